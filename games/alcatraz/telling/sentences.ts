import type { Seat } from '#kernel';
import { type Argument, computedLine, type Line } from '#telling';
import type { Location, SentenceBlank, SentenceId, SentenceKind } from '../rules/components.ts';
import { SENTENCES } from '../rules/data/sentences.ts';
import type { Promised, Said } from '../rules/state.ts';
import { counted, locationIn } from './names.ts';
import { type GameLine, line } from './line.ts';

/** A sentence while it is composed: what is not chosen yet is missing. */
export type Draft = { readonly sentence: SentenceId } & Partial<Omit<Said, 'sentence'>>;

/** Sentences that are worded differently when they are about the speaker. */
const OF_ONESELF: ReadonlySet<SentenceId> = new Set([
  'ask-vote',
  'ask-not-vote',
  'ask-spare',
  'promise-vote',
  'promise-not-vote',
]);

/** A sentence in words; blanks that are still open are shown as dots. */
export function tellSentence(draft: Draft): GameLine {
  const isOfOneself = OF_ONESELF.has(draft.sentence) && typeof draft.player === 'number' && draft.player === draft.by;
  return computedLine(`say-${draft.sentence}${isOfOneself ? '-self' : ''}`, argumentsOf(draft));
}

function argumentsOf(draft: Draft): NonNullable<Line['args']> {
  const blanks: readonly SentenceBlank[] = SENTENCES.find(({ id }) => id === draft.sentence)?.blanks ?? [];
  return Object.fromEntries(blanks.flatMap(blank => Object.entries(argumentsFor(blank, draft))));
}

/** A location has a form for every preposition: the sentence takes the one it needs. */
function argumentsFor(blank: SentenceBlank, draft: Draft): Readonly<Record<string, Argument>> {
  switch (blank) {
    case 'to':
    case 'player':
      return { [blank]: filled(draft[blank], (seat: Seat) => ({ seat })) };
    case 'location':
      return {
        at: filled(draft.location, (location: Location) => locationIn(location, 'at')),
        into: filled(draft.location, (location: Location) => locationIn(location, 'into')),
        from: filled(draft.location, (location: Location) => locationIn(location, 'from')),
      };
    case 'thing':
    case 'want':
      return { [blank]: filled(draft[blank], thing => counted(thing)) };
    case 'count':
      return { cash: filled(draft.count, count => counted('cash', count)) };
    case 'element':
      return { element: filled(draft.element, element => element) };
    case 'turn':
      return { round: filled(draft.turn, turn => turn) };
  }
}

function filled<Value>(value: Value | null | undefined, word: (value: Value) => Argument): Argument {
  return value === null || value === undefined ? line('say-blank') : word(value);
}

/** The heading of a kind of sentences. */
export const kindName = (kind: SentenceKind): GameLine => line(`sentences-${kind}`);

/** A promise with what became of it. */
export const tellPromise = (promise: Promised): GameLine =>
  line(`promise-${promise.state}`, { seat: { seat: promise.by }, sentence: tellSentence(promise) });
