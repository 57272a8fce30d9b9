import type { Milliseconds } from '#kernel';
import type { Action, Open, View } from '../rules/state.ts';

/** Time to read a sentence, and to choose one. */
const SENTENCE: Milliseconds = 2_500;
/** Talks last at least so long, and longer while somebody speaks: people have to read, think and answer. */
const TALKS: Milliseconds = 30_000;
const EACH_SENTENCE: Milliseconds = 4_000;
const LONGEST_TALKS: Milliseconds = 80_000;
/** Somebody asked for the vote. */
const ASKED_TO_CALL: Milliseconds = 2_000;
const DECISION: Milliseconds = 1_500;
const STEP: Milliseconds = 600;

/** How long a bot takes for an action beyond its time to react. It depends on what everybody sees. */
export function paceOf({ open }: Readonly<View>, action: Action): Milliseconds {
  switch (action.type) {
    case 'say':
      return SENTENCE;
    case 'callVote':
      return lengthOfTalks(open);
    case 'castVote':
    case 'nameStayer':
    case 'respondTrade':
    case 'answerBlackmail':
    case 'chooseCard':
    case 'offerTrade':
      return DECISION;
    default:
      return STEP;
  }
}

/** The talks grow with what is said, unless somebody has asked for the vote. */
function lengthOfTalks({ said }: Open): Milliseconds {
  if (said.some(({ sentence }) => sentence === 'ask-call')) return ASKED_TO_CALL;
  return Math.min(LONGEST_TALKS, TALKS + EACH_SENTENCE * said.length);
}
