import { awaitedAt } from './doc.ts';
import type { House } from './house.ts';
import { readTable } from './live.ts';
import { look } from './looking.ts';
import { type Card, type GuestId, isStoreFailure } from './store.ts';
import { botAt, type Table } from './table.ts';

/** How many logs are read for one list: the rest is looked at when it is asked for again. */
const MOST_READ = 20;
/** Of how many tables it is remembered what was read. */
const MOST_REMEMBERED = 1_000;

/**
 * Which of these tables wait for a guest; of some it may not be known yet. A move touches no card, so a table in memory
 * is asked, and of any other the log is read: once, for until it grows the answer is the same.
 */
export async function whereAwaited(
  house: House,
  guest: GuestId,
  cards: readonly Card[],
): Promise<ReadonlyMap<string, boolean>> {
  const isAwaited = new Map<string, boolean>();
  let unread = MOST_READ;
  for (const { id, phase, seats } of cards) {
    if (phase !== 'playing' || !seats.some(taken => taken?.guest === guest)) {
      isAwaited.set(id, false);
      continue;
    }
    try {
      const known = await (house.lives.has(id)
        ? look(house, id, ({ table }) => guestsAwaited(table))
        : remembered(house, id));
      const guests = known ?? (unread-- > 0 ? await read(house, id) : undefined);
      if (guests) isAwaited.set(id, guests.includes(guest));
    } catch (error) {
      if (isStoreFailure(error)) throw error;
      // one that cannot be read is no harm to the rest
      house.watch.alarmed('whom a table waits for is not known', error);
    }
  }
  return isAwaited;
}

/** Not those for whom a bot plays; and where all agreed to a pause, nobody. A deserted table waits for whoever is next. */
function guestsAwaited(table: Table): GuestId[] {
  if (table.paused === 'agreed') return [];
  return awaitedAt(table).flatMap(seat => {
    const taken = table.chairs[seat]?.taken;
    return taken && taken.guest !== null && botAt(taken) === undefined ? [taken.guest] : [];
  });
}

/** What was read the last time, if nothing has happened at the table since. */
async function remembered({ store, awaiting }: House, id: string): Promise<readonly GuestId[] | undefined> {
  const known = awaiting.get(id);
  if (!known) return undefined;
  return (await store.read(known.key, 'table', known.n)).length === 0 ? known.guests : undefined;
}

/** The table is read to be looked at: it does not come to life. */
async function read({ store, awaiting }: House, id: string): Promise<readonly GuestId[] | undefined> {
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
