import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS } from './faults.ts';

test('every planted fault still has its place in the sources, and tests to find it', () => {
  const lost = FAULTS.filter(({ file, find }) => !readFileSync(file, 'utf8').includes(find));
  expect(lost).toEqual([]);
  expect(FAULTS.flatMap(({ tests }) => tests).filter(file => !existsSync(file))).toEqual([]);
  expect(FAULTS.length).toBeGreaterThanOrEqual(40);
});
