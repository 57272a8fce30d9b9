import { isTooLong } from './allowances.ts';
import { askBots } from './bot-moves.ts';
import { setClock } from './clocks.ts';
import { circumstancesOf, commitByTable, enqueue, refresh } from './commit.ts';
import { type Outcome, take } from './decision.ts';
import type { House } from './house.ts';
import { type Live, loadLive } from './live.ts';
import { grantUnopposed } from './moves.ts';
import { awaitDesertion, missEverybody, pauseUnattended } from './presence.ts';
import { isUnattended, type Table, unasked } from './table.ts';

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
  live.followUp = () => followUp(house, live);
  missEverybody(house, live);
  live.followUp();
  const isOpen = found.card.phase === 'gathering' || found.card.phase === 'playing';
  if (isOpen && live.table.phase === 'closed') await commitByTable(house, live, table => closeOld(house, table));
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

/** After each change at a table: sets the clock, asks bots, and stops waiting for players who are away. */
function followUp(house: House, live: Live): void {
  setClock(house, live);
  askBots(house, live);
  awaitDesertion(house, live);
  if (isUnattended(live.table)) void commitByTable(house, live, table => pauseUnattended(house, table));
  if (isTooLong(live.table)) void commitByTable(house, live, table => closeTooLong(house, table));
  const { asking } = live.table;
  if (asking && unasked(live.table, asking).length === 0) void commitByTable(house, live, table => grant(house, table));
}

/** A match that never ends must not fill the store. */
const closeTooLong = (house: House, table: Table): Outcome | undefined =>
  isTooLong(table) ? take(table, { kind: 'closed', by: null, why: 'tooLong', at: house.now() }) : undefined;

function grant(house: House, table: Table): Outcome | undefined {
  const granted = grantUnopposed(table, circumstancesOf(house));
  return granted && take(table, granted);
}

/** Reads a table as it is stored: what is just being decided there, nobody knows yet. Undefined if there is none. */
export async function look<Seen>(house: House, id: string, see: (live: Live) => Seen): Promise<Seen | undefined> {
  const live = await liveAt(house, id);
  return (
    live &&
    enqueue(live, async () => {
      await refresh(live, house);
      return see(live);
    })
  );
}
