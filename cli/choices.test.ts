import { describe, expect, test } from 'vitest';
import { comparable, takeChoice, tokensIn } from './choices.ts';

const places = ['Main Street', 'Waterfront', 'Little Italy', 'Służewiec', 'Приозерʼя'].map(text => ({
  value: text,
  text,
}));
const cards = ['Doc (suspect; Lakeside)', 'Docent (suspect; Okęcie)', 'Murder (crime; Lakeside)'].map(
  (text, value) => ({ value, text }),
);
const counts = [0, 1, 2].map(number => ({ value: number, text: `${number} cubes`, number }));

describe('Choosing from a list', () => {
  test.each([
    ['2', 'Waterfront'],
    ['main street', 'Main Street'],
    ['WATER', 'Waterfront'],
    ['sluz', 'Służewiec'],
    ['приозеря', 'Приозерʼя'],
  ])('%s is enough', (typed, value) => {
    expect(takeChoice(tokensIn(typed), places)).toEqual({ value, rest: [] });
  });

  test('the rest is left for the next question', () => {
    expect(takeChoice(tokensIn('main  street doc 7'), places)).toEqual({ value: 'Main Street', rest: ['doc', '7'] });
    expect(takeChoice(['3', '5'], places)).toEqual({ value: 'Little Italy', rest: ['5'] });
  });

  test('a whole name goes before the beginning of a longer one', () => {
    expect(takeChoice(['doc'], cards)).toEqual({ value: 0, rest: [] });
    expect(takeChoice(['doce'], cards)).toEqual({ value: 1, rest: [] });
  });

  test('what fits several or none is refused, and says so', () => {
    expect(takeChoice(['do'], cards)).toEqual({
      problem: { key: 'cli-ambiguous', args: { typed: 'do', list: { row: [cards[0]?.text, cards[1]?.text] } } },
    });
    expect(takeChoice(['nobody'], cards)).toEqual({
      problem: { key: 'cli-no-such-choice', args: { typed: 'nobody' } },
    });
    expect(takeChoice(['0'], cards)).toHaveProperty('problem');
    expect(takeChoice(['4'], cards)).toHaveProperty('problem');
    expect(takeChoice([], cards)).toHaveProperty('problem');
  });

  test('where numbers are chosen from, a number means itself', () => {
    expect(takeChoice(['0'], counts)).toEqual({ value: 0, rest: [] });
    expect(takeChoice(['3'], counts)).toHaveProperty('problem');
  });

  test('accents, quotation marks and capitals do not matter', () => {
    expect(comparable('  «Łódź»  Rick’s ')).toBe('lodz ricks');
  });
});
