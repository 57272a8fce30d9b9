import fits from '../rules/data/fits.json' with { type: 'json' };
import { PHRASES } from '../rules/phrasebook.ts';
import { idOfPlace, PLACES } from '../rules/places.ts';

/** How often an answer is given at each place, in the order of the list. */
export type ByPlace = Float64Array;

/** A question as bots know it. */
export interface Question {
  readonly id: string;
  readonly answers: readonly Reply[];
}

/** An answer as bots know it. */
export interface Reply {
  readonly id: string;
  /** How likely somebody who knows the place gives it, by place. */
  readonly likely: ByPlace;
  /** How likely it is among the evasive ones of its question. */
  readonly evading: number;
}

interface Fit {
  readonly kind: string;
  readonly fits: readonly number[];
}

const ANSWERS: ReadonlyMap<string, Fit> = new Map(Object.entries(fits.answers));
const WEIGHTS: ReadonlyMap<string, number> = new Map(Object.entries(fits.tuning.answerWeights));
const FEATURES: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(fits.matrix).map(([place, row]) => [place, new Map(Object.entries(row))]),
);

/** Every question of the book. */
export const BOOK: readonly Question[] = PHRASES.map(({ id, theme, answers }) => {
  const found = answers.map(fitOf);
  const weights = found.map(fit => Float64Array.from(PLACES, place => weightOf(fit, featureOf(place, theme))));
  const evasive = found.filter(({ kind }) => kind === 'evasive').length;
  return {
    id,
    answers: answers.map((answer, at) => ({
      id: answer,
      likely: Float64Array.from(PLACES, (_, place) => shareAt(weights, at, place)),
      evading: found[at]?.kind === 'evasive' ? 1 / evasive : 0,
    })),
  };
});

const QUESTIONS: ReadonlyMap<string, Question> = new Map(BOOK.map(question => [question.id, question]));

/** Undefined: it is not in the book. */
export const questionNamed = (id: string | null): Question | undefined => (id === null ? undefined : QUESTIONS.get(id));

export const numberOf = (place: string): number => PLACES.indexOf(place);

function fitOf(answer: string): Fit {
  const fit = ANSWERS.get(answer);
  if (!fit) throw new Error(`nobody knows where ${answer} fits`);
  return fit;
}

function featureOf(place: string, theme: string): number {
  const value = FEATURES.get(idOfPlace(place))?.get(theme);
  if (value === undefined) throw new Error(`nobody knows about ${theme} at place ${place}`);
  return value;
}

function weightOf({ kind, fits }: Fit, feature: number): number {
  return (fits[feature] ?? 0) * (WEIGHTS.get(kind) ?? 0);
}

function shareAt(weights: readonly ByPlace[], answer: number, place: number): number {
  return (weights[answer]?.[place] ?? 0) / weights.reduce((sum, row) => sum + (row[place] ?? 0), 0);
}
