import { describe, expect, test } from 'vitest';
import { wordsFrom } from '#text';
import { sentenceParts } from './sentence.ts';

const words = wordsFrom('en', ['asked = { $by } asks { $whom }.\nquiet = Nobody moves.\nlist = { $who } agree']);

describe('A sentence', () => {
  test('is split at its seats, which keep the punctuation after them', () => {
    expect(sentenceParts(words, { key: 'asked', args: { by: { seat: 2 }, whom: { seat: 10 } } })).toEqual([
      { seat: 2, punctuation: '' },
      ' asks ',
      { seat: 10, punctuation: '.' },
    ]);
  });

  test('without seats stays whole', () => {
    expect(sentenceParts(words, { key: 'quiet' })).toEqual(['Nobody moves.']);
  });

  test('with a list of seats has them all', () => {
    const line = { key: 'list', args: { who: { list: [{ seat: 0 }, { seat: 1 }] } } };
    expect(sentenceParts(words, line)).toEqual([
      { seat: 0, punctuation: '' },
      ' and ',
      { seat: 1, punctuation: '' },
      ' agree',
    ]);
  });
});
