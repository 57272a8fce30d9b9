import { describe, expect, test } from 'vitest';
import { type AnyBot, copy, quickChance } from '#kernel';
import { botAction, everySoMany } from '#testkit';
import { valuesOf } from './evaluation.ts';
import { alcatraz } from '../rules/game.ts';
import { MOST_SENTENCES } from '../rules/components.ts';
import type { Options } from '../rules/state.ts';
import { respondTrade } from '../rules/trades.ts';
import { type Moment, playMatch } from './matches.fixture.ts';
import { MASTER, NOVICE, REGULAR, type Skill } from './skill.ts';
import { stakesIn } from './stakes.ts';
import { master, novice, regular } from './player.ts';
import { branchedOpen, quietTable } from './world.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 1);
/** For tests of many matches, on a busy machine (milliseconds). */
const LONG = 60_000 * RUNS;
const BOTS: readonly (readonly [string, AnyBot, Skill])[] = [
  ['novice', novice, NOVICE],
  ['regular', regular, REGULAR],
  ['master', master, MASTER],
];
const TABLES: readonly Partial<Options>[] = [
  { sides: 'random', openBlackmailHands: true, bribesCountForTaskLimit: false, maxOffersPerPlayerTurn: 1 },
  { sides: 'dark', guardsAffectFreeLocationRules: true },
  {},
];

/** Every so many moments of a match, as they were. */
const moments = (bots: readonly AnyBot[], every: number, options: Partial<Options>): Moment[] =>
  everySoMany<Moment>(every, watch => playMatch({ bots: [...bots], seed: 11, options }, watch));

describe.each(BOTS)('the %s', (_, bot, { readsIntentions, sentences, answers }) => {
  test.each([3, 4])(
    'ALC-18.5 ALC-18.3 plays whole matches of %i by the rules, and accepts only trades that it gains by',
    seats => {
      for (let run = 0; run < RUNS; run++) {
        const options = TABLES[(run + seats) % TABLES.length] ?? {};
        const bots = Array.from({ length: seats }, () => bot);
        const { events } = playMatch({ bots, seed: run, options }, ({ state, seat, action }) => {
          expect(state.open.said.filter(({ by }) => by === seat).length).toBeLessThanOrEqual(
            Math.min(sentences + answers + 1, MOST_SENTENCES),
          );
          if (action?.type !== 'respondTrade' || !action.accept) return;
          const look = { stakes: stakesIn(state.open), isActorDone: false, readsIntentions, meetings: [] };
          const traded = branchedOpen(state.open);
          respondTrade(traded, true, quietTable(quickChance(1)));
          const gain = (valuesOf(traded, look)[seat] ?? 0) - (valuesOf(state.open, look)[seat] ?? 0);
          expect(gain).toBeGreaterThanOrEqual(0);
        });
        expect(events.filter(({ type }) => type === 'matchEnded')).toHaveLength(1);
      }
    },
    LONG,
  );

  test(
    'does not peek: in twin worlds, which look the same to its seat, it does the same',
    () => {
      let twins = 0;
      for (const { state, seat } of moments([bot, regular, bot, novice], 17, {})) {
        const chosen = botAction(alcatraz, bot, { state, seat });
        const twin = alcatraz.imagine(alcatraz.view(state, seat), quickChance(seat + state.open.turn));
        if (JSON.stringify(twin) !== JSON.stringify(state)) twins += 1;
        expect(botAction(alcatraz, bot, { state: twin, seat })).toEqual(chosen);
      }
      expect(twins).toBeGreaterThan(8);
    },
    LONG,
  );

  test('leaves the view it was handed as it was, and decides at once when it is out of time', { timeout: LONG }, () => {
    for (const { state, seat } of moments([bot, novice, novice], 23, { sides: 'random' })) {
      const before = copy(state);
      botAction(alcatraz, bot, { state, seat });
      expect(state).toEqual(before);
      expect(() => botAction(alcatraz, bot, { state, seat }, { isOutOfTime: () => true })).not.toThrow();
    }
  });
});
