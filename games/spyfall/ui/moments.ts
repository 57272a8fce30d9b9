import type { StagedMoment } from '#kit';
import type { Seat } from '#kernel';
import type { HeardEvent } from '#screen';
import type { Event, Verdict } from '../rules/state.ts';

/** The timing of a moment; most events only have a sound. */
type Staging = Pick<StagedMoment<Event>, 'in' | 'sound' | 'by' | 'isMine'> &
  Partial<Pick<StagedMoment<Event>, 'hold' | 'out'>>;

const MY_TURN: Staging = { in: 200, sound: 'turn', by: null, isMine: true };

/** The moments of events that were heard together. */
export function momentsOf(
  heard: readonly HeardEvent[],
  me: Seat | undefined,
  awaited: readonly Seat[],
): StagedMoment<Event>[] {
  const isLast = heard.some(({ event }) => (event as Event).type === 'matchEnded');
  return heard.flatMap((one, at) => {
    const event = one.event as Event;
    const staged = ({ sound, ...staging }: Staging, key: string, isSilent = false): StagedMoment<Event> => ({
      hold: 0,
      out: 0,
      ...staging,
      ...(sound && !isSilent && { sound }),
      key: `${one.n}.${at}.${key}`,
      heard: one,
      content: event,
    });
    const staging = stagingOf(event, me);
    // after a vote that failed play goes on where it stopped (SPY-5.4)
    const goesOn = event.type === 'voteClosed' && at === heard.length - 1 && me !== undefined && awaited.includes(me);
    // the last round ends with the match: one sound is enough
    const isSilent = isLast && event.type === 'roundEnded';
    return [...(staging ? [staged(staging, 'event', isSilent)] : []), ...(goesOn ? [staged(MY_TURN, 'turn')] : [])];
  });
}

/** An accusation is everybody's. Votes after time was up may come one right after the other: those can be shortened. */
const verdictStaging = ({ by, unanimous }: Verdict): Staging =>
  by !== null || unanimous
    ? { in: 400, hold: 1_800, out: 250, by, isMine: true }
    : { in: 400, hold: 1_000, out: 150, by, isMine: false };

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
    case 'remarked':
      return { in: 200, sound: 'move', by: event.by, isMine: event.by === me || event.about === me };
    case 'accused':
      return { in: 250, hold: 1_500, out: 250, sound: 'vote', by: event.by, isMine: true };
    case 'putToVote':
      return { in: 250, sound: 'vote', by: null, isMine: true };
    case 'voted':
      return { in: 150, sound: 'move', by: event.by, isMine: event.by === me };
    case 'voteClosed':
      return { ...verdictStaging(event.verdict), sound: event.verdict.unanimous ? 'right' : 'wrong' };
    case 'placeNamed':
      return { in: 400, hold: 2_000, out: 0, sound: event.right ? 'right' : 'wrong', by: event.by, isMine: true };
    case 'timeRanOut':
      return { in: 300, hold: 1_500, out: 250, sound: 'end', by: null, isMine: true };
    case 'roundEnded':
      return { in: 500, sound: 'end', by: null, isMine: true };
    case 'matchEnded':
      return { in: 700, sound: 'end', by: null, isMine: true };
    case 'matchStarted':
    case 'joined':
    case 'continued':
    case 'cardDealt':
      return undefined;
  }
}
