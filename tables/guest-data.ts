import { type Seat, seatsOf } from '#kernel';
import { commit, decisionContextOf, enqueue, refresh } from './commit.ts';
import type { DecisionContext, CommandOutcome } from './decision.ts';
import { recordAt } from './doc.ts';
import type { Entry, ChatEntry } from './entry.ts';
import { fold, openedTable, REMEMBERED_LINES } from './fold.ts';
import type { TableService } from './service.ts';
import { sendWelcome } from './listeners.ts';
import { drop, liveTableAt } from './live-tables.ts';
import type { LiveTable } from './live.ts';
import { removal } from './lobby.ts';
import { isDisplaced } from './processes.ts';
import type { ChatRoom } from './protocol.ts';
import { cancellation } from './seats.ts';
import type { TableCard, Guest, GuestId, Instant, StoredLine, Store, TableKey } from './store.ts';
import { seatOf, type FoldedTable, occupantOf } from './table.ts';

/** Tables looked up at once. */
const PAGE = 20;

/**
 * Removes a deleted guest from every table: they leave open tables, and their name and chat lines are removed from
 * every log. Moves and words of the deal stay, since they belong to the match.
 */
export function forgetGuest(service: TableService, guest: GuestId): Promise<void> {
  const running =
    service.forgetting.get(guest) ?? forget(service, guest).finally(() => service.forgetting.delete(guest));
  service.forgetting.set(guest, running);
  return running;
}

/** Continues removals that were requested elsewhere or interrupted. */
export async function forgetRemoved(service: TableService): Promise<void> {
  for (const guest of await service.store.removedGuests(PAGE)) await forgetGuest(service, guest);
}

async function forget(service: TableService, guest: GuestId): Promise<void> {
  await dismiss(service, guest);
  await forgetEverywhere(service, guest);
  // connections that were opened meanwhile
  await dismiss(service, guest);
}

async function forgetEverywhere(service: TableService, guest: GuestId): Promise<void> {
  for (let after = 0; ; ) {
    const tables = await service.store.tablesNaming(guest, after, PAGE);
    for (const table of tables) {
      // other processes do this for their own tables
      if (service.processes && !service.processes.owns(table.id)) continue;
      try {
        await forgetAt(service, table, guest);
      } catch (error) {
        if (!isDisplaced(error)) service.watch.problem('a guest could not be removed from a table', error);
      }
    }
    const last = tables.at(-1);
    if (!last) return;
    after = last.key;
  }
}

/** Invalidates their secret, and closes their connections. */
async function dismiss({ liveTables, watch }: TableService, guest: GuestId): Promise<void> {
  watch.removed?.(guest);
  for (const loading of liveTables.values()) {
    const live = await loading.catch(() => undefined);
    for (const listener of live?.listeners ?? [])
      if (listener.guest.id === guest && live?.listeners.delete(listener)) listener.dismiss('refused');
  }
}

async function forgetAt(
  service: TableService,
  { key, id }: { readonly key: TableKey; readonly id: string },
  guest: GuestId,
): Promise<void> {
  const wasInMemory = service.liveTables.has(id);
  const live = await liveTableAt(service, id).catch((error: unknown) => {
    if (isDisplaced(error)) throw error;
    return undefined; // a table that cannot be read has no connections
  });
  if (!live) return rewriteTable(service.store, key, id, guest);
  await enqueue(live, async () => {
    let outcome: CommandOutcome | undefined;
    do outcome = await commit(live, service, { decide: () => part(live.table, guest, decisionContextOf(service)) });
    while (outcome);
    const forgotten: Entry = { kind: 'forgotten', by: null, guest, at: service.now() };
    await commit(live, service, { decide: () => taken(live.table, forgotten) });
    await rewriteTable(service.store, key, id, guest);
    await showAnew(service, live);
  });
  if (!wasInMemory && live.listeners.size === 0) drop(service, live);
}

function taken(table: FoldedTable, entry: Entry): CommandOutcome {
  fold(table, entry);
  return { ok: true, entry };
}

/** The next entry caused by the removal of a guest; undefined: none. */
function part(table: FoldedTable, guest: GuestId, when: DecisionContext): CommandOutcome | undefined {
  const { now: at } = when;
  const entry =
    table.phase === 'gathering'
      ? partingEntry(table, guest, at)
      : (cancellation({ table, ...when }, guest) ?? leavingEntry(table, guest, at));
  return entry && taken(table, entry);
}

