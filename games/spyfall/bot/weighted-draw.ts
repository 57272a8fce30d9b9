import type { Chance } from '#kernel';

const FINE = 2 ** 30;

/** A random item, with these weights. */
export function drawn<One>(list: readonly One[], weights: readonly number[], chance: Chance): One {
  const sum = weights.reduce((total, one) => total + one, 0);
  let rest = ((chance.below(FINE) + 0.5) / FINE) * sum;
  for (const [at, one] of list.entries()) {
    rest -= weights[at] ?? 0;
    if (rest < 0) return one;
  }
  const last = list.at(-1);
  if (last === undefined) throw new Error('there is nothing to draw from');
  return last; // rounding
}

/** The index of the greatest value. */
export const greatest = (values: Float64Array | readonly number[]): number => {
  let best = 0;
  for (let at = 1; at < values.length; at++) if ((values[at] ?? 0) > (values[best] ?? 0)) best = at;
  return best;
};
