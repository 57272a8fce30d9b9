import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BotPool, botPool, type BotQuestion } from '#bots/pool';
import {
  type AnyGame,
  type AnyMatch,
  awaited,
  type Chance,
  fill,
  patch,
  play,
  quickChance,
  type Seat,
  start,
} from '#kernel';
import { type Title, titleNamed } from '#shelf';
import { openSqlite } from '../server/store/sqlite.ts';
import { runCommand } from './commands.ts';
import { isRefused } from './decision.ts';
import type { Entry, WatchersLog } from './entry.ts';
import type { TableService, TableSettings } from './service.ts';
import { enter, exit } from './listeners.ts';
import { liveTableAt } from './live-tables.ts';
import type { LiveTable } from './live.ts';
import { makeTable } from './new-tables.ts';
import type {
  Doc,
  EarlierRequest,
  ByeReason,
  Hello,
  Command,
  NudgeRequest,
  Refused,
  ChatLine,
  ServerMessage,
} from './protocol.ts';
import { noReplays } from './replays.ts';
import type { Guest, Instant, Outage, Store, TableKey } from './store.ts';
import type { Listener } from './tell.ts';

/** The start time of tests. */
export const START_TIME: Instant = 1_800_000_000_000;

/** No player counts as away or late, and bots answer at once. */
const PATIENT: TableSettings = {
  grace: 60_000,
  awayAfter: 3_600_000,
  pace: [0, 0],
  tablesPerGuest: 1_000,
  idle: 600_000,
  abandoned: 86_400_000,
  keep: null,
};

/** A test environment: a store in its own file, real bots, and a clock that the test sets. */
export interface TestTables {
  readonly store: Store;
  /** The questions bots were asked, in order. */
  readonly asked: BotQuestion[];
  readonly alarms: { readonly what: string; readonly cause: unknown }[];
  readonly time: { now: Instant };
  /** Another process on the same store. */
  service(settings?: Partial<TableSettings>, more?: { store?: Store; outages?: Outage[] }): TableService;
  close(): Promise<void>;
}

