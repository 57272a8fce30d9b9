import { describe, expect, expectTypeOf, test } from 'vitest';
import { fits, play, quickChance, type Situation, seedFrom, start } from '#kernel';
import { dealt } from '#testkit';
import { type Action, cloakroom, type View } from '../examples/cloakroom/rules/game.ts';
import { playBots, random, botTable } from './index.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 40);

const matchOf = (seats: number, number: number) =>
  start({
    game: cloakroom,
    options: { turnSeconds: null },
    seats,
    seed: seedFrom(new Uint8Array(32), [String(number)]),
  });

// Checked by the compiler: a bot is handed what its seat knows, and nothing else.
expectTypeOf<keyof Situation<View, Action>>().toEqualTypeOf<'seat' | 'view' | 'offers' | 'left' | 'isOutOfTime'>();
expectTypeOf<Situation<View, Action>['view']>().toEqualTypeOf<Readonly<View>>();

describe('the random player', () => {
  test('takes each offer about as often, and fills it in', () => {
    const view = cloakroom.view(dealt(cloakroom, { seats: 5 }), 0);
    const offers = cloakroom.offers(view);
    const chance = quickChance(1);
    const counts = offers.map(() => 0);
    for (let time = 0; time < 4000; time++) {
      const action = random.decide({ seat: 0, view, offers }, chance);
      const at = offers.findIndex(offer => fits(offer, action));
      counts[at] = (counts[at] ?? 0) + 1;
    }
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4000);
    expect(counts).toHaveLength(2);
    // one in two, give or take five times the spread of 4,000 tosses
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(160);
  });

  test('fills every blank of an offer with everything that fits', () => {
    const view = cloakroom.view(dealt(cloakroom, { seats: 5 }), 0);
    const offers = cloakroom.offers(view);
    const chance = quickChance(2);
    const seen = new Set(
      Array.from({ length: 500 }, () => JSON.stringify(random.decide({ seat: 0, view, offers }, chance))),
    );
    expect(seen.size).toBe(4 + 6); // four others to peek at, six tickets to name
  });

  test('plays whole matches with offered actions only', () => {
    for (let number = 0; number < RUNS; number++) {
      const match = matchOf(2 + (number % 5), number);
      const bots = Array.from({ length: match.seats }, () => random);
      playBots(botTable(match, bots, quickChance(number)), reply => expect(reply.ok).toBe(true));
      expect(match.game.result(match.state)?.winners).toHaveLength(1);
    }
  });
});

describe('the company at a table', () => {
  test('bots play on until a person is to move, and go on after that', () => {
    const match = matchOf(3, 0);
    let time = 0;
    const now = (): number => ++time;
    const company = botTable(match, [random, random, null], quickChance(1), now);
    let asked = 0;
    for (;;) {
      playBots(company, () => {});
      if (match.game.result(match.state)) break;
      const view = match.game.view(match.state, 2);
      const [offer] = match.game.offers(view);
      if (!offer) throw new Error('bots stopped where no person is to move');
      asked += 1;
      const action = random.decide({ seat: 2, view, offers: [offer] }, quickChance(asked));
      expect(play(match, 2, action, now()).ok).toBe(true);
    }
    expect(asked).toBeGreaterThan(0);
    expect(match.moves.filter(({ by }) => by === 2)).toHaveLength(asked);
  });

  test('a bot that plays an action without an offer is reported', () => {
    const cheat = { decide: () => ({ type: 'steal' }) };
    const company = botTable(matchOf(2, 1), [cheat, cheat], quickChance(1));
    expect(() => playBots(company, () => {})).toThrow('the bot of seat 0 was refused: {"action":{"type":"steal"}');
  });

  test('a bot may not wait where the table waits for it', () => {
    const sleeper = { decide: () => null };
    const company = botTable(matchOf(2, 1), [sleeper, sleeper], quickChance(1));
    expect(() => playBots(company, () => {})).toThrow('would rather wait');
  });
});
