import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ruleNumbers, untested } from '#testkit';

const here = new URL('.', import.meta.url);
const RULES = readFileSync(new URL('../RULES.md', here), 'utf8');
/** Rows of the table of locations, each with two sides. */
const LOCATION_RULES = [...RULES.matchAll(/^\| (15\.\d+) \|/gm)].flatMap(([, number]) => [
  `ALC-${number}S`,
  `ALC-${number}D`,
]);

test('every statement, example and table of RULES.md is cited by the name of a test', () => {
  const numbers = ruleNumbers(RULES);
  expect(numbers.filter(number => /^ALC-\d+\.\d+$/.test(number))).toHaveLength(197);
  expect(LOCATION_RULES).toHaveLength(24);
  expect(untested(RULES, here)).toEqual([]);
});

test('every rule that the rules or their tests cite is one of RULES.md', () => {
  const known = new Set([...ruleNumbers(RULES), ...LOCATION_RULES, ...LOCATION_RULES.map(rule => rule.slice(0, -1))]);
  const cited = readdirSync(here)
    .filter(name => name.endsWith('.ts'))
    .flatMap(name => readFileSync(new URL(name, here), 'utf8').match(/\bALC-\d+\.\d+[SD]?/g) ?? []);
  expect(cited.length).toBeGreaterThan(known.size);
  expect(cited.filter(number => !known.has(number))).toEqual([]);
});

test('both sides of every location have a test', () => {
  const tests = readFileSync(new URL('locations.test.ts', here), 'utf8');
  for (const rule of LOCATION_RULES) expect(tests.includes(rule) || tests.includes(rule.slice(0, -1))).toBe(true);
});
