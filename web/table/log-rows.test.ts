import { expect, test } from 'vitest';
import { type LogRow, logRows, sinceMyMove } from './log-rows.ts';

const chapter = (number: number): LogRow => ({
  line: { key: 'chapter', args: { number } },
  heading: 'chapter',
  event: {},
});
const part = (number: number): LogRow => ({ line: { key: 'round', args: { number } }, heading: 'part', event: {} });
const move = (by: number, of = by): LogRow => ({
  line: { key: 'asked', args: { holder: { seat: of } } },
  by,
  event: {},
});

test('a heading is shown once, above the lines of its part', () => {
  const [one, two] = [move(0), move(1)];
  const [first, again] = [part(1), part(1)];
  expect(logRows([chapter(1), first, one, again, two], null).map(({ line }) => line.key)).toEqual([
    'chapter',
    'round',
    'asked',
    'asked',
  ]);
});

test('a part in which nothing was logged has no heading, and the same number in a new chapter has one', () => {
  const rows = logRows([chapter(1), part(1), move(0), part(2), part(3), move(1), chapter(2), part(1), move(0)], null);
  expect(rows.flatMap(({ heading, line }) => (heading ? [Object.values(line.args ?? {})[0]] : []))).toEqual([
    1, 1, 3, 2, 1,
  ]);
});

test('the log of one player has the lines they are in, and the headings of those', () => {
  const mine = move(0);
  const asksMe = move(1, 0);
  const rows = logRows([chapter(1), part(1), move(1), part(2), mine, chapter(2), part(1), move(2), asksMe], 0);
  expect(rows.filter(({ heading }) => !heading)).toEqual([mine, asksMe]);
  expect(rows.map(({ heading }) => heading ?? 'line')).toEqual(['chapter', 'part', 'line', 'chapter', 'part', 'line']);
});

test('the lines of others since my last move are marked, but no lines of an earlier chapter', () => {
  const [mine, theirs, hers] = [move(0), move(1), move(2)];
  expect([...sinceMyMove([chapter(1), part(1), move(1), mine, theirs, part(2), hers], 0)]).toEqual([theirs, hers]);
  expect([...sinceMyMove([part(1), theirs, chapter(2), hers], 0)]).toEqual([hers]);
  expect(sinceMyMove([theirs, hers], 'audience').size).toBe(0);
  expect([...sinceMyMove([theirs, hers, mine], 0)]).toEqual([]);
});
