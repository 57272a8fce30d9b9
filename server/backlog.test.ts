import { describe, expect, test } from 'vitest';
import { backlog, excess, MAX_UNSENT } from './backlog.ts';

/** Half a second for a kilobyte, after 30 seconds. */
const PATIENCE = { read: 30_000, readKilobyte: 500 };
const KILOBYTE = 1024;

describe('Unsent bytes', () => {
  test('are overdue after a time in proportion to their number', () => {
    const line = backlog(PATIENCE, 0);
    line.add(100 * KILOBYTE);
    const seconds = [10, 60, 90, 91];
    expect(seconds.filter(second => line.isOverdue(100 * KILOBYTE, second * 1000))).toEqual([91]);
  });

  test('are never overdue for a reader that is just fast enough, however much it is sent', () => {
    const line = backlog(PATIENCE, 0);
    let unsent = 0;
    for (let second = 0; second < 1000; second++) {
      line.add(3 * KILOBYTE);
      unsent += 3 * KILOBYTE - 2.1 * KILOBYTE;
      expect(line.isOverdue(unsent, second * 1000)).toBe(false);
    }
  });

  test('are overdue for a reader of nothing that is sent a little more again and again', () => {
    const line = backlog(PATIENCE, 0);
    const overdue = Array.from({ length: 100 }, (_, second) => {
      line.add(KILOBYTE);
      return line.isOverdue((second + 1) * KILOBYTE, second * 1000);
    });
    expect(overdue.indexOf(true)).toBe(62);
  });

  test('start anew once everything is sent', () => {
    const line = backlog(PATIENCE, 0);
    line.add(KILOBYTE);
    expect([
      line.isOverdue(KILOBYTE, 0),
      line.isOverdue(0, 30_000),
      line.isOverdue(KILOBYTE, 31_000),
      line.isOverdue(KILOBYTE, 60_000),
    ]).toEqual([false, false, false, false]);
  });
});

describe('Sent data', () => {
  test('may be on its way for as long as a slow line takes', () => {
    const line = backlog(PATIENCE, 0);
    expect(line.mayBeOnItsWay(0)).toBe(false);
    line.add(300 * KILOBYTE);
    expect([149_000, 151_000].map(line.mayBeOnItsWay)).toEqual([true, false]);
  });

  test('has arrived when a ping is answered', () => {
    const line = backlog(PATIENCE, 0);
    line.add(300 * KILOBYTE);
    line.answered(1000);
    expect(line.mayBeOnItsWay(1001)).toBe(false);
    line.add(10 * KILOBYTE);
    expect([5_000, 7_000].map(line.mayBeOnItsWay)).toEqual([true, false]);
  });

  test('is not waited for forever', () => {
    const line = backlog(PATIENCE, 0);
    line.add(100 * MAX_UNSENT);
    expect(line.mayBeOnItsWay(513_000)).toBe(false);
  });
});

test('the connections with the most unsent bytes are closed first, and only as many as necessary', () => {
  const given = (most: number) => excess([1, 5, 0, 3], unsent => unsent, most);
  expect([9, 8, 5, 4, 3, 0].map(given)).toEqual([[], [5], [5], [5], [5, 3], [5, 3, 1]]);
});
