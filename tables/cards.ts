import type { Milliseconds } from '#kernel';
import { awaitedAt } from './doc.ts';
import type { TableService } from './service.ts';
import { readLive } from './live-tables.ts';
import { readTable } from './live.ts';
import { type TableCard, type GuestId, type Instant, isStoreFailure, type TablePhase, type Store } from './store.ts';
import { botAt, type FoldedTable } from './table.ts';

/** A table in a list. */
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

/** An open table, as listed for a guest who is seated there or hosts it. */
export interface OpenTableDoc extends CardDoc {
  /** Whether the table waits for the guest; null: not known yet. */
  readonly awaited: boolean | null;
  /** The time left, while it waits; null: no clock runs. */
  readonly left: Milliseconds | null;
}

const PAGE = 20;
const MAX_OPEN_TABLES = 100;
/** A time after all others. */
const ALWAYS: Instant = Number.MAX_SAFE_INTEGER;
const OPEN: readonly TablePhase[] = ['gathering', 'playing'];

/** The most tables in the public list, and per host. */
const MAX_PUBLIC_TABLES = 50;
const MAX_OF_ONE_HOST = 2;
/** An empty public table leaves the list after this time: see `touchListed` in sweeps.ts. */
const LISTED_FOR: Milliseconds = 5 * 60_000;

/** Public tables before their match that have a connected guest, newest first. */
export async function publicTables({ store, now }: TableService): Promise<CardDoc[]> {
  return (await store.publicTables(now() - LISTED_FOR, MAX_OF_ONE_HOST, MAX_PUBLIC_TABLES)).map(cardDoc);
}

/** The tables where a guest is seated or host, before or during a match. */
export async function openTablesOf(service: TableService, guest: GuestId): Promise<OpenTableDoc[]> {
  const cards = await service.store.tablesOf(guest, OPEN, ALWAYS, MAX_OPEN_TABLES);
  const isAwaited = await whereAwaited(service, guest, cards);
  return cards.map(card => {
    const awaited = isAwaited.get(card.id) ?? null;
    const left = awaited && card.dueAt !== null ? Math.max(0, card.dueAt - service.now()) : null;
    return { ...cardDoc(card), awaited, left };
  });
}

/** One page of a guest's finished matches, latest first, and where the next page starts. */
export async function matchesOf(
  store: Store,
  guest: GuestId,
  before: Instant = ALWAYS,
): Promise<{ matches: CardDoc[]; before: Instant | null }> {
  const cards = await store.tablesOf(guest, ['over'], before, PAGE);
  const last = cards.length < PAGE ? undefined : cards.at(-1);
  return { matches: cards.map(cardDoc), before: last?.changedAt ?? null }; // null: these were all
}

/** The most logs read for one list; the rest are read by later requests. */
const MAX_READ = 20;
/** How many tables this cache holds. */
const MAX_REMEMBERED = 1_000;

/**
 * Which of these tables wait for a guest; for some it may not be known yet. A move does not change the card, so tables
 * in memory are asked directly; for others the log is read, and the answer cached until the log grows.
 */
async function whereAwaited(
  service: TableService,
  guest: GuestId,
  cards: readonly TableCard[],
): Promise<ReadonlyMap<string, boolean>> {
  const isAwaited = new Map<string, boolean>();
  let unread = MAX_READ;
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
      // a table that cannot be read does not affect the others
      service.watch.problem('whom a table waits for is not known', error);
    }
  }
  return isAwaited;
}

/** Not seats played by a bot. Nobody during an agreed pause. Deserted and unattended tables wait for the next seat. */
function guestsAwaited(table: FoldedTable): GuestId[] {
  if (table.paused === 'agreed') return [];
  return awaitedAt(table).flatMap(seat => {
    const taken = table.chairs[seat]?.taken;
    return taken && taken.guest !== null && botAt(taken) === undefined ? [taken.guest] : [];
  });
}

/** The cached answer, if the log has not grown. */
async function remembered({ store, awaiting }: TableService, id: string): Promise<readonly GuestId[] | undefined> {
  const known = awaiting.get(id);
  if (!known) return undefined;
  return (await store.read(known.key, 'table', known.n)).length === 0 ? known.guests : undefined;
}

/** Reads the table without keeping it in memory. */
async function read({ store, awaiting }: TableService, id: string): Promise<readonly GuestId[] | undefined> {
  const found = await store.find(id);
  if (!found) return undefined;
  const table = await readTable(store, found.key);
  const guests = guestsAwaited(table);
  awaiting.delete(id);
  awaiting.set(id, { key: found.key, n: table.n, guests });
  const [oldest] = awaiting.keys();
  if (awaiting.size > MAX_REMEMBERED && oldest !== undefined) awaiting.delete(oldest);
  return guests;
}
