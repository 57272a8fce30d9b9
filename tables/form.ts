import { completeOptions, field, readOptions } from '#kernel';
import { type Title, titleNamed } from '#shelf';
import { isRefused, refusedBecause } from './decision.ts';
import type { TableForm, Refused } from './protocol.ts';

/** The languages of tables. */
export const CHAT_LANGUAGES = ['en', 'pl', 'it', 'uk'];
const LONGEST_TURN_CLOCK = 7 * 24 * 3600;
const FIELDS = new Set([
  'title',
  'options',
  'seats',
  'turnClock',
  'language',
  'isPublic',
  'watching',
  'grows',
  'latecomers',
]);

/**
 * Reads a table form from a client; missing fields keep their value or get the default. The title has its current rules
 * unless others are given.
 */
export function readForm(sent: unknown, before: TableForm | undefined, pinned?: Title): TableForm | Refused {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return refusedBecause('malformed');
  const stray = Object.keys(sent).find(key => !FIELDS.has(key));
  if (stray !== undefined) return refusedBecause('badField', { field: stray.slice(0, 64) });
  const read = <Kind>(key: keyof TableForm, usual: Kind, fits: (value: unknown) => value is Kind): Kind | Refused => {
    const value = Object.hasOwn(sent, key) ? field(sent, key) : usual;
    return fits(value) ? value : refusedBecause('badField', { field: key });
  };
  const id = read('title', before?.title ?? '', isText);
  const named = typeof id === 'string' ? titleNamed(id) : undefined;
  const title = pinned?.id === id ? pinned : named;
  if (!title) return refusedBecause('badField', { field: 'title' });
  const { min, max } = title.game.seats;
  const sameTitle = before?.title === title.id ? before : undefined;
  const usualSeats = Math.min(Math.max(before?.seats ?? min, min), max);
  const seats = read('seats', usualSeats, (value): value is number => isWithin(value, min, max));
  const turnClock = read(
    'turnClock',
    before?.turnClock ?? null,
    (value): value is number | null => value === null || isWithin(value, 5, LONGEST_TURN_CLOCK),
  );
  const language = read(
    'language',
    before?.language ?? 'en',
    (value): value is string => isText(value) && CHAT_LANGUAGES.includes(value),
  );
  const isPublic = read('isPublic', before?.isPublic ?? false, isBoolean);
  const watching = read('watching', before?.watching ?? true, isBoolean);
  const grows = read('grows', before?.grows ?? true, isBoolean);
  const latecomers = read('latecomers', before?.latecomers ?? true, isBoolean);
  const options = readChoices(
    title,
    Object.hasOwn(sent, 'options') ? field(sent, 'options') : {},
    sameTitle?.options ?? {},
  );
  const bad = [seats, turnClock, language, isPublic, watching, grows, latecomers, options].find(isBad);
  if (bad) return bad;
  return { title: title.id, options, seats, turnClock, language, isPublic, watching, grows, latecomers } as TableForm;
}

/** Reads the options that the title leaves open. Missing ones keep their value. */
function readChoices(
  { game, fixed }: Title,
  sent: unknown,
  before: TableForm['options'],
): Readonly<Record<string, unknown>> | Refused {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return refusedBecause('badField', { field: 'options' });
  const settled = Object.keys(sent).find(option => Object.hasOwn(fixed, option));
  if (settled !== undefined) return refusedBecause('badOption', { field: settled });
  // the form may be older than these rules
  const read = readOptions(game.options, { ...completeOptions(game.options, before), ...sent, ...fixed });
  if ('problem' in read)
    return 'option' in read
      ? refusedBecause('badOption', { field: read.option.slice(0, 64) })
      : refusedBecause('badField', { field: 'options' });
  return Object.fromEntries(Object.entries(read.options).filter(([option]) => !Object.hasOwn(fixed, option)));
}

const isBad = (value: unknown): value is Refused => typeof value === 'object' && value !== null && isRefused(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isWithin = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
