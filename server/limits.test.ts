import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limit } from './limits.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 300);

describe('a limit of 3 at once and 2 a second', () => {
  const fresh = () => limit({ burst: 3, perSecond: 2 });

  test('lets three through at once, and the fourth after half a second', () => {
    const moves = fresh();
    const times = [0, 0, 0, 0, 499, 500, 501];
    expect(times.filter(now => moves.take('ann', now))).toEqual([0, 0, 0, 500]);
  });

  test('returns the time to wait, and taking then succeeds', () => {
    const moves = fresh();
    for (let time = 0; time < 3; time++) moves.take('ann', 1000);
    expect(moves.wait('ann', 1000)).toBeCloseTo(500);
    expect(moves.wait('ann', 1200)).toBeCloseTo(300);
    expect(moves.wait('ann', 1200, 2)).toBeCloseTo(800);
    expect(moves.wait('ann', 1500)).toBe(0);
    expect(moves.take('ann', 1500)).toBe(true);
  });

  test('never saves up more than three', () => {
    const moves = fresh();
    moves.take('ann', 0);
    expect(moves.take('ann', 1_000_000, 4)).toBe(false);
    expect(moves.take('ann', 1_000_000, 3)).toBe(true);
    expect(moves.take('ann', 1_000_000)).toBe(false);
    expect(moves.wait('ann', 2_000_000, 4)).toBe(Number.POSITIVE_INFINITY);
  });

  test('is separate for each key', () => {
    const moves = fresh();
    expect(moves.take('ann', 0, 3)).toBe(true);
    expect(moves.take('ann', 0)).toBe(false);
    expect(moves.take('bob', 0)).toBe(true);
  });

  test('does not charge for refused requests', () => {
    const moves = fresh();
    moves.take('ann', 0, 3);
    for (let now = 0; now < 500; now++) moves.take('ann', now);
    expect(moves.take('ann', 500)).toBe(true);
  });
});

test('no limit lets everything through', () => {
  const none = limit(null);
  expect([none.take('ann', 0, 1e9), none.wait('ann', 0, 1e9), none.size()]).toEqual([true, 0, 0]);
});

describe('a million strangers', () => {
  test('do not fill the memory', () => {
    const knocks = limit({ burst: 2, perSecond: 0.001 }, 1000);
    let most = 0;
    for (let stranger = 0; stranger < 1_000_000; stranger++) {
      knocks.take(String(stranger), 0);
      most = Math.max(most, knocks.size());
    }
    expect(most).toBe(1000);
  });

  test('do not make one that keeps knocking be forgotten', () => {
    const knocks = limit({ burst: 1000, perSecond: 0.001 }, 100);
    let answered = 0;
    for (let stranger = 0; stranger < 5000; stranger++) {
      knocks.take(String(stranger), 0);
      if (knocks.take('pest', 0)) answered++;
    }
    expect(answered).toBe(1000);
  });

  test('go first who have nothing left to wait for', () => {
    const knocks = limit({ burst: 2, perSecond: 1 }, 8);
    knocks.take('busy', 0, 2);
    for (let stranger = 0; stranger < 7; stranger++) knocks.take(String(stranger), 0);
    knocks.take('new', 1500);
    expect(knocks.size()).toBe(2);
    expect(knocks.take('busy', 1500, 2)).toBe(false);
  });
});

test('for any rate and time, the whole burst can be taken one by one', () => {
  const rates = fc.record({
    burst: fc.integer({ min: 1, max: 100 }),
    perSecond: fc.double({ min: 0.001, max: 100, noNaN: true }),
  });
  fc.assert(
    fc.property(rates, fc.double({ min: 0, max: 1e10, noNaN: true }), (rate, now) => {
      const doors = limit(rate);
      const answers = Array.from({ length: rate.burst }, () => doors.take('ann', now));
      expect(answers).not.toContain(false);
      expect(doors.take('ann', now)).toBe(false);
    }),
    { numRuns },
  );
});

test('over any stretch, no key takes more than the burst and what flowed in', () => {
  const knock = fc.record({ after: fc.nat(2000), cost: fc.integer({ min: 1, max: 5 }) });
  fc.assert(
    fc.property(
      fc.array(knock, { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      (knocks, burst, perSecond) => {
        const doors = limit({ burst, perSecond });
        let now = 0;
        let taken = 0;
        for (const { after, cost } of knocks) {
          now += after;
          const mayTake = doors.wait('ann', now, cost) === 0;
          const took = doors.take('ann', now, cost);
          expect(took).toBe(mayTake);
          if (took) taken += cost;
          expect(taken).toBeLessThanOrEqual(burst + (now / 1000) * perSecond + 1e-3);
        }
      },
    ),
    { numRuns },
  );
});
