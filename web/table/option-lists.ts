import type { Blank, Scalar } from '#kernel';

/** An option that takes several values. */
export interface ListOption {
  /** The values to choose from. */
  readonly values: readonly Scalar[];
  readonly most: number;
  /** Whether the order of the chosen values matters. */
  readonly isOrdered: boolean;
}

/** Undefined: the option takes a single value. */
export function listOptionOf(blank: Blank): ListOption | undefined {
  if ('someOf' in blank) return { values: blank.someOf, most: blank.max, isOrdered: false };
  return 'listOf' in blank ? { values: blank.listOf, most: blank.max, isOrdered: true } : undefined;
}

/** The values of the option that a form holds. */
export const chosenFrom = ({ values }: ListOption, sent: unknown): Scalar[] =>
  Array.isArray(sent) ? sent.flatMap((one: unknown) => values.filter(value => value === one)) : [];

/** The values that can still be added. */
export const addable = ({ values, most }: ListOption, chosen: readonly Scalar[]): Scalar[] =>
  chosen.length < most ? values.filter(value => !chosen.includes(value)) : [];

/** Adds the value or takes it out. Without an order of their own, values stay in the order of the option. */
export function toggled({ values, isOrdered }: ListOption, chosen: readonly Scalar[], value: Scalar): Scalar[] {
  const next = chosen.includes(value) ? chosen.filter(one => one !== value) : [...chosen, value];
  return isOrdered ? next : values.filter(one => next.includes(one));
}

/** Moves the value at this index one place forward. */
export function movedUp(chosen: readonly Scalar[], index: number): Scalar[] {
  const value = chosen[index];
  if (value === undefined || index === 0) return [...chosen];
  return chosen.toSpliced(index, 1).toSpliced(index - 1, 0, value);
}
