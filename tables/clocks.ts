import { moveInstead } from './bot-moves.ts';
import { decisionContextOf, commitByTable } from './commit.ts';
import { foldDecision } from './decision.ts';
import { awaitedAt } from './doc.ts';
import type { TableService } from './service.ts';
import { dueInstant, type LiveTable } from './live.ts';
import { isLate, moveOfClock } from './moves.ts';
import type { FoldedTable } from './table.ts';
import { later } from './time.ts';

/** The longest delay of a timer. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** How long to wait before a failed clock move is tried again. */
const RETRY = 1_000;

/** Sets the timer of this table to the time its clock is due. */
export function setClock(service: TableService, live: LiveTable): void {
  clearTimeout(live.clock);
  live.clock = undefined;
  const due = dueInstant(live.table, service);
  if (due !== undefined) strikeIn(service, live, Math.min(Math.max(0, due - service.now()), LONGEST_TIMER));
}

function strikeIn(service: TableService, live: LiveTable, wait: number): void {
  clearTimeout(live.clock);
  live.clock = later(() => void strike(service, live), wait);
}

/** Called when the clock is due, or when the longest timer has ended. */
export async function strike(service: TableService, live: LiveTable): Promise<void> {
  const before = live.table.lastMove;
  await commitByTable(service, live, table => {
    const moved = moveOfClock(table, decisionContextOf(service));
    return moved && foldDecision(table, moved);
  });
  // one seat after the other: all of them are late
  if (live.table.lastMove === before && isLate(live.table, decisionContextOf(service)))
    for (const seat of awaitedAt(live.table)) await moveInstead(service, live, seat, simplestBot(live.table));
  if (live.table.lastMove !== before) return; // the move has set the clock
  if (isLate(live.table, decisionContextOf(service))) strikeIn(service, live, RETRY);
  else setClock(service, live);
}

const simplestBot = ({ title }: FoldedTable): string => Object.keys(title.bots)[0] ?? 'random';
