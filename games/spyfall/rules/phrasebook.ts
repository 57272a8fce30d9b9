import phrases from './data/phrases.json' with { type: 'json' };

/** A question of the phrasebook, and what may be answered to it. Its words lie in the catalogues. */
export interface Phrase {
  readonly id: string;
  /** What it is about. */
  readonly theme: string;
  /** Plain, hedged and evasive ones, in the order they are shown. */
  readonly answers: readonly string[];
}

/** Every question, in the order of the book. */
export const PHRASES: readonly Phrase[] = phrases;
export const QUESTIONS: readonly string[] = phrases.map(({ id }) => id);

const ANSWERS: ReadonlyMap<string, readonly string[]> = new Map(phrases.map(({ id, answers }) => [id, answers]));

/** What may be answered to a question; nothing to one that is not in the book. */
export const answersTo = (question: string): readonly string[] => ANSWERS.get(question) ?? [];
