import { expect, test } from 'vitest';
import { resultTextFor } from './result-text.ts';

const seat = (...seats: number[]) => ({ list: seats.map(one => ({ seat: one })) });

test('the winner reads how far ahead they are, and of whom', () => {
  const result = { points: [19, 17, 13, 17], ranks: [1, 2, 4, 2], winners: [0] };
  expect(resultTextFor(result, 0)).toEqual({
    heading: { key: 'table-you-won' },
    more: { key: 'table-ahead', args: { names: seat(1, 3), points: 2 } },
  });
});

test('a winner with level points reads that the tie-break decided', () => {
  const result = { points: [12, 12], ranks: [2, 1], winners: [1] };
  expect(resultTextFor(result, 1).more).toEqual({ key: 'table-ahead-level', args: { names: seat(0) } });
});

test('the others read the name of the winner, and their own place', () => {
  const result = { points: [19, 17, 13], ranks: [1, 2, 3], winners: [0] };
  expect(resultTextFor(result, 2)).toEqual({
    heading: { key: 'table-winners', args: { count: 1, names: seat(0) } },
    more: { key: 'table-you-came', args: { rank: 3 } },
  });
  expect(resultTextFor(result, 'audience').more).toBeNull();
});

test('a shared winner reads with whom', () => {
  const result = { points: [9, 9, 4], ranks: [1, 1, 3], winners: [0, 1] };
  expect(resultTextFor(result, 1)).toEqual({
    heading: { key: 'table-you-share' },
    more: { key: 'table-share-with', args: { names: seat(0) } },
  });
  expect(resultTextFor(result, 2).heading).toEqual({ key: 'table-winners', args: { count: 2, names: seat(0, 1) } });
});

test('a common loss says so', () => {
  const result = { points: [0, 0], ranks: [1, 1], winners: [] };
  expect(resultTextFor(result, 0)).toEqual({ heading: { key: 'table-nobody-won' }, more: null });
  expect(resultTextFor(result, 'audience')).toEqual({ heading: { key: 'table-nobody-won' }, more: null });
});

test('without a winner, places are told where there are some', () => {
  const result = { points: [0, 3], ranks: [2, 1], winners: [] };
  expect(resultTextFor(result, 0).more).toEqual({ key: 'table-you-came', args: { rank: 2 } });
});
