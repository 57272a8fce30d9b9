import { type Actor, type Game, oneOf, type Table } from '#kernel';
import { assign, unassign } from './assignments.ts';
import { alarm, strike } from './clock.ts';
import { EDITIONS } from './edition.ts';
import { imagineState } from './imagine.ts';
import { objectionTo } from './objection.ts';
import { offersTo } from './offers.ts';
import { answer, ask } from './questions.ts';
import { ranking } from './ranking.ts';
import { holderOf } from './seating.ts';
import { setUpMatch } from './setup.ts';
import type { Action, Event, Options, State, View } from './state.ts';

/** P.I. and 07 zgłoś się: two editions of one game. */
export const pi: Game<State, View, Action, Event, Options> = {
  id: 'pi',
  version: 1,
  seats: { min: 2, max: 5 },
  options: {
    edition: { blank: oneOf(EDITIONS), usual: 'pi' },
    answers: { blank: oneOf(['auto', 'hand']), usual: 'auto' },
    lastUnsolved: { blank: oneOf(['nextValue', 'zero']), usual: 'nextValue' },
    notebook: { blank: oneOf([0, 1, 2]), usual: 1 },
    turnSeconds: { blank: oneOf([null, 15, 30, 45, 60, 90, 120, 180, 300, 600]), usual: null },
  },
  lasting: new Set(['options', 'suspects', 'crimes', 'solvers', 'question', 'past']),
  cosmetic: ['assign', 'unassign'],
  setup: setUpMatch,
  view: ({ open, hands }, me) => ({ me, open, hand: me === 'audience' ? null : (hands[me] ?? null) }),
  offers: offersTo,
  awaited({ open }) {
    if (open.over) return [];
    return [open.question ? holderOf(open.turn, open.solvers.length) : open.turn];
  },
  apply,
  result: ({ open }) => (open.over ? ranking(open) : undefined),
  imagine: imagineState,
  objection: objectionTo,
  clock: alarm,
  strike,
};

function apply(state: State, by: Actor, action: Action, table: Table<Event>): void {
  const { open } = state;
  const seat = by === 'clock' ? open.turn : by;
  switch (action.type) {
    case 'examine':
      return ask(state, { type: 'evidence', card: action.card }, table);
    case 'investigate':
      return ask(state, { type: 'investigator', place: action.place }, table);
    case 'accuse': {
      const { suspect, location, crime } = action;
      return ask(state, { type: 'accusation', accused: { suspect, location, crime } }, table);
    }
    case 'assign':
      return assign(open, seat, action, table);
    case 'unassign':
      return unassign(open, seat, action, table);
    case 'answerEvidence':
    case 'answerInvestigator':
    case 'answerAccusation':
      return answer(state, action, table);
  }
}
