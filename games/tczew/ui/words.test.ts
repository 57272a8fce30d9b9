import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cataloguesOf } from '../../../text/catalogue.fixture.ts';

test('every message of the board is used, and every one that is used is there', () => {
  const here = new URL('.', import.meta.url).pathname;
  const sources = globSync('**/*.{ts,tsx}', { cwd: here }).filter(name => !name.endsWith('.test.ts'));
  const used = sources.flatMap(name =>
    [...readFileSync(`${here}/${name}`, 'utf8').matchAll(/'(board-[a-z-]+)'/g)].map(([, key = '']) => key),
  );
  const written = [...cataloguesOf('games/tczew/text').en.keys()].filter(key => key.startsWith('board-'));
  expect([...new Set(used)].toSorted()).toEqual(written.toSorted());
});
