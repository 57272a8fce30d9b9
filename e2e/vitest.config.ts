import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { tallyReporter } from '../tools/tally.ts';
import { longestFirst } from '../tools/test-order.ts';

const LONGEST = [
  'alcatraz.e2e.ts',
  'pi.e2e.ts',
  'pages-alcatraz.e2e.ts',
  'pages-common.e2e.ts',
  'tczew-keyboard.e2e.ts',
  'pages-tczew.e2e.ts',
  'spyfall.e2e.ts',
  'window.e2e.ts',
  'table-page.e2e.ts',
  'pages-spyfall.e2e.ts',
  'alcatraz-keyboard.e2e.ts',
  'spyfall-table.e2e.ts',
  'notices.e2e.ts',
  'tczew.e2e.ts',
  'kit.e2e.ts',
  'party.e2e.ts',
];

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/setup.ts'],
    environment: 'node',
    pool: 'forks',
    // Files that a worker runs share what it has loaded, and most of them its server and browser.
    isolate: false,
    // More workers than cores: in whole matches the browsers mostly wait for each other.
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(LONGEST) },
    // bots and pages have timing of their own: a test fails when it fails three times
    retry: 2,
    testTimeout: 400_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', tallyReporter],
  },
});
