import type { StagedMoment } from '#kit';
import type { Seat } from '#kernel';
import type { Heard } from '#screen';
import type { Event } from '../rules/state.ts';

type Staging = Pick<StagedMoment<Event>, 'in' | 'sound' | 'by' | 'isMine'>;

const MY_TURN: Staging = { in: 200, sound: 'turn', by: null, isMine: true };

/** The moments of events that were heard together. The board shows them at once: they are heard, and not held. */
export function momentsOf(
  heard: readonly Heard[],
  me: Seat | undefined,
  awaited: readonly Seat[],
): StagedMoment<Event>[] {
  const isLast = heard.some(({ event }) => (event as Event).type === 'matchEnded');
  return heard.flatMap((one, at) => {
    const event = one.event as Event;
    const staged = (staging: Staging, key: string): StagedMoment<Event> => ({
      ...staging,
      hold: 0,
      out: 0,
      key: `${one.n}.${at}.${key}`,
      heard: one,
      sight: event,
    });
    // the last round ends with the match: one sound is enough
    const staging = isLast && event.type === 'roundEnded' ? undefined : stagingOf(event, me);
    // after a vote that failed play goes on where it stopped (SPY-5.4)
    const goesOn = event.type === 'voteClosed' && at === heard.length - 1 && me !== undefined && awaited.includes(me);
    return [...(staging ? [staged(staging, 'event')] : []), ...(goesOn ? [staged(MY_TURN, 'turn')] : [])];
  });
}

function stagingOf(event: Event, me: Seat | undefined): Staging | undefined {
  switch (event.type) {
    case 'roundDealt':
      return event.dealer === me ? MY_TURN : undefined;
    case 'clockStarted':
      return { in: 300, sound: 'move', by: event.dealer, isMine: event.dealer === me };
    case 'asked':
      return event.to === me ? MY_TURN : { in: 300, sound: 'move', by: event.by, isMine: event.by === me };
    case 'answered':
      return { in: 300, sound: 'move', by: event.by, isMine: event.by === me || event.to === me };
    case 'accused':
      return { in: 250, sound: 'vote', by: event.by, isMine: true };
    case 'putToVote':
      return { in: 250, sound: 'vote', by: null, isMine: true };
    case 'voted':
      return { in: 150, sound: 'move', by: event.by, isMine: event.by === me };
    case 'voteClosed':
      return { in: 400, sound: event.verdict.unanimous ? 'right' : 'wrong', by: event.verdict.by, isMine: true };
    case 'placeNamed':
      return { in: 400, sound: event.right ? 'right' : 'wrong', by: event.by, isMine: true };
    case 'timeRanOut':
    case 'roundEnded':
      return { in: 500, sound: 'end', by: null, isMine: true };
    case 'matchEnded':
      return { in: 700, sound: 'end', by: null, isMine: true };
    case 'matchStarted':
    case 'continued':
    case 'cardDealt':
      return undefined;
  }
}
