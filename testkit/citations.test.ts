import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ruleNumbers, untested } from '#testkit';

const RULES = `# Rules
As PI-1.1 says, see also - PI-9.9.
- **PI-5.8** You may; see PI-5.9.
  - **PI-5.81** or not.
- **INV-3** Always.
- **DX-1 A decision** of ours.
### EX-07-A An example
* SPY-1.1 No stars.
1. CLK-2.1 In a list.
- **PI-5.8** once more.
- **UTF-8x** is not a rule, nor is X.
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'citations-'));
  mkdirSync(join(folder, 'rules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const written = (file: string, ...lines: string[]): void =>
  writeFileSync(join(folder, 'rules', file), lines.join('\n'));

describe('ruleNumbers', () => {
  test('an item or heading that begins with a number states the rule; a mention does not', () => {
    expect(ruleNumbers(RULES).filter(number => !number.startsWith('UTF'))).toEqual([
      'PI-5.8',
      'PI-5.81',
      'INV-3',
      'DX-1',
      'EX-07-A',
      'SPY-1.1',
      'CLK-2.1',
    ]);
  });

  test('only those of a pattern', () => {
    expect(ruleNumbers(RULES, /PI-\d+\.\d+/)).toEqual(['PI-5.8', 'PI-5.81']);
  });
});

describe('untested', () => {
  test('a rule is tested if the title of a test or group cites it, in any quotes, alone or with others', () => {
    written(
      'one.test.ts',
      `test('PI-5.8, INV-3 both', () => {});`,
      'describe("EX-07-A", () => {',
      '  test.each(cases)(`SPY-1.1: %s`, () => {});',
      '});',
    );
    expect(untested(RULES, folder, /[A-Z]+-\d+(?:[.-][A-Z0-9]+)*/)).toEqual(
      expect.not.arrayContaining(['PI-5.8', 'INV-3', 'EX-07-A', 'SPY-1.1']),
    );
  });

  test('comments, bodies and longer numbers do not count', () => {
    written(
      'two.test.ts',
      '// test PI-5.81',
      `test('nothing', () => { cite('DX-1'); });`,
      `test.only('CLK-2.11', () => {});`,
    );
    expect(untested(RULES, folder)).toEqual(expect.arrayContaining(['PI-5.81', 'DX-1', 'CLK-2.1']));
  });

  test('files that are no tests do not count', () => {
    written('three.ts', `test('DX-1', () => {});`);
    expect(untested(RULES, folder)).toContain('DX-1');
  });
});