export async function openTestTables(): Promise<TestTables> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-table-'));
  const time = { now: START_TIME };
  const store = await openSqlite({
    file: join(folder, 'parlour.db'),
    durability: 'normal',
    limit: null,
    now: START_TIME,
  });
  const asked: BotQuestion[] = [];
  const alarms: TestTables['alarms'] = [];
  const pool = overheard(botPool({ threads: 1, log: cause => void alarms.push({ what: 'a bot', cause }) }), asked);
  return {
    store,
    asked,
    alarms,
    time,
    service: (settings = {}, more = {}) => ({
      store: more.store ?? store,
      now: () => time.now,
      outages: more.outages ?? [],
      watch: {
        moved: () => {},
        stored: () => {},
        refused: () => {},
        problem: (what, cause) => void alarms.push({ what, cause }),
      },
      settings: { ...PATIENT, ...settings },
      pool,
      run: randomUUID(),
      liveTables: new Map(),
      replays: noReplays(),
      awaiting: new Map(),
      forgetting: new Map(),
    }),
    async close() {
      await pool.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const overheard = (pool: BotPool, asked: BotQuestion[]): BotPool => ({
  ask: request =>
    pool.ask({
      ...request,
      question() {
        const question = request.question();
        if (question) asked.push(structuredClone(question));
        return question;
      },
    }),
  get waiting() {
    return pool.waiting;
  },
  close: () => pool.close(),
});

export const guest = (id: string, name = id): Guest => ({ id, name, madeAt: START_TIME });

/** A test client, which knows only what it was sent. */
export interface TableClient extends Listener {
  readonly live: LiveTable;
  doc: Doc;
  /** The document at every number received. */
  readonly docs: Map<number, Doc>;
  /** The last numbers received. */
  n: number;
  w: number | null; // null: no message of a spectator yet
  /** The history of those numbers. */
  history: string;
  readonly heard: ServerMessage[];
  readonly lines: ChatLine[];
  readonly watchersLines: ChatLine[];
  farewell: ByeReason | null; // null: still welcome
  /** Sends a command and waits for its answer. */
  asks(command: Command | EarlierRequest | NudgeRequest, id?: string): Promise<ServerMessage>;
  /** The result: 'ok', or the reason of the refusal. */
  tries(command: Command, id?: string): Promise<string>;
  leaves(): void;
}

export interface ClientOptions extends Pick<Hello, 'since' | 'history' | 'watchersSince' | 'as'> {
  readonly name?: string;
  readonly offers?: boolean;
  /** The document it had before. */
  readonly doc?: Doc;
}

/** Connects to a table, or returns the refusal. */
export async function tryConnect(
  service: TableService,
  live: LiveTable,
  id: string,
  coming: ClientOptions = {},
): Promise<TableClient | Refused> {
  const { name = id, doc, ...hello } = coming;
  const client: TableClient = {
    guest: guest(id, name),
    viewer: 'audience',
    ...(hello.offers && { offers: true }),
    live,
    doc: doc ?? ({} as Doc),
    docs: new Map(),
    n: hello.since ?? 0,
    w: null,
    history: '',
    heard: [],
    lines: [],
    watchersLines: [],
    farewell: null,
    hear: message => receiveMessage(client, JSON.parse(message) as ServerMessage),
    dismiss: because => {
      client.farewell = because;
      exit(service, live, client);
    },
    async asks(command, own) {
      const as = own ?? randomUUID();
      const before = client.heard.length;
      await runCommand(service, live, client, { ...command, id: as });
      const answers = client.heard.slice(before).filter(message => 're' in message && message.re === as);
      const [answer] = answers;
      if (!answer || answers.length > 1) throw new Error(`${answers.length} answers to ${command.do}`);
      return answer;
    },
    async tries(command, own) {
      const answer = await client.asks(command, own);
      return answer.type === 'refused' ? answer.refused.because : 'ok';
    },
    leaves: () => exit(service, live, client),
  };
  // by default a returning client was connected in this run
  return (await enter(service, live, client, { history: service.run, ...hello })) ?? client;
}

/** Keeps the document up to date, as every client must. */
function receiveMessage(client: TableClient, message: ServerMessage): void {
  if (client.farewell) throw new Error(`${client.guest.id} was shown out, and still hears ${message.type}`);
  client.heard.push(message);
  if (message.type === 'welcome') {
    client.doc = message.doc;
    client.n = message.n;
    client.history = message.history;
    client.docs.set(message.n, message.doc);
    client.w = message.w;
    client.lines.splice(0, Infinity, ...message.said);
    client.watchersLines.splice(0, Infinity, ...message.watchers);
  }
  if (message.type === 'caughtUp') client.history = message.history;
  if (message.type !== 'told') return;
  if (message.n !== undefined) {
    if (message.n !== client.n + 1) throw new Error(`${client.guest.id} hears ${message.n} after ${client.n}`);
    client.n = message.n;
    client.doc = patch(client.doc, message.change) as Doc;
    client.docs.set(message.n, client.doc);
    if (message.said) client.lines.push(message.said);
  } else if (message.w !== undefined) {
    client.w = message.w;
    if (message.said) client.watchersLines.push(message.said);
  }
}

/** As `tryConnect`, where it must succeed. */
export async function connectClient(
  service: TableService,
  live: LiveTable,
  id: string,
  coming?: ClientOptions,
): Promise<TableClient> {
  const client = await tryConnect(service, live, id, coming);
  if ('because' in client) throw new Error(`${id} may not come in: ${client.because}`);
  return client;
}

export const PI = { title: 'pi', seats: 3 };
/** Bots that take longer than any test. */
export const SLOWLY = { pace: [3_600_000, 3_600_000] } as const;

/** A table, by default Ann's. */
export async function newLiveTable(service: TableService, form: object = PI, host = 'ann'): Promise<LiveTable> {
  const made = await makeTable(service, guest(host), form);
  if (isRefused(made)) throw new Error(`no such table: ${JSON.stringify(made)}`);
  return liveTable(service, made.table.id);
}

export async function liveTable(service: TableService, id: string): Promise<LiveTable> {
  const live = await liveTableAt(service, id);
  if (!live) throw new Error(`no table ${id}`);
  return live;
}

/** A client for each name. */
type Clients<Names extends readonly string[]> = { [Place in keyof Names]: TableClient };

/** A table where these people are seated and ready; the first is the host. Bots take the other seats. */
export async function seatedTable<const Names extends readonly string[]>(
  service: TableService,
  names: Names,
  form: object = {},
): Promise<{ live: LiveTable; people: Clients<Names> }> {
  const live = await newLiveTable(service, { ...PI, ...form }, names[0]);
  const people: TableClient[] = [];
  for (const [seat, id] of names.entries()) {
    const client = await connectClient(service, live, id);
    await mustDo(client, { do: 'sit', seat, word: `word of ${id}` });
    await mustDo(client, { do: 'ready', ready: true });
    people.push(client);
  }
  for (let seat = people.length; seat < live.table.chairs.length; seat++)
    for (const host of people.slice(0, 1)) await mustDo(host, { do: 'seatBot', seat, bot: 'novice' });
  return { live, people: people as unknown as Clients<Names> };
}

/** As `seatedTable`, with the match dealt. */
export async function dealtTable<const Names extends readonly string[]>(
  service: TableService,
  names: Names,
  form: object = {},
): Promise<{ live: LiveTable; people: Clients<Names> }> {
  const { live, people } = await seatedTable(service, names, form);
  const [host] = people;
  if (host) await mustDo(host, { do: 'start' });
  return { live, people };
}

export const THREE = ['ann', 'bob', 'cyd'] as const;

/** Runs a command that must succeed. */
export async function mustDo(
  client: TableClient,
  command: Command | EarlierRequest,
  id?: string,
): Promise<ServerMessage> {
  const answer = await client.asks(command, id);
  if (answer.type === 'refused')
    throw new Error(`${client.guest.id} may not ${command.do}: ${JSON.stringify(answer.refused)}`);
  return answer;
}

export function titleOnShelf(id: string, version?: number): Title {
  const title = titleNamed(id, version);
  if (!title) throw new Error(`no title ${id}`);
  return title;
}

const gameOf = ({ doc }: TableClient): AnyGame =>
  titleOnShelf(doc.table.form.title, doc.table.version ?? undefined).game;

/** A match after some moves without accusations, so it is not over. */
export function midway(
  { title: id, options, seats }: { title: string; options: object; seats: number },
  chance: Chance,
  moves = 12,
): AnyMatch {
  const { game, fixed } = titleOnShelf(id);
  const seed = Uint8Array.from({ length: 32 }, () => chance.below(256));
  const match = start({ game, options: { ...options, ...fixed }, seats, seed });
  for (let made = 0; made < moves; made++) {
    const [seat = 0] = awaited(match);
    const offers = game.offers(game.view(match.state, seat)).filter(({ type }) => type !== 'accuse');
    const reply = play(match, seat, fill(chance.pick(offers), chance), made);
    if (!reply.ok) throw new Error(`no move: ${JSON.stringify(reply.refusal)}`);
  }
  return match;
}

/** A random action of one of these types that the client is offered; undefined if there is none. */
export function someAction(client: TableClient, chance: Chance, ...types: string[]): { type: string } | undefined {
  const { view } = client.doc;
  const offers = view ? gameOf(client).offers(view) : [];
  const wanted = offers.filter(({ type }) => (types.length > 0 ? types.includes(type) : true));
  return wanted.length > 0 ? fill(chance.pick(wanted), chance) : undefined;
}

/** Plays a move of an awaited client. */
export async function playMove(client: TableClient, ...types: string[]): Promise<ServerMessage> {
  const action = someAction(client, quickChance(client.n), ...types);
  if (!action) throw new Error(`${client.guest.id} has nothing to do`);
  return mustDo(client, { do: 'move', action, based: client.n });
}

export type Three = readonly [TableClient, TableClient, TableClient];

/** The clients in turn order, starting with the awaited one. */
export function inOrder([ann, bob, cyd]: Three): Three {
  const orders = [
    [ann, bob, cyd],
    [bob, cyd, ann],
    [cyd, ann, bob],
  ] as const;
  const order = orders[ann.doc.awaited[0] ?? -1];
  if (!order) throw new Error('no client is awaited');
  return order;
}

export const seatNumber = ({ doc }: TableClient): Seat => {
  if (doc.you.seat === null) throw new Error('not seated');
  return doc.you.seat;
};

/** Waits until the condition holds. */
export async function waitUntil(isSo: () => unknown, what = 'it'): Promise<void> {
  const end = performance.now() + 5_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what} never came about`);
    await new Promise(resolve => setTimeout(resolve, 1));
  }
}

/** Waits until the table has no pending jobs. */
export async function untilIdle(live: LiveTable): Promise<void> {
  while (live.working) await new Promise(resolve => setImmediate(resolve));
}

/** Long enough for everything that is pending. */
export const shortPause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 25));

/** All entries of a table's log. */
export const entriesOf = async (store: Store, key: TableKey): Promise<Entry[]> =>
  (await store.read(key, 'table', 0)).map(body => JSON.parse(body) as Entry);

/** For tables without watchers. */
export const NOTHING_SAID: WatchersLog = { w: 0, lines: [], saidBy: new Map() };
