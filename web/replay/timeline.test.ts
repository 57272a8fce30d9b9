import { describe, expect, test } from 'vitest';
import {
  copy,
  fromHex,
  eventsFor,
  type MatchRecord,
  readOptions,
  resume,
  verifyInSteps,
  seatsOf,
  seedFrom,
  type Viewer,
} from '#kernel';
import { playedRecord, piTitle } from '../records/match.fixture.ts';
import { type Timeline, createTimeline } from './timeline.ts';

const record = playedRecord();

function timelineFor(of: MatchRecord): Timeline {
  const timeline = createTimeline(of);
  for (const match of verifyInSteps(of, piTitle.game)) timeline.take(match);
  return timeline;
}
const timeline = timelineFor(record);
const last = record.moves.length;

/** The state after a step, replayed from the deal. */
function stateAt(step: number): object {
  const read = readOptions(piTitle.game.options, record.options);
  const secret = fromHex(record.secret ?? '', 32);
  if ('problem' in read || !secret || !record.words) throw new Error('the fixture is no record');
  const deal = {
    game: piTitle.game,
    options: read.options,
    seats: record.seats.length,
    seed: seedFrom(secret, record.words),
  };
  return resume(deal, record.moves.slice(0, step)).state;
}

describe('A timeline', () => {
  test('has every step, also those taken back', () => {
    expect(timeline.last()).toBe(last);
    expect(record.moves.filter(({ action }) => action === null)).toHaveLength(3);
  });

  test('shows each step as it was, in any order', () => {
    const steps = [last, 0, 1, ...Array.from({ length: last }, (_, at) => (at * 37) % (last + 1))];
    for (const step of steps) {
      const { match, move } = timeline.at(step);
      expect(match.state).toEqual(stateAt(step));
      expect(move).toBe(step === 0 ? null : record.moves[step - 1]);
    }
  });

  test('shows a step that is not changed by later calls', () => {
    const early = timeline.at(5);
    const before = copy(early.match.state);
    expect([...timeline.through(5, last)]).toHaveLength(last - 4);
    timeline.at(6);
    expect(early.match.state).toEqual(before);
    expect(timeline.at(5).match.state).toEqual(before);
  });

  test('has the events of each step', () => {
    const told: object[] = [];
    for (const match of verifyInSteps(record, piTitle.game)) told.push(copy(match.told));
    expect([...timeline.through(0, last)].map(moment => moment.told)).toEqual(told);
    expect(seatsOf(last + 1).map(step => timeline.at(step).told)).toEqual(told);
  });

  test('goes from any step to any other', () => {
    expect([...timeline.through(7, 11)].map(({ step }) => step)).toEqual([7, 8, 9, 10, 11]);
    expect([...timeline.through(last, last + 5)].map(({ step }) => step)).toEqual([last]);
  });

  test('does not show steps that were not added', () => {
    const short = createTimeline(record);
    const steps = verifyInSteps(record, piTitle.game);
    expect(short.last()).toBe(-1);
    expect(() => short.at(0)).toThrow('step 0 has not been taken in');
    for (let taken = 0; taken <= 3; taken++) {
      const step = steps.next();
      if (!step.done) short.take(step.value);
    }
    expect(short.last()).toBe(3);
    expect(short.at(3).match.state).toEqual(stateAt(3));
    expect(() => short.at(4)).toThrow('step 4 has not been taken in');
    expect(() => short.at(-1)).toThrow('step -1 has not been taken in');
  });

  test('takes steps in order only', () => {
    const skipping = createTimeline(record);
    const [first] = verifyInSteps(record, piTitle.game);
    if (first) skipping.take(first);
    expect(() => skipping.take(timeline.at(2).match)).toThrow('step 2 cannot follow step 0');
  });

  test('has the events of each viewer up to a step, without undone ones', () => {
    const back = record.moves.findIndex(({ action }) => action === null);
    const numbers = (step: number): number[] => [...new Set(timeline.heard(step, 'audience').map(({ n }) => n))];
    expect(numbers(back)).toContain(back);
    expect(numbers(back + 1)).not.toContain(back);
    expect(numbers(back + 1)).toEqual(numbers(back - 1));
    const cases = (viewer: Viewer): unknown[] =>
      timeline.heard(0, viewer).filter(({ event }) => 'hand' in event && event.hand !== null);
    expect([cases(0).length, cases(1).length, cases('audience').length]).toEqual([1, 1, 0]);
    expect(timeline.heard(last, 1).map(({ event }) => event)).toEqual(
      seatsOf(last + 1)
        .filter(step => !timeline.isTakenBack(step))
        .flatMap(step => eventsFor(timeline.at(step).told, 1)),
    );
  });

  test('knows which moves were taken back', () => {
    const back = record.moves.flatMap(({ action }, at) => (action === null ? [at] : []));
    expect(seatsOf(last + 1).filter(timeline.isTakenBack)).toEqual(back);
  });
});

describe('Very long matches', () => {
  test('have few snapshots, and every step can be shown', () => {
    const long = playedRecord(5, 3);
    expect(long.moves.length).toBeGreaterThan(128);
    const longFilm = timelineFor(long);
    expect(longFilm.last()).toBe(long.moves.length);
    const states: object[] = [];
    for (const match of verifyInSteps(long, piTitle.game)) states.push(copy(match.state));
    for (const step of [0, 1, 2, 127, 128, 129, long.moves.length - 1, long.moves.length])
      expect(longFilm.at(step).match.state).toEqual(states[step]);
  });
});

describe('The next turn of a seat', () => {
  test('is where it is awaited and moves', () => {
    for (const seat of seatsOf(3)) {
      const turns: number[] = [];
      for (let at = timeline.nextTurn(seat, -1); at !== undefined; at = timeline.nextTurn(seat, at)) turns.push(at);
      const played = record.moves.flatMap(({ by, action }, at) =>
        by === seat && action !== null && action.type !== 'assign' ? [at] : [],
      );
      expect(
        turns.filter(at => record.moves[at]?.action?.type !== 'assign' && record.moves[at]?.action !== null),
      ).toEqual(played);
    }
  });

  test('is always later, and ends', () => {
    const first = timeline.nextTurn(0, -1) ?? 0;
    expect(timeline.nextTurn(0, first)).toBeGreaterThan(first);
    expect(timeline.nextTurn(0, last)).toBeUndefined();
  });
});
