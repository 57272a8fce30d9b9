import { type AnyGame, type Blank, type Chance, field, put, quickChance, type OptionField, seatsOf } from '#kernel';

/** A number of seats, and options. */
export interface Setup {
  readonly seats: number;
  readonly options: object;
}

const FULL_PRODUCT = 64;
const SHORT_LIST = 8;

/**
 * Every seat count with every combination of options; if there are many, a set in which every pair of values occurs.
 */
export function setupsOf(game: AnyGame, players?: readonly number[], options?: readonly object[]): Setup[] {
  const counts = players ?? seatsOf(game.seats.max + 1).slice(game.seats.min);
  const combinations = options ?? combinationsOf(game.options as Readonly<Record<string, OptionField<unknown>>>);
  return combinations.flatMap(options => counts.map(seats => ({ seats, options })));
}

/** The setups in an order in which every seat count and option value occurs early. */
export function varied(setups: readonly Setup[], luck: Chance): Setup[] {
  const left = luck.shuffle(setups);
  const seen = new Set<string>();
  const news = (setup: Setup): number => featuresOf(setup).filter(feature => !seen.has(feature)).length;
  const order: Setup[] = [];
  while (left.length > 0) {
    const next = left.reduce((best, setup) => (news(setup) > news(best) ? setup : best));
    left.splice(left.indexOf(next), 1);
    for (const feature of featuresOf(next)) seen.add(feature);
    order.push(next);
  }
  return order;
}

const featuresOf = ({ seats, options }: Setup): string[] =>
  Object.entries({ ...options, seats }).map(feature => JSON.stringify(feature));

function combinationsOf(sheet: Readonly<Record<string, OptionField<unknown>>>): object[] {
  const choices = Object.entries(sheet).map(([key, setting]) => ({ key, values: valuesOf(setting) }));
  const size = choices.reduce((product, { values }) => product * values.length, 1);
  return size <= FULL_PRODUCT ? product(choices) : pairwise(choices);
}

interface Choice {
  readonly key: string;
  readonly values: readonly unknown[];
}

/** The default first, so that the first failure is the simplest. */
function valuesOf({ blank, usual }: OptionField<unknown>): unknown[] {
  const texts = new Set([usual, ...typicalOf(blank)].map(value => JSON.stringify(value)));
  return [...texts].map((text): unknown => JSON.parse(text));
}

function typicalOf(blank: Blank): readonly unknown[] {
  if ('oneOf' in blank) return blank.oneOf;
  if ('between' in blank) return wholes(blank.between);
  if ('text' in blank) return [];
  const { min, max } = blank;
  const items = 'someOf' in blank ? blank.someOf : blank.listOf;
  const single = min <= 1 && max >= 1 ? items.map(item => [item]) : [];
  return [items.slice(0, min), items.slice(0, max), items.slice(-max), ...single];
}

function wholes([from, to]: readonly [number, number]): number[] {
  if (to - from < SHORT_LIST) return seatsOf(to - from + 1).map(step => from + step);
  return [from, from + 1, Math.floor((from + to) / 2), to - 1, to];
}

function product([first, ...rest]: readonly Choice[]): object[] {
  if (!first) return [{}];
  const others = product(rest);
  return first.values.flatMap(value => others.map(other => withField(first.key, value, other)));
}

function withField(key: string, value: unknown, rest: object): object {
  const fields = {};
  put(fields, key, value);
  return Object.assign(fields, rest);
}

/** Rows that cover all pairs, each the best of several random ones. The first row has the defaults. */
function pairwise(choices: readonly Choice[]): object[] {
  const luck = quickChance(1);
  const rows = [Object.assign({}, ...choices.map(({ key, values }) => withField(key, values[0], {}))) as object];
  const missing = allPairs(choices);
  for (;;) {
    for (const pair of pairsIn(rows.at(-1) ?? {}, choices)) missing.delete(pair);
    const [wanted] = missing;
    if (wanted === undefined) return rows;
    const candidates = seatsOf(20).map(() => ({ ...randomRow(choices, luck), ...(JSON.parse(wanted) as object) }));
    const news = (row: object): number => pairsIn(row, choices).filter(pair => missing.has(pair)).length;
    rows.push(candidates.reduce((best, row) => (news(row) > news(best) ? row : best)));
  }
}

const randomRow = (choices: readonly Choice[], luck: Chance): object =>
  Object.assign({}, ...choices.map(({ key, values }) => withField(key, luck.pick(values), {}))) as object;

const pairsIn = (row: object, choices: readonly Choice[]): string[] =>
  choices.flatMap((one, at) =>
    choices
      .slice(at + 1)
      .map(other => JSON.stringify({ [one.key]: field(row, one.key), [other.key]: field(row, other.key) })),
  );

const allPairs = (choices: readonly Choice[]): Set<string> =>
  new Set(
    choices.flatMap((one, at) =>
      choices
        .slice(at + 1)
        .flatMap(other =>
          one.values.flatMap(left =>
            other.values.map(right => JSON.stringify({ [one.key]: left, [other.key]: right })),
          ),
        ),
    ),
  );
