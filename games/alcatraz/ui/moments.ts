import type { StagedMoment } from '#kit';
import type { Seat } from '#kernel';
import type { HeardEvent } from '#screen';
import type { Location } from '../rules/components.ts';
import type { Event } from '../rules/state.ts';
import { concerning } from './since.ts';

type Staging = Pick<StagedMoment<Event>, 'in' | 'hold' | 'by' | 'isMine'> &
  Partial<Pick<StagedMoment<Event>, 'sound' | 'out'>>;

/** The moments of events that were heard together. `acting` is the seat whose turn it is. */
export function momentsOf(heard: readonly HeardEvent[], me: Seat | undefined, acting?: Seat): StagedMoment<Event>[] {
  const mine = new Set(me === undefined ? [] : concerning(heard, me, acting));
  return heard.flatMap((one, at) => {
    const event = one.event as Event;
    const staging = mine.has(one) ? toMe(event, me) : stagingOf(event, me);
    return staging ? [{ out: 0, ...staging, key: `${one.n}.${at}`, heard: one, content: event }] : [];
  });
}

/** What concerns me stays long enough to be read. */
function toMe(event: Event, me: Seat | undefined): Staging | undefined {
  // the steps of the reward tell it
  if (event.type === 'elementMarked') return undefined;
  return { by: null, sound: 'move', ...stagingOf(event, me), in: 300, hold: 2_200, isMine: true };
}

/** What a player did: mine is on the table at once, another's is seen a little longer. */
const deed = (by: Seat, me: Seat | undefined, hold = 700): Staging =>
  by === me
    ? { in: 260, hold: 0, by, isMine: false, sound: 'move' }
    : { in: 300, hold, by, isMine: false, sound: 'move' };

/** How long the count of the votes stays, in milliseconds: a player can go on by a tap, a screen for a whole room cannot. */
const PLAYER_READS = 20_000;
const ROOM_READS = 8_000;

function stagingOf(event: Event, me: Seat | undefined): Staging | undefined {
  switch (event.type) {
    case 'guardEntered':
      return { in: 400, hold: 1_000, by: null, isMine: false, sound: 'move' };
    case 'voteCalled':
      return { in: 250, hold: 0, by: event.by, isMine: true, sound: 'vote' };
    case 'votesShown':
      return {
        in: 900,
        hold: me === undefined ? ROOM_READS : PLAYER_READS,
        out: 250,
        by: null,
        isMine: true,
        sound: 'vote',
      };
    case 'playerTurnBegan':
      return event.seat === me ? { in: 200, hold: 0, by: null, isMine: true, sound: 'turn' } : undefined;
    case 'playerTurnEnded':
      return event.isTimeUp ? { in: 200, hold: 1_500, by: null, isMine: event.seat === me } : undefined;
    case 'tradeOffered':
      return event.partner === me
        ? { in: 300, hold: 0, by: event.by, isMine: true, sound: 'turn' }
        : deed(event.by, me, 300);
    case 'moved':
    case 'guardMoved':
    case 'rioted':
    case 'itemsTaken':
    case 'itemDiscarded':
    case 'stole':
    case 'bribed':
    case 'traded':
    case 'blackmailPlayed':
    case 'handedOver':
      return deed(event.by, me);
    case 'gained':
    case 'strengthSpent':
    case 'cardDrawn':
    case 'cardTaken':
    case 'cardDiscarded':
      return deed(event.by, me, 400);
    case 'prisonerMoved':
    case 'taskMoved':
    case 'taskReplaced':
    case 'taskLaid':
    case 'itemReturned':
      return { in: 300, hold: 500, by: null, isMine: false };
    case 'taskPerformed':
      return { in: 400, hold: 1_000, by: event.by, isMine: event.by === me, sound: 'right' };
    case 'matchEnded':
      return { in: 500, hold: 0, by: null, isMine: true, sound: 'end' };
    default:
      return undefined;
  }
}

/** What an event is about on the plan. */
export interface Place {
  readonly locations: readonly Location[];
  readonly by: Seat | null;
}

/** The locations an event is about; undefined: none. */
export function placeOf(event: Event): Place | undefined {
  switch (event.type) {
    case 'guardEntered':
    case 'taskLaid':
    case 'itemReturned':
      return { locations: [event.at], by: null };
    case 'taskMoved':
      return { locations: [event.from, event.to], by: null };
    case 'taskReplaced':
      return { locations: [event.from], by: null };
    case 'moved':
    case 'guardMoved':
    case 'rioted':
      return { locations: [event.from, event.to], by: event.by };
    case 'locationUsed':
    case 'itemsTaken':
    case 'itemDiscarded':
    case 'bribed':
    case 'taskPerformed':
      return { locations: [event.at], by: event.by };
    case 'prisonerMoved':
      return { locations: event.path, by: event.victim };
    case 'blackmailPlayed':
      return event.location === null ? undefined : { locations: [event.location], by: event.by };
    default:
      return undefined;
  }
}

/** Where pawns and guards are as far as it was shown. */
export interface Staged {
  readonly pawns: ReadonlyMap<Seat, Location>;
  /** By location. */
  readonly guards: readonly number[];
}

/** Takes back what was heard and not shown yet. */
export function stagedBefore(
  prisoners: readonly { readonly at: Location }[],
  guards: readonly number[],
  unshown: readonly Event[],
): Staged {
  const pawns = new Map(prisoners.map(({ at }, seat) => [seat, at]));
  const counts = [...guards];
  const shift = (location: Location, by: 1 | -1): void => {
    counts[location - 1] = (counts[location - 1] ?? 0) + by;
  };
  for (const event of unshown.toReversed())
    switch (event.type) {
      case 'moved':
        pawns.set(event.by, event.from);
        break;
      case 'guardEntered':
        shift(event.at, -1);
        break;
      case 'guardMoved':
      case 'rioted':
        shift(event.from, 1);
        shift(event.to, -1);
        break;
      default:
        break;
    }
  return { pawns, guards: counts };
}