/** Before a match: frees their seat and passes the host role on, or closes the table if no other guest is seated. */
function partingEntry(table: FoldedTable, guest: GuestId, at: Instant): Entry | undefined {
  const { host, chairs } = table;
  const heir = chairs.find(({ taken }) => taken?.guest && taken.guest !== guest)?.taken?.guest ?? null;
  const seat = seatOf(table, guest);
  if (seat !== undefined) {
    const next = host === guest ? (heir ?? host) : host;
    return { kind: 'cleared', by: guest, seat, host: next, at, ...removal(table) };
  }
  if (host !== guest) return undefined;
  return heir === null ? { kind: 'closed', by: null, why: 'host', at } : { kind: 'hosted', by: heir, at };
}

/** In a match they count as having left, so a bot may stand in at once. */
function leavingEntry(table: FoldedTable, guest: GuestId, at: Instant): Entry | undefined {
  const own = table.phase === 'playing' ? occupantOf(table, guest) : undefined;
  if (!own || (own.gone && own.away !== null)) return undefined;
  return { kind: 'left', by: null, guest, gone: true, at };
}

/** Reloads the table, and sends everybody a new welcome. */
async function showAnew(service: TableService, live: LiveTable): Promise<void> {
  live.needsReload = true;
  await refresh(live, service);
  const lines = await service.store.read(live.key, 'watchers', 0);
  const remembered = lines.slice(-REMEMBERED_LINES).map(body => JSON.parse(body) as ChatEntry);
  live.watchers.w = lines.length;
  live.watchers.lines.splice(0, live.watchers.lines.length, ...remembered);
  for (const listener of live.listeners) sendWelcome(service, live, listener);
}

/** Removes a guest's name and words from everything stored of a table. */
async function rewriteTable(store: Store, key: TableKey, id: string, guest: GuestId): Promise<void> {
  const found = await store.find(id);
  if (!found) return;
  const [bodies, sayings, [record]] = await Promise.all([
    store.read(key, 'table', 0),
    store.read(key, 'watchers', 0),
    store.read(key, 'record', 0),
  ]);
  const entries = bodies.map(body => JSON.parse(body) as Entry);
  const { changed, seats } = without(guest, entries);
  const lines: StoredLine[] = [...changed].map(([number, entry]) => ({
    lane: 'table',
    number,
    body: JSON.stringify(entry),
  }));
  for (const [index, body] of sayings.entries()) {
    const saying = JSON.parse(body) as ChatEntry;
    if (saying.by === guest) lines.push({ lane: 'watchers', number: index + 1, body: JSON.stringify(blank(saying)) });
  }
  if (record !== undefined && seats.size > 0) {
    const rewritten = entries.map((entry, index) => changed.get(index + 1) ?? entry);
    lines.push({ lane: 'record', number: 1, body: recordWithout(seats, record, rewritten) });
  }
  await store.rewrite(key, lines, cardWithout(guest, found.card), guest);
}

/** The owner of a chair, or of the seat that is added next, and the entry that names them. */
interface SeatOwner {
  readonly owner: GuestId | null; // null: nobody, or a bot
  readonly named: { readonly number: number; readonly entry: Entry & { kind: 'sat' | 'joining' } } | null; // null: it needs none
}
const FREE: SeatOwner = { owner: null, named: null };
const BOT: SeatOwner = { owner: null, named: null };

/** The entries that name or quote a guest, rewritten, by number; and the seats that were theirs. */
function without(
  guest: GuestId,
  entries: readonly Entry[],
): { readonly changed: ReadonlyMap<number, Entry>; readonly seats: ReadonlySet<Seat> } {
  const changed = new Map<number, Entry>();
  const sitters: SeatOwner[] = [];
  function clear(seat: Seat): void {
    const sitter = sitters[seat];
    // a chair that was moved to another device keeps its name
    if (sitter?.named && sitter.owner === guest) changed.set(sitter.named.number, { ...sitter.named.entry, name: '' });
    sitters[seat] = FREE;
  }
  for (const [index, entry] of entries.entries()) {
    const number = index + 1;
    if (entry.kind === 'said' && entry.by === guest) changed.set(number, blank(entry));
    if (entry.kind === 'opened' && entry.kept.some(one => one?.guest === guest))
      changed.set(number, { ...entry, kept: entry.kept.map(one => (one?.guest === guest ? null : one)) });
    if (entry.kind === 'sat') sitters[entry.seat] = { owner: entry.by, named: { number, entry } };
    if (entry.kind === 'botSat') sitters[entry.seat] = BOT;
    // all chairs are taken at the start: empty ones after the last were removed
    if (entry.kind === 'started') sitters.length = sitters.findLastIndex(sitter => sitter && sitter !== FREE) + 1;
    // the next added seat is theirs
    if (entry.kind === 'joining') sitters.push({ owner: entry.by, named: { number, entry } });
    if (entry.kind === 'handed') sitters[entry.seat] = { ...(sitters[entry.seat] ?? FREE), owner: entry.by };
    if (entry.kind === 'cleared') clear(entry.seat);
    if (entry.kind === 'cleared' && entry.removed) sitters.splice(entry.seat, 1);
    if (entry.kind === 'joinCancelled') {
      const seat = sitters.findLastIndex(sitter => sitter.owner === entry.guest);
      clear(seat);
      sitters.splice(seat, 1);
    }
  }
  const seats = new Set(seatsOf(sitters.length).filter(seat => sitters[seat]?.owner === guest));
  for (const seat of sitters.keys()) clear(seat);
  return { changed, seats };
}

