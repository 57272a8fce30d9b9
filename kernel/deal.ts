import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from './stream.ts';

/**
 * The fair deal. The table draws a secret and shows its commitment before anybody sits; each seat
 * then adds a word. Neither side alone decides the seed, and neither can change its part later.
 */
export const commitmentTo = (secret: Uint8Array): string => bytesToHex(sha256(secret));

/** The seed that follows from the table's secret and the words of the seats, in their order. */
export function seedFrom(secret: Uint8Array, words: readonly string[]): Seed {
  if (words.length === 0)
    throw new Error('without the word of any seat the seed would be the commitment, which everybody knows');
  return sha256(concatBytes(secret, ...words.map(withLength)));
}

/** Prefixes each word with its length, so that different lists never give the same bytes. */
function withLength(word: string): Uint8Array {
  const bytes = utf8ToBytes(word);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length);
  return concatBytes(length, bytes);
}

export const toHex = bytesToHex;

/** The bytes of a hexadecimal text of this length in bytes; undefined: it is not one. */
export const fromHex = (text: string, length: number): Uint8Array | undefined =>
  new RegExp(`^[0-9a-f]{${2 * length}}$`).test(text) ? hexToBytes(text) : undefined;
