import { type Blank, type BlankFor, fillBlank, fillsBlank, waysToFill } from './blank.ts';
import type { Chance } from './chance.ts';
import { field, put, type Scalar, same } from './plain.ts';

/**
 * A blank that depends on an earlier field of the action: its values are looked up by that field's value. A case can
 * depend on another field in turn.
 */
export interface Dependent<Case = Blank> {
  readonly by: string;
  readonly cases: Readonly<Record<string, Case | Dependent<Case>>>;
}

export const dependingOn = <Case>(
  by: string,
  cases: Readonly<Record<string, Case | Dependent<Case>>>,
): Dependent<Case> => ({ by, cases });

/** An action with blanks: what a player may do now. A dependent blank comes after the field it depends on. */
export type Offer<Action extends { type: string }> = Action extends unknown
  ? {
      readonly [Key in keyof Action]: Key extends 'type'
        ? Action[Key]
        : Action[Key] | BlankFor<Action[Key]> | Dependent<BlankFor<Action[Key]>>;
    }
  : never;

type AnyOffer = Readonly<Record<string, unknown>>;

/** Whether a field of an offer is a blank. */
export const isBlank = (asked: unknown): asked is Blank | Dependent =>
  typeof asked === 'object' && asked !== null && !Array.isArray(asked);

/**
 * The blank of a field, given the fields before it; undefined if the field is fixed, or if it has no blank for the
 * values before it.
 */
export function blankAt(offer: AnyOffer, name: string, filled: object): Blank | undefined {
  const asked = field(offer, name);
  return isBlank(asked) ? resolveBlank(asked, filled) : undefined;
}

function resolveBlank(asked: Blank | Dependent, filled: object): Blank | undefined {
  let blank: Blank | Dependent | undefined = asked;
  while (blank && 'by' in blank) {
    const value = field(filled, blank.by);
    blank = Array.isArray(value) || value === undefined ? undefined : caseOf(blank, value);
  }
  return blank;
}

const caseOf = ({ cases }: Dependent, value: unknown): Blank | Dependent | undefined =>
  field(cases, String(value)) as Blank | Dependent | undefined;

/** Whether an action, from any source, fills in the offer. This is the whole validation. */
export function fits(offer: AnyOffer, action: unknown): boolean {
  return filledIn(offer, action) !== undefined;
}

/** The action, copied cleanly from the first offer it fits; undefined: it fits none. */
export function accept<Action extends { type: string }>(
  offers: readonly Offer<Action>[],
  action: unknown,
): Action | undefined {
  for (const offer of offers) {
    const accepted = filledIn(offer, action);
    if (accepted) return accepted as Action;
  }
  return undefined;
}

function filledIn(offer: AnyOffer, action: unknown): Record<string, unknown> | undefined {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return undefined;
  const keys = Object.keys(offer);
  if (!hasJust(keys, action)) return undefined;
  const filled: Record<string, unknown> = {};
  for (const key of keys) {
    const value = field(action, key);
    const asked = offer[key];
    if (!(isBlank(asked) ? fills(asked, value, filled) : same(asked, value))) return undefined;
    put(filled, key, Array.isArray(value) ? value.slice() : value);
  }
  return filled;
}

function fills(asked: Blank | Dependent, value: unknown, before: object): boolean {
  const blank = resolveBlank(asked, before);
  return blank !== undefined && fillsBlank(blank, value);
}

function hasJust(keys: readonly string[], action: object): boolean {
  let count = 0;
  for (const key in action) {
    count += 1;
    if (count > keys.length || !Object.hasOwn(action, key)) return false;
  }
  return count === keys.length && keys.every(key => Object.hasOwn(action, key));
}

/** The number of ways to fill in the offer. */
export const countWays = (offer: AnyOffer): number => countFrom(countContextOf(offer), 0, {});

interface CountContext {
  readonly offer: AnyOffer;
  /** Values that are already chosen, by field. */
  readonly settled: Readonly<Record<string, unknown>>;
  readonly isFit: (blank: Blank, value: unknown) => boolean;
  readonly keys: readonly string[];
  /** The fields that later ones depend on: their values are tried one by one. */
  readonly deciders: ReadonlySet<string>;
}

const countContextOf = (offer: AnyOffer): CountContext => ({
  offer,
  settled: {},
  isFit: fillsBlank,
  keys: Object.keys(offer),
  deciders: decidersOf(offer),
});

