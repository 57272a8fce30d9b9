import { type Argument, computedLine, type Line } from '#telling';
import type { SentenceBlank, SentenceId, SentenceKind } from '../rules/components.ts';
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

/** A sentence in words; what is still to be filled in stands in brackets. */
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
      return { [blank]: filled(draft[blank], seat => ({ seat }), 'name') };
    case 'location': {
      const { location } = draft;
      return {
        at: filled(location, place => locationIn(place, 'at'), 'at'),
        into: filled(location, place => locationIn(place, 'into'), 'into'),
        from: filled(location, place => locationIn(place, 'from'), 'from'),
      };
    }
    case 'thing':
    case 'want':
      return { [blank]: filled(draft[blank], thing => counted(thing), 'thing') };
    case 'count':
      return { cash: filled(draft.count, count => counted('cash', count), 'cash') };
    case 'element':
      return { element: filled(draft.element, element => element, 'element') };
    case 'turn':
      return { round: filled(draft.turn, turn => turn, 'round') };
  }
}

type Gap = 'name' | 'at' | 'into' | 'from' | 'thing' | 'cash' | 'element' | 'round';

/** The word for a value; while there is none, what is to be filled in. */
function filled<Value>(value: Value | null | undefined, word: (value: Value) => Argument, gap: Gap): Argument {
  return value === null || value === undefined ? line(`gap-${gap}`) : word(value);
}

/** The heading of a kind of sentences. */
export const kindName = (kind: SentenceKind): GameLine => line(`sentences-${kind}`);

/** A promise with what became of it. */
export const tellPromise = (promise: Promised): GameLine =>
  line(`promise-${promise.state}`, { seat: { seat: promise.by }, sentence: tellSentence(promise) });
