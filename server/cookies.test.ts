import * as fc from 'fast-check';
import { fastifyCookie } from '@fastify/cookie';
import { fastify } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { newSecret } from '../tables/secrets.ts';
import { type CookiePlace, forgetSecret, keepSecret, secretIn } from './cookies.ts';

const HTTP: CookiePlace = { scheme: 'http', basePath: '' };
const HTTPS: CookiePlace = { scheme: 'https', basePath: '' };

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 300);

// the plugin can parse and serialize once it is loaded
beforeAll(async () => {
  await fastify().register(fastifyCookie);
});

describe('a secret is kept', () => {
  test('out of reach of scripts and other sites', () => {
    expect(keepSecret('abc', HTTP)).toBe('parlour=abc; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax');
  });

  test('by https, for this host only', () => {
    expect(keepSecret('abc', HTTPS)).toBe(
      '__Host-parlour=abc; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });

  test('until it is forgotten', () => {
    expect(forgetSecret(HTTP)).toBe('parlour=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect(forgetSecret(HTTPS)).toBe('__Host-parlour=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
  });
});

describe('a secret is found', () => {
  test.each(['http', 'https'] as const)('as it was kept, by %s', scheme => {
    const secret = newSecret();
    const [cookie = ''] = keepSecret(secret, { scheme, basePath: '' }).split(';');
    expect(secretIn(cookie, { scheme, basePath: '' })).toBe(secret);
  });

  test.each([
    'parlour=abc',
    'a=1; parlour=abc; b=2',
    'a=1;parlour=abc;b=2',
    '  parlour = abc  ',
    ';;=; =x; junk; parlour=abc',
    'xparlour=no; parlourx=no; parlour=abc; parlour=later',
    'a=parlour=no; parlour=abc',
    '%%%=\u0000; parlour=abc',
  ])('in %j', header => {
    expect(secretIn(header, HTTP)).toBe('abc');
  });

  test.each([
    undefined,
    '',
    'parlour',
    'parlour=',
    'parlour=""',
    'parlour="abc"',
    'parlour=a b',
    'parlour=ab%20c',
    'Parlour=abc',
    '__Host-parlour=abc',
    `parlour=${'a'.repeat(129)}`,
  ])('not in %j', header => {
    expect(secretIn(header, HTTP)).toBeUndefined();
  });

  test('by https only under the prefixed name, which other hosts cannot set', () => {
    expect(secretIn('parlour=abc', HTTPS)).toBeUndefined();
    expect(secretIn('parlour=no; __Host-parlour=abc', HTTPS)).toBe('abc');
  });

  test('among any garbage', () => {
    const garbage = fc.string({ unit: 'binary' }).filter(text => !text.includes('parlour'));
    fc.assert(
      fc.property(garbage, garbage, (before, after) => {
        expect(secretIn(`${before};parlour=abc;${after}`, HTTP)).toBe('abc');
        expect(secretIn(before + after, HTTP)).toBeUndefined();
      }),
      { numRuns },
    );
  });
});

describe('Below a path', () => {
  test('the cookie belongs to that path, and other paths of the host do not get it', () => {
    expect(keepSecret('abc', { scheme: 'http', basePath: '/a/b' })).toContain(
      'parlour=abc; Max-Age=34560000; Path=/a/b;',
    );
    expect(keepSecret('abc', { scheme: 'https', basePath: '/a' })).toBe(
      '__Secure-parlour=abc; Max-Age=34560000; Path=/a; HttpOnly; Secure; SameSite=Lax',
    );
    expect(secretIn('__Host-parlour=no; __Secure-parlour=abc', { scheme: 'https', basePath: '/a' })).toBe('abc');
  });
});