function countFrom(counting: CountContext, at: number, filled: Readonly<Record<string, unknown>>): number {
  const key = counting.keys[at];
  if (key === undefined) return 1;
  const asked = counting.offer[key];
  const settled = field(counting.settled, key);
  if (!isBlank(asked)) {
    const isSame = settled === undefined || same(asked, settled);
    return isSame ? countFrom(counting, at + 1, { ...filled, [key]: asked }) : 0;
  }
  const blank = resolveBlank(asked, filled);
  if (!blank) return 0;
  if (settled !== undefined)
    return counting.isFit(blank, settled) ? countFrom(counting, at + 1, { ...filled, [key]: settled }) : 0;
  if (!counting.deciders.has(key)) {
    const rest = countFrom(counting, at + 1, filled);
    return rest === 0 ? 0 : waysToFill(blank) * rest;
  }
  return valuesOf(blank).reduce<number>(
    (ways, value) => ways + countFrom(counting, at + 1, { ...filled, [key]: value }),
    0,
  );
}

/** The values of a blank that others depend on: one of a list, or a number. */
function valuesOf(blank: Blank): readonly Scalar[] {
  if ('oneOf' in blank) return blank.oneOf;
  if (!('between' in blank)) throw new Error('a blank can depend only on one of a list, or on a number');
  const [from, to] = blank.between;
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function decidersOf(offer: AnyOffer): Set<string> {
  const deciders = new Set<string>();
  const visit = (asked: unknown): void => {
    if (!isBlank(asked) || !('by' in asked)) return;
    deciders.add(asked.by);
    Object.values(asked.cases).forEach(visit);
  };
  Object.values(offer).forEach(visit);
  return deciders;
}

/**
 * Whether the offer can be filled in with these values in some of its fields. `isFit` can accept unfinished values,
 * such as a list that is still growing.
 */
export function canBeFilled(
  offer: AnyOffer,
  settled: Readonly<Record<string, unknown>>,
  isFit: CountContext['isFit'] = fillsBlank,
): boolean {
  const hasFields = Object.keys(settled).every(key => Object.hasOwn(offer, key));
  return hasFields && countFrom({ ...countContextOf(offer), settled, isFit }, 0, {}) > 0;
}

/** The offers that can be filled in. */
export const fillableOffers = <OneOffer extends AnyOffer>(offers: readonly OneOffer[]): OneOffer[] =>
  offers.filter(isFillable);

function isFillable(offer: AnyOffer): boolean {
  for (const key in offer) {
    const asked = offer[key];
    if (!isBlank(asked)) continue;
    if ('by' in asked) return countWays(offer) > 0;
    if (waysToFill(asked) === 0) return false;
  }
  return true;
}

/** A choice after which the offer can no longer be filled in; undefined: there is none, as the contract demands. */
export function deadEnd(offer: AnyOffer): Readonly<Record<string, Scalar>> | undefined {
  return deadEndFrom(countContextOf(offer), 0, {});
}

function deadEndFrom(
  counting: CountContext,
  at: number,
  filled: Readonly<Record<string, Scalar>>,
): Readonly<Record<string, Scalar>> | undefined {
  if (countFrom(counting, at, filled) === 0) return filled;
  const key = counting.keys[at];
  if (key === undefined) return undefined;
  const asked = counting.offer[key];
  const blank = isBlank(asked) ? resolveBlank(asked, filled) : undefined;
  if (!blank || !counting.deciders.has(key))
    return deadEndFrom(counting, at + 1, isBlank(asked) ? filled : { ...filled, [key]: asked as Scalar });
  for (const value of valuesOf(blank)) {
    const found = deadEndFrom(counting, at + 1, { ...filled, [key]: value });
    if (found) return found;
  }
  return undefined;
}

/** Fills every blank at random, only with choices that can be completed. */
export function fill<Action extends { type: string }>(offer: Offer<Action>, chance: Chance): Action {
  const counting = countContextOf(offer);
  const action: Record<string, unknown> = {};
  counting.keys.forEach((key, at) => {
    const asked = counting.offer[key];
    const blank = isBlank(asked) ? resolveBlank(asked, action) : undefined;
    if (!blank) return put(action, key, asked);
    const isLeadingOn = (value: Scalar): boolean => countFrom(counting, at + 1, { ...action, [key]: value }) > 0;
    const open = counting.deciders.has(key) ? { oneOf: valuesOf(blank).filter(isLeadingOn) } : blank;
    put(action, key, fillBlank(open, chance));
  });
  return action as unknown as Action;
}
