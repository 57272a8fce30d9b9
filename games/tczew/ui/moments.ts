import type { StagedMoment } from '#kit';
import type { Seat } from '#kernel';
import type { HeardEvent } from '#screen';
import type { Cell } from '../rules/cells.ts';
import type { Board, Event, Placed } from '../rules/state.ts';

type Staging = Pick<StagedMoment<Event>, 'in' | 'hold' | 'by' | 'isMine'> &
  Partial<Pick<StagedMoment<Event>, 'sound' | 'out'>>;

/** The moments of events that were heard together. */
export const momentsOf = (heard: readonly HeardEvent[], me: Seat | undefined): StagedMoment<Event>[] =>
  heard.flatMap((one, at) => {
    const event = one.event as Event;
    const staging = stagingOf(event, me);
    return staging ? [{ out: 0, ...staging, key: `${one.n}.${at}`, heard: one, content: event }] : [];
  });

/** What a player did: mine is on the board at once, another's is seen a little longer. */
const move = (by: Seat, me: Seat | undefined, hold = 700): Staging =>
  by === me
    ? { in: 240, hold: 0, by, isMine: false, sound: 'move' }
    : { in: 320, hold, by, isMine: false, sound: 'move' };

const change = (hold = 500): Staging => ({ in: 280, hold, by: null, isMine: false });

function stagingOf(event: Event, me: Seat | undefined): Staging | undefined {
  switch (event.type) {
    case 'townTaken':
    case 'placed':
    case 'epochOneLaid':
    case 'tookOver':
    case 'relocated':
      return move(event.by, me);
    case 'epochOneRolled':
      return move(event.by, me, 1_000);
    case 'eventPlayed':
      return { in: 300, hold: event.by === me ? 300 : 1_200, by: event.by, isMine: false, sound: 'vote' };
    case 'plebisciteHeld':
      return { in: 500, hold: 1_600, by: event.by, isMine: event.by === me, sound: 'vote' };
    case 'rolled':
    case 'tieRolled':
      return change(900);
    case 'captured':
      return change(event.by === me ? 200 : 500);
    case 'removed':
    case 'covered':
    case 'uncovered':
    case 'startLaid':
    case 'warded':
    case 'cancelled':
      return change();
    case 'districtTaken':
    case 'districtLost':
      return change(1_000);
    case 'waited':
    case 'swapped':
      return event.by === me ? undefined : move(event.by, me, 300);
    case 'turnBegan':
      return event.seat === me ? { in: 150, hold: 0, by: null, isMine: true, sound: 'turn' } : undefined;
    case 'matchEnded':
      return { in: 400, hold: 0, by: null, isMine: true, sound: 'end' };
    default:
      return undefined;
  }
}

/** The cells an event is about. */
export function cellsIn(event: Event): readonly Cell[] {
  switch (event.type) {
    case 'epochOneLaid':
    case 'startLaid':
    case 'placed':
    case 'captured':
    case 'removed':
    case 'tookOver':
    case 'covered':
    case 'uncovered':
      return [event.cell];
    case 'epochOneRolled':
      return event.drawn === null ? [] : [event.drawn];
    case 'relocated':
    case 'plebisciteHeld':
      return [event.from, event.to];
    case 'tokensSet':
    case 'districtTaken':
    case 'districtLost':
      return event.cells;
    default:
      return [];
  }
}

/** The seat in whose colour an event is ringed; null: nobody's. */
export function actorIn(event: Event): Seat | null {
  if ('by' in event) return event.by;
  return null;
}

/** The last card that was laid, which stays ringed as long as it lies there; undefined: none. */
export function lastPlaced(heard: readonly { readonly event: object }[] | undefined, board: Board): Event | undefined {
  const last = heard
    ?.map(({ event }) => event as Event)
    .findLast(event => event.type === 'placed' || event.type === 'epochOneLaid');
  return last && board[last.cell]?.card === last.card ? last : undefined;
}

/** Takes back what was heard and not shown yet; `shown` is the board as it was shown last. */
export function stagedBefore(board: Board, unshown: readonly Event[], shown: Board): Board {
  if (unshown.length === 0) return board;
  const staged: (Placed | null)[] = [...board];
  const change = (cell: Cell, to: (placed: Placed) => Placed | null): void => {
    const placed = staged[cell];
    if (placed) staged[cell] = to(placed);
  };
  for (const event of unshown.toReversed())
    switch (event.type) {
      case 'placed':
      case 'epochOneLaid':
      case 'startLaid':
        staged[event.cell] = null;
        break;
      case 'captured':
        change(event.cell, placed => ({ ...placed, owner: null }));
        break;
      case 'removed':
        staged[event.cell] = shown[event.cell] ?? null;
        break;
      case 'districtLost':
        for (const cell of event.cells) staged[cell] = shown[cell] ?? null;
        break;
      case 'relocated':
        staged[event.from] = staged[event.to] ?? null;
        staged[event.to] = null;
        break;
      case 'covered':
        change(event.cell, placed => ({ ...placed, cover: null }));
        break;
      case 'uncovered':
        change(event.cell, placed => ({ ...placed, cover: event.replacement }));
        break;
      case 'districtTaken':
        for (const cell of event.cells) change(cell, placed => ({ ...placed, owner: event.from }));
        break;
      default:
        break;
    }
  return staged;
}
