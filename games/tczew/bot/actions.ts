import { blankAt, type Offer } from '#kernel';
import type { Action } from '../rules/state.ts';

/** Every way to fill in an offer; all of Tczew's have short lists of numbers and words. */
export function* fillings(offer: Offer<Action>): Generator<Action> {
  yield* filled(offer, Object.keys(offer), 0, {});
}

function* filled(
  offer: Offer<Action>,
  keys: readonly string[],
  at: number,
  before: Readonly<Record<string, unknown>>,
): Generator<Action> {
  const key = keys[at];
  if (key === undefined) {
    yield before as unknown as Action;
    return;
  }
  for (const value of valuesOf(offer, key, before)) yield* filled(offer, keys, at + 1, { ...before, [key]: value });
}

function valuesOf(offer: Offer<Action>, key: string, before: object): readonly unknown[] {
  const blank = blankAt(offer, key, before);
  if (blank === undefined) return [(offer as Readonly<Record<string, unknown>>)[key]];
  if ('oneOf' in blank) return blank.oneOf;
  if ('someOf' in blank) return subsetsOf(blank.someOf, blank.min, blank.max);
  throw new Error(`no offer of this game has such a blank: ${key}`);
}

function subsetsOf<Item>(items: readonly Item[], min: number, max: number): Item[][] {
  const subsets: Item[][] = [[]];
  for (const item of items) subsets.push(...subsets.map(one => [...one, item]));
  return subsets.filter(({ length }) => length >= min && length <= max);
}

export const isTalk = ({ type }: { readonly type: Action['type'] }): boolean =>
  type === 'proposeEnd' || type === 'voteEnd';
