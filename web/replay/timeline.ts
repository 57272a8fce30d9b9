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

/** One step of a recorded match: the deal, or the match after a move. */
export interface ReplayStep {
  readonly step: number;
  readonly move: RecordedMove | null; // null: the deal
  readonly match: AnyMatch;
  /** The events of the step. */
  readonly told: readonly ToldEvent<object>[];
}

/** A recorded match that can be shown at any step replayed so far. */
export interface Timeline {
  readonly record: MatchRecord;
  /** The last replayed step; -1 before the deal. */
  last(): number;
  /** Adds the match after one more step. */
  take(match: AnyMatch): void;
  /** The match at a step. Later calls do not change it. */
  at(step: number): ReplayStep;
  /** The steps from one to another, inclusive; the same match object, advanced. */
  through(from: number, to: number): Iterable<ReplayStep>;
  /** The next step at which the seat is awaited and moves; undefined: none. */
  nextTurn(seat: Seat, after: number): number | undefined;
  /** All events a viewer had heard by a step, without those taken back by then. */
  heard(step: number, viewer: Viewer): HeardEvent[];
  /** Whether the move of this step was taken back later. */
  isTakenBack(step: number): boolean;
}

interface Snapshot {
  readonly step: number;
  readonly state: object;
}

/** The most snapshots kept: few moves are replayed, and memory stays bounded. */
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

  /** A copy of the match at the nearest snapshot at or before a step. */
  function near(step: number): AnyMatch {
    const kept = snapshots[Math.floor(step / spacing)];
    if (!dealt || !kept || step < 0 || step > timeline.last()) throw new Error(`step ${step} has not been taken in`);
    return restore(dealt, {
      state: copy(kept.state),
      told: toldAt(kept.step),
      moves: record.moves.slice(0, kept.step),
      checkpoints: [],
      // replaying needs no clock: its strikes are among the moves
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
