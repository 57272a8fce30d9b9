import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sheets } from './icons.ts';

test.each([...sheets()])('%s has the drawings its game names (npm run icons)', (path, sheet) => {
  expect(readFileSync(path, 'utf8')).toBe(sheet);
});
