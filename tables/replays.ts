import { type AnyMatch, eventsFor, applyMove, start, type ToldEvent, type Viewer } from '#kernel';
import { refusedBecause } from './decision.ts';
import type { HeardEvents, Refused } from './protocol.ts';
import type { FoldedTable } from './table.ts';
import { lastOf } from './tell.ts';
import { later } from './time.ts';

/** Moves replayed at once, and the pause before the next ones, in which other work is done. */
const AT_ONCE = 20;
const PAUSE = 5;
/** Entries per answer. */
const PAGE = 200;
/** Requests that may wait while another match is replayed. */
const MAX_WAITING = 20;
/** Replays kept for the next page. */
const MAX_KEPT = 4;

/** The replays of this process, which run one after the other. */
export interface Replays {
  waiting: number;
  last: Promise<undefined>;
  /** The last used come last. */
  readonly kept: Replay[];
}

/** A replayed match, and the events of the deal and of each move. */
interface Replay {
  readonly of: AnyMatch;
  readonly again: AnyMatch;
  readonly told: (readonly ToldEvent<object>[])[];
}

/** The next replay starts even if this one failed. */
const ended = (): undefined => undefined;

export const noReplays = (): Replays => ({ waiting: 0, last: Promise.resolve(undefined), kept: [] });

/** One page of the events a viewer heard before this number. */
export async function heardBefore(
  replays: Replays,
  { match, numbers }: FoldedTable,
  viewer: Viewer,
  before: number,
): Promise<{ readonly heard: readonly HeardEvents[]; readonly more: boolean } | Refused> {
  if (!match) return { heard: [], more: false };
  if (replays.waiting >= MAX_WAITING) return refusedBecause('tooFast', { wait: 1_000 });
  replays.waiting += 1;
  const replayed = replays.last.then(() => replay(replays.kept, match));
  replays.last = replayed.then(ended, ended);
  const told = await replayed.finally(() => {
    replays.waiting -= 1;
  });
  const earlier = [0, ...match.standing.map(({ number }) => number)]
    .map(number => ({ n: numbers[number] ?? 0, events: eventsFor(told[number] ?? [], viewer) }))
    .filter(({ n, events }) => n < before && events.length > 0);
  const { list, isWhole } = lastOf(earlier.slice(-PAGE));
  return { heard: list, more: !isWhole || earlier.length > PAGE };
}

/** The events of the deal and of every move. */
async function replay(kept: Replay[], match: AnyMatch): Promise<Replay['told']> {
  const { again, told } = takeReplay(kept, match);
  for (let made = 0; ; made++) {
    // the match may go on meanwhile
    const move = match.moves[again.moves.length];
    if (!move) return told;
    if (made > 0 && made % AT_ONCE === 0)
      await new Promise<void>(resolve => {
        later(resolve, PAUSE);
      });
    applyMove(again, move);
    told.push(again.told);
  }
}

function takeReplay(kept: Replay[], match: AnyMatch): Replay {
  const found = kept.findIndex(({ of }) => of === match);
  const [known] = found < 0 ? [] : kept.splice(found, 1);
  const again = known?.again ?? start(match);
  const taken = known ?? { of: match, again, told: [again.told] };
  kept.push(taken);
  if (kept.length > MAX_KEPT) kept.shift();
  return taken;
}
