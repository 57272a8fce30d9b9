import { type Chance, fill, type MatchRecord, same, verify } from '#kernel';
import { titleNamed } from '#shelf';
import { sendRequest, type TestClient, newGuest, newTable, clientOffers } from '../client.fixture.ts';
import type { Command } from '../../tables/protocol.ts';
import { sleep } from './hosted-server.fixture.ts';
import { insist, type PersistentClient, persistentClient, type SentCommand } from './persistent-client.fixture.ts';

/** The players of a table in a crash test, and how they behave. */
export interface TablePlan {
  readonly form: object;
  readonly people: number;
  readonly watchers: number;
  /** The bots on the other seats. */
  readonly bots?: string;
  /** Whether people move; if not, only the clock does. */
  readonly moves: boolean;
  readonly chats: boolean;
}

/** A table that is played until the crash test ends, match after match. */
export interface CrashTestTable {
  readonly plan: TablePlan;
  /** The players of the current match. */
  readonly players: readonly PersistentClient[];
  readonly watchers: readonly PersistentClient[];
  /** All commands ever sent, also in finished matches. */
  readonly wanted: readonly SentCommand[];
  /** The tables of all matches, the current one last. */
  readonly tables: readonly string[];
  /** Whether the players are changing tables. */
  readonly isMoving: boolean;
  readonly finished: number;
}

/** The data the tables of a crash test share. */
export interface CrashTestContext {
  readonly url: string;
  readonly chance: Chance;
  readonly isOver: boolean;
  /** Resolves at once, unless all clients are paused. */
  calm(): Promise<void>;
  /** Reports a flaw. */
  blame(flaw: string): void;
}

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dot', 'Eve', 'Fay', 'Gus'];

/** Opens a table, seats all clients and starts; they play until the crash test ends. */
export async function openCrashTestTable(
  context: CrashTestContext,
  plan: TablePlan,
): Promise<CrashTestTable & { done: Promise<void> }> {
  const { url } = context;
  const people = await Promise.all(NAMES.slice(0, plan.people + plan.watchers).map(name => newGuest(url, name)));
  const [host] = people;
  if (!host) throw new Error('no client connected');
  const tables = [await newTable(url, host, plan.form)];
  const wanted: SentCommand[][] = [];
  let players: PersistentClient[] = [];
  let watchers: PersistentClient[] = [];
  let isMoving = false;
  let finished = 0;

  async function takeSeats(table: string): Promise<void> {
    isMoving = true;
    const all = await Promise.all(people.map(me => persistentClient(me, { url, token: me.token, table })));
    wanted.push(...all.map(one => one.wanted as SentCommand[]));
    players = all.slice(0, plan.people);
    watchers = all.slice(plan.people);
    for (const [seat, player] of players.entries()) {
      await must(player, { do: 'sit', seat, word: `word ${seat}` });
      await must(player, { do: 'ready', ready: true });
    }
    const [first] = players;
    if (!first) throw new Error('no players');
    await untilSo(context, first, ({ n }) => players.every(({ client }) => client.n <= n));
    for (const [seat, taken] of first.client.doc.table.seats.entries())
      if (!taken) await must(first, { do: 'seatBot', seat, bot: plan.bots ?? 'novice' });
    await must(first, { do: 'start' });
    isMoving = false;
  }

  async function playOn(): Promise<void> {
    while (!context.isOver) {
      await Promise.all([
        ...players.map(player => (plan.moves ? play(context, player) : lookOn(context, player))),
        ...players.map(player => plan.chats && chat(context, player, 'table')),
        ...watchers.map(watcher => chat(context, watcher, 'watchers')),
      ]);
      if (context.isOver) return;
      await context.calm();
      isMoving = true;
      const old = [...players, ...watchers];
      const next = await nextTable();
      if (next === null) return;
      tables.push(next);
      await takeSeats(next);
      for (const { client } of old) client.cut();
    }
  }

  /** The table of the rematch, or a new one if the match was closed for too many moves; null: the test is over. */
  async function nextTable(): Promise<string | null> {
    const [first] = players;
    if (!first) return null;
    if (first.client.doc.table.phase === 'closed') return insist(() => newTable(url, first.me, plan.form));
    await checkRecord(context, tables.at(-1) ?? '');
    finished += 1;
    await first.does({ do: 'rematch' });
    await untilSo(context, first, ({ doc }) => doc.table.next !== null);
    return first.client.doc.table.next;
  }

  await takeSeats(tables[0] ?? '');
  return {
    plan,
    get players() {
      return players;
    },
    get watchers() {
      return watchers;
    },
    get wanted() {
      return wanted.flat();
    },
    tables,
    get isMoving() {
      return isMoving;
    },
    get finished() {
      return finished;
    },
    done: playOn(),
  };
}

