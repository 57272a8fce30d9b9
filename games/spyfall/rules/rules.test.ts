import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ruleNumbers, untested } from '#testkit';

const here = new URL('.', import.meta.url);
const RULES = readFileSync(new URL('../RULES.md', here), 'utf8');

test('every rule of RULES.md is cited by the name of a test', () => {
  expect(ruleNumbers(RULES)).toHaveLength(57);
  expect(untested(RULES, here)).toEqual([]);
});

test('every rule that the rules, their words or their tests cite is one of RULES.md', () => {
  const known = new Set(ruleNumbers(RULES));
  const folders = [here, new URL('../telling/', here)];
  const cited = folders.flatMap(folder =>
    readdirSync(folder)
      .filter(name => name.endsWith('.ts'))
      .flatMap(name => readFileSync(new URL(name, folder), 'utf8').match(/\bSPY-\d+\.\d+/g) ?? []),
  );
  expect(cited.length).toBeGreaterThan(known.size);
  expect(cited.filter(number => !known.has(number))).toEqual([]);
});
