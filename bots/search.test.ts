import { describe, expect, test } from 'vitest';
import {
  type AnyBot,
  type AnyGame,
  accept,
  canonical,
  copy,
  type Game,
  type Offer,
  oneOf,
  quickChance,
  type Seat,
  tableFor,
  type Viewer,
} from '#kernel';
import { dealt, given } from '#testkit';
import { cloakroom, type State } from '../examples/cloakroom/rules/game.ts';
import { harbour } from '../examples/harbour/rules/game.ts';
import { jailbreak } from '../examples/jailbreak/rules/game.ts';
import { hints } from '../games/pi/bot.ts';
import { pi } from '../games/pi/rules/game.ts';
import { random, search } from './index.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 12);
const game = cloakroom as AnyGame;
const anyPi = pi as AnyGame;

/** The action of a bot in a state, at the awaited seat. */
function decision(rules: AnyGame, state: object, bot: AnyBot, seed: number): { type: string } {
  const [seat] = rules.awaited(rules.view(state, 'audience'));
  if (seat === undefined) throw new Error('the match is over');
  const view = rules.view(state, seat);
  const offers = rules.offers(view);
  const action = bot.decide({ seat, view, offers }, quickChance(seed));
  if (!accept<{ type: string }>(offers, action)) throw new Error(`${JSON.stringify(action)} was not offered`);
  return action as { type: string };
}

const hurried = (bot: AnyBot, isOutOfTime: () => boolean): AnyBot => ({
  decide: (situation, chance) => bot.decide({ ...situation, isOutOfTime }, chance),
});

/** The winner of a match at the cloakroom. */
function winner(bots: readonly AnyBot[], seed: number): number {
  const state = game.setup({ turnSeconds: null }, bots.length, tableFor(quickChance(seed), []));
  for (let step = 0; step < 1000; step++) {
    const [best] = game.result(state)?.winners ?? [];
    if (best !== undefined) return best;
    const [seat = 0] = game.awaited(game.view(state, 'audience'));
    const action = decision(game, state, bots[seat] ?? random, seed * 1000 + step);
    game.apply(state, seat, action, tableFor(quickChance(seed), []));
  }
  throw new Error('the match does not end');
}

/** States on the way through random matches. */
function states(count: number): State[] {
  const found: State[] = [];
  for (let seed = 0; found.length < count; seed++) {
    let table = given(cloakroom, dealt(cloakroom, { seats: 2 + (seed % 4), seed }));
    while (!table.result()) {
      found.push(copy(table.state));
      const { turn } = table.state.open;
      table = table.play(turn, decision(game, table.state, random, seed) as never);
    }
  }
  return found.slice(0, count);
}

type Stroke = { type: 'row' } | { type: 'rest' };

/** Every player rows once, or rests. Either all of them arrive, or the sea wins. */
const lifeboat: Game<{ open: Stroke[] }, { open: Stroke[] }, Stroke, object, object> = {
  id: 'lifeboat',
  version: 1,
  seats: { min: 3, max: 3 },
  options: {},
  setup: () => ({ open: [] }),
  view: ({ open }) => ({ open }),
  offers: ({ open }) => (open.length < 3 ? [{ type: 'rest' }, { type: 'row' }] : []),
  awaited: ({ open }) => (open.length < 3 ? [open.length] : []),
  apply: ({ open }, _, action) => void open.push(action),
  result({ open }) {
    if (open.length < 3) return undefined;
    const isSafe = open.every(({ type }) => type === 'row');
    const all = (value: number): number[] => open.map(() => value);
    return { winners: isSafe ? [0, 1, 2] : [], ranks: all(1), points: all(0), worth: all(isSafe ? 1 : 0) };
  },
  imagine: ({ open }) => ({ open: copy(open) }),
  objection: () => 'L-1',
};

/**
 * A safe draw wins three times in four. A seat that gambles must then guess in which hand the other one hides a coin,
 * and is right every second time. A bot that saw the hand would always gamble.
 */
interface Coin {
  open: { doing: 'choice' | 'hiding' | 'guess' | 'over'; winner: Seat | null }; // null: nobody yet
  hand: 'left' | 'right' | null; // null: no coin is hidden
}
type CoinView = { me: Viewer; open: Coin['open'] };
type CoinAction = { type: 'safe' } | { type: 'gamble' } | { type: 'hide' | 'guess'; hand: 'left' | 'right' };

