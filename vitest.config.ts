import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { rulesTested } from './tools/rules-tested.ts';
import { tallyReporter } from './tools/tally.ts';
import { longestFirst } from './tools/test-order.ts';

const LONGEST = [
  'cli/serve.test.ts',
  'server/faults/simulation/planted-faults.test.ts',
  'server/faults/crash.test.ts',
  'server/faults/cluster.test.ts',
  'games/alcatraz/rules/contract.test.ts',
  'cli/commands.test.ts',
  'server/store/sqlite.test.ts',
  'bots/pool.test.ts',
  'server/store/sqlite-contract.test.ts',
  'games/pi/rules/contract.test.ts',
  'games/alcatraz/bot/matches.test.ts',
  'games/tczew/rules/contract.test.ts',
  'games/spyfall/rules/contract.test.ts',
  'games/spyfall/bot/matches.test.ts',
];

export default defineConfig({
  // On Node, Solid resolves to its server build, in which nothing is reactive.
  resolve: {
    alias: [{ find: /^solid-js$/, replacement: fileURLToPath(import.meta.resolve('solid-js/dist/solid.js')) }],
  },
  test: {
    include: ['**/*.test.ts'],
    environment: 'node',
    // Not threads: many tests start and end threads of their own, and an engine that does so on several at once has crashed.
    pool: 'forks',
    maxWorkers: '100%',
    // Rules keep nothing between calls, so test files may share a worker and what it has loaded.
    isolate: false,
    sequence: { sequencer: longestFirst(LONGEST) },
    // Many random games take their time.
    testTimeout: 60_000,
    expect: { requireAssertions: true },
    reporters: ['default', rulesTested(), tallyReporter],
  },
});
