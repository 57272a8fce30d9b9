import { describe, expect, test } from 'vitest';
import { replayUrl, readReplayAddress } from './address.ts';

const bounds = { last: 40, seats: 3 };

describe('The address of a replay', () => {
  test.each([
    ['', 0, 'all'],
    ['?step=7&eyes=2', 7, 2],
    ['?eyes=audience', 0, 'audience'],
    ['?step=40&eyes=all', 40, 'all'],
    ['?step=41', 40, 'all'],
    ['?step=99999999999999999999999999', 40, 'all'],
    ['?step=-1&eyes=-1', 0, 'all'],
    ['?step=1.5&eyes=1e0', 0, 'all'],
    ['?step=&eyes=', 0, 'all'],
    ['?step=x&eyes=3', 0, 'all'],
    ['?step=3&step=5&eyes=0', 3, 0],
    ['?eyes=__proto__&step=%00', 0, 'all'],
  ])('%s', (search, step, viewpoint) => {
    expect(readReplayAddress(search, bounds)).toEqual({ step, viewpoint });
  });

  test.each([
    { step: 0, viewpoint: 'all' },
    { step: 12, viewpoint: 'audience' },
    { step: 40, viewpoint: 2 },
  ] as const)('leads back to what was looked at: %o', look => {
    const address = replayUrl('https://parlour.example/replay/t/abc?step=3#top', look);
    expect(address).toMatch(/^https:\/\/parlour\.example\/replay\/t\/abc\?step=\d+&eyes=\w+#top$/);
    expect(readReplayAddress(new URL(address).search, bounds)).toEqual(look);
  });
});
