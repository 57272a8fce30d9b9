import { expect, test } from 'vitest';
import { longestWord } from './longest-word.ts';

test('the longest word of a name counts wide letters more and narrow ones less', () => {
  expect(longestWord('Old Town Hall')).toBeCloseTo(4.7);
  expect(longestWord('mmm')).toBeGreaterThan(longestWord('nnn'));
  expect(longestWord('lll')).toBeLessThan(longestWord('nnn'));
});

test('words end at spaces and hyphens, and where they may be broken', () => {
  expect(longestWord('Water\u00adworks')).toBe(longestWord('Water-'));
  expect(longestWord('Roman-Period Cemetery')).toBe(longestWord('Cemetery'));
});
