import { describe, expect, test } from 'vitest';
import { type AnyBot, copy, quickChance } from '#kernel';
import { botAction, everySoMany } from '#testkit';
import { tczew } from '../rules/game.ts';
import type { Options } from '../rules/state.ts';
import { botParts } from '../bot.ts';
import { type Moment, playMatch } from './matches.fixture.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 1);
/** For tests of many matches, on a busy machine (milliseconds). */
const LONG = 120_000 * RUNS;
/** Matches of one epoch have every kind of move, and end soon. */
const SHORT: Partial<Options> = { lastEpoch: 3 };
const MODES = ['basic', 'extended'] as const;
const { novice, regular } = botParts.bots;

/** Every so many moments of a match, as they were. */
const moments = (bots: readonly AnyBot[], every: number, options: Partial<Options>): Moment[] =>
  everySoMany<Moment>(every, watch => playMatch({ bots: [...bots], seed: 11, options }, watch));

describe.each(Object.entries(botParts.bots))('the %s', (_, bot) => {
  describe.each(MODES)('in the %s game', mode => {
    test.each([2, 3, 4])(
      'TCZ-18.18 plays whole matches of %i to an end by the rules',
      seats => {
        for (let run = 0; run < RUNS; run++) {
          const bots = Array.from({ length: seats }, () => bot);
          // towns are picked in every other match, so that this is decided too
          const towns = (run + seats) % 2 === 0 ? 'pick' : 'random';
          const { state, events } = playMatch({ bots, seed: 20 * run + seats, options: { ...SHORT, mode, towns } });
          expect(tczew.result(state)?.points).toHaveLength(seats);
          expect(events.filter(({ type }) => type === 'matchEnded')).toHaveLength(1);
          expect(events.some(({ type }) => type === 'placed')).toBe(true);
        }
      },
      LONG,
    );
  });

  test(
    'does not peek: in twin worlds, which look the same to its seat, it does the same',
    () => {
      let twins = 0;
      for (const { state, seat } of moments([bot, regular, novice], 5, { ...SHORT, mode: 'extended' })) {
        const chosen = botAction(tczew, bot, { state, seat });
        const twin = tczew.imagine(tczew.view(state, seat), quickChance(seat + state.open.drawn));
        if (JSON.stringify(twin) !== JSON.stringify(state)) twins += 1;
        expect(botAction(tczew, bot, { state: twin, seat })).toEqual(chosen);
      }
      expect(twins).toBeGreaterThan(8);
    },
    LONG,
  );

  test('leaves the view it was handed as it was, and decides when it is out of time', { timeout: LONG }, () => {
    for (const { state, seat } of moments([bot, novice], 17, SHORT)) {
      const before = copy(state);
      botAction(tczew, bot, { state, seat });
      expect(state).toEqual(before);
      expect(() => botAction(tczew, bot, { state, seat }, { isOutOfTime: () => true })).not.toThrow();
    }
  });
});
