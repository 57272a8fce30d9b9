import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cataloguesOf } from '../../../../text/catalogue.fixture.ts';

/** Keys of words for events, scores and the rest of this half of the table. */
const OURS = /^(detail|effect|ending|piles|score|shared|since|stage|vote)-/;

test('every message for events and scores is used, and every one that is used is there', () => {
  const here = new URL('..', import.meta.url).pathname;
  const sources = globSync('**/*.{ts,tsx}', { cwd: here })
    .filter(name => !name.endsWith('.test.ts'))
    .map(name => readFileSync(`${here}/${name}`, 'utf8'));
  const keys = sources.flatMap(source => [...source.matchAll(/['`]([a-z]+-[A-Za-z-]+)(\$\{)?/g)]);
  const whole = new Set(keys.flatMap(([, key = '', hole]) => (OURS.test(key) && hole === undefined ? [key] : [])));
  const beginnings = [...new Set(keys.flatMap(([, key = '', hole]) => (OURS.test(key) && hole ? [key] : [])))];
  const written = [...cataloguesOf('games/tczew/text').en.keys()].filter(key => OURS.test(key));
  expect(written.filter(key => !whole.has(key) && !beginnings.some(start => key.startsWith(start)))).toEqual([]);
  expect([...whole].filter(key => !written.includes(key))).toEqual([]);
});
