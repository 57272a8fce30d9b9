import {
  type AnyMatch,
  awaited,
  copy,
  eventsFor,
  type MatchRecord,
  type RecordedMove,
  applyMove,
  restore,
  type Seat,
  standingMoves,
  type ToldEvent,
  type Viewer,
} from '#kernel';
import type { HeardEvent } from '#screen';

/** One step of a recorded match: the deal, or what a move led to. */
export interface ReplayStep {
  readonly step: number;
  readonly move: RecordedMove | null; // null: the deal
  readonly match: AnyMatch;
  /** What was said. */
  readonly told: readonly ToldEvent<object>[];
}

/** A recorded match, to be looked at at any step as far as it has been taken in. */
export interface Timeline {
  readonly record: MatchRecord;
  /** The last step there is so far; before the deal was taken in, none. */
  last(): number;
  /** Takes in the match after one more step. */
  take(match: AnyMatch): void;
  /** The match at a step. What it shows stays as it is, whatever is looked at next. */
  at(step: number): ReplayStep;
  /** One step after another, from a step up to and including another: the same match, as it goes on. */
  through(from: number, to: number): Iterable<ReplayStep>;
  /** The next step at which the table waits for the seat, and it moves; undefined if it never does again. */
  nextTurn(seat: Seat, after: number): number | undefined;
  /** Everything a viewer had heard by a step, and that stood then. */
  heard(step: number, viewer: Viewer): HeardEvent[];
  /** Whether the move of this step was taken back later. */
  isTakenBack(step: number): boolean;
}

interface Snapshot {
  readonly step: number;
  readonly state: object;
}

/** Enough that hardly anything has to be played again, and not so many that a very long match would fill the memory. */
const MOST_SNAPSHOTS = 128;

export function createTimeline(record: MatchRecord): Timeline {
  const stands = new Set(standingMoves(record.moves).map(({ number }) => number));
  const waiting: (readonly Seat[])[] = [];
  const said: (readonly ToldEvent<object>[])[] = [];
  let snapshots: Snapshot[] = [];
  let spacing = 1;
  let dealt: AnyMatch | undefined;

  function take(match: AnyMatch): void {
    const step = match.moves.length;
    if (step !== waiting.length) throw new Error(`step ${step} cannot follow step ${waiting.length - 1}`);
    dealt ??= match;
    waiting.push(awaited(match));
    said.push(match.told);
    if (step % spacing !== 0) return;
    snapshots.push({ step, state: copy(match.state) });
    if (snapshots.length <= MOST_SNAPSHOTS) return;
    spacing *= 2;
    snapshots = snapshots.filter(one => one.step % spacing === 0);
  }

  const toldAt = (step: number): readonly ToldEvent<object>[] => said[step] ?? [];

  /** A match of its own, at the last step at or before this one that was kept. */
  function near(step: number): AnyMatch {
    const kept = snapshots[Math.floor(step / spacing)];
    if (!dealt || !kept || step < 0 || step > timeline.last()) throw new Error(`step ${step} has not been taken in`);
    return restore(dealt, {
      state: copy(kept.state),
      told: toldAt(kept.step),
      moves: record.moves.slice(0, kept.step),
      checkpoints: [],
      // repeating needs no clock: what it did is among the moves
      clock: { name: null, since: 0, spent: [] },
    });
  }

  const moment = (match: AnyMatch): ReplayStep => {
    const step = match.moves.length;
    return { step, move: record.moves[step - 1] ?? null, match, told: toldAt(step) };
  };

  function* through(from: number, to: number): Generator<ReplayStep, void, void> {
    const match = near(from);
    for (const move of record.moves.slice(match.moves.length, from)) applyMove(match, move);
    yield moment(match);
    for (const move of record.moves.slice(from, Math.min(to, timeline.last()))) {
      applyMove(match, move);
      yield moment(match);
    }
  }

  const timeline: Timeline = {
    record,
    last: () => waiting.length - 1,
    take,
    at(step) {
      for (const there of through(step, step)) return there;
      throw new Error(`there is no step ${step}`);
    },
    through,
    nextTurn(seat, after) {
      for (let step = after + 1; step < record.moves.length && step < waiting.length; step++) {
        const by = record.moves[step]?.by;
        if (waiting[step]?.includes(seat) && (by === seat || by === 'clock')) return step;
      }
      return undefined;
    },
    heard: (step, viewer) =>
      [0, ...standingMoves(record.moves.slice(0, step)).map(({ number }) => number)].flatMap(n =>
        eventsFor(toldAt(n), viewer).map(event => ({ n, event })),
      ),
    isTakenBack: step => step > 0 && record.moves[step - 1]?.action !== null && !stands.has(step),
  };
  return timeline;
}
