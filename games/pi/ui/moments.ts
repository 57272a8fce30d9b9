import type { StagedMoment } from '#kit';
import type { Seat } from '#kernel';
import type { HeardEvent } from '#screen';
import { holderOf } from '../rules/neighbours.ts';
import type { Event, Open } from '../rules/state.ts';
import { NO_HIGHLIGHT, type Highlight, highlightOfEvent } from './highlights.ts';

/** The visual effect of an event. */
export type MomentEffect =
  | 'ask'
  | 'reply'
  | 'card'
  | 'right'
  | 'wrong'
  | 'turn'
  | 'deal'
  | 'solved'
  | 'chapter'
  | 'end';

/** The content of a moment: the event, its effect and its highlight. */
export interface MomentContent {
  readonly event: Event;
  readonly effect: MomentEffect;
  readonly highlight: Highlight;
}

/** The timing, sound and ownership of a moment. */
type Staging = Pick<StagedMoment<MomentContent>, 'in' | 'hold' | 'out' | 'holdUntil' | 'sound' | 'by' | 'isMine'> & {
  readonly effect: MomentEffect;
};

/**
 * The moments of events that were heard together; not every event has one. `before` is the table shown before them:
 * events before a deal are shown on the old map.
 */
export function momentsOf(
  open: Open,
  heard: readonly HeardEvent[],
  me: Seat | undefined,
  before?: Open,
): StagedMoment<MomentContent>[] {
  const deals = heard.flatMap(({ event }, at) => ((event as Event).type === 'investigationStarted' ? [at] : []));
  const dealtAt = deals.at(-1) ?? -1;
  const isLast = heard.some(({ event }) => (event as Event).type === 'matchEnded');
  const highlightAt = (at: number, event: Event): Highlight => {
    if (at >= dealtAt) return highlightOfEvent(open, event);
    return before && deals.length === 1 ? highlightOfEvent(before, event, 'told') : NO_HIGHLIGHT;
  };
  return heard.flatMap((one, at) => {
    const event = one.event as Event;
    const staging = stagingOf(event, me, open.solvers.length);
    if (!staging) return [];
    const { effect, sound, ...rest } = staging;
    const highlight = highlightAt(at, event);
    // the last chapter ends with the match: one sound only
    const isHeard = sound !== undefined && !(isLast && effect === 'chapter');
    const key = `${one.n}.${at}`;
    const moment = { ...rest, ...(isHeard && { sound }), key, heard: one, content: { event, effect, highlight } };
    // where the table answers at once, question and answer are one event
    const isAsked = event.type === 'examined' && event.by === me && open.options.answers === 'auto';
    return isAsked ? [askOf(moment), moment] : [moment];
  });
}

/** My question is shown on its tile before the answer. */
const askOf = ({ key, heard, by, content }: StagedMoment<MomentContent>): StagedMoment<MomentContent> => ({
  key: `${key}.ask`,
  heard,
  by,
  content: { ...content, effect: 'ask' },
  in: 260,
  hold: 0,
  out: 0,
  isMine: true,
});

function stagingOf(event: Event, me: Seat | undefined, seats: number): Staging | undefined {
  switch (event.type) {
    case 'examined':
      return { ...answer(event.by, me), sound: event.by === me && event.reply === 'disc' ? 'right' : 'move' };
    case 'investigated':
      return answer(event.by, me);
    case 'asked': {
      const isForMe = holderOf(event.by, seats) === me;
      return {
        ...move(event.by, me),
        effect: 'ask',
        sound: isForMe ? 'turn' : 'move',
        isMine: isForMe || event.by === me,
      };
    }
    case 'assigned':
    case 'unassigned':
      return move(event.by, me);
    case 'accused':
      return event.right
        ? { effect: 'right', sound: 'right', in: 300, hold: 1_800, out: 300, by: event.by, isMine: event.by === me }
        : { effect: 'wrong', sound: 'wrong', in: 300, hold: 1_800, out: 300, by: event.by, isMine: event.by === me };
    case 'misled': {
      const isMine = event.by === me || event.solver === me;
      return { effect: 'wrong', sound: 'wrong', in: 300, hold: 1_800, out: 300, by: event.by, isMine };
    }
    case 'solved':
      return { effect: 'solved', in: 180, hold: 0, out: 0, by: event.seat, isMine: event.seat === me };
    case 'displayRefilled':
      return { effect: 'card', in: 220, hold: 0, out: 0, by: null, isMine: false };
    case 'turnStarted':
      // only the player's own turn is a moment
      return event.seat === me
        ? { effect: 'turn', sound: 'turn', in: 200, hold: 0, out: 0, by: null, isMine: true }
        : undefined;
    case 'investigationStarted':
      return { effect: 'deal', in: 300, hold: 0, out: 0, by: null, isMine: false };
    case 'investigationEnded':
      return { effect: 'chapter', sound: 'end', in: 400, hold: 0, out: 250, by: null, isMine: true };
    case 'matchEnded':
      return { effect: 'end', sound: 'end', in: 700, hold: 0, out: 0, by: null, isMine: true };
    case 'matchStarted':
    case 'handDealt':
    case 'deckReshuffled':
    case 'roundEnded':
    case 'lastUnsolvedScored':
      return undefined;
  }
}

/** An answer to me stays until I have seen it; to others it is a short moment. */
const answer = (by: Seat, me: Seat | undefined): Staging =>
  by === me
    ? { effect: 'reply', sound: 'move', in: 320, hold: 1_500, out: 260, holdUntil: 'move', by, isMine: true }
    : move(by, me);

const move = (by: Seat, me: Seat | undefined): Staging =>
  by === me
    ? { effect: 'reply', sound: 'move', in: 260, hold: 0, out: 0, by, isMine: true }
    : { effect: 'reply', sound: 'move', in: 300, hold: 700, out: 0, by, isMine: false };

/** Whether an event is the result of a question or an accusation. */
export function isResult({ type }: Event): boolean {
  return type === 'examined' || type === 'investigated' || type === 'accused' || type === 'misled';
}
