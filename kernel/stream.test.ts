import { createCipheriv } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { streamOf } from './stream.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 50);
const WORDS = 2 ** 32;
const zeros = new Uint8Array(32);

/** The key stream behind the random numbers, as hexadecimal bytes. */
function keystream(seed: Uint8Array, step: number, words: number): string {
  const stream = streamOf(seed, step);
  const bytes = Buffer.alloc(4 * words);
  for (let word = 0; word < words; word++) bytes.writeUInt32LE(stream.below(WORDS), 4 * word);
  return bytes.toString('hex');
}

/** The same key stream, computed by OpenSSL. */
function byOpenSsl(seed: Uint8Array, step: number, words: number): string {
  const start = Buffer.alloc(16); // the counter, 4 bytes, and the nonce, 12
  start.writeBigUInt64LE(BigInt(step), 8);
  return createCipheriv('chacha20', seed, start)
    .update(Buffer.alloc(4 * words))
    .toString('hex');
}

const block = (key: Uint8Array, step: number, at: number): string =>
  keystream(key, step, 16 * (at + 1)).slice(128 * at);
const withByte = (at: number, value: number): Uint8Array => zeros.with(at, value);

describe('the random numbers of a step are ChaCha20, as in RFC 8439, appendix A.1', () => {
  test('1: key, nonce and counter zero', () => {
    expect(block(zeros, 0, 0)).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    );
  });
  test('2: counter one', () => {
    expect(block(zeros, 0, 1)).toBe(
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    );
  });
  test('3: the last bit of the key set, counter one', () => {
    expect(block(withByte(31, 1), 0, 1)).toBe(
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    );
  });
  test('4: the second byte of the key set, counter two', () => {
    expect(block(withByte(1, 0xff), 0, 2)).toBe(
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    );
  });
  test('5: the nonce two in its last byte, which is step 2 to the power of 57', () => {
    expect(block(zeros, 2 ** 57, 0)).toBe(
      'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c78a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
    );
  });
  test('equals the output of OpenSSL, for any seed and step, over several blocks', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat({ max: 2 ** 40 }), (seed, step) => {
        expect(keystream(seed, step, 40)).toBe(byOpenSsl(seed, step, 40));
      }),
      { numRuns },
    );
  });
});

describe('a stream', () => {
  test('is the same for the same seed and step', () => {
    expect(keystream(withByte(3, 3), 17, 20)).toBe(keystream(withByte(3, 3), 17, 20));
  });
  test('differs from every other step and seed', () => {
    const streams = [
      keystream(zeros, 0, 20),
      keystream(zeros, 1, 20),
      keystream(zeros, WORDS, 20),
      keystream(withByte(0, 1), 0, 20),
    ];
    const words = streams.flatMap(stream => stream.match(/.{8}/g) ?? []);
    expect(new Set(words).size).toBe(80);
  });
  test('reports whether a random number was drawn', () => {
    const stream = streamOf(zeros, 1);
    expect(stream.used()).toBe(false);
    stream.shuffle(['the only card']);
    expect(stream.used()).toBe(false);
    stream.below(6);
    expect(stream.used()).toBe(true);
  });
  test.each([
    ['below', (stream: ReturnType<typeof streamOf>) => stream.below(1)],
    ['pick', (stream: ReturnType<typeof streamOf>) => stream.pick(['a'])],
    ['shuffle', (stream: ReturnType<typeof streamOf>) => stream.shuffle(['a', 'b'])],
  ])('counts %s as a draw', (_, draw) => {
    const stream = streamOf(zeros, 1);
    draw(stream);
    expect(stream.used()).toBe(true);
  });
  test.each([0, 16, 31, 33])('takes no seed of %i bytes', length => {
    expect(() => streamOf(new Uint8Array(length), 0).below(2)).toThrow('32');
  });
});