const blank = (saying: ChatEntry): ChatEntry => ({ ...saying, name: '', text: '' });

const cardWithout = (guest: GuestId, card: TableCard): TableCard => ({
  ...card,
  seats: card.seats.map(taken => (taken?.guest === guest ? { ...taken, name: '' } : taken)),
});

/**
 * A record without the names on some seats. It is written again so that it can still be verified, which needs the rules
 * it was played under; under older rules only the names are removed.
 */
function recordWithout(seats: ReadonlySet<Seat>, record: string, entries: readonly Entry[]): string {
  const table = folded(entries);
  if (table?.match && table.phase === 'over') return JSON.stringify(recordAt(table));
  const read = JSON.parse(record) as { seats: { name: string }[] };
  return JSON.stringify({
    ...read,
    seats: read.seats.map((one, seat) => (seats.has(seat) ? { ...one, name: '' } : one)),
  });
}

function folded([first, ...entries]: readonly Entry[]): FoldedTable | undefined {
  try {
    if (!first) return undefined;
    const table = openedTable(first);
    for (const entry of entries) fold(table, entry);
    return table;
  } catch {
    return undefined; // its game is no longer available
  }
}

/** The data stored of a guest at one table. */
export interface TableExport extends Pick<TableCard, 'id' | 'code' | 'title' | 'phase' | 'madeAt' | 'changedAt'> {
  readonly host: boolean;
  readonly sat: readonly {
    readonly at: Instant;
    readonly seat: number;
    readonly name: string;
    readonly word: string;
  }[];
  /** When they asked to join the running match. */
  readonly joined: readonly { readonly at: Instant; readonly name: string }[];
  readonly said: readonly {
    readonly at: Instant;
    readonly to: ChatRoom;
    readonly name: string;
    readonly text: string;
  }[];
}

/** Everything stored of a guest, as JSON in chunks, table by table. */
export async function* exportOf(store: Store, guest: Guest): AsyncGenerator<string> {
  yield `{"guest":${JSON.stringify({ id: guest.id, name: guest.name, madeAt: guest.madeAt })},"tables":[`;
  let isFirst = true;
  for (let after = 0; ; ) {
    const tables = await store.tablesNaming(guest.id, after, PAGE);
    for (const { key, id } of tables) {
      const card = (await store.find(id))?.card;
      if (!card) continue;
      yield `${isFirst ? '' : ','}${JSON.stringify(await tableExport(store, key, card, guest.id))}`;
      isFirst = false;
    }
    const last = tables.at(-1);
    if (!last) break;
    after = last.key;
  }
  yield ']}\n';
}

async function tableExport(store: Store, key: TableKey, card: TableCard, guest: GuestId): Promise<TableExport> {
  const own = async (lane: ChatRoom): Promise<Entry[]> =>
    (await store.read(key, lane, 0))
      // most lines are moves of others and need not be parsed
      .filter(body => body.includes(guest))
      .map(body => JSON.parse(body) as Entry)
      .filter(({ by }) => by === guest);
  const [atTable, amongWatchers] = [await own('table'), await own('watchers')];
  const saidTo = (to: ChatRoom, entries: readonly Entry[]): TableExport['said'] =>
    entries
      .filter((entry): entry is ChatEntry => entry.kind === 'said')
      .map(({ at, name, text }) => ({ at, to, name, text }));
  const { id, code, title, phase, madeAt, changedAt } = card;
  return {
    id,
    code,
    title,
    phase,
    madeAt,
    changedAt,
    host: card.host === guest,
    sat: atTable.flatMap(entry =>
      entry.kind === 'sat' ? [{ at: entry.at, seat: entry.seat, name: entry.name, word: entry.word }] : [],
    ),
    joined: atTable.flatMap(entry => (entry.kind === 'joining' ? [{ at: entry.at, name: entry.name }] : [])),
    said: [...saidTo('table', atTable), ...saidTo('watchers', amongWatchers)],
  };
}
