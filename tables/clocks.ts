import { moveInstead } from './bot-moves.ts';
import { circumstancesOf, commitByTable } from './commit.ts';
import { take } from './decision.ts';
import { awaitedAt } from './doc.ts';
import type { House } from './house.ts';
import { dueInstant, type Live } from './live.ts';
import { isLate, moveOfClock } from './moves.ts';
import type { Table } from './table.ts';
import { later } from './time.ts';

/** Nothing can be set further ahead than this. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** How long to wait after a clock that was due could not move. */
const RETRY = 1_000;

/** Sets the timer of this table to when its clock is due. */
export function setClock(house: House, live: Live): void {
  clearTimeout(live.clock);
  live.clock = undefined;
  const due = dueInstant(live.table, house);
  if (due !== undefined) strikeIn(house, live, Math.min(Math.max(0, due - house.now()), LONGEST_TIMER));
}

function strikeIn(house: House, live: Live, wait: number): void {
  clearTimeout(live.clock);
  live.clock = later(() => void strike(house, live), wait);
}

/** The clock has run out, or as far as a timer goes. */
export async function strike(house: House, live: Live): Promise<void> {
  const before = live.table.lastMove;
  await commitByTable(house, live, table => {
    const moved = moveOfClock(table, circumstancesOf(house));
    return moved && take(table, moved);
  });
  // one after the other: each has been late for as long as the first
  if (live.table.lastMove === before && isLate(live.table, circumstancesOf(house)))
    for (const seat of awaitedAt(live.table)) await moveInstead(house, live, seat, simplestBot(live.table));
  if (live.table.lastMove !== before) return; // whatever moved has set the clock
  if (isLate(live.table, circumstancesOf(house))) strikeIn(house, live, RETRY);
  else setClock(house, live);
}

const simplestBot = ({ title }: Table): string => Object.keys(title.bots)[0] ?? 'random';
