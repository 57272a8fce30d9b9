import { describe, expect, test } from 'vitest';
import { solveStep, withCertain } from './solution.ts';

const CASE = { suspect: 'dutch', location: 'ricks-cafe', crime: 'murder' } as const;

describe('Solving the case', () => {
  test('takes two taps when all is known: the first one leads to the question, the second one announces', () => {
    const draft = withCertain({}, kind => CASE[kind]);
    expect(draft).toEqual(CASE);
    expect(solveStep(draft)).toBe('announce');
  });

  test('certain elements are preselected, the rest has to be chosen', () => {
    const draft = withCertain({}, kind => (kind === 'crime' ? CASE.crime : undefined));
    expect(draft).toEqual({ crime: 'murder' });
    expect(solveStep(draft)).toBe('choose');
  });

  test('choices of the player stay, even against certain elements', () => {
    expect(withCertain({ suspect: 'earl' }, kind => CASE[kind])).toEqual({ ...CASE, suspect: 'earl' });
  });
});
