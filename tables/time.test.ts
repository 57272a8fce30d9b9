import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Instant, Outage } from './store.ts';
import type { PlayTime } from './table.ts';
import { instantOf, playedBy } from './time.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 300);

const START: Instant = 1_800_000_000_000;

/** Stretches one after the other, each some way after the last. */
const outages = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 50_000 })), { maxLength: 8 })
  .map(steps => {
    let at = START - 60_000;
    return steps.map(([pause, length]): Outage => {
      const from = at + pause;
      at = from + length;
      return { from, until: at };
    });
  });

const running = fc.record({
  at: fc.integer({ min: START, max: START + 100_000 }),
  played: fc.integer({ min: 0, max: 1_000_000 }),
  running: fc.constant(true),
});

const later = fc.integer({ min: 0, max: 400_000 });

/** Counted millisecond by millisecond, in steps of ten. */
const isOut = (all: readonly Outage[], instant: Instant): boolean =>
  all.some(({ from, until }) => from <= instant && instant < until);

describe('time of play', () => {
  test('goes on with the clock on the wall, and never backwards', () => {
    fc.assert(
      fc.property(running, later, later, (time, one, more) => {
        const before = playedBy(time, time.at + one, []);
        expect(before).toBe(time.played + one);
        expect(playedBy(time, time.at + one + more, [])).toBe(before + more);
        expect(playedBy(time, time.at - more, [])).toBe(time.played);
      }),
      { numRuns },
    );
  });

  test('does not run while play is paused, for any reason', () => {
    fc.assert(
      fc.property(running, outages, later, (time, all, wait) => {
        const paused: PlayTime = { ...time, running: false };
        expect(playedBy(paused, time.at + wait, all)).toBe(time.played);
        expect(instantOf(paused, time.played + 1, time.at + wait, all)).toBeUndefined();
      }),
      { numRuns },
    );
  });

  test('does not run while no server does', () => {
    fc.assert(
      fc.property(running, outages, later, (time, all, wait) => {
        const now = time.at + wait;
        let counted = 0;
        const edges = [time.at, now, ...all.flatMap(({ from, until }) => [from, until])]
          .filter(edge => edge >= time.at && edge <= now)
          .sort((one, other) => one - other);
        edges.forEach((edge, index) => {
          const next = edges[index + 1];
          if (next !== undefined && !isOut(all, edge)) counted += next - edge;
        });
        expect(playedBy(time, now, all)).toBe(time.played + counted);
      }),
      { numRuns },
    );
  });

  test('reaches its limit at the predicted time', () => {
    fc.assert(
      fc.property(running, outages, later, later, (time, all, wait, more) => {
        // outages are over when a server runs
        const now = Math.max(time.at + wait, all.at(-1)?.until ?? 0);
        const played = playedBy(time, now, all) + more;
        const instant = instantOf(time, played, now, all);
        expect(instant).toBe(now + more);
        expect(playedBy(time, instant ?? 0, all)).toBe(played);
        // what should have been before is due now
        expect(instantOf(time, time.played, now, all)).toBe(now);
      }),
      { numRuns },
    );
  });
});
