import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf, isSecretOf, newCode, newGuestId, newPass, newSecret, newTableId, readCode } from './secrets.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 300);
const many = <Value>(make: () => Value): Value[] => Array.from({ length: 2000 }, make);
const signsOf = (texts: readonly string[]): string => [...new Set(texts.join(''))].sort().join('');

describe('ids', () => {
  test.each([
    ['guest', newGuestId],
    ['table', newTableId],
  ])('of a %s are 16 of 32 characters that look different: 80 bits', (_, make) => {
    const ids = many(make);
    expect(signsOf(ids)).toBe('0123456789abcdefghjkmnpqrstvwxyz');
    expect(ids.every(id => id.length === 16)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('secrets', () => {
  test('have 256 bits, passes 128, and both can stand in a link', () => {
    expect(many(newSecret).every(secret => /^[\w-]{43}$/.test(secret))).toBe(true);
    expect(many(newPass).every(pass => /^[\w-]{22}$/.test(pass))).toBe(true);
    expect(new Set([...many(newSecret), ...many(newPass)]).size).toBe(4000);
  });

  test('are known by their SHA-256', () => {
    expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  test('fit their own hash and no other', () => {
    const [mine, yours] = [newSecret(), newSecret()];
    expect(isSecretOf(mine, hashOf(mine))).toBe(true);
    expect(isSecretOf(yours, hashOf(mine))).toBe(false);
    expect(isSecretOf(hashOf(mine), hashOf(mine))).toBe(false);
    expect(isSecretOf(mine, '')).toBe(false);
    expect(isSecretOf(undefined, hashOf('undefined'))).toBe(false);
  });
});

describe('codes', () => {
  test('are six signs without vowels, or figures that read like some', () => {
    const codes = many(newCode);
    expect(codes.every(code => code.length === 6)).toBe(true);
    expect(signsOf(codes)).toBe('79BCDFGHJKLMNPRSTVWXZ');
  });

  test('are read as they are', () => {
    expect(many(newCode).filter(code => readCode(code) !== code)).toEqual([]);
  });

  test.each([
    ['bcd fgh', 'BCDFGH'],
    [' BCD-FGH ', 'BCDFGH'],
    ['b.c.d—f_g/h', 'BCDFGH'],
    ['ＢＣＤＦＧＨ', 'BCDFGH'],
    ['8c0f6h', 'BCDFGH'],
    ['coqf1i', 'CDDFLL'],
    ['5u2y$|', 'SVZVSL'],
    ['ВСНКМР', 'BCHKMP'],
    ['тхуіо7', 'TXVLD7'],
  ])('%j is %s', (sent, code) => {
    expect(readCode(sent)).toBe(code);
  });

  test.each(['', 'BCDFG', 'BCDFGHJ', 'BCDFGA', 'BCDFG3', 'BCDFGЖ', 'BCDFG👍', 'B'.repeat(5000), 7, null, ['BCDFGH']])(
    '%j is none',
    sent => {
      expect(readCode(sent)).toBeUndefined();
    },
  );

  test('are read with any spaces, dashes and case', () => {
    const sign = fc.constantFrom(...'BCDFGHJKLMNPRSTVWXZ79');
    const gap = fc.constantFrom('', '', ' ', '-', '–', '\t', '\u200b');
    const typed = fc.array(fc.tuple(sign, gap, fc.boolean()), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(typed, signs => {
        const sent = signs.map(([sign, gap, isSmall]) => gap + (isSmall ? sign.toLowerCase() : sign)).join('');
        expect(readCode(sent)).toBe(signs.map(([sign]) => sign).join(''));
      }),
      { numRuns },
    );
  });
});
