import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cataloguesOf, flawsOf } from '../../text/catalogue.fixture.ts';

test('The words of the page of rules are in four languages, and the page says each of them', () => {
  expect(flawsOf('web/rules/text', [])).toEqual([]);
  const page = readFileSync(new URL('./page.tsx', import.meta.url), 'utf8');
  const said = [...page.matchAll(/\bword\('([a-z-]+)'/gu)].map(([, key = '']) => key);
  expect([...new Set(said)].sort()).toEqual([...cataloguesOf('web/rules/text').en.keys()].sort());
});
