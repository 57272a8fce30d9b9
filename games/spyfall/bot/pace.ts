import type { Milliseconds } from '#kernel';
import lengths from '../rules/data/lengths.json' with { type: 'json' };
import { pendingQuestion } from '../rules/round.ts';
import type { Action, Open, View } from '../rules/state.ts';

/** The letters of every phrase, averaged over the languages. */
const LENGTHS: Readonly<Record<string, number | undefined>> = lengths;
/** The letters of a remark, and of a phrase that is not in the book. */
const SHORT = 25;
const READING: Milliseconds = 30; // a letter
const SAYING: Milliseconds = 55; // a letter
/** Time to look at the card before the first round, at the reveal before the next one, and at a suspect. */
const FIRST_LOOK: Milliseconds = 6_000;
const REVEAL: Milliseconds = 3_000;
const VOTE: Milliseconds = 1_500;

/**
 * Time to read the last line and to say this one. It depends only on their lengths, so it reveals nothing about a card.
 */
export function paceOf({ open }: Readonly<View>, action: Action): Milliseconds {
  switch (action.type) {
    case 'ask':
      return READING * heardLength(open) + SAYING * lengthOf(action.question);
    case 'answer':
      return READING * heardLength(open) + SAYING * lengthOf(action.answer);
    case 'remark':
      return READING * heardLength(open) + SAYING * SHORT;
    case 'start':
      return FIRST_LOOK;
    case 'continue':
      return REVEAL;
    case 'vote':
      return VOTE;
    case 'accuse':
    case 'point':
      return READING * heardLength(open) + VOTE;
    case 'ring':
    case 'close':
    case 'join':
    case 'cancelJoin':
      return 0; // the table's own
  }
}

const lengthOf = (phrase: string | null | undefined): number => LENGTHS[phrase ?? ''] ?? SHORT;

/** The length of the last line: the open question, or the last answer. */
const heardLength = (open: Open): number =>
  lengthOf(pendingQuestion(open)?.question ?? (open.stage === 'talking' ? open.talk.at(-1)?.answer : undefined));
