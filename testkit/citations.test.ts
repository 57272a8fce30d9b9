import { describe, expect, test } from 'vitest';
import { ruleNumbers, unstated, untested } from './citations.ts';

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
`;

test('ruleNumbers: an item or heading that begins with a number states the rule; a mention does not', () => {
  expect(ruleNumbers(RULES)).toEqual(['PI-5.8', 'PI-5.81', 'INV-3', 'DX-1', 'EX-07-A', 'SPY-1.1', 'CLK-2.1']);
});

describe('untested', () => {
  test('a rule is tested if the name of a test cites it, alone or with others', () => {
    const names = ['PI-5.8, INV-3 both', 'Examples > EX-07-A > asks', 'SPY-1.1: stars'];
    expect(untested(RULES, names)).toEqual(['PI-5.81', 'DX-1', 'CLK-2.1']);
  });

  test('a longer number is another rule', () => {
    expect(untested(RULES, ['CLK-2.11', 'PI-5.81'])).toContain('CLK-2.1');
    expect(untested(RULES, ['CLK-2.11', 'PI-5.81'])).toContain('PI-5.8');
  });
});

test('unstated: every number of a family that RULES.md states has to be in it', () => {
  expect(unstated(RULES, '// PI-5.8 and PI-5.82, as DX-1 says; UTF-8 is no rule')).toEqual(['PI-5.82']);
});
