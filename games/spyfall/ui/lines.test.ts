import { describe, expect, test } from 'vitest';
import { accept, type Offer, text } from '#kernel';
import { isLine, lineFrom, MAX_LINE_LENGTH } from './lines.ts';

const OFFER: Offer<{ type: 'answer'; answer: string }> = { type: 'answer', answer: text(1, MAX_LINE_LENGTH) };
const isTaken = (answer: string): boolean => accept([OFFER], { type: 'answer', answer }) !== undefined;

describe('SPY-4.2 the sender trims a line', () => {
  test.each([
    ['spaces around it', '  Is it cold?  ', 'Is it cold?'],
    ['a line that was broken', 'Is it\ncold,\r\n or\u2028warm?', 'Is it cold, or warm?'],
    ['a tab, a bell', 'Is\tit\u0007cold?', 'Is it cold?'],
    ['what looks like markup', '<b>cold</b> & &amp;', '<b>cold</b> & &amp;'],
    ['signs of two units', '❄️🐧', '❄️🐧'],
    ['an override of the direction', 'Is it \u202ecold\u202c?', 'Is it cold?'],
    ['a pile of marks', `Is it c${'\u0301'.repeat(50)}old?`, `Is it c${'\u0301'.repeat(4)}old?`],
  ])('%s', (_, typed, line) => {
    expect(lineFrom(typed)).toBe(line);
    expect(isTaken(lineFrom(typed))).toBe(true);
  });

  test('white space is not a line', () => {
    expect(lineFrom(' \n\t ')).toBe('');
    expect(isTaken('')).toBe(false);
    expect(isLine(lineFrom('\u200b\u200b'))).toBe(false);
  });

  test('280 characters are a line, however many units they take, and one more is not', () => {
    expect(isTaken('🐧'.repeat(MAX_LINE_LENGTH))).toBe(true);
    expect(isTaken('🐧'.repeat(MAX_LINE_LENGTH + 1))).toBe(false);
  });
});
