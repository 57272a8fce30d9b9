import { lookAround } from './attending.ts';
import type { House } from './house.ts';
import { type Live, loadLive } from './live.ts';

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
  lookAround(house, live);
  return live;
}

/** Forgets a table that is only in memory for speed. */
export function drop(house: House, live: Live): void {
  for (const timer of [live.clock, live.desertion, ...live.leaving.values()]) clearTimeout(timer);
  house.lives.delete(live.table.id);
}
