import { defineConfig } from 'vitest/config';
import { tally } from './tools/tally.ts';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    maxWorkers: '100%',
    // Rules keep nothing between calls, so test files may share a worker and what it has loaded.
    isolate: false,
    // Many random games take their time.
    testTimeout: 60_000,
    reporters: ['default', tally],
  },
});