async function must(player: PersistentClient, command: Command): Promise<void> {
  const answer = await player.does(command);
  if (answer.type === 'refused') throw new Error(`${command.do} was refused: ${JSON.stringify(answer.refused)}`);
}

const isOver = ({ doc }: TestClient): boolean => doc.table.phase === 'over' || doc.table.phase === 'closed';

/** Waits until the condition holds, also over reconnects. */
async function untilSo(
  context: CrashTestContext,
  { client, here }: PersistentClient,
  isSo: (client: TestClient) => boolean,
): Promise<void> {
  while (!context.isOver) {
    await here();
    if (isSo(client)) return;
    await client.until(one => isSo(one) || context.isOver).catch(() => {});
  }
}

/** Moves as fast as it is answered, until the match is over. */
async function play(context: CrashTestContext, player: PersistentClient): Promise<void> {
  const { client } = player;
  const { chance } = context;
  for (;;) {
    await untilSo(context, player, one => isOver(one) || clientOffers(one).length > 0);
    await context.calm();
    if (context.isOver || isOver(client)) return;
    // marker moves are limited
    const useful = clientOffers(client).filter(({ type }) => type !== 'assign' && type !== 'unassign');
    const offers = useful.length > 0 && chance.below(4) > 0 ? useful : clientOffers(client);
    if (offers.length === 0) continue;
    const whim = chance.below(20);
    if (whim === 0) await player.does({ do: 'undo', based: client.n });
    else if (whim === 1) await player.does({ do: 'move', action: { type: 'cheat' }, based: client.n });
    else await player.does({ do: 'move', action: fill(chance.pick(offers), chance), based: client.n });
  }
}

const lookOn = (context: CrashTestContext, player: PersistentClient): Promise<void> => untilSo(context, player, isOver);

async function chat(context: CrashTestContext, regular: PersistentClient, to: 'table' | 'watchers'): Promise<void> {
  for (let line = 1; ; line++) {
    await sleep(100 + context.chance.below(700));
    await context.calm();
    if (context.isOver || isOver(regular.client)) return;
    await regular.does({ do: 'say', to, text: `line ${line}` });
  }
}

/** Verifies the record of a finished match. */
async function checkRecord({ url, blame }: CrashTestContext, table: string): Promise<void> {
  const { status, body } = await insist(async () => {
    const reply = await sendRequest<MatchRecord>(url, `GET /api/tables/${table}/record`);
    if (reply.status === 503) throw new Error('later');
    return reply;
  });
  if (status !== 200) return blame(`no record of ${table}: ${status} ${JSON.stringify(body)}`);
  const game = titleNamed(body.edition)?.game;
  const found = game && verify(body, game);
  if (!found?.ok) blame(`the record of ${table} does not verify: ${JSON.stringify(found)}`);
}

/** Compares a client's document with that of a new client. */
export async function compareWithFresh(regular: PersistentClient, fresh: TestClient): Promise<string[]> {
  const { client, me } = regular;
  // players do not receive the spectators' chat, unless they connect again after the match
  const isWatcher = fresh.doc.you.seat === null;
  const areTogether = (): boolean => client.n === fresh.n && (!isWatcher || client.w === fresh.w);
  while (!areTogether()) {
    const last = Math.max(client.n, fresh.n);
    await Promise.all([client, fresh].map(one => one.until(({ n }) => n >= last)));
    await sleep(0);
  }
  const differences: string[] = [];
  const compare = (what: string, mine: unknown, theirs: unknown): void => {
    if (!same(mine, theirs))
      differences.push(
        `${me.guest.name} at ${client.n} knows another ${what}:\n${JSON.stringify(mine)}\n${JSON.stringify(theirs)}`,
      );
  };
  compare('table', client.doc, fresh.doc);
  await Promise.all([client.hearEarlier(), fresh.hearEarlier()]);
  compare('past', client.heard, fresh.heard);
  compare('chat', client.said.slice(-fresh.said.length || Infinity), fresh.said);
  if (isWatcher) compare('chat of watchers', client.watchers.slice(-fresh.watchers.length || Infinity), fresh.watchers);
  return [...differences, ...regular.flaws.filter(flaw => isWatcher || !flaw.startsWith('overheard'))];
}
