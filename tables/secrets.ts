import { sha256 } from '@noble/hashes/sha2.js';
import { toHex } from '#kernel';

/** Figures and small letters of which no two look alike: i, l, o and u are left out. 32 of them, so that five bits choose one. */
const PLAIN = '0123456789abcdefghjkmnpqrstvwxyz';

/** What other people see of a guest. 80 bits, so that no two are ever the same. */
export const newGuestId = (): string => newId();

/** In links to a table. 80 bits, so that nobody finds a table by trying. */
export const newTableId = (): string => newId();

const newId = (): string => Array.from(randomBytes(16), byte => PLAIN[byte & 31]).join('');

/** Bytes nobody can foresee. */
export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** A whole number from 0 up to, not including, this one; each as likely as the others. */
export function randomBelow(end: number): number {
  const most = 2 ** 32 - (2 ** 32 % end);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < most) return drawn % end;
  }
}

/**
 * No vowels and none of the figures that are read as vowels, so that no code is a word; of signs that look
 * or sound alike, one.
 */
const CODE_SIGNS = 'BCDFGHJKLMNPRSTVWXZ79';
const CODE_LENGTH = 6;

/** What people type who misread a sign, or whose keyboard is Cyrillic. */
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

/** The short code of a table, to be said aloud: 86 million of them, so whoever makes a table tries again when one is taken. */
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomBelow(CODE_SIGNS.length)]).join('');

/** The code somebody typed, however they did; undefined if it can be none. */
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

/** What a guest proves to be itself with. Only its hash is stored. */
export const newSecret = (): string => inLinks(randomBytes(32));

/** In a link that moves a seat to another device, once. */
export const newPass = (): string => inLinks(randomBytes(16));

/** A plain hash is enough: nobody guesses 128 random bits, however fast. */
export const hashOf = (secret: string): string => toHex(sha256(new TextEncoder().encode(secret)));

/** Whether this is the secret behind a hash; how long it takes tells nothing of the hash. */
export function isSecretOf(sent: unknown, secretHash: string): boolean {
  if (typeof sent !== 'string') return false;
  const mine = hashOf(sent);
  let difference = mine.length ^ secretHash.length;
  for (let at = 0; at < mine.length; at++) difference |= mine.charCodeAt(at) ^ secretHash.charCodeAt(at);
  return difference === 0;
}
