import { BOOK, type ByPlace, type Question } from './phrases.ts';
import { MANNERS } from './persona.ts';

/** How likely each answer is at each place. */
export type Shares = readonly ByPlace[];

/** How likely players who know the place give each answer to a question, before tact: by question, manner and answer. */
const PLAIN: ReadonlyMap<string, readonly Shares[]> = new Map(
  BOOK.map(({ id, answers }) => [
    id,
    MANNERS.map(({ tones }) => normalised(answers.map(({ fit, tone }) => fit.map(weight => weight * tones[tone])))),
  ]),
);

/** The same, to the power of what tact leaves of it. */
const POWERS = new Map<number, Map<string, readonly Shares[]>>();

/**
 * How likely players who know the place give each answer. With tact they lean towards what is said at most of the
 * places the table still thinks of (`common`), which tells a spy less; they never contradict their place.
 */
export function sharesFor(question: Question, manner: number, tact: number, common: ByPlace): Shares {
  const plain = PLAIN.get(question.id)?.[manner];
  if (!plain) throw new Error(`nobody knows how ${question.id} is answered`);
  if (tact === 0) return plain;
  const powers = powersOf(question.id, manner, tact, plain);
  return normalised(
    powers.map((power, answer) => {
      const lean = expected(common, plain[answer] ?? common) ** tact;
      return power.map(one => one * lean);
    }),
  );
}

function powersOf(question: string, manner: number, tact: number, plain: Shares): Shares {
  const ofTact = POWERS.get(tact) ?? new Map<string, readonly Shares[]>();
  POWERS.set(tact, ofTact);
  const known = ofTact.get(`${question} ${manner}`)?.[0];
  if (known) return known;
  const powers = plain.map(share => share.map(one => (one === 0 ? 0 : one ** (1 - tact))));
  ofTact.set(`${question} ${manner}`, [powers]);
  return powers;
}

function normalised(weights: readonly ByPlace[]): Shares {
  const [first] = weights;
  if (!first) throw new Error('a question without answers');
  const sums = first.map((_, place) => weights.reduce((sum, row) => sum + (row[place] ?? 0), 0));
  return weights.map(row => row.map((weight, place) => weight / (sums[place] || 1)));
}

export function expected(places: ByPlace, values: ByPlace): number {
  let sum = 0;
  for (let place = 0; place < places.length; place++) sum += (places[place] ?? 0) * (values[place] ?? 0);
  return sum;
}
