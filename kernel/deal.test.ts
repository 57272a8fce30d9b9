import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitmentTo, fromHex, seedFrom, toHex } from './deal.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 300);
const secret = Uint8Array.from({ length: 32 }, (_, at) => at);
const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
const words = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { minLength: 1, maxLength: 6 });

const sha256 = (...parts: Uint8Array[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

function lengthOf(word: string): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(word));
  return length;
}

describe('the commitment', () => {
  test('is the SHA-256 of the secret', () => {
    expect(commitmentTo(secret)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    fc.assert(
      fc.property(bytes, any => {
        expect(commitmentTo(any)).toBe(sha256(any));
      }),
      { numRuns },
    );
  });
});

describe('the seed', () => {
  test('is the SHA-256 of the secret and the words in seat order, each prefixed with its length', () => {
    fc.assert(
      fc.property(bytes, words, (secret, words) => {
        const parts = words.flatMap(word => [lengthOf(word), Buffer.from(word)]);
        expect(toHex(seedFrom(secret, words))).toBe(sha256(secret, ...parts));
      }),
      { numRuns },
    );
  });

  test('differs for other words, another order, or words split elsewhere', () => {
    const lists = [
      ['ab', 'c'],
      ['a', 'bc'],
      ['c', 'ab'],
      ['abc', ''],
      ['', 'abc'],
      ['abc'],
      ['ab', 'c', ''],
      ['AB', 'c'],
      ['ab', 'c '],
      ['\0ab', 'c'],
    ];
    expect(new Set(lists.map(list => toHex(seedFrom(secret, list)))).size).toBe(lists.length);
  });

  test('depends on every bit of the secret', () => {
    const seeds = new Set([toHex(seedFrom(secret, ['a']))]);
    for (let bit = 0; bit < 256; bit++)
      seeds.add(
        toHex(
          seedFrom(
            secret.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte)),
            ['a'],
          ),
        ),
      );
    expect(seeds.size).toBe(257);
  });

  test('is never equal to the public commitment, even if every word is empty', () => {
    for (const words of [[''], ['', ''], ['', '', '', '', '', '']])
      expect(toHex(seedFrom(secret, words))).not.toBe(commitmentTo(secret));
  });

  test('needs at least one word: the hash of the secret alone is the commitment', () => {
    expect(() => seedFrom(secret, [])).toThrow('word');
  });
});

describe('hexadecimal text', () => {
  test('reads back as the bytes it was written from', () => {
    fc.assert(
      fc.property(bytes, any => {
        expect(fromHex(toHex(any), 32)).toEqual(any);
      }),
      { numRuns },
    );
  });

  test.each(['', '0', 'abc', 'ABCD', 'abcg', 'abcde', 'abcd\n', ' abc', '0xab', 'ab cd', 'аbcd'])(
    'is not %j, if two bytes are wanted',
    text => {
      expect(fromHex(text, 2)).toBeUndefined();
    },
  );
});
