import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cataloguesOf } from '../../../../text/catalogue.fixture.ts';
import type { SentenceBlank } from '../../rules/components.ts';
import { SENTENCES } from '../../rules/data/sentences.ts';
import type { Criterion } from '../../rules/state.ts';

const ui = new URL('..', import.meta.url).pathname;
const sources = globSync('**/*.{ts,tsx}', { cwd: ui })
  .filter(name => !name.endsWith('.test.ts'))
  .map(name => readFileSync(`${ui}/${name}`, 'utf8'))
  .join('\n');

const blanks: readonly SentenceBlank[] = [...new Set(SENTENCES.flatMap(sentence => sentence.blanks))];
const criteria: readonly Criterion[] = ['scapegoat', 'onlyOne', 'elements', 'cash', 'items', 'strength', 'naming'];
/** Keys that are put together at run time. */
const computed: Readonly<Record<string, readonly string[]>> = {
  'talk-blank-*': blanks.map(blank => `talk-blank-${blank}`),
  'talk-end-*': criteria.map(criterion => `talk-end-${criterion}`),
  'talk-run-*': [2, 3, 4].map(run => `talk-run-${run}`),
};

test('every message of the talks is used, and every one that is used is there', () => {
  const used = [...sources.matchAll(/'(talk-[a-z-]+)'/g)].map(([, key = '']) => key);
  const written = [...cataloguesOf('games/alcatraz/text').en.keys()].filter(key => key.startsWith('talk-'));
  expect([...new Set([...used, ...Object.values(computed).flat()])].toSorted()).toEqual(written.toSorted());
});

test('keys that are put together are those the test knows of', () => {
  const families = [...sources.matchAll(/`(talk-[^`]*)`/g)].map(([, key = '']) => key.replaceAll(/\$\{[^}]*\}/g, '*'));
  expect([...new Set(families)].toSorted()).toEqual(Object.keys(computed).toSorted());
});
