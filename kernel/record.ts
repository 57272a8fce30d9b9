import { fromHex } from './deal.ts';
import type { BySeat, FinalScore } from './game.ts';
import type { Move } from './match.ts';
import { field } from './plain.ts';

/** The version of the record format. */
export const RECORD_VERSION = 1;

/** Larger files are not read. */
export const MAX_RECORD_BYTES = 16 * 2 ** 20;

/** The most items of each list, for any game. */
const MAX_LENGTHS = { seats: 64, words: 64, moves: 10_000 };
/** The longest text of a record: a name, a word, an option. */
const MAX_TEXT = 10_000;
const MAX_OPTIONS = 100;

/** The fields that are settled before the deal. */
export const SETTLED_FIELDS = ['edition', 'options', 'seats', 'words'] as const;
export type SettledField = (typeof SETTLED_FIELDS)[number];

/** A match as a file. docs/record.md describes every field. */
export interface MatchRecord {
  readonly parlour: typeof RECORD_VERSION;
  readonly game: string;
  readonly version: number;
  /** The title on the shelf it was played as. */
  readonly edition: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: BySeat<{ readonly name: string; readonly bot: string | null }>; // null: a person
  readonly commitment: string;
  readonly secret: string | null; // null: the match is not over
  /** Of the seats at the deal; seats added later have no word. */
  readonly words: BySeat<string> | null; // null: the match is not over
  readonly moves: readonly RecordedMove[];
  readonly result: FinalScore | null; // null: the match is not over
  /** A hash of each of these fields, so that a change can be named. */
  readonly heads: Readonly<Record<SettledField, string>>;
  /** A hash of all events of the deal. */
  readonly dealt: string;
  /** A hash of everything above and of all events. */
  readonly seal: string;
}

/** A move, with a hash of everything up to it and of its events. */
export type RecordedMove = Move<{ type: string }> & { readonly mark: string };

export type RecordProblem =
  | { readonly problem: 'notJson' }
  | { readonly problem: 'notARecord' }
  | { readonly problem: 'unknownVersion'; readonly version: string }
  | { readonly problem: 'badField'; readonly field: string }
  /** Not written as docs/record.md demands: a key twice, 1.0, an unneeded escape. */
  | { readonly problem: 'notCanonical' }
  | { readonly problem: 'tooMany'; readonly field: string; readonly most: number };

/** Reads a record from the text of a file. */
export function readRecord(text: string): { record: MatchRecord } | RecordProblem {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problem: 'notJson' };
  }
  if (!isObject(data) || !Object.hasOwn(data, 'parlour')) return { problem: 'notARecord' };
  const version = field(data, 'parlour');
  if (version !== RECORD_VERSION) return { problem: 'unknownVersion', version: shortText(version) };
  const long = Object.entries(MAX_LENGTHS).find(([key, most]) => lengthOf(field(data, key)) > most);
  if (long) return { problem: 'tooMany', field: long[0], most: long[1] };
  const bad = firstBadField(data);
  if (bad !== undefined) return { problem: 'badField', field: bad.slice(0, 64) };
  return isCanonical(text, data) ? { record: data as MatchRecord } : { problem: 'notCanonical' };
}

/** White space between values. Strings are matched too, and kept. */
const GAPS = /("[^"\\]*(?:\\.[^"\\]*)*")|[\t\n\r ]+/g;

/** Whether each value is written in the canonical way, and each key once. White space and key order are free. */
const isCanonical = (text: string, data: unknown): boolean => text.replaceAll(GAPS, '$1') === JSON.stringify(data);

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** A short text for a version of any type. */
const shortText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'object' : String(value).slice(0, 20);

type Check = (value: unknown) => boolean;

const isObject: (value: unknown) => value is object = (value): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check = value => typeof value === 'string' && value.length <= MAX_TEXT;
const isWhole: Check = value => Number.isSafeInteger(value);
const isNumber: Check = value => Number.isFinite(value) && !Object.is(value, -0);
const isHex: (bytes: number) => Check = bytes => value =>
  typeof value === 'string' && fromHex(value, bytes) !== undefined;
const isListOf: (check: Check) => Check = check => value => Array.isArray(value) && value.every(check);
const isListBySeat: (check: Check) => Check = check => value =>
  lengthOf(value) <= MAX_LENGTHS.seats && isListOf(check)(value);
const orNull: (check: Check) => Check = check => value => value === null || check(value);
const hasJust: (fields: Readonly<Record<string, Check>>) => Check = fields => value =>
  isObject(value) &&
  Object.keys(value).length === Object.keys(fields).length &&
  firstMisfit(value, fields) === undefined;

const firstMisfit = (value: object, fields: Readonly<Record<string, Check>>): string | undefined =>
  Object.entries(fields).find(([key, check]) => !Object.hasOwn(value, key) || !check(field(value, key)))?.[0];

const isScalar: Check = value => value === null || ['boolean', 'number'].includes(typeof value) || isText(value);
/** Options are scalars, or lists of them. */
const isOptions: Check = value =>
  isObject(value) &&
  Object.keys(value).length <= MAX_OPTIONS &&
  Object.values(value).every(
    option => isScalar(option) || (lengthOf(option) <= MAX_TEXT && isListOf(isScalar)(option)),
  );

const isActor: Check = value => value === 'clock' || value === 'table' || (isWhole(value) && Number(value) >= 0);
/** Flat, as every action is, so that nothing is nested deeper than the format. */
const isAction: Check = value =>
  isObject(value) &&
  isText(field(value, 'type')) &&
  Object.values(value).every(one => isScalar(one) || isListOf(isScalar)(one));
const isMove = hasJust({ by: isActor, at: isWhole, action: orNull(isAction), mark: isHex(8) });

const FIELDS: Readonly<Record<string, Check>> = {
  parlour: isWhole,
  game: isText,
  version: isWhole,
  edition: isText,
  options: isOptions,
  seats: isListOf(hasJust({ name: isText, bot: orNull(isText) })),
  commitment: isHex(32),
  secret: orNull(isHex(32)),
  words: orNull(isListOf(isText)),
  moves: Array.isArray,
  result: orNull(
    hasJust({ winners: isListBySeat(isWhole), ranks: isListBySeat(isWhole), points: isListBySeat(isNumber) }),
  ),
  heads: hasJust(Object.fromEntries(SETTLED_FIELDS.map(field => [field, isHex(8)]))),
  dealt: isHex(8),
  seal: isHex(32),
};

function firstBadField(data: object): string | undefined {
  const stray = Object.keys(data).find(key => !Object.hasOwn(FIELDS, key));
  if (stray !== undefined) return stray;
  const wrong = firstMisfit(data, FIELDS);
  if (wrong !== undefined) return wrong;
  const moves = field(data, 'moves');
  const move = Array.isArray(moves) ? moves.findIndex(one => !isMove(one)) : -1;
  return move >= 0 ? `moves[${move}]` : undefined;
}
