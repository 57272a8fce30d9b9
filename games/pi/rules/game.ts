import type { Actor, Game, Table } from '#kernel';
import { assign, unassign } from './assignments.ts';
import { alarm, strike } from './clock.ts';
import { imagineState } from './imagine.ts';
import { answer, ask } from './questions.ts';
import { ranking } from './ranking.ts';
import { setUpMatch } from './setup.ts';
import type { Action, Event, Options, State, View } from './state.ts';
import { piAtTable } from './table-game.ts';

/** P.I. and 07 zgłoś się: two editions of one game. */
export const pi: Game<State, View, Action, Event, Options> = {
  ...piAtTable,
  setup: setUpMatch,
  view: ({ open, hands }, me) => ({ me, open, hand: me === 'audience' ? null : (hands[me] ?? null) }),
  apply,
  result: ({ open }) => (open.over ? ranking(open) : undefined),
  imagine: imagineState,
  clock: alarm,
  strike,
};

function apply(state: State, by: Actor, action: Action, table: Table<Event>): void {
  const { open } = state;
  const seat = typeof by === 'number' ? by : open.turn;
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
