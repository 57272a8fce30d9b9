import { type BySeat, seatsOf } from '#kernel';
import type { Measure, Telling } from '#telling';
import type { Action, Event, View } from './rules/state.ts';
import { tellBoard } from './telling/board.ts';
import { tellEvent } from './telling/events.ts';
import { tellBlank, tellChoice, tellOffer, tellOption, tellRule, tellRules, tellSetting } from './telling/offers.ts';

/** P.I. and 07 zgłoś się in words. */
export const piTelling: Telling<View, Action, Event> = {
  event: tellEvent,
  // whose turn it is stands above the board; that it is the last one does not
  isHushed: event => event.type === 'turnStarted' && !event.lastChance,
  offer: tellOffer,
  blank: tellBlank,
  choice: tellChoice,
  board: tellBoard,
  rules: ({ open }) => tellRules(open),
  rule: tellRule,
  option: tellOption,
  setting: tellSetting,
  measures: (events, seats) => [turnsToSolve(events, seats)],
};

/** In every round a seat still at work takes one turn, so the round in which it solves is the number of its turns. */
function turnsToSolve(events: readonly Event[], seats: number): Measure {
  const samples: BySeat<(number | null)[]> = seatsOf(seats).map(() => []);
  let solvedIn = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'solved') solvedIn.set(event.seat, event.round);
    if (event.type !== 'investigationEnded') continue;
    samples.forEach((rounds, seat) => rounds.push(solvedIn.get(seat) ?? null));
    solvedIn = new Map();
  }
  return { title: { key: 'measure-turns' }, samples };
}
