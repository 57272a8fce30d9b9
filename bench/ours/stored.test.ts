import { expect, test } from 'vitest';
import { coldLoads, startsWith } from './stored.ts';

test('the matches of the load can be stored and loaded', async () => {
  const loads = await coldLoads(3, 40);
  expect(loads).toHaveLength(3);
  for (const took of loads) expect(took).toBeGreaterThan(0);
});

test('a server starts beside them', async () => {
  const [took] = await startsWith(20, 8, 1);
  expect(took).toBeGreaterThan(0);
}, 60_000);
