import { type BySeat, seatsOf } from '#kernel';
import type { Measure, Telling } from '#telling';
import type { Action, Event, View } from './rules/state.ts';
import { tellBoard } from './telling/board.ts';
import { tellRules } from './telling/how-to.ts';
import { piTableTelling } from './telling/table.ts';
import { line } from './telling/line.ts';

/** P.I. and 07 zgłoś się in words. */
export const piTelling: Telling<View, Action, Event> = {
  ...piTableTelling,
  board: tellBoard,
  rules: ({ open }) => tellRules(open),
  measures: (events, seats) => [turnsToSolve(events, seats)],
};

/** A seat takes one turn in every round, so the round in which it solves is its number of turns. */
function turnsToSolve(events: readonly Event[], seats: number): Measure {
  const samples: BySeat<(number | null)[]> = seatsOf(seats).map(() => []);
  let solvedIn = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'solved') solvedIn.set(event.seat, event.round);
    if (event.type !== 'investigationEnded') continue;
    samples.forEach((rounds, seat) => rounds.push(solvedIn.get(seat) ?? null));
    solvedIn = new Map();
  }
  return { title: line('measure-turns'), samples };
}