const HANDS = ['left', 'right'] as const;
const both = (points: number[]): { points: number[]; worth: number[] } => ({ points, worth: points });
const TURN = { choice: 0, hiding: 1, guess: 0, over: undefined } as const;

const gamble: Game<Coin, CoinView, CoinAction, { type: 'drawn' | 'hidden' | 'gambled' }, object> = {
  id: 'gamble',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ open: { doing: 'choice', winner: null }, hand: null }),
  view: ({ open }, me) => ({ me, open }),
  offers({ me, open }): Offer<CoinAction>[] {
    if (TURN[open.doing] !== me) return [];
    if (open.doing === 'choice') return [{ type: 'safe' }, { type: 'gamble' }];
    return [{ type: open.doing === 'hiding' ? 'hide' : 'guess', hand: oneOf(HANDS) }];
  },
  awaited({ open }) {
    const turn = TURN[open.doing];
    return turn === undefined ? [] : [turn];
  },
  apply(state, _, action, table) {
    const over = (winner: Seat): void => {
      state.open = { doing: 'over', winner };
    };
    switch (action.type) {
      case 'safe':
        return over(table.below(4) === 0 ? 1 : 0);
      case 'gamble':
        state.open = { doing: 'hiding', winner: null };
        return table.tell({ type: 'gambled' });
      case 'hide':
        state.hand = action.hand;
        state.open = { doing: 'guess', winner: null };
        return table.tell({ type: 'hidden' });
      case 'guess':
        return over(state.hand === action.hand ? 0 : 1);
    }
  },
  result: ({ open: { winner } }) =>
    winner === null
      ? undefined
      : { winners: [winner], ranks: winner === 0 ? [1, 2] : [2, 1], ...both(winner === 0 ? [1, 0] : [0, 1]) },
  objection: () => 'COIN-1',
  imagine: ({ open }, chance) => ({ open: { ...open }, hand: open.doing === 'guess' ? chance.pick(HANDS) : null }),
};

