import type { Seat } from '#kernel';
import type { HeardEvent } from '#screen';
import type { Event } from '../rules/state.ts';

/** Who acted last, and the last trade that was offered. */
interface Course {
  readonly mover: Seat | undefined;
  readonly offer: Extract<Event, { type: 'tradeOffered' }> | undefined;
}

/** The seat that does something in its own turn; undefined: the event is no such move. */
function moverOf(event: Event): Seat | undefined {
  switch (event.type) {
    case 'moved':
    case 'locationUsed':
    case 'stole':
    case 'rioted':
    case 'itemDiscarded':
    case 'bribed':
    case 'strengthSpent':
    case 'tradeOffered':
    case 'blackmailPlayed':
    case 'taskPerformed':
      return event.by;
    case 'playerTurnEnded':
      return event.seat;
    default:
      return undefined;
  }
}

/** Whether an event brings me something, or takes something from me, that I did not choose. */
function concerns(event: Event, me: Seat, { mover, offer }: Course): boolean {
  switch (event.type) {
    case 'stole':
    case 'blackmailPlayed':
    case 'prisonerMoved':
    case 'cardDiscarded':
      return event.victim === me;
    case 'cardTaken':
      return event.victim === me || event.by === me;
    case 'cardDrawn':
      return event.by === me;
    case 'handedOver':
      return event.to === me;
    case 'itemReturned':
      return event.of === me && mover !== me;
    case 'elementMarked':
      return event.seat === me && mover !== me;
    case 'traded':
      return event.by === me;
    case 'tradeDeclined':
      // a notice of its own says that time was up
      return mover === me && event.by !== me && !event.isTimeUp;
    case 'offerWithdrawn':
      return offer?.partner === me && event.by !== me;
    default:
      return false;
  }
}

/** The events that concern me. `acting` is the seat whose turn it was before them, if it is known. */
export function concerning(heard: readonly HeardEvent[], me: Seat, acting?: Seat): HeardEvent[] {
  let course: Course = { mover: acting, offer: undefined };
  return heard.filter(one => {
    const event = one.event as Event;
    course = {
      mover: moverOf(event) ?? course.mover,
      offer: event.type === 'tradeOffered' ? event : course.offer,
    };
    return concerns(event, me, course);
  });
}

/** What concerns me and has happened since my last move; its own outcome is among it. */
export function concerningSince(heard: readonly HeardEvent[], me: Seat | undefined): HeardEvent[] {
  if (me === undefined) return [];
  const last = heard.findLastIndex(({ event }) => moverOf(event as Event) === me);
  return concerning(heard.slice(Math.max(0, last)), me);
}
