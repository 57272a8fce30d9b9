import { type Chance, chanceFromBelow, same } from '#kernel';

/** Scripted luck: the numbers for `below` and `pick`, and the orders of shuffled lists. */
export interface Script {
  readonly below?: readonly number[];
  readonly shuffles?: readonly (readonly unknown[])[];
}

/** Luck from a script. Throws if the rules draw luck that is not in the script. */
export function scripted({ below = [], shuffles = [] }: Script): Chance {
  const numbers = [...below];
  const orders = [...shuffles];
  const chance = chanceFromBelow(limit => {
    const number = numbers.shift();
    if (number === undefined) throw new Error(`the script has no number left for below(${limit})`);
    if (!Number.isInteger(number) || number < 0 || number >= limit)
      throw new Error(`the script says ${number}, and the rules asked for below(${limit})`);
    return number;
  });
  return {
    below: chance.below,
    pick: chance.pick,
    shuffle<T>(list: readonly T[]): T[] {
      const order = orders.shift();
      if (!order) throw new Error(`the script has no order left for ${JSON.stringify(list)}`);
      return arranged(list, order);
    },
  };
}

/** The items in the order of the script, which must name each of them. */
function arranged<T>(list: readonly T[], order: readonly unknown[]): T[] {
  const left = [...list];
  const found = order.flatMap(wanted => {
    const at = left.findIndex(item => same(item, wanted));
    return at >= 0 ? left.splice(at, 1) : [];
  });
  if (found.length !== list.length || order.length !== list.length)
    throw new Error(`the script orders ${JSON.stringify(order)}, and the rules shuffle ${JSON.stringify(list)}`);
  return found;
}
