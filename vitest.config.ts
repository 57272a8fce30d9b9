import { defineConfig } from 'vitest/config';
import { tally } from './tools/tally.ts';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    reporters: ['default', tally],
  },
});
