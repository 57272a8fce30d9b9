import { expect, test } from 'vitest';
import { EDITIONS } from '../rules/edition.ts';
import { pi } from '../rules/game.ts';
import { eventsOf, playOut } from '../rules/match.fixture.ts';
import { chaptersOf, chapterTitle, type CaseOutcome } from './chapters.ts';

const matches = EDITIONS.flatMap(edition =>
  (['auto', 'hand'] as const).map(answers =>
    playOut({ edition, answers, style: 'random', seats: 4, lastUnsolved: 'nextValue', seed: 11 }),
  ),
);

test('22a.12 at the end: every case of every investigation, with its solver, round and score', () => {
  const outcomes = new Set<string>();
  for (const { steps } of matches) {
    const last = steps.at(-1);
    if (!last) throw new Error('a match without a step');
    const events = steps.flatMap(eventsOf);
    const chapters = chaptersOf(pi.view(last.state, 'audience'), events);
    const ends = events.filter(event => event.type === 'investigationEnded');
    expect(chapters.map(({ seats }) => seats.map(one => one.case))).toEqual(ends.map(({ cases }) => cases));
    expect(chapters.map(({ seats }) => seats.map(one => one.points))).toEqual(ends.map(({ points }) => points));
    for (const [at, { seats }] of chapters.entries())
      for (const [seat, { outcome }] of seats.entries()) {
        outcomes.add(outcome?.type ?? 'unheard');
        const solved = eventsOfInvestigation(events, at + 1).find(
          event => event.type === 'solved' && event.seat === seat,
        );
        const round = solved?.type === 'solved' ? solved.round : undefined;
        expect(outcome?.type === 'solved' ? outcome.round : undefined).toBe(round);
      }
  }
  expect([...outcomes].sort()).toEqual(['misled', 'solved', 'unsolved']);
});

type Events = ReturnType<typeof eventsOf>;

function eventsOfInvestigation(events: Events, investigation: number): Events {
  const starts = events.flatMap((event, at) => (event.type === 'investigationStarted' ? [at] : []));
  return events.slice(starts[investigation - 1], starts[investigation]);
}

test('a viewer without earlier events gets only the cases and the points', () => {
  for (const { steps } of matches) {
    const last = steps.at(-1);
    if (!last) throw new Error('a match without a step');
    const chapters = chaptersOf(pi.view(last.state, 'audience'), []);
    expect(chapters).toHaveLength(3);
    for (const { seats } of chapters) expect(seats.map(({ outcome }) => outcome)).toEqual(seats.map(() => null));
  }
});

test('the end of an investigation is headed by what became of the reader’s own case', () => {
  const known = { suspect: 'doc', location: 'downtown', crime: 'murder' };
  const seat = (outcome: CaseOutcome, points: number) => ({ case: known, outcome, points });
  const chapter = {
    investigation: 1,
    seats: [
      seat({ type: 'solved', round: 6 }, 7),
      seat({ type: 'solved', round: 7 }, 5),
      seat({ type: 'misled' }, 7),
      // PI-12.4: the last one may score without having solved
      seat({ type: 'unsolved' }, 3),
    ],
  };
  expect([0, 1, 2, 3, undefined].map(me => chapterTitle(chapter, me))).toEqual([
    'board-chapter-first',
    'board-chapter-solved',
    'board-chapter-given',
    'board-chapter-missed',
    'board-chapter-open',
  ]);
});
