import { attend } from './attending.ts';
import { happen } from './happening.ts';
import type { House } from './house.ts';
import { type Outcome, take } from './commands.ts';
import { type Live, loadLive } from './live.ts';
import { missEverybody } from './presence.ts';
import type { Table } from './table.ts';

/** The table with this id, read from the store if it is not in memory. */
export function liveAt(house: House, id: string): Promise<Live | undefined> {
  const known = house.lives.get(id);
  if (known) return known;
  const loading = load(house, id);
  house.lives.set(id, loading);
  const forget = (): void => {
    if (house.lives.get(id) === loading) house.lives.delete(id);
  };
  loading.then(live => live ?? forget(), forget);
  return loading;
}

async function load(house: House, id: string): Promise<Live | undefined> {
  const found = await house.store.find(id);
  if (!found) return undefined;
  const live = await loadLive(house, found.key);
  live.attend = () => attend(house, live);
  missEverybody(house, live);
  live.attend();
  const isOpen = found.card.phase === 'gathering' || found.card.phase === 'playing';
  if (isOpen && live.table.phase === 'closed') await happen(house, live, table => closeOld(house, table));
  return live;
}

/** Its match was dealt under rules that have changed since: nobody has to look at it again. */
const closeOld = (house: House, table: Table): Outcome =>
  take(table, { kind: 'closed', by: null, why: 'version', at: house.now() });

/** Forgets a table that is only in memory for speed. */
export function drop(house: House, live: Live): void {
  for (const timer of [live.clock, live.desertion, live.recovery, ...live.leaving.values(), ...live.resting.values()])
    clearTimeout(timer);
  house.lives.delete(live.table.id);
}
