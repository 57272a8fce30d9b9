import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ruleNumbers, untested } from '#testkit';

const here = new URL('.', import.meta.url);
const RULES = readFileSync(new URL('../RULES.md', here), 'utf8');

test('every rule of RULES.md is cited by the name of a test', () => {
  expect(ruleNumbers(RULES).length).toBeGreaterThan(200);
  expect(untested(RULES, here)).toEqual([]);
});

test('every rule that the rules or their tests cite is one of RULES.md', () => {
  const known = new Set(ruleNumbers(RULES));
  const sources = readdirSync(here).filter(name => name.endsWith('.ts'));
  const cited = sources.flatMap(
    name => readFileSync(new URL(name, here), 'utf8').match(/\b(?:PI-\d+\.|DX-|INV-)\d+/g) ?? [],
  );
  expect(cited.length).toBeGreaterThan(known.size);
  expect(cited.filter(number => !known.has(number))).toEqual([]);
});
