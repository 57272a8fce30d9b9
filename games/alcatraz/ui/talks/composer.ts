import { accept, blankAt, type Offer, type Scalar, type Seat } from '#kernel';
import type { Sentence, SentenceBlank, SentenceId, SentenceKind } from '../../rules/components.ts';
import { SENTENCES } from '../../rules/data/sentences.ts';
import type { ActionOf, Said } from '../../rules/state.ts';
import type { AlcatrazDesk } from '../desk.ts';

export type Say = ActionOf<'say'>;

/** What I can say; undefined: nothing now. */
export const speechIn = (desk: AlcatrazDesk): Offer<Say> | undefined =>
  desk.offersOf('say')[0] as Offer<Say> | undefined;

/** What fills the blanks so far. A blank that is not in it is empty. */
export type Filling = Readonly<Partial<Record<SentenceBlank, Scalar>>>;

/** A sentence that is being composed. */
export interface Draft {
  readonly sentence: SentenceId;
  readonly filling: Filling;
}

/** In the order of the chips. */
export const KINDS_OF_TALK: readonly SentenceKind[] = [
  'request',
  'promise',
  'offer',
  'threat',
  'reply',
  'thanks',
  'complaint',
];

const BY_ID: ReadonlyMap<SentenceId, Sentence> = new Map(SENTENCES.map(sentence => [sentence.id, sentence]));

export const sentencesOf = (kind: SentenceKind): readonly Sentence[] =>
  SENTENCES.filter(sentence => sentence.kind === kind);

const kindOf = (sentence: SentenceId): SentenceKind => BY_ID.get(sentence)?.kind ?? 'request';

export const blanksOf = (sentence: SentenceId): readonly SentenceBlank[] => BY_ID.get(sentence)?.blanks ?? [];

/** What can stand in a blank of a sentence. */
export function choicesFor(
  offer: Offer<Say> | undefined,
  sentence: SentenceId,
  blank: SentenceBlank,
): readonly Scalar[] {
  const choices = offer && blankAt({ ...offer }, blank, { sentence });
  return choices && 'oneOf' in choices ? choices.oneOf : [];
}

/** Starts a sentence. What was filled in before is kept where it fits; a turn is the present one until changed. */
export function startDraft(offer: Offer<Say> | undefined, sentence: SentenceId, before: Filling, turn: number): Draft {
  const filling: Partial<Record<SentenceBlank, Scalar>> = {};
  for (const blank of blanksOf(sentence)) {
    const value = before[blank] ?? (blank === 'turn' ? turn : undefined);
    const choices = choicesFor(offer, sentence, blank);
    const [only] = choices;
    if (value !== undefined && choices.includes(value)) filling[blank] = value;
    else if (choices.length === 1 && only !== undefined) filling[blank] = only;
  }
  return { sentence, filling };
}

export const withBlank = ({ sentence, filling }: Draft, blank: SentenceBlank, value: Scalar): Draft => ({
  sentence,
  filling: { ...filling, [blank]: value },
});

/** The first blank that is still empty; undefined: all are filled. */
export const emptyBlank = ({ sentence, filling }: Draft): SentenceBlank | undefined =>
  blanksOf(sentence).find(blank => filling[blank] === undefined);

/** The action that says the draft; undefined: a blank is empty, or it does not fit the offer. */
export function actionOf(offer: Offer<Say> | undefined, { sentence, filling }: Draft): Say | undefined {
  if (!offer) return undefined;
  const empty = {
    to: null,
    player: null,
    location: null,
    thing: null,
    want: null,
    element: null,
    count: null,
    turn: null,
  };
  return accept([offer], { type: 'say', sentence, ...empty, ...filling }) as Say | undefined;
}

/** What can be answered quickly to a sentence that is addressed to me: a reply to the one who said it. */
export const quickReplies = (
  offer: Offer<Say> | undefined,
  said: Pick<Said, 'by' | 'to' | 'sentence'>,
  me: Seat,
): Say[] =>
  said.to === me && kindOf(said.sentence) !== 'reply'
    ? sentencesOf('reply').flatMap(({ id }) => actionOf(offer, { sentence: id, filling: { to: said.by } }) ?? [])
    : [];
