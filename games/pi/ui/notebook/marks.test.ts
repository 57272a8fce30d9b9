import { describe, expect, test } from 'vitest';
import { MARKS, type Mark, shownMark, nextMark } from './marks.ts';

describe('22b Marks', () => {
  test('my own mark has priority over the notebook, with a sign if they differ', () => {
    expect(shownMark(undefined, undefined)).toEqual({ mark: 'open', by: null, isDisputed: false });
    expect(shownMark(undefined, 'excluded')).toEqual({ mark: 'excluded', by: 'notebook', isDisputed: false });
    expect(shownMark('sure', 'excluded')).toEqual({ mark: 'sure', by: 'me', isDisputed: true });
    expect(shownMark('excluded', 'excluded')).toEqual({ mark: 'excluded', by: 'me', isDisputed: false });
  });

  test('a colour, or leaving it open, claims nothing that could be wrong', () => {
    expect(shownMark('amber', 'excluded')).toEqual({ mark: 'amber', by: 'me', isDisputed: false });
    expect(shownMark('open', 'sure')).toEqual({ mark: 'open', by: 'me', isDisputed: false });
  });

  test.each([undefined, 'excluded', 'sure'] as const)(
    'taps cycle through every mark, where the notebook has %s',
    certain => {
      const seen: Mark[] = [];
      let mine: Mark | undefined;
      for (const _ of MARKS) {
        seen.push(shownMark(mine, certain).mark);
        mine = nextMark(mine, certain);
      }
      expect(mine).toBeUndefined();
      expect(seen.toSorted()).toEqual([...MARKS].sort());
      expect(seen[0]).toBe(certain ?? 'open');
    },
  );
});
