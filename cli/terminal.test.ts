import { describe, expect, test } from 'vitest';
import { folded } from './terminal.ts';

describe('a long line on a narrow terminal', () => {
  test('breaks between words, and goes on a little to the right of where it began', () => {
    expect(folded('  Downtown. Suspect: Doc. Crime: Forgery.', 20)).toBe(
      '  Downtown. Suspect:\n    Doc. Crime:\n    Forgery.',
    );
  });

  test('stays whole where it fits, or where nothing is too wide', () => {
    expect(folded('  Downtown. Suspect: Doc.', 25)).toBe('  Downtown. Suspect: Doc.');
    expect(folded('  Downtown. Suspect: Doc.', Number.POSITIVE_INFINITY)).toBe('  Downtown. Suspect: Doc.');
  });

  test('a word wider than the terminal has a line of its own', () => {
    expect(folded('a bb cccccccccc d', 6)).toBe('a bb\n  cccccccccc\n  d');
  });
});
