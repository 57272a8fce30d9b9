import type { Movers } from '#kit';
import type { Seat } from '#kernel';
import type { HeardEvent } from '#screen';
import type { Event } from '../../rules/state.ts';

/** The seat that made a move of its own; what follows from it is no move. */
export function moverOf(event: object): Seat | undefined {
  const told = event as Event;
  switch (told.type) {
    case 'townTaken':
    case 'epochOneRolled':
    case 'placed':
    case 'eventPlayed':
    case 'swapped':
    case 'waited':
    case 'plebisciteHeld':
      return told.by;
    default:
      return undefined;
  }
}

export const MOVERS: Movers = { moverOf };

/** These say nothing about the board. */
const SILENT: ReadonlySet<Event['type']> = new Set(['drew', 'turnBegan', 'eventEnded', 'pointerMoved']);

/** A move and what came of it, up to the next move. */
export function courseOf(heard: readonly HeardEvent[], move: HeardEvent): Event[] {
  const from = heard.indexOf(move);
  if (from < 0) return [move.event as Event];
  const later = heard.slice(from + 1);
  const end = later.findIndex(({ event }) => moverOf(event) !== undefined);
  return [move, ...(end < 0 ? later : later.slice(0, end))]
    .map(({ event }) => event as Event)
    .filter(({ type }) => !SILENT.has(type));
}
