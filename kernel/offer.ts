import type { Chance } from './chance.ts';
import { field, put, type Scalar, same } from './plain.ts';

/** A place in an offer that the player fills in. */
export type Blank =
  | { readonly oneOf: readonly Scalar[] }
  /** A set: no item twice, and the order means nothing. */
  | { readonly someOf: readonly Scalar[]; readonly min: number; readonly max: number }
  /** A whole number, both ends included. */
  | { readonly between: readonly [from: number, to: number] }
  /** A line of text, counted in code points, with something to see in it and without white space around it. */
  | { readonly text: readonly [min: number, max: number] };

type BlankFor<Value> = [Value] extends [Scalar]
  ?
      | { readonly oneOf: readonly Value[] }
      | (number extends Value ? { readonly between: readonly [number, number] } : never)
      | (string extends Value ? { readonly text: readonly [number, number] } : never)
  : Value extends readonly (infer Item)[]
    ? { readonly someOf: readonly Item[]; readonly min: number; readonly max: number }
    : never;

/** An action with blanks: what a player may do now. */
export type Offer<Action extends { type: string }> = Action extends unknown
  ? { readonly [Key in keyof Action]: Key extends 'type' ? Action[Key] : Action[Key] | BlankFor<Action[Key]> }
  : never;

export const oneOf = <Value extends Scalar>(list: readonly Value[]): { readonly oneOf: readonly Value[] } => ({
  oneOf: list,
});
export const someOf = <Item extends Scalar>(
  list: readonly Item[],
  min: number,
  max: number,
): { readonly someOf: readonly Item[]; readonly min: number; readonly max: number } => ({ someOf: list, min, max });
export const between = (from: number, to: number): { readonly between: readonly [number, number] } => ({
  between: [from, to],
});
export const text = (min: number, max: number): { readonly text: readonly [number, number] } => ({ text: [min, max] });

type AnyOffer = Readonly<Record<string, unknown>>;

/** Whether an action, from wherever it comes, fills in the offer: the whole validation. */
export function fits(offer: AnyOffer, action: unknown): boolean {
  return filledIn(offer, action) !== undefined;
}

/** The action as the first offer it fits reads it: a clean copy with nothing in it that was not offered. */
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
    if (!(isBlank(asked) ? fillsBlank(asked, value) : same(asked, value))) return undefined;
    put(filled, key, Array.isArray(value) ? value.slice() : value);
  }
  return filled;
}

function hasJust(keys: readonly string[], action: object): boolean {
  let count = 0;
  for (const key in action) {
    count += 1;
    if (count > keys.length || !Object.hasOwn(action, key)) return false;
  }
  return count === keys.length && keys.every(key => Object.hasOwn(action, key));
}

export const isBlank = (value: unknown): value is Blank =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value may stand in the blank. */
export function fillsBlank(blank: Blank, value: unknown): boolean {
  if ('oneOf' in blank) return isAmong(blank.oneOf, value);
  if ('someOf' in blank) return isSetOf(blank, value);
  if ('between' in blank) return isWhole(value) && value >= blank.between[0] && value <= blank.between[1];
  return isLine(blank.text, value);
}

// -0 is no number of ours: JSON would turn it into 0 on the way to a record
const isAmong = (list: readonly Scalar[], value: unknown): boolean =>
  list.includes(value as Scalar) && !Object.is(value, -0);
const isWhole = (value: unknown): value is number => Number.isInteger(value) && !Object.is(value, -0);

function isSetOf(blank: { someOf: readonly Scalar[]; min: number; max: number }, value: unknown): boolean {
  if (!Array.isArray(value) || value.length < blank.min || value.length > Math.min(blank.max, blank.someOf.length))
    return false;
  const items = new Set<unknown>(value);
  for (const item of items) if (!isAmong(blank.someOf, item)) return false;
  return items.size === value.length;
}

/** Combining marks in a row. More would be painted over the lines above and below. */
export const MOST_MARKS = 4;
const PILE_OF_MARKS = new RegExp(String.raw`\p{M}{${MOST_MARKS + 1}}`, 'u');
/** Not the letters, such as Hangul fillers, and the empty Braille cell, that show nothing. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Counted in code points, so a line of `max` characters has at most four times as many bytes. */
function isLine([min, max]: readonly [number, number], value: unknown): boolean {
  // a character takes at most two units, so anything longer is refused before it is read
  if (typeof value !== 'string' || value.length > 2 * max) return false;
  const characters = [...value];
  if (characters.length < min || characters.length > max || value !== value.trim()) return false;
  if (characters.some(character => isUnprintable(character.codePointAt(0) ?? 0))) return false;
  return (value === '' || VISIBLE.test(value)) && !PILE_OF_MARKS.test(value);
}

const isUnprintable = (code: number): boolean =>
  code < 0x20 ||
  (code >= 0x7f && code < 0xa0) ||
  (code >= 0xd800 && code < 0xe000) ||
  (code >= 0x2028 && code <= 0x202e) ||
  (code >= 0x2066 && code <= 0x2069);

/** In how many ways the offer can be filled in. */
export function count(offer: AnyOffer): number {
  return Object.values(offer).reduce<number>((ways, value) => ways * (isBlank(value) ? waysToFill(value) : 1), 1);
}

function waysToFill(blank: Blank): number {
  if ('oneOf' in blank) return blank.oneOf.length;
  if ('between' in blank) return Math.max(0, blank.between[1] - blank.between[0] + 1);
  if ('text' in blank) return Number.POSITIVE_INFINITY;
  let ways = 0;
  for (let size = blank.min; size <= Math.min(blank.max, blank.someOf.length); size++)
    ways += choose(blank.someOf.length, size);
  return ways;
}

function choose(from: number, size: number): number {
  let ways = 1;
  for (let taken = 0; taken < size; taken++) ways = (ways * (from - taken)) / (taken + 1);
  return Math.round(ways);
}

/** The offers that can be filled in at all. */
export const possible = <OneOffer extends AnyOffer>(offers: readonly OneOffer[]): OneOffer[] =>
  offers.filter(isPossible);

function isPossible(offer: AnyOffer): boolean {
  for (const key in offer) {
    const asked = offer[key];
    if (isBlank(asked) && waysToFill(asked) === 0) return false;
  }
  return true;
}

/** Fills every blank at random. */
export function fill<Action extends { type: string }>(offer: Offer<Action>, chance: Chance): Action {
  const action: Record<string, unknown> = {};
  for (const [key, asked] of Object.entries<unknown>(offer))
    put(action, key, isBlank(asked) ? fillBlank(asked, chance) : asked);
  return action as unknown as Action;
}

/** Some value that may stand in the blank. */
function fillBlank(blank: Blank, chance: Chance): Scalar | Scalar[] {
  if ('oneOf' in blank) return chance.pick(blank.oneOf);
  if ('between' in blank) return blank.between[0] + chance.below(blank.between[1] - blank.between[0] + 1);
  if ('text' in blank)
    return Array.from({ length: lengthBetween(blank.text, chance) }, () => chance.pick(LETTERS)).join('');
  return chance
    .shuffle(blank.someOf)
    .slice(0, lengthBetween([blank.min, Math.min(blank.max, blank.someOf.length)], chance));
}

const LETTERS = [...'abcdefghijklmnoprstuwyząęśżżщїґéà'];
const lengthBetween = ([min, max]: readonly [number, number], chance: Chance): number =>
  min + chance.below(max - min + 1);
