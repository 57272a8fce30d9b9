import { expect, test } from 'vitest';
import { describeWithPostgres } from '../store/postgres.fixture.ts';
import { runClusterTest } from './cluster-test.fixture.ts';
import { TABLE_PLANS } from './table-plans.fixture.ts';

/** Friends, and bots. */
const FEW = [1, 4].flatMap(at => TABLE_PLANS[at] ?? []);

describeWithPostgres('several servers on one Postgres', postgres => {
  test('lose nothing when one is killed or frozen', async () => {
    const seed = Math.trunc(performance.timeOrigin + performance.now()) % 1_000_000;
    const events = { kills: 1, freezes: 1, stops: 0, restarts: 0 };
    const report = await runClusterTest({ tables: FEW, servers: 2, ...events, longest: 500, seed }, postgres());
    expect(report.flaws, `seed ${seed}`).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(0);
  }, 120_000);
});
