import { sha256 } from '@noble/hashes/sha2.js';
import { toHex } from '#kernel';

/** Digits and lower-case letters without i, l, o and u, which look like others: 32, so five bits choose one. */
const PLAIN = '0123456789abcdefghjkmnpqrstvwxyz';

/** The public id of a guest. 80 bits, so it is unique. */
export const newGuestId = (): string => newId();

/** The id of a table in links. 80 bits, so it cannot be guessed. */
export const newTableId = (): string => newId();

const newId = (): string => Array.from(randomBytes(16), byte => PLAIN[byte & 31]).join('');

/** Cryptographically random bytes. */
export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** A random whole number below this one. */
export function randomBelow(end: number): number {
  const most = 2 ** 32 - (2 ** 32 % end);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < most) return drawn % end;
  }
}

/**
 * No vowels and no digits that look like vowels, so that no code is a word; one of each group of signs that look or
 * sound alike.
 */
const CODE_SIGNS = 'BCDFGHJKLMNPRSTVWXZ79';
const CODE_LENGTH = 6;

/** Signs that people type by mistake, or on a Cyrillic keyboard. */
const MISREAD: ReadonlyMap<string, string> = new Map(
  [
    ['B', '8В'],
    ['C', 'С'],
    ['D', '0OQО'],
    ['G', '6'],
    ['H', 'Н'],
    ['K', 'К'],
    ['L', '1I|І'],
    ['M', 'М'],
    ['P', 'Р'],
    ['S', '5$Ѕ'],
    ['T', 'Т'],
    ['V', 'UYУ'],
    ['X', 'Х'],
    ['Z', '2'],
  ].flatMap(([sign = '', typed = '']) => Array.from(typed, letter => [letter, sign] as const)),
);

/** The short code of a table, to be said aloud. There are 86 million, so a taken one is drawn again. */
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomBelow(CODE_SIGNS.length)]).join('');

/** The code a user typed, in any form; undefined if it is invalid. */
export function readCode(sent: unknown): string | undefined {
  if (typeof sent !== 'string' || sent.length > 64) return undefined;
  const typed = sent
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{P}\p{C}]/gu, '');
  const code = Array.from(typed, letter => MISREAD.get(letter) ?? letter);
  return code.length === CODE_LENGTH && code.every(sign => CODE_SIGNS.includes(sign)) ? code.join('') : undefined;
}

const inLinks = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The secret that identifies a guest. Only its hash is stored. */
export const newSecret = (): string => inLinks(randomBytes(32));

/** For a link that moves a seat to another device, once. */
export const newPass = (): string => inLinks(randomBytes(16));

/** A plain hash is enough for 128 random bits. */
export const hashOf = (secret: string): string => toHex(sha256(new TextEncoder().encode(secret)));

/** Whether this is the secret of a hash, in constant time. */
export function isSecretOf(sent: unknown, secretHash: string): boolean {
  if (typeof sent !== 'string') return false;
  const mine = hashOf(sent);
  let difference = mine.length ^ secretHash.length;
  for (let at = 0; at < mine.length; at++) difference |= mine.charCodeAt(at) ^ secretHash.charCodeAt(at);
  return difference === 0;
}
