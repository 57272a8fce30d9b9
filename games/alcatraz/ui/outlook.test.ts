import { describe, expect, test } from 'vitest';
import { janek, krzysiek, michal, prison, rafal } from '../rules/scene.fixture.ts';
import { fatesOf, mayEnd, outlookOn, soleLettersOf } from './outlook.ts';

const withMarks = (...marks: readonly string[]) =>
  marks.map(letters => ({ marks: [...letters] as ('A' | 'B' | 'C' | 'D' | 'E' | 'F')[] }));

describe('If the game ended now', () => {
  test('letters that nobody has are counted as if they were there', () => {
    const { open } = prison({ seats: 4, scapegoat: janek, prisoners: withMarks('AB', 'BC', 'A', 'D') });
    expect(outlookOn(open)).toEqual({
      missing: ['E', 'F'],
      redundant: [rafal, krzysiek],
      verdict: { type: 'stays', seat: krzysiek, decidedBy: 'elements' },
    });
  });

  test('a scapegoat who is not needed stays, whatever the others have (ALC-16.5)', () => {
    const { open } = prison({ seats: 4, scapegoat: rafal, prisoners: withMarks('AB', 'AB', 'C', 'D') });
    expect(outlookOn(open).verdict).toEqual({ type: 'stays', seat: rafal, decidedBy: 'scapegoat' });
  });

  test('nobody can be left behind while each has a letter of their own', () => {
    const { open } = prison({ seats: 4, prisoners: withMarks('A', 'B', 'C', 'D') });
    expect(outlookOn(open)).toMatchObject({ redundant: [], verdict: { type: 'goesOn' } });
  });

  test('with equal letters, Cash, items and Strength the others decide (ALC-16.9)', () => {
    const { open } = prison({ seats: 4, scapegoat: janek, prisoners: withMarks('AB', 'AB', 'C', 'D') });
    expect(outlookOn(open).verdict).toEqual({ type: 'tie', candidates: [rafal, michal] });
  });
});

test('a letter is emphasised if one prisoner alone has it', () => {
  const { open } = prison({ prisoners: withMarks('AB', 'BC', 'C') });
  expect([rafal, michal, krzysiek].map(seat => soleLettersOf(open, seat))).toEqual([['A'], [], []]);
});

describe('A task within reach', () => {
  const open = () =>
    prison({
      seats: 4,
      scapegoat: janek,
      prisoners: withMarks('ABC', 'DE', 'ABC', 'D'),
      tasks: [{ card: 'F1', at: 6 }],
      deck: ['A1', 'F2'],
    }).open;

  test('the reward decides who stays; a letter that is not in the deck cannot come', () => {
    const fates = fatesOf(open(), michal, 'F1');
    expect(fates.map(({ reward, isGone }) => [reward, isGone])).toEqual([
      ['A', false],
      ['B', true],
      ['C', true],
      ['D', true],
      ['E', true],
      ['F', false],
    ]);
    expect(fates[0]?.verdict).toEqual({ type: 'stays', seat: janek, decidedBy: 'scapegoat' });
    expect(mayEnd(fates)).toBe(true);
  });

  test('nothing ends while letters are missing', () => {
    const { open: early } = prison({ seats: 4, tasks: [{ card: 'F1', at: 6 }] });
    expect(mayEnd(fatesOf(early, michal, 'F1'))).toBe(false);
  });
});
