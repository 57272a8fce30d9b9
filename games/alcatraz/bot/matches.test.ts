import { describe, expect, test } from 'vitest';
import type { AnyBot } from '#kernel';
import type { Options } from '../rules/state.ts';
import { playMatch } from './matches.fixture.ts';
import { master, novice, regular } from './strengths.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 1);
/** For tests of many matches, on a busy machine (milliseconds). */
const LONG = 60_000 * RUNS;
const BOTS: readonly (readonly [string, AnyBot])[] = [
  ['novice', novice],
  ['regular', regular],
  ['master', master],
];
const TABLES: readonly Partial<Options>[] = [
  {},
  { sides: 'dark', guardsAffectFreeLocationRules: true },
  { sides: 'random', openBlackmailHands: true, bribesCountForTaskLimit: false, maxOffersPerPlayerTurn: 1 },
];

describe.each(BOTS)('the %s', (_, bot) => {
  test.each([3, 4])(
    'ALC-18.5 ALC-18.3 plays whole matches of %i by the rules, whatever the options',
    seats => {
      for (let seed = 0; seed < RUNS; seed++)
        for (const options of TABLES) {
          const events = playMatch({ bots: Array.from({ length: seats }, () => bot), seed, options });
          expect(events.at(-1)?.type).toBe('matchEnded');
        }
    },
    LONG,
  );
});
