import type { Milliseconds } from '#kernel';
import type { Action, View } from '../rules/state.ts';

/** Time to follow a card on the board. */
const STEP: Milliseconds = 700;
/** Time to read an event or to follow a plebiscite. */
const EVENT: Milliseconds = 2_000;
const DECISION: Milliseconds = 1_200;

/** How long a bot takes for an action beyond its time to react. */
export function paceOf(_: Readonly<View>, action: Action): Milliseconds {
  switch (action.type) {
    case 'playEvent':
    case 'plebiscite':
      return EVENT;
    case 'pick':
    case 'build':
    case 'fetch':
    case 'lay':
    case 'give':
    case 'take':
    case 'putBack':
    case 'choose':
    case 'voteEnd':
      return DECISION;
    default:
      return STEP;
  }
}
