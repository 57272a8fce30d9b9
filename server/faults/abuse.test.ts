import { expect, test } from 'vitest';
import { runAbuseTest } from './abuse-test.fixture.ts';

const KILOBYTE = 1024;

test('abusive clients are answered or disconnected, leave nothing behind, and disturb nobody', async () => {
  const seed = Math.trunc(performance.timeOrigin + performance.now()) % 1_000_000;
  const report = await runAbuseTest({ rounds: 1, seed });
  expect(report.flaws, `seed ${seed}`).toEqual([]);
  expect(report.answered).toBeGreaterThan(0);
  expect(report.after.used - report.before.used, 'bytes more in use').toBeLessThan(report.sent * KILOBYTE);
}, 120_000);
