import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Figures and small letters of which no two look alike: i, l, o and u are left out. 32 of them, so that five bits choose one. */
const PLAIN = '0123456789abcdefghjkmnpqrstvwxyz';

/** What other people see of a guest. 80 bits, so that no two are ever the same. */
export const newGuestId = (): string => newId();

/** In links to a table. 80 bits, so that nobody finds a table by trying. */
export const newTableId = (): string => newId();

const newId = (): string => Array.from(randomBytes(16), byte => PLAIN[byte & 31]).join('');

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
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');

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

/** What a guest proves to be itself with. Only its hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** In a link that moves a seat to another device, once. */
export const newPass = (): string => randomBytes(16).toString('base64url');

/** A plain hash is enough: nobody guesses 128 random bits, however fast. */
export const hashOf = (secret: string): string => hash('sha256', secret, 'hex');

/** Whether this is the secret behind a hash; how long it takes tells nothing of the hash. */
export function isSecretOf(sent: unknown, secretHash: string): boolean {
  if (typeof sent !== 'string') return false;
  const [mine, theirs] = [Buffer.from(hashOf(sent)), Buffer.from(secretHash)];
  return mine.length === theirs.length && timingSafeEqual(mine, theirs);
}
