import type { Seat } from '#kernel';
import { checkOf } from '../../rules/sentences.ts';
import type { Event, Open, Promised, Said } from '../../rules/state.ts';

/** One thing in the stream of talk: a sentence, or something that happened between sentences. */
export type StreamEntry =
  | { readonly type: 'said'; readonly said: Said; readonly promise: Promised | undefined }
  | { readonly type: 'event'; readonly event: Event };

/** What happens that matters for bargaining. Everything else is in the log. */
const SHOWN: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'turnBegan',
  'votesShown',
  'traded',
  'tradeDeclined',
  'stole',
  'handedOver',
  'blackmailPlayed',
  'taskPerformed',
  'elementMarked',
  'matchEnded',
]);

const isSaid = (event: Event): event is Extract<Event, { type: 'said' }> => event.type === 'said';

/**
 * Sentences and events in their order. Promises are in the order in which they were made, so the last sentence that is
 * a promise belongs to the last of them. Sentences of this turn that were said before the first known event come first.
 */
export function streamOf(open: Pick<Open, 'said' | 'promises'>, heard: readonly Event[]): StreamEntry[] {
  const lastTurn = heard.findLastIndex(({ type }) => type === 'turnBegan');
  const known = heard.slice(lastTurn + 1).filter(isSaid).length;
  const missed = open.said.slice(0, Math.max(0, open.said.length - known));
  const events: readonly Event[] = [...missed.map((said): Event => ({ type: 'said', ...said })), ...heard];
  const entries: StreamEntry[] = [];
  let next = open.promises.length;
  for (const event of events.toReversed()) {
    if (isSaid(event)) {
      const promise = checkOf(event.sentence) === undefined ? undefined : open.promises[--next];
      entries.push({ type: 'said', said: event, promise });
    } else if (SHOWN.has(event.type)) entries.push({ type: 'event', event });
  }
  return entries.reverse();
}

/** The same entries again, where nothing changed as the very same objects: only what is new has to be drawn. */
export const keptEntries = (before: readonly StreamEntry[], now: readonly StreamEntry[]): StreamEntry[] =>
  now.map((entry, at) => {
    const last = before[at];
    return last && isSameEntry(last, entry) ? last : entry;
  });

const isSameEntry = (one: StreamEntry, other: StreamEntry): boolean =>
  one.type === 'said'
    ? other.type === 'said' && one.said === other.said && one.promise === other.promise
    : other.type === 'event' && one.event === other.event;

/** What I have not answered in this turn: of each player the last sentence addressed to me, the oldest first. */
export const unansweredIn = (said: readonly Said[], me: Seat): Said[] =>
  said.filter(
    (sentence, at) =>
      sentence.to === me &&
      !said.slice(at + 1).some(({ by, to }) => (by === sentence.by && to === me) || (by === me && to === sentence.by)),
  );