describe('information-set search', () => {
  test('goes by what the end is worth: a common loss is no draw, though all ranks are equal', () => {
    const boat = lifeboat as AnyGame;
    const bot = search({ game: boat, iterations: 60 });
    for (let seed = 0; seed < 20; seed++)
      expect(decision(boat, { open: [{ type: 'row' }] }, bot, seed)).toEqual({ type: 'row' });
  });

  test('plays whole matches with one world to think about, or with many', () => {
    for (const iterations of [1, 2, 60]) {
      const bot = search({ game, iterations });
      for (let number = 0; number < RUNS; number++) {
        const seats = 2 + (number % 4);
        const won = winner(
          Array.from({ length: seats }, () => bot),
          number,
        );
        expect(won).toBeLessThan(seats);
      }
    }
  });

  test('the same luck gives the same move', () => {
    const bot = search({ game, iterations: 80 });
    const moves = states(RUNS).map(state => [decision(game, state, bot, 5), decision(game, state, bot, 5)]);
    for (const [one, again] of moves) expect(again).toEqual(one);
  });

  test('other luck may give another move', () => {
    const state = dealt(cloakroom, { seats: 4 });
    const bot = search({ game, iterations: 10 });
    const moves = new Set(Array.from({ length: 30 }, (_, seed) => canonical(decision(game, state, bot, seed))));
    expect(moves.size).toBeGreaterThan(1);
  });

  test('stops when its time is up, however much there is to think about', () => {
    const bot = search({ game, iterations: Number.MAX_SAFE_INTEGER });
    let looks = 0;
    const isOutOfTime = (): boolean => ++looks === 20;
    expect(['peek', 'name']).toContain(
      decision(game, dealt(cloakroom, { seats: 5 }), hurried(bot, isOutOfTime), 1).type,
    );
    expect(looks).toBe(20);
  });

  test('decides even with no time at all', () => {
    const bot = search({ game, iterations: Number.MAX_SAFE_INTEGER });
    expect(['peek', 'name']).toContain(
      decision(
        game,
        dealt(cloakroom, { seats: 5 }),
        hurried(bot, () => true),
        1,
      ).type,
    );
  });

  test('looks at the time before each move it imagines, not only between two worlds', () => {
    let [moves, looks] = [0, 0];
    const counted: AnyGame = {
      ...game,
      apply(state, by, action, table) {
        moves += 1;
        game.apply(state, by, action, table);
      },
    };
    const bot = hurried(search({ game: counted, iterations: 1000 }), () => ++looks > 3);
    decision(counted, dealt(cloakroom, { seats: 5 }), bot, 1);
    expect(moves).toBe(4);
  });

  test('does not use what its seat cannot see: a hidden choice of another seat', () => {
    const bot = search({ game: gamble, iterations: 300 });
    const state = gamble.setup({}, 2, tableFor(quickChance(1), []));
    const decided = Array.from({ length: 20 }, (_, seed) => decision(gamble as AnyGame, state, bot, seed).type);
    expect(decided.filter(type => type === 'safe')).toHaveLength(20);
  });

  test('names the ticket once it knows all others', () => {
    const table = given(cloakroom, dealt(cloakroom, { seats: 2, seed: 4 }))
      .play(0, { type: 'peek', at: 1 })
      .play(1, { type: 'peek', at: 0 });
    const bot = search({ game, iterations: 200 });
    expect(decision(game, table.state, bot, 1)).toEqual({ type: 'name', ticket: table.state.drawer });
  });

  test('goes by what its own seat gets, whichever that is', () => {
    const deal = dealt(cloakroom, { seats: 2, seed: 4 });
    const knowing: State = { ...deal, open: { ...deal.open, turn: 1, peeks: [{ by: 1, at: 0 }] } };
    const bot = search({ game, iterations: 200 });
    for (let seed = 0; seed < 5; seed++)
      expect(decision(game, knowing, bot, seed)).toEqual({ type: 'name', ticket: deal.drawer });
  });

  test('does not take the worlds it imagines for the real one: it looks before it names', () => {
    const bot = search({ game, iterations: 300 });
    const moves = Array.from({ length: 10 }, (_, seed) =>
      decision(game, dealt(cloakroom, { seats: 5, seed }), bot, seed),
    );
    expect(moves.filter(({ type }) => type === 'peek').length).toBeGreaterThan(3);
  });

  test('wins more than its share against random players', () => {
    const bot = search({ game, iterations: 200 });
    let wins = 0;
    for (let number = 0; number < 600; number++) {
      const seat = number % 2;
      if (winner(seat === 0 ? [bot, random] : [random, bot], number) === seat) wins += 1;
    }
    expect(wins / 600).toBeGreaterThan(0.55);
  });

  test('leaves the view it was handed as it was', () => {
    const bot = search({ game, iterations: 40 });
    for (const state of states(RUNS)) {
      const view = game.view(state, state.open.turn);
      const before = JSON.stringify(view);
      bot.decide({ seat: state.open.turn, view, offers: game.offers(view) }, quickChance(1));
      expect(JSON.stringify(view)).toBe(before);
    }
  });

  test('does not peek: in twin worlds, which look the same to its seat, it does the same', () => {
    const bot = search({ game, iterations: 40 });
    let twins = 0;
    states(3 * RUNS).forEach((state, seed) => {
      const twin = cloakroom.imagine(cloakroom.view(state, state.open.turn), quickChance(seed));
      if (canonical(twin) !== canonical(state)) twins += 1;
      expect(decision(game, twin, bot, seed)).toEqual(decision(game, state, bot, seed));
    });
    expect(twins).toBeGreaterThan(RUNS / 2);
  });

  test.each([jailbreak as AnyGame, harbour as AnyGame])(
    'fills in choices that depend on earlier ones: $id from the deal to the end',
    rules => {
      const bots = [search({ game: rules, iterations: 6 }), random];
      const played = new Set<string>();
      for (let seed = 0; seed < 2; seed++) {
        const state = rules.setup({}, 3, tableFor(quickChance(seed), []));
        for (let step = 0; !rules.result(state); step++) {
          const [seat = 0] = rules.awaited(rules.view(state, 'audience'));
          const action = decision(rules, state, bots[seat % 2] ?? random, seed * 1000 + step);
          played.add(action.type);
          rules.apply(state, seat, action, tableFor(quickChance(step), []));
        }
      }
      expect(played.size).toBeGreaterThan(3);
    },
  );

  test('thinks about P.I. too, as far as its horizon', () => {
    const bot = search({ game: anyPi, iterations: 30, hints });
    for (const answers of ['auto', 'hand'] as const) {
      let table = given(pi, dealt(pi, { seats: 3, options: { answers }, seed: 2 }));
      for (let step = 0; step < 8; step++) {
        const [seat = 0] = table.awaited();
        table = table.play(seat, decision(anyPi, table.state, bot, step) as never);
      }
      expect(table.result()).toBeUndefined();
    }
  });
});
