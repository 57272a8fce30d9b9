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

/** Known to the player who pressed a button, or told elsewhere. */
const OF_THE_TURN: ReadonlySet<Event['type']> = new Set([
  'turnBegan',
  'eventEnded',
  'pointerMoved',
  'idleWarned',
  'endProposed',
  'endVoted',
  'proposalLapsed',
]);

/** What came of my last move, as far as the board alone does not show it; empty: nothing. */
export function ownResultOf(heard: readonly HeardEvent[], me: Seat): Event[] {
  const at = heard.findLastIndex(({ event }) => moverOf(event) === me);
  const move = heard[at]?.event as Event | undefined;
  if (!move) return [];
  const later = heard.slice(at + 1).map(({ event }) => event as Event);
  const end = later.findIndex(event => moverOf(event) !== undefined);
  const course = end < 0 ? later : later.slice(0, end);
  const turnEnd = course.findIndex(({ type }) => type === 'turnBegan' || type === 'turnSkipped');
  const ofTurn = (turnEnd < 0 ? course : course.slice(0, turnEnd)).filter(({ type }) => !OF_THE_TURN.has(type));
  const drawn = ofTurn.filter(event => event.type === 'drew' && event.by === me);
  const isMyTurnAgain = later.some(event => event.type === 'turnBegan' && event.seat === me);
  switch (move.type) {
    case 'townTaken':
      return [];
    case 'epochOneRolled':
      return [move, ...ofTurn.filter(({ type }) => type === 'epochOneLaid')];
    case 'placed':
      return ofTurn.filter(({ type }) => type !== 'drew');
    case 'swapped':
    case 'waited':
      return isMyTurnAgain && drawn.length === 0 ? [] : [move, ...drawn];
    default:
      return [
        move,
        ...ofTurn.filter(event => event.type !== 'drew' || event.by === me),
        ...course.filter(({ type }) => type === 'turnSkipped'),
      ];
  }
}
