import type { HeardEvent } from '#screen';
import type { Event, Exchange, Remark, Verdict } from '../rules/state.ts';

/** Something that was said or voted, in the order in which it happened. */
export type TranscriptEntry =
  | { readonly type: 'exchange'; readonly exchange: Exchange; readonly remarks: readonly Remark[] }
  | { readonly type: 'verdict'; readonly verdict: Verdict };

interface RoundTalk {
  readonly talk: readonly Exchange[];
  readonly remarks: readonly Remark[];
  readonly verdicts: readonly Verdict[];
}

/**
 * Questions and votes of a round in their order. The state keeps them in two lists: the events say which came first. Votes
 * from before the first known event come first. Remarks stand below the answer they were made after.
 */
export function transcriptOf({ talk, remarks, verdicts }: RoundTalk, heard: readonly HeardEvent[]): TranscriptEntry[] {
  const places = placesOf(heard.map(({ event }) => event as Event));
  const unknown = Math.max(0, verdicts.length - places.length);
  const placeOf = (index: number): number => places[places.length - verdicts.length + index] ?? 0;
  /** The number of exchanges before the first known event. */
  const missed = Math.max(0, talk.length - askedIn(heard));
  const entries: TranscriptEntry[] = [];
  let next = 0;
  for (let asked = 0; asked <= talk.length; asked++) {
    for (; next < verdicts.length; next++) {
      const verdict = verdicts[next];
      if (!verdict || (next >= unknown && placeOf(next) + missed > asked)) break;
      entries.push({ type: 'verdict', verdict });
    }
    const exchange = talk[asked];
    if (exchange)
      entries.push({ type: 'exchange', exchange, remarks: remarks.filter(({ after }) => after === asked + 1) });
  }
  return entries;
}

/** The events of the current round. While the next one is dealt, those of the round before. */
function thisRound(events: readonly Event[]): readonly Event[] {
  return events.slice(events.findLastIndex(({ type }) => type === 'clockStarted') + 1);
}

const askedIn = (heard: readonly HeardEvent[]): number =>
  thisRound(heard.map(({ event }) => event as Event)).filter(({ type }) => type === 'asked').length;

/** After how many questions each vote stands. A question that is answered after a vote stands below it, with its answer. */
function placesOf(events: readonly Event[]): number[] {
  let asked = 0;
  let isPending = false;
  const places: number[] = [];
  for (const event of thisRound(events)) {
    if (event.type === 'asked') asked += 1;
    if (event.type === 'asked') isPending = true;
    if (event.type === 'answered' || event.type === 'timeRanOut') isPending = false;
    if (event.type === 'voteClosed') places.push(isPending && !event.verdict.unanimous ? asked - 1 : asked);
  }
  return places;
}
