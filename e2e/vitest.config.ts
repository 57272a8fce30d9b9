import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { tally } from '../tools/tally.ts';
import { longestFirst } from '../tools/test-order.ts';

const LONGEST = [
  'spyfall.e2e.ts',
  'match.e2e.ts',
  'pages-common.e2e.ts',
  'spyfall-table.e2e.ts',
  'window.e2e.ts',
  'notices.e2e.ts',
  'around.e2e.ts',
  'wall.e2e.ts',
  'kit.e2e.ts',
];

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/setup.ts'],
    environment: 'node',
    pool: 'forks',
    // Each file has a server and a browser of its own, and a browser keeps a core busy.
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(LONGEST) },
    // bots and pages move at their own pace: a check that fails has to fail three times
    retry: 2,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', tally],
  },
});
