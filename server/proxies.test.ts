import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { Config } from './config.ts';
import { sources } from './proxies.ts';

const request = (peer: string, headers: Readonly<Record<string, string>> = {}): IncomingMessage =>
  ({ socket: { remoteAddress: peer }, headers }) as unknown as IncomingMessage;

const addressBy = (trusted: Config['trustProxy'], peer: string, forwarded: string): string =>
  sources(trusted)(request(peer, { 'x-forwarded-for': forwarded })).address;

describe('Where a request comes from', () => {
  test('with no trusted proxy, it is the direct sender, whatever the headers say', () => {
    expect(addressBy(null, '10.0.0.1', '203.0.113.9')).toBe('10.0.0.1');
    expect(sources(null)(request('10.0.0.1', { 'x-forwarded-proto': 'https' }))).toEqual({
      address: '10.0.0.1',
      scheme: 'http',
      isUntrusted: false,
    });
    expect(sources(null)(request('10.0.0.1', { via: '1.1 somebody' })).isUntrusted).toBe(true);
  });

  test.each([
    ['one proxy', 1, '203.0.113.9', '203.0.113.9'],
    ['one proxy, and a lie before it', 1, '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['two proxies', 2, '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['fewer proxies than said', 3, '203.0.113.9', '203.0.113.9'],
    ['no header', 1, '', '10.0.0.1'],
    ['nonsense, which is nobody’s address', 1, 'unknown', 'unknown'],
  ])('by number: %s', (_, count, forwarded, address) => {
    expect(addressBy(count, '10.0.0.1', forwarded)).toBe(address);
  });

  test.each([
    ['10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.1', '1.1.1.1, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
    ['::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['fd00::1', '203.0.113.9', '203.0.113.9'],
    ['203.0.113.1', '198.51.100.7', '203.0.113.1'],
  ])('by network, %s forwarding %j: %s', (peer, forwarded, address) => {
    expect(addressBy(['uniquelocal'], peer, forwarded)).toBe(address);
    expect(addressBy(['10.0.0.0/8', 'fd00::1'], peer, forwarded)).toBe(address);
  });

  test('the scheme is the one the nearest trusted proxy reports', () => {
    const schemeBy = (forwarded: string): string =>
      sources(1)(request('10.0.0.1', { 'x-forwarded-proto': forwarded })).scheme;
    expect([schemeBy('https'), schemeBy('http'), schemeBy('https, http'), schemeBy('http, https')]).toEqual([
      'https',
      'http',
      'http',
      'https',
    ]);
  });
});
