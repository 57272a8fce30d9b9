import {
  type AnyMatch,
  awaited,
  diff,
  dueAt,
  eventsFor,
  timeLeftOnHeldClock,
  seatsAt,
  undoOptionOf,
  type Viewer,
} from '#kernel';
import { difference } from './broken.ts';

/**
 * Everything a table sends one viewer after a move, as text: events, the change of its view, and its document. `before`
 * is the view before the move.
 */
export function everythingFor(viewer: Viewer, match: AnyMatch, before: object): Readonly<Record<string, string>> {
  const { game, state, told, moves } = match;
  const view = game.view(state, viewer);
  return written({
    events: eventsFor(told, viewer),
    view,
    change: diff(before, view),
    offers: game.offers(view),
    undo: viewer === 'audience' ? null : undoOptionOf(match, viewer),
    clock: [dueAt(match), timeLeftOnHeldClock(match)],
    table: tableDocument(match),
    numbers: moves.length,
  });
}

/** The public document of a match. */
export const tableDocument = (match: AnyMatch): object => {
  const { game, state } = match;
  return {
    seats: seatsAt(match),
    awaited: awaited(match),
    result: game.result(state),
    waiting: game.growth?.waiting(state),
    mayJoin: game.growth?.admit(state) !== undefined,
  };
};

const written = (parts: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part) ?? '']));

/** A description of the first difference; undefined: there is none. */
export function firstDifference(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): string | undefined {
  const name = Object.keys(one).find(key => one[key] !== other[key]);
  if (name === undefined) return undefined;
  const [left, right] = [one[name] ?? '', other[name] ?? ''];
  const sizes = left.length === right.length ? '' : ` (${left.length} and ${right.length} characters)`;
  return `${name}${sizes}: ${difference(parsed(left), parsed(right))}`;
}

const parsed = (text: string): unknown => (text === '' ? null : JSON.parse(text));
