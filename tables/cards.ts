import type { Milliseconds } from '#kernel';
import { awaitedAt } from './doc.ts';
import type { TableService } from './service.ts';
import { readLive } from './live-tables.ts';
import { readTable } from './live.ts';
import { type TableCard, type GuestId, type Instant, isStoreFailure, type TablePhase, type Store } from './store.ts';
import { botAt, type FoldedTable } from './table.ts';

/** A table in a list, as anybody who may see the list sees it. */
export type CardDoc = Omit<TableCard, 'dueAt' | 'isPublic'>;

const cardDoc = (card: TableCard): CardDoc => ({
  id: card.id,
  code: card.code,
  title: card.title,
  language: card.language,
  host: card.host,
  phase: card.phase,
  seats: card.seats,
  result: card.result,
  madeAt: card.madeAt,
  changedAt: card.changedAt,
});

/** A table that is not over, as somebody sees it who sits there or hosts it. */
export interface OpenTableDoc extends CardDoc {
  /** Whether it waits for them; null: nobody has looked yet. */
  readonly awaited: boolean | null;
  /** How long they have, while it does; null: no clock runs. */
  readonly left: Milliseconds | null;
}

const PAGE = 20;
const MOST_OPEN_TABLES = 100;
/** Later than anything that has happened. */
const ALWAYS: Instant = Number.MAX_SAFE_INTEGER;
const OPEN: readonly TablePhase[] = ['gathering', 'playing'];

/** Tables in the public list, and of these tables of one host. */
const MOST_PUBLIC_TABLES = 50;
const MOST_OF_ONE_HOST = 2;
/** An empty public table leaves the list after this time: see `touchListed` in sweeps.ts. */
const LISTED_FOR: Milliseconds = 5 * 60_000;

/** Public tables before their match with a guest connected, the newest first. */
export async function publicTables({ store, now }: TableService): Promise<CardDoc[]> {
  return (await store.publicTables(now() - LISTED_FOR, MOST_OF_ONE_HOST, MOST_PUBLIC_TABLES)).map(cardDoc);
}

/** Where a guest sits or hosts, before and in a match. */
export async function openTablesOf(service: TableService, guest: GuestId): Promise<OpenTableDoc[]> {
  const cards = await service.store.tablesOf(guest, OPEN, ALWAYS, MOST_OPEN_TABLES);
  const isAwaited = await whereAwaited(service, guest, cards);
  return cards.map(card => {
    const awaited = isAwaited.get(card.id) ?? null;
    const left = awaited && card.dueAt !== null ? Math.max(0, card.dueAt - service.now()) : null;
    return { ...cardDoc(card), awaited, left };
  });
}

/** A guest's matches that are over, the last first, one page of them; and from when on the next page goes. */
export async function matchesOf(
  store: Store,
  guest: GuestId,
  before: Instant = ALWAYS,
): Promise<{ matches: CardDoc[]; before: Instant | null }> {
  const cards = await store.tablesOf(guest, ['over'], before, PAGE);
  const last = cards.length < PAGE ? undefined : cards.at(-1);
  return { matches: cards.map(cardDoc), before: last?.changedAt ?? null }; // null: these were all
}

/** How many logs are read for one list: the rest is looked at when it is asked for again. */
const MOST_READ = 20;
/** Of how many tables it is remembered what was read. */
const MOST_REMEMBERED = 1_000;

/**
 * Which of these tables wait for a guest; of some it may not be known yet. A move touches no card, so a table in memory
 * is asked, and of any other the log is read: once, for until it grows the answer is the same.
 */
async function whereAwaited(
  service: TableService,
  guest: GuestId,
  cards: readonly TableCard[],
): Promise<ReadonlyMap<string, boolean>> {
  const isAwaited = new Map<string, boolean>();
  let unread = MOST_READ;
  for (const { id, phase, seats } of cards) {
    if (phase !== 'playing' || !seats.some(taken => taken?.guest === guest)) {
      isAwaited.set(id, false);
      continue;
    }
    try {
      const known = await (service.liveTables.has(id)
        ? readLive(service, id, ({ table }) => guestsAwaited(table))
        : remembered(service, id));
      const guests = known ?? (unread-- > 0 ? await read(service, id) : undefined);
      if (guests) isAwaited.set(id, guests.includes(guest));
    } catch (error) {
      if (isStoreFailure(error)) throw error;
      // one that cannot be read is no harm to the rest
      service.watch.problem('whom a table waits for is not known', error);
    }
  }
  return isAwaited;
}

/** Not those for whom a bot plays; and where all agreed to a pause, nobody. A deserted or unattended table waits for whoever is next. */
function guestsAwaited(table: FoldedTable): GuestId[] {
  if (table.paused === 'agreed') return [];
  return awaitedAt(table).flatMap(seat => {
    const taken = table.chairs[seat]?.taken;
    return taken && taken.guest !== null && botAt(taken) === undefined ? [taken.guest] : [];
  });
}

/** What was read the last time, if nothing has happened at the table since. */
async function remembered({ store, awaiting }: TableService, id: string): Promise<readonly GuestId[] | undefined> {
  const known = awaiting.get(id);
  if (!known) return undefined;
  return (await store.read(known.key, 'table', known.n)).length === 0 ? known.guests : undefined;
}

/** The table is read to be looked at: it does not come to life. */
async function read({ store, awaiting }: TableService, id: string): Promise<readonly GuestId[] | undefined> {
  const found = await store.find(id);
  if (!found) return undefined;
  const table = await readTable(store, found.key);
  const guests = guestsAwaited(table);
  awaiting.delete(id);
  awaiting.set(id, { key: found.key, n: table.n, guests });
  const [oldest] = awaiting.keys();
  if (awaiting.size > MOST_REMEMBERED && oldest !== undefined) awaiting.delete(oldest);
  return guests;
}
