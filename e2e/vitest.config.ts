import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { tally } from '../tools/tally.ts';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/setup.ts'],
    environment: 'node',
    pool: 'forks',
    // Each file has a server and a browser of its own, and a browser keeps a core busy.
    maxWorkers: 2,
    // bots and pages move at their own pace: a check that fails has to fail three times
    retry: 2,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', tally],
  },
});
