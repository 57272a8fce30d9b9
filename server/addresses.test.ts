import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHere, networkAt, strangerAt } from './addresses.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 300);

describe('one stranger', () => {
  test.each([
    ['192.168.1.7', '192.168.1.7'],
    ['::ffff:192.168.1.7', '192.168.1.7'],
    ['::FFFF:c0a8:0107', '192.168.1.7'],
    ['0:0:0:0:0:ffff:192.168.1.7', '192.168.1.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (address, stranger) => {
    expect(strangerAt(address)).toBe(stranger);
  });

  test.each(['', 'localhost', '1.2.3', '1.2.3.4.5', ':::', '1:2:3:4:5:6:7:8:9', '@', '/run/parlour.sock'])(
    '%j is elsewhere, like all that have no address',
    address => {
      expect(strangerAt(address)).toBe('elsewhere');
    },
  );

  test('has all addresses that share the first half, and no others', () => {
    const half = fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 });
    const addressOf = (...halves: number[][]): string =>
      halves
        .flat()
        .map(group => group.toString(16))
        .join(':');
    fc.assert(
      fc.property(half, half, half, (network, device, other) => {
        fc.pre(network.some(group => group !== 0));
        const stranger = strangerAt(addressOf(network, device));
        expect(strangerAt(addressOf(network, other))).toBe(stranger);
        expect(strangerAt(addressOf(other, device)) === stranger).toBe(addressOf(other) === addressOf(network));
      }),
      { numRuns },
    );
  });
});

describe('here', () => {
  test.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('is %s', address => {
    expect(isHere(address)).toBe(true);
  });

  test.each(['192.168.1.7', '10.0.0.1', '::', '::2', '::ffff:10.0.0.1', '', 'localhost', '0.0.0.0'])(
    'is not %j',
    address => {
      expect(isHere(address)).toBe(false);
    },
  );
});

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['nonsense', 'elsewhere'],
])('the network around %s is %s', (address, network) => {
  expect(networkAt(address)).toBe(network);
});
