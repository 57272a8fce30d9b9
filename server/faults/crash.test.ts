import { expect, test } from 'vitest';
import { TABLE_PLANS } from './table-plans.fixture.ts';
import { runCrashTest } from './crash-test.fixture.ts';

const KILLS = 3;

/** Friends, talkers, watchers, bots and clocks: one of each is enough for a breeze. */
const FEW = [1, 2, 4, 7].flatMap(at => TABLE_PLANS[at] ?? []);

test('a killed server has lost nothing it had acknowledged, and shown nothing it had not stored', async () => {
  const seed = Math.trunc(performance.timeOrigin + performance.now()) % 1_000_000;
  const report = await runCrashTest({ tables: FEW, kills: KILLS, stops: 1, outages: 0, longest: 500, seed });
  expect(report.flaws, `seed ${seed}`).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report.clocks).toBeGreaterThan(0);
}, 120_000);
