import { describe, expect, test } from 'vitest';
import { readSettings, type Settings } from './settings.ts';

const USUAL: Settings = {
  language: null,
  theme: 'system',
  safeColours: false,
  motion: 'system',
  sounds: null,
  pace: 'normal',
  textSize: 100,
  confirmMoves: true,
  notify: false,
};

describe('Settings that were kept', () => {
  test('are read back', () => {
    const chosen: Settings = {
      language: 'uk',
      theme: 'dark',
      safeColours: true,
      motion: 'reduced',
      sounds: true,
      pace: 'slow',
      textSize: 130,
      confirmMoves: false,
      notify: true,
    };
    expect(readSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  test.each([null, '', '{', 'null', '3', '"dark"', '[]', '{"theme":{}}'])('%s gives the defaults', text => {
    expect(readSettings(text)).toEqual(USUAL);
  });

  test('of another version are kept where valid', () => {
    const kept = {
      theme: 'sepia',
      textSize: 115,
      language: 'de',
      sounds: 'yes',
      pace: 2,
      safeColours: true,
      novelty: 1,
    };
    expect(readSettings(JSON.stringify(kept))).toEqual({ ...USUAL, textSize: 115, safeColours: true });
  });

  test('are not taken from the prototype of objects', () => {
    expect(readSettings('{"__proto__":{"theme":"dark"}}')).toEqual(USUAL);
  });
});
