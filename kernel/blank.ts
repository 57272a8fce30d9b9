import type { Chance } from './chance.ts';
import type { Scalar } from './plain.ts';

/** A field of an offer that the player fills in. */
export type Blank =
  | { readonly oneOf: readonly Scalar[] }
  /** Some of the items, in any order. An item can be taken as often as it is listed. */
  | { readonly someOf: readonly Scalar[]; readonly min: number; readonly max: number }
  /** The same, where the order matters. */
  | { readonly listOf: readonly Scalar[]; readonly min: number; readonly max: number }
  /** A whole number, both ends included. */
  | { readonly between: readonly [from: number, to: number] }
  /** A line of text, counted in code points, with a visible character and no white space around it. */
  | { readonly text: readonly [min: number, max: number] };

interface SomeOf<Item> {
  readonly someOf: readonly Item[];
  readonly min: number;
  readonly max: number;
}

interface ListOf<Item> {
  readonly listOf: readonly Item[];
  readonly min: number;
  readonly max: number;
}

/** The blanks that a value of this type can fill. */
export type BlankFor<Value> = [Value] extends [Scalar]
  ?
      | { readonly oneOf: readonly Value[] }
      | (number extends Value ? { readonly between: readonly [number, number] } : never)
      | (string extends Value ? { readonly text: readonly [number, number] } : never)
  : Value extends readonly (infer Item)[]
    ? SomeOf<Item> | ListOf<Item>
    : never;

export const oneOf = <Value extends Scalar>(list: readonly Value[]): { readonly oneOf: readonly Value[] } => ({
  oneOf: list,
});
export const someOf = <Item extends Scalar>(list: readonly Item[], min: number, max: number): SomeOf<Item> => ({
  someOf: list,
  min,
  max,
});
export const listOf = <Item extends Scalar>(list: readonly Item[], min: number, max: number): ListOf<Item> => ({
  listOf: list,
  min,
  max,
});
export const between = (from: number, to: number): { readonly between: readonly [number, number] } => ({
  between: [from, to],
});
export const text = (min: number, max: number): { readonly text: readonly [number, number] } => ({ text: [min, max] });

/** Whether a value is allowed in the blank. */
export function fillsBlank(blank: Blank, value: unknown): boolean {
  if ('oneOf' in blank) return isAmong(blank.oneOf, value);
  if ('someOf' in blank) return isTakenFrom(blank.someOf, blank, value);
  if ('listOf' in blank) return isTakenFrom(blank.listOf, blank, value);
  if ('between' in blank) return isWhole(value) && value >= blank.between[0] && value <= blank.between[1];
  return isLine(blank.text, value);
}

// -0 is refused: JSON would turn it into 0
const isAmong = (list: readonly Scalar[], value: unknown): boolean =>
  list.includes(value as Scalar) && !Object.is(value, -0);
const isWhole = (value: unknown): value is number => Number.isInteger(value) && !Object.is(value, -0);

interface Sizes {
  readonly min: number;
  readonly max: number;
}

function isTakenFrom(list: readonly Scalar[], { min, max }: Sizes, value: unknown): boolean {
  if (!Array.isArray(value) || value.length < min || value.length > Math.min(max, list.length)) return false;
  const left = countsOf(list);
  for (const item of value as unknown[]) {
    const count = left.get(item) ?? 0;
    if (count === 0 || Object.is(item, -0)) return false;
    left.set(item, count - 1);
  }
  return true;
}

function countsOf(list: readonly Scalar[]): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Combining marks in a row. More would be drawn over the lines above and below. */
export const MAX_MARKS = 4;
const TOO_MANY_MARKS = new RegExp(String.raw`\p{M}{${MAX_MARKS + 1}}`, 'u');
/** A visible character. Hangul fillers and the empty Braille cell show nothing. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Counted in code points, so a line of `max` characters has at most four times as many bytes. */
function isLine([min, max]: readonly [number, number], value: unknown): boolean {
  // a character has at most two UTF-16 units, so longer text is refused before it is scanned
  if (typeof value !== 'string' || value.length > 2 * max) return false;
  const characters = [...value];
  if (characters.length < min || characters.length > max || value !== value.trim()) return false;
  if (characters.some(character => isUnprintable(character.codePointAt(0) ?? 0))) return false;
  return (value === '' || VISIBLE.test(value)) && !TOO_MANY_MARKS.test(value);
}

const isUnprintable = (code: number): boolean =>
  code < 0x20 ||
  (code >= 0x7f && code < 0xa0) ||
  (code >= 0xd800 && code < 0xe000) ||
  (code >= 0x2028 && code <= 0x202e) ||
  (code >= 0x2066 && code <= 0x2069);

/** In how many ways the blank can be filled in. */
export function waysToFill(blank: Blank): number {
  if ('oneOf' in blank) return blank.oneOf.length;
  if ('between' in blank) return Math.max(0, blank.between[1] - blank.between[0] + 1);
  if ('text' in blank) return Number.POSITIVE_INFINITY;
  return 'someOf' in blank
    ? selections(blank.someOf, blank, () => 1)
    : // each position of the new items among the earlier ones gives another list
      selections(blank.listOf, blank, choose);
}

/** The number of selections of all allowed sizes. `mixes` counts the orders of `more` new items in a list. */
function selections(
  list: readonly Scalar[],
  { min, max }: Sizes,
  mixes: (size: number, more: number) => number,
): number {
  const most = Math.min(max, list.length);
  let ways = [1]; // by size
  for (const count of countsOf(list).values()) {
    const next: number[] = [];
    ways.forEach((before, size) => {
      for (let more = 0; more <= Math.min(count, most - size); more++)
        next[size + more] = (next[size + more] ?? 0) + before * mixes(size + more, more);
    });
    ways = next;
  }
  return ways.slice(Math.max(0, min)).reduce((sum, each) => sum + each, 0);
}

function choose(from: number, size: number): number {
  let ways = 1;
  for (let taken = 0; taken < size; taken++) ways = (ways * (from - taken)) / (taken + 1);
  return Math.round(ways);
}

/** A random value for the blank. */
export function fillBlank(blank: Blank, chance: Chance): Scalar | Scalar[] {
  if ('oneOf' in blank) return chance.pick(blank.oneOf);
  if ('between' in blank) return blank.between[0] + chance.below(blank.between[1] - blank.between[0] + 1);
  if ('text' in blank)
    return Array.from({ length: lengthBetween(blank.text, chance) }, () => chance.pick(LETTERS)).join('');
  const list = 'someOf' in blank ? blank.someOf : blank.listOf;
  return chance.shuffle(list).slice(0, lengthBetween([blank.min, Math.min(blank.max, list.length)], chance));
}

const LETTERS = [...'abcdefghijklmnoprstuwyząęśżżщїґéà'];
const lengthBetween = ([min, max]: readonly [number, number], chance: Chance): number =>
  min + chance.below(max - min + 1);
