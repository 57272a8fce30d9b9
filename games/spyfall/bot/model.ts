import { BOOK, type ByPlace, type PhraseQuestion } from './phrases.ts';
import { MANNERS } from './persona.ts';

/** The likelihood of each answer at each place. */
export type Shares = readonly ByPlace[];

/** The likelihoods of answers from players who know the place, before tact: by question, manner and answer. */
const PLAIN: ReadonlyMap<string, readonly Shares[]> = new Map(
  BOOK.map(({ id, answers }) => [
    id,
    MANNERS.map(({ tones }) => normalised(answers.map(({ fit, tone }) => fit.map(weight => weight * tones[tone])))),
  ]),
);

/** The same, raised to the power that tact leaves; by tact. */
const POWERS = new Map<number, ReadonlyMap<string, readonly Shares[]>>();

/** A cache by the table's belief about the place, since bots are asked after every move about mostly the same talk. */
const KNOWN = new WeakMap<ByPlace, Map<string, Shares>>();

/**
 * The likelihood of each answer from players who know the place. With tact they prefer answers common at most of the
 * places still considered (`common`), which tells a spy less; they never contradict their place.
 */
export function sharesFor({ id }: PhraseQuestion, manner: number, tact: number, common: ByPlace): Shares {
  const known = KNOWN.get(common) ?? new Map<string, Shares>();
  KNOWN.set(common, known);
  const key = `${id} ${manner} ${tact}`;
  const shares =
    known.get(key) ?? leaning(plainOf(PLAIN, id, manner), plainOf(powersOf(tact), id, manner), tact, common);
  known.set(key, shares);
  return shares;
}

function plainOf(tables: ReadonlyMap<string, readonly Shares[]>, id: string, manner: number): Shares {
  const shares = tables.get(id)?.[manner];
  if (!shares) throw new Error(`no answer shares for ${id}`);
  return shares;
}

function leaning(plain: Shares, powers: Shares, tact: number, common: ByPlace): Shares {
  return normalised(
    powers.map((power, answer) => {
      const lean = expected(common, plain[answer] ?? common) ** tact;
      const leant = new Float64Array(power.length);
      for (let place = 0; place < power.length; place++) leant[place] = (power[place] ?? 0) * lean;
      return leant;
    }),
  );
}

function powersOf(tact: number): ReadonlyMap<string, readonly Shares[]> {
  const powers =
    POWERS.get(tact) ??
    new Map(
      [...PLAIN].map(([id, manners]) => [
        id,
        manners.map(plain => plain.map(share => share.map(one => (one === 0 ? 0 : one ** (1 - tact))))),
      ]),
    );
  POWERS.set(tact, powers);
  return powers;
}

function normalised(weights: readonly ByPlace[]): Shares {
  const [first] = weights;
  if (!first) throw new Error('a question without answers');
  const sums = new Float64Array(first.length);
  for (const row of weights)
    for (let place = 0; place < row.length; place++) sums[place] = (sums[place] ?? 0) + (row[place] ?? 0);
  for (const row of weights)
    for (let place = 0; place < row.length; place++) row[place] = (row[place] ?? 0) / (sums[place] || 1);
  return weights;
}

export function expected(places: ByPlace, values: ByPlace): number {
  let sum = 0;
  for (let place = 0; place < places.length; place++) sum += (places[place] ?? 0) * (values[place] ?? 0);
  return sum;
}
