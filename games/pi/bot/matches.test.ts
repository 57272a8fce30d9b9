import { describe, expect, test } from 'vitest';
import { random } from '#bots';
import { type AnyBot, copy, quickChance } from '#kernel';
import { given } from '#testkit';
import { EDITIONS } from '../rules/edition.ts';
import { pi } from '../rules/game.ts';
import { sceneState, examine, investigate, kasia, maciej, quarter, sceneAt } from '../rules/scene.fixture.ts';
import { decision, moments, playMatch } from './matches.fixture.ts';
import { master } from './master.ts';
import { novice } from './novice.ts';
import { regular } from './regular.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 1);
const BOTS: readonly (readonly [string, AnyBot])[] = [
  ['novice', novice],
  ['regular', regular],
  ['master', master],
];

/** Far more moves than a match needs among those who reason: three investigations of some twenty rounds. */
const most = (seats: number): number => 3 * 60 * seats * 2;

describe.each(BOTS)('the %s', (_, bot) => {
  test.each([2, 3, 4, 5])('plays whole matches of %i, in both editions and under every option', seats => {
    for (const edition of EDITIONS)
      for (const answers of ['auto', 'hand'] as const)
        for (const lastUnsolved of ['nextValue', 'zero'] as const)
          for (let seed = 0; seed < RUNS; seed++) {
            const bots = Array.from({ length: seats }, () => bot);
            const { result, events } = playMatch({ bots, seed, edition, answers, lastUnsolved, most: most(seats) });
            expect(result?.ranks).toHaveLength(seats);
            // PI-13.1: holders who answer by hand answer truly
            expect(events.filter(({ type }) => type === 'misled')).toEqual([]);
            expect(events.some(({ type }) => type === 'asked')).toBe(answers === 'hand');
          }
  });

  test('comes to an end beside every other sort of player', () => {
    for (let seed = 0; seed < 4 * RUNS; seed++) {
      const bots = [novice, regular, master, bot].slice(seed % 3).map((one, at) => (at === 1 ? random : one));
      expect(playMatch({ bots, seed, answers: seed % 2 ? 'hand' : 'auto' }).result).toBeDefined();
    }
  });

  test('waits where it may only move its own markers, and where it may do nothing', () => {
    const here = quarter('pi').here;
    const scene = given(pi, sceneAt('pi', { suspect: 'here', location: 'near', crime: 'far' })).play(
      kasia,
      investigate(here),
    );
    expect(scene.offers(kasia).map(({ type }) => type)).toContain('assign');
    expect(decision(bot, scene.state, kasia)).toBeNull();
    expect(decision(bot, scene.state, 2)).toBeNull();
    expect(decision(bot, scene.state, maciej)).not.toBeNull();
  });

  test('PI-13.7 waits for its own reply, and answers a question put to it at once', () => {
    const [card = ''] = sceneState({ edition: 'pi', answers: 'hand' }).open.display;
    const scene = given(pi, sceneState({ edition: 'pi', answers: 'hand' })).play(kasia, examine(card));
    expect(decision(bot, scene.state, kasia)).toBeNull();
    expect(decision(bot, scene.state, 2)?.type).toBe('answerEvidence');
  });

  test('uses only its view: in twin worlds that look the same to its seat it makes the same move', () => {
    let twins = 0;
    for (let seed = 0; seed < 4 * RUNS; seed++) {
      const bots = Array.from(
        { length: 2 + (seed % 4) },
        (_bot, at) => [novice, random, regular, master][(at + seed) % 4] ?? bot,
      );
      const found = moments({ bots, seed, most: 80, edition: EDITIONS[seed % 2] ?? 'pi' }).filter(
        (_moment, at) => at % 15 === 0,
      );
      for (const { state, seat } of found) {
        const chosen = decision(bot, state, seat, quickChance(seed));
        for (let time = 0; time < 3; time++) {
          const twin = pi.imagine(pi.view(state, seat), quickChance(seed * 10 + time));
          if (JSON.stringify(twin.hands) !== JSON.stringify(state.hands)) twins += 1;
          expect(decision(bot, twin, seat, quickChance(seed))).toEqual(chosen);
        }
      }
    }
    expect(twins).toBeGreaterThan(10);
  });

  test('leaves the view it was handed as it was', () => {
    for (const { state, seat } of moments({ bots: [bot, random, bot], seed: 5, most: 40 })) {
      const before = copy(state);
      decision(bot, state, seat);
      expect(state).toEqual(before);
    }
  });
});
