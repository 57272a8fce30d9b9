/** A source of luck. Rules never make their own. */
export interface Chance {
  /** A whole number from 0 up to, not including, the limit; each equally likely. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  /** A new list in random order. */
  shuffle<T>(list: readonly T[]): T[];
}

const WORDS = 2 ** 32;

/** Luck based on a function that draws whole numbers. */
export function chanceFromBelow(below: (limit: number) => number): Chance {
  return {
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    shuffle<T>(list: readonly T[]): T[] {
      const mixed = list.slice();
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = below(last + 1);
        const moved = mixed[last] as T;
        mixed[last] = mixed[other] as T;
        mixed[other] = moved;
      }
      return mixed;
    },
  };
}

/** Unbiased luck based on a source of 32-bit words. */
export const chanceFromWords = (word: () => number): Chance =>
  chanceFromBelow(limit => {
    if (!(Number.isInteger(limit) && limit >= 1 && limit <= WORDS))
      throw new Error(`below(${limit}): the limit must be a whole number from 1 to 2^32`);
    const fair = WORDS - (WORDS % limit);
    let drawn = word();
    while (drawn >= fair) drawn = word();
    return drawn % limit;
  });

/** Fast, repeatable luck for simulations, bots and tests. Never for a match between people. */
export function quickChance(seed: number): Chance {
  const scramble = splitMix(seed);
  const beyond32Bits = Math.imul(Math.floor(seed / WORDS), 0x9e3779b9);
  let [a, b, c, d] = [scramble(), scramble() ^ beyond32Bits, scramble(), scramble()];
  // xoshiro128**
  return chanceFromWords(() => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result;
  });
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function splitMix(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}
