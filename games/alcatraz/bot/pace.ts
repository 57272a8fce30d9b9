import type { Milliseconds, Seat } from '#kernel';
import type { Action, Open, Said, View } from '../rules/state.ts';

/** Time to read a sentence, and to choose one. */
const SENTENCE: Milliseconds = 2_500;
/** Talks last at least so long, and longer while somebody speaks: people have to read, think and answer. */
const TALKS: Milliseconds = 30_000;
const EACH_SENTENCE: Milliseconds = 4_000;
const LONGEST_TALKS: Milliseconds = 80_000;
/** Where people play, the talks last at least so long until one of them has spoken. */
const SILENT_TALKS: Milliseconds = 60_000;
/** Somebody asked for the vote. */
const ASKED_TO_CALL: Milliseconds = 2_000;
/** Between the announcement of the vote and its call: time to say what was being put together. */
const NOTICE: Milliseconds = 10_000;
const DECISION: Milliseconds = 1_500;
const STEP: Milliseconds = 600;

/** How long a bot takes for an action beyond its time to react. It depends on what everybody sees; people: their seats. */
export function paceOf({ open }: Readonly<View>, action: Action, people: readonly Seat[] = []): Milliseconds {
  switch (action.type) {
    case 'say':
      return action.sentence === 'ask-call' ? lengthOfTalks(open, people) : SENTENCE;
    case 'callVote':
      return timeToCall(open, people);
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

const asksToCall = ({ sentence }: Said): boolean => sentence === 'ask-call';

/** The talks grow with what is said, unless somebody has asked for the vote. They wait for people who have not spoken. */
function lengthOfTalks({ said }: Open, people: readonly Seat[]): Milliseconds {
  if (said.some(asksToCall)) return ASKED_TO_CALL;
  const isSilent = people.length > 0 && !said.some(({ by }) => people.includes(by));
  return Math.min(LONGEST_TALKS, Math.max(isSilent ? SILENT_TALKS : 0, TALKS + EACH_SENTENCE * said.length));
}

/** After the announcement people have time for a last word, unless all of them have asked for the vote. */
function timeToCall({ said, scapegoat }: Open, people: readonly Seat[]): Milliseconds {
  if (people.every(seat => said.some(one => one.by === seat && asksToCall(one)))) return ASKED_TO_CALL;
  const announced = said.findIndex(one => one.by === scapegoat && asksToCall(one));
  const since = announced < 0 ? [] : said.slice(announced + 1).filter(({ by }) => people.includes(by));
  return NOTICE + EACH_SENTENCE * since.length;
}
