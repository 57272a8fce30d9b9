import { expect, test } from 'vitest';
import { whisperedSince } from './whispers.ts';

const aloud = [
  { n: 4, event: { type: 'dealt', round: 1 } },
  { n: 6, event: { type: 'asked', by: 0, to: 1 } },
];
const own = [...aloud, { n: 4, event: { type: 'cardDealt', to: 1, card: 7 } }];

test('a whisper to one seat is news until that player has looked', () => {
  expect(whisperedSince(own, aloud, 0)).toBe(true);
  expect(whisperedSince(own, aloud, 3)).toBe(true);
  expect(whisperedSince(own, aloud, 4)).toBe(false);
});

test('a public event is no news', () => {
  expect(whisperedSince(aloud, aloud, 0)).toBe(false);
  expect(whisperedSince([], aloud, 0)).toBe(false);
});

test('an event that others got in a public version is a whisper', () => {
  const peeked = { n: 8, event: { type: 'peeked', by: 1, at: 0, ticket: 2 } };
  expect(whisperedSince([peeked], [{ n: 8, event: { type: 'peeked', by: 1, at: 0 } }], 4)).toBe(true);
});

test('the same event at another time is other news', () => {
  expect(whisperedSince([{ n: 9, event: { type: 'dealt', round: 1 } }], aloud, 4)).toBe(true);
});
