import { describe, expect, test } from 'vitest';
import { simulate, simulateTwins } from './simulation.ts';

const MINUTE = 60_000;
const seeds = Array.from({ length: Number(process.env['PARLOUR_RUNS'] ?? 4) }, (_, at) => at + 1);

describe('servers that share a store, in simulated time', () => {
  test.each(seeds)('seed %i: nothing is lost, doubled or shown that is not stored, and play goes on', async seed => {
    const { flaws, counts } = await simulate({ seed, length: 5 * MINUTE });
    expect(flaws).toEqual([]);
    expect(counts['moves']).toBeGreaterThan(10);
    expect(counts['takeovers']).toBeGreaterThan(3);
  });

  test.each(seeds.slice(0, 2))(
    'seed %i: viewers who cannot tell two worlds apart are sent the same bytes',
    async seed => {
      const { flaws, counts } = await simulateTwins({ seed, length: 4 * MINUTE });
      expect(flaws).toEqual([]);
      expect(counts['moves of the twins']).toBeGreaterThan(10);
      expect(counts['messages to the blind']).toBeGreaterThan(30);
    },
  );
});

describe('a seed', () => {
  test('always leads to the same history', async () => {
    const [one, again] = [
      await simulate({ seed: 5, length: 2 * MINUTE }),
      await simulate({ seed: 5, length: 2 * MINUTE, isTold: true }),
    ];
    expect(again.digest).toBe(one.digest);
    expect(again.history.length).toBeGreaterThan(100);
    const other = await simulate({ seed: 6, length: 2 * MINUTE });
    expect(other.digest).not.toBe(one.digest);
  });
});
