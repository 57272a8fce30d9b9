import { describe, expect, test } from 'vitest';
import { clockTime, timeAgo } from './time-format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('When something was', () => {
  const now = Date.UTC(2026, 4, 20, 12);
  const told = (passed: number, tag: string): string => timeAgo(now - passed, now, tag);

  test('is in the largest full unit', () => {
    expect([0, MINUTE - 1, MINUTE, HOUR - 1, HOUR, DAY - 1].map(passed => told(passed, 'en-GB'))).toEqual([
      'now',
      'now',
      '1 minute ago',
      '59 minutes ago',
      '1 hour ago',
      '23 hours ago',
    ]);
    expect([DAY, 2 * DAY, 6 * DAY].map(passed => told(passed, 'en-GB'))).toEqual([
      'yesterday',
      '2 days ago',
      '6 days ago',
    ]);
  });

  test('is a date after a week', () => {
    expect(told(7 * DAY, 'en-GB')).toBe('13 May 2026');
  });

  test('has the plurals of the language', () => {
    expect([1, 2, 5].map(minutes => told(minutes * MINUTE, 'pl'))).toEqual([
      '1 minutę temu',
      '2 minuty temu',
      '5 minut temu',
    ]);
    expect([1, 2, 5].map(hours => told(hours * HOUR, 'uk'))).toEqual([
      '1 годину тому',
      '2 години тому',
      '5 годин тому',
    ]);
  });

  test('is now if the clocks disagree', () => {
    expect(told(-HOUR, 'en-GB')).toBe('now');
  });
});

describe('A clock', () => {
  test('shows minutes and seconds, and hours only if there are any', () => {
    expect([0, 1, 999, 1000, 61_000, 3_599_000, 3_600_000, 3_725_000].map(clockTime)).toEqual([
      '0:00',
      '0:01',
      '0:01',
      '0:01',
      '1:01',
      '59:59',
      '1:00:00',
      '1:02:05',
    ]);
  });

  test('does not run below zero', () => {
    expect(clockTime(-5)).toBe('0:00');
  });
});
