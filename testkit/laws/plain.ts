import type { AnyGame, AnyMatch, Table, Viewer } from '#kernel';
import { demand, asText } from '../broken.ts';
import { viewersToCheck, positions } from '../walk.ts';
import type { Law } from './law.ts';

const DEEPEST = 60;

/** Where and why a value would not survive JSON; undefined: it would. */
export function notPlain(value: unknown, path: string, depth = 0): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0)
      ? undefined
      : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  if (typeof value !== 'object')
    return `${path} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`;
  if (depth > DEEPEST) return `${path} lies deeper than ${DEEPEST} levels, or in itself`;
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype)
    return `${path} is a ${(value.constructor as { name?: string } | undefined)?.name}`;
  return notPlainInside(value, path, depth);
}

function notPlainInside(value: object, path: string, depth: number): string | undefined {
  const keys = Reflect.ownKeys(value).filter(key => !(Array.isArray(value) && key === 'length'));
  if (Array.isArray(value) && keys.length !== value.length) return `${path} is a list with holes or names in it`;
  for (const key of keys) {
    const { enumerable, get } = Reflect.getOwnPropertyDescriptor(value, key) ?? {};
    if (typeof key === 'symbol' || !enumerable || get) return `${path} has a field JSON does not see: ${String(key)}`;
    const problem = notPlain(Reflect.get(value, key), `${path}.${key}`, depth + 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** The kernel copies events, and a copied Date is no Date: so the events are observed at the rules. */
function bugged(game: AnyGame): AnyGame {
  return {
    ...game,
    setup: (options, seats, table) => game.setup(options, seats, listening(table)),
    apply: (state, by, action, table) => game.apply(state, by, action, listening(table)),
  };
}

function listening(table: Table<object>): Table<object> {
  return {
    ...table,
    tell(event) {
      isPlain('event', event);
      table.tell(event);
    },
    whisper(to, secret, others) {
      isPlain('event', secret);
      isPlain('event', others);
      table.whisper(to, secret, others);
    },
  };
}

function isPlain(name: string, value: unknown): void {
  const problem = notPlain(value, name);
  demand(problem === undefined, 'plain', () => `${problem} in ${asText(value)}`);
}

function* dataOf({ game, state, moves }: AnyMatch, viewers: readonly Viewer[]): Generator<[string, unknown]> {
  yield ['state', state];
  yield ['move', moves.at(-1) ?? null];
  yield ['result', game.result(state) ?? null];
  const alarm = game.clock?.(state);
  yield ['clock', alarm ?? null];
  if (alarm) yield ['strike', game.strike?.(state)];
  for (const viewer of viewers) {
    const view = game.view(state, viewer);
    yield [`view of ${viewer}`, view];
    yield [`offers of ${viewer}`, game.offers(view)];
    yield [`awaited of ${viewer}`, game.awaited(view)];
  }
}

export const plainLaw: Law = {
  id: 'plain',
  says: 'state, view, offer, action, event and result are plain data that survives JSON',
  bugged,
  check(walk) {
    isPlain('options', walk.run.options);
    for (const match of positions(walk))
      for (const [name, value] of dataOf(match, viewersToCheck(walk))) isPlain(name, value);
  },
};
