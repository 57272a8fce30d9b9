import { describe, expect, test } from 'vitest';
import { ann, bob, cyd, dan } from '../rules/scene.fixture.ts';
import type { Event, Exchange, Verdict } from '../rules/state.ts';
import { transcriptOf } from './transcript.ts';

const asked = (question: string): Event => ({ type: 'asked', by: ann, to: bob, question });
const answered: Event = { type: 'answered', by: bob, to: ann, answer: null };
const exchange = (question: string): Exchange => ({ by: ann, to: bob, question, answer: null, answered: false });
const verdict = (suspect: number): Verdict => ({ by: ann, suspect, votes: [], unanimous: false });
const closed = (suspect: number, unanimous = false): Event => ({
  type: 'voteClosed',
  verdict: { ...verdict(suspect), unanimous },
});
const started: Event = { type: 'clockStarted', dealer: ann, minutes: 8 };

const orderOf = (talk: readonly string[], suspects: readonly number[], events: readonly Event[]) =>
  transcriptOf(
    { talk: talk.map(exchange), remarks: [], verdicts: suspects.map(verdict) },
    events.map((event, n) => ({ n, event })),
  ).map(entry => (entry.type === 'exchange' ? entry.exchange.question : entry.verdict.suspect));

describe('The transcript of a round', () => {
  test('a vote stands where it was held, between the questions before and after it', () => {
    const events = [
      started,
      asked('a'),
      answered,
      closed(cyd),
      asked('b'),
      answered,
      asked('c'),
      answered,
      closed(dan),
    ];
    expect(orderOf(['a', 'b', 'c'], [cyd, dan], events)).toEqual(['a', cyd, 'b', 'c', dan]);
    expect(orderOf(['a'], [bob], [started, closed(bob), asked('a')])).toEqual([bob, 'a']);
  });

  test('a question that waits for its answer during a vote stands below it, where the answer is seen', () => {
    const events = [started, asked('a'), answered, asked('b'), closed(cyd), closed(dan)];
    expect(orderOf(['a', 'b'], [cyd, dan], events)).toEqual(['a', cyd, dan, 'b']);
    expect(orderOf(['a', 'b'], [cyd, dan], [...events, answered])).toEqual(['a', cyd, dan, 'b']);
  });

  test('a vote without a later answer comes last: one that convicts, and those after time is up', () => {
    expect(orderOf(['a'], [cyd], [started, asked('a'), closed(cyd, true)])).toEqual(['a', cyd]);
    const out: Event = { type: 'timeRanOut', dealer: ann };
    expect(orderOf(['a'], [cyd, dan], [started, asked('a'), closed(cyd), out, closed(dan)])).toEqual([cyd, 'a', dan]);
  });

  test('votes and questions of rounds before do not count', () => {
    const events = [started, asked('x'), closed(dan), started, asked('a'), answered, closed(cyd), asked('b')];
    expect(orderOf(['a', 'b'], [cyd], events)).toEqual(['a', cyd, 'b']);
  });

  test('earlier exchanges come before the first known event', () => {
    expect(orderOf(['a', 'b', 'c'], [cyd, dan], [asked('c'), answered, closed(dan)])).toEqual([
      cyd,
      'a',
      'b',
      'c',
      dan,
    ]);
    expect(orderOf(['a', 'b'], [cyd], [])).toEqual([cyd, 'a', 'b']);
    expect(orderOf([], [cyd], [closed(cyd)])).toEqual([cyd]);
  });

  test('SPY-4.7 a remark stands below the answer it was made after, in the order in which they were made', () => {
    const remark = (by: number, after: number) => ({ by, about: bob, remark: 'doubt-1', after });
    const entries = transcriptOf(
      { talk: ['a', 'b'].map(exchange), remarks: [remark(dan, 1), remark(cyd, 1), remark(ann, 2)], verdicts: [] },
      [],
    );
    expect(entries.map(entry => entry.type === 'exchange' && entry.remarks.map(({ by }) => by))).toEqual([
      [dan, cyd],
      [ann],
    ]);
  });
});
