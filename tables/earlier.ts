import { heard, repeat, start, type Told, type Viewer } from '#kernel';
import { no } from './decision.ts';
import type { HeardAt, Refused } from './protocol.ts';
import type { Table } from './table.ts';
import { lastOf } from './tell.ts';
import { later } from './timer.ts';

/** Moves that are replayed at once, and the pause before the next ones: everything else comes first. */
const AT_ONCE = 20;
const PAUSE = 5;
/** Entries in one answer. */
const PAGE = 200;
/** Those who wait while another match is replayed. */
const MOST_WAITING = 20;

/** The replays of matches in this process: one after the other. */
export interface Replays {
  waiting: number;
  last: Promise<undefined>;
}

/** Whether it failed matters only to whoever asked. */
const ended = (): undefined => undefined;

export const noReplays = (): Replays => ({ waiting: 0, last: Promise.resolve(undefined) });

/** What a viewer heard in the match before this number, the last page of it. */
export async function heardBefore(
  replays: Replays,
  table: Table,
  viewer: Viewer,
  before: number,
): Promise<{ readonly heard: readonly HeardAt[]; readonly more: boolean } | Refused> {
  if (replays.waiting >= MOST_WAITING) return no('tooFast', { wait: 1_000 });
  replays.waiting += 1;
  const replay = replays.last.then(() => replayAll(table));
  replays.last = replay.then(ended, ended);
  const all = await replay.finally(() => {
    replays.waiting -= 1;
  });
  const earlier = all
    .filter(({ n }) => n < before)
    .map(({ n, told }) => ({ n, events: heard(told, viewer) }))
    .filter(({ events }) => events.length > 0);
  const { list, isWhole } = lastOf(earlier.slice(-PAGE));
  return { heard: list, more: !isWhole || earlier.length > PAGE };
}

/** What the deal and every move that stands told, each under its number. */
async function replayAll({ match, numbers }: Table): Promise<{ n: number; told: readonly Told<object>[] }[]> {
  if (!match) return [];
  // the match goes on meanwhile
  const moves = [...match.moves];
  const stands = [0, ...match.standing.map(({ number }) => number)];
  const again = start(match);
  const told = [again.told];
  for (const [at, move] of moves.entries()) {
    if (at > 0 && at % AT_ONCE === 0)
      await new Promise<void>(resolve => {
        later(resolve, PAUSE);
      });
    repeat(again, move);
    told.push(again.told);
  }
  return stands.map(number => ({ n: numbers[number] ?? 0, told: told[number] ?? [] }));
}
