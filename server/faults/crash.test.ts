import { expect, test } from 'vitest';
import { FEW_TABLE_PLANS as FEW } from './table-plans.fixture.ts';
import { describeWithPostgres } from '../store/postgres.fixture.ts';
import { runCrashTest } from './crash-test.fixture.ts';

const KILLS = 3;

const newSeed = (): number => Math.trunc(performance.timeOrigin + performance.now()) % 1_000_000;

test('a killed server has lost nothing it had acknowledged, and shown nothing it had not stored', async () => {
  const seed = newSeed();
  const report = await runCrashTest({ tables: FEW, kills: KILLS, stops: 1, outages: 0, longest: 500, seed });
  expect(report.flaws, `seed ${seed}`).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report.clocks).toBeGreaterThan(0);
}, 120_000);

describeWithPostgres('with its store on Postgres', postgres => {
  test('a killed server has lost nothing it had acknowledged, and shown nothing it had not stored', async () => {
    const seed = newSeed();
    const env = { PARLOUR_STORE: postgres().url };
    const report = await runCrashTest({ tables: FEW, kills: 2, stops: 1, outages: 0, longest: 500, seed, env });
    expect(report.flaws, `seed ${seed}`).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report.clocks).toBeGreaterThan(0);
  }, 120_000);
});
