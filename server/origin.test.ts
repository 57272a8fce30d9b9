import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowsOrigin, isOwnOrigin, originIn, type AllowedOrigins } from './origin.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 300);
const nobody: AllowedOrigins = { publicUrl: null, origins: [] };
const friends: AllowedOrigins = {
  publicUrl: 'https://play.example.org',
  origins: ['https://friends.example', 'http://[::1]:5173'],
};

describe('a request is welcome', () => {
  test('from a program, which names no origin', () => {
    expect(allowsOrigin({ host: 'play.example.org' }, nobody)).toBe(true);
    expect(allowsOrigin({}, nobody)).toBe(true);
  });

  test.each([
    ['http://localhost:8080', 'localhost:8080'],
    ['http://192.168.1.7:8080', '192.168.1.7:8080'],
    ['http://play.example.org', 'play.example.org'],
    ['http://play.example.org', 'play.example.org:80'],
    ['https://play.example.org', 'play.example.org'],
    ['https://play.example.org', 'play.example.org:443'],
    ['https://play.example.org:443', 'play.example.org'],
    ['https://Play.Example.org', 'PLAY.example.ORG'],
    ['http://[::1]:8080', '[::1]:8080'],
    ['http://[0:0::1]:8080', '[::1]:8080'],
    ['http://[FE80::A]', '[fe80::a]'],
    ['http://xn--d1acpjx3f.xn--j1amh', 'яндекс.укр'],
  ])('from a page of ours: %s at %s', (origin, host) => {
    expect(allowsOrigin({ host, origin }, nobody)).toBe(true);
  });

  test.each(['https://play.example.org', 'https://friends.example', 'http://[::1]:5173'])(
    'from %s, which is listed',
    origin => {
      expect(allowsOrigin({ host: 'localhost:8080', origin }, friends)).toBe(true);
      expect(allowsOrigin({ origin }, friends)).toBe(true);
      expect(allowsOrigin({ host: 'localhost:8080', origin }, nobody)).toBe(false);
    },
  );
});

describe('cookies count', () => {
  test('for pages of ours and for programs, and not for other pages, listed or not', () => {
    const origins = [undefined, 'https://play.example.org', 'https://friends.example', 'https://evil.example'];
    expect(origins.map(origin => isOwnOrigin({ host: 'play.example.org', origin }, friends))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a request is not welcome', () => {
  test.each([
    ['http://localhost:8080', 'localhost:8080'],
    ['http://play.example.org', 'play.example.org'],
    ['https://rebound.example', 'rebound.example'],
  ])('from %s at %s, where the public URL is another', (origin, host) => {
    expect(allowsOrigin({ host, origin }, friends)).toBe(false);
    expect(allowsOrigin({ host, origin }, nobody)).toBe(true);
  });

  test.each([
    ['http://evil.example', 'localhost:8080'],
    ['http://localhost:8081', 'localhost:8080'],
    ['http://localhost', 'localhost:8080'],
    ['http://play.example.org', 'play.example.org:443'],
    ['https://play.example.org.evil.example', 'play.example.org'],
    ['https://evilplay.example.org', 'play.example.org'],
    ['https://play.example.org@evil.example', 'play.example.org'],
    ['https://evil.example', 'play.example.org@evil.example'],
    ['https://evil.example', 'evil.example/'.repeat(2)],
    ['https://play.example.org/path', 'play.example.org'],
    ['https://play.example.org, https://play.example.org', 'play.example.org'],
    ['http://friends.example', 'localhost'],
    ['https://friends.example:8443', 'localhost'],
    ['ftp://play.example.org', 'play.example.org'],
    ['chrome-extension://abcdef', 'abcdef'],
    ['file://', ''],
    ['null', 'null'],
    ['', ''],
    ['http://', ''],
    ['http://[::1', '[::1'],
  ])('from %j at %j', (origin, host) => {
    expect(allowsOrigin({ host, origin }, friends)).toBe(false);
  });

  test('from a page, if we do not know where it was sent', () => {
    expect(allowsOrigin({ origin: 'http://localhost:8080' }, nobody)).toBe(false);
  });
});

test('there is one way to write an origin', () => {
  const anyHost = fc.oneof(
    fc.domain(),
    fc.ipV4(),
    fc.ipV6().map(address => `[${address}]`),
  );
  fc.assert(
    fc.property(anyHost, fc.constantFrom('http', 'HTTPS'), fc.option(fc.nat(65_535)), (host, scheme, port) => {
      const origin = originIn(`${scheme}://${host}${port === null ? '' : `:${port}`}`);
      expect(origin).toMatch(/^https?:/);
      expect(originIn(origin ?? '')).toBe(origin);
    }),
    { numRuns },
  );
});

test('gives an answer for any headers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (host, rest) => {
      expect(allowsOrigin({ host, origin: rest }, nobody)).toBe(false);
      expect(allowsOrigin({ host, origin: `https://evil.example` }, nobody)).toBe(false);
    }),
    { numRuns },
  );
});
