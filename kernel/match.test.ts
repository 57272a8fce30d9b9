import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, attic, type Event, type Options, type State, type View } from './attic.fixture.ts';
import { quickChance } from './chance.ts';
import type { Game } from './game.ts';
import {
  awaited,
  type MatchSetup,
  decide,
  decideAdmit,
  decideClock,
  decideDismiss,
  eventsFor,
  type Match,
  play,
  applyMove,
  resume,
  start,
  tick,
} from './match.ts';
import { fill } from './offer.ts';
import { copy } from './plain.ts';
import { streamOf } from './stream.ts';
import { decideUndo, undo } from './undo.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 60);
const [ann, bob, cyd] = [0, 1, 2];

const seed = Uint8Array.from({ length: 32 }, (_, at) => 3 * at + 5);
const deal: MatchSetup<State, View, Action, Event, Options> = {
  game: attic,
  options: { high: 6, house: 'home' },
  seats: 3,
  seed,
};
type AtticMatch = Match<State, View, Action, Event, Options>;

/** The match played by chance for a number of steps, with ticks and moves taken back among them. */
function playedByChance(seed: number, steps: number): AtticMatch {
  const chance = quickChance(seed);
  const match = start({
    ...deal,
    seats: 2 + chance.below(3),
    seed: Uint8Array.from({ length: 32 }, () => chance.below(256)),
  });
  for (let step = 0, at = 0; step < steps; step++) {
    at += chance.below(20_000);
    tick(match, at);
    const by = chance.below(match.seats);
    const offers = attic.offers(attic.view(match.state, by)).filter(({ type }) => type !== 'finish');
    if (chance.below(4) === 0) undo(match, by, at);
    else if (offers.length > 0) play(match, by, fill<Action>(chance.pick(offers), chance), at);
  }
  return match;
}

describe('a match starts with the deal', () => {
  test('draws from step 0 of the seed', () => {
    const { state } = start(deal);
    expect([state.drawer, ...state.cards]).toEqual(streamOf(seed, 0).shuffle([0, 1, 2, 3]));
  });

  test('keeps the events of the deal', () => {
    const { told, state } = start(deal);
    for (const seat of [ann, bob, cyd])
      expect(eventsFor(told, seat)).toEqual([{ type: 'got', card: state.cards[seat] }]);
    expect(eventsFor(told, 'audience')).toEqual([]);
  });

  test.each([1, 5, 2.5, 0, -1, Number.NaN])('but not with %d seats', seats => {
    expect(() => start({ ...deal, seats })).toThrow('attic is for 2 to 4 seats');
  });

  test('does not change the given options when the rules change theirs', () => {
    const greedy: typeof attic = {
      ...attic,
      setup: (options, seats, table) => attic.setup(Object.assign(options, { high: 1 }), seats, table),
    };
    const options = { high: 6, house: 'home' };
    start({ ...deal, game: greedy, options });
    expect(options).toEqual({ high: 6, house: 'home' });
  });
});

describe('a move that is offered', () => {
  test('is applied in place, recorded and announced', () => {
    const match = start(deal);
    const { state } = match;
    const reply = play(match, ann, { type: 'place', stone: 4 }, 1200);
    expect(reply).toEqual({
      ok: true,
      number: 1,
      move: { by: ann, at: 1200, action: { type: 'place', stone: 4 } },
      isNoOp: false,
      told: [{ to: 'all', event: { type: 'placed', stones: [4] } }],
    });
    expect(match.state).toBe(state);
    expect(match.state.open.stones).toEqual([4]);
    expect(match.moves).toEqual([{ by: ann, at: 1200, action: { type: 'place', stone: 4 } }]);
    expect(match.told).toEqual([{ to: 'all', event: { type: 'placed', stones: [4] } }]);
  });

  test('draws its random numbers from the step with its number', () => {
    const match = start(deal);
    for (let number = 1; number <= 5; number++) {
      expect(play(match, ann, { type: 'roll' }, number)).toMatchObject({ ok: true, number });
      expect(match.state.open.rolls.at(-1)).toBe(1 + streamOf(seed, number).below(6));
    }
  });

  test('returns the next player on turn', () => {
    const match = start(deal);
    expect(awaited(match)).toEqual([ann]);
    play(match, ann, { type: 'end' }, 0);
    expect(awaited(match)).toEqual([bob]);
    play(match, bob, { type: 'finish' }, 0);
    expect(awaited(match)).toEqual([]);
  });

  test('may come from a seat that is not on turn', () => {
    const match = start(deal);
    expect(play(match, cyd, { type: 'vote', choice: 'no' }, 5).ok).toBe(true);
    expect(match.state.votes).toEqual([null, null, 'no']);
    expect(match.moves[0]?.by).toBe(cyd);
  });

  test('shares no object with the sent action, the state or the events', () => {
    const keeper: Game<State & { kept: unknown[] }, View, Action, Event, Options> = {
      ...attic,
      setup: (options, seats, table) => ({ ...attic.setup(options, seats, table), kept: [] }),
      imagine: (view, chance) => ({ ...attic.imagine(view, chance), kept: [] }),
      apply(state, by, action, table) {
        attic.apply(state, by, action, table);
        for (const kept of state.kept) Object.assign(kept as object, { spoilt: true });
        state.kept.push(action);
      },
    };
    const match = start({ ...deal, game: keeper });
    const first = play(match, ann, { type: 'place', stone: 1 }, 0);
    play(match, ann, { type: 'place', stone: 2 }, 0);
    expect(match.moves.map(({ action }) => action)).toEqual([
      { type: 'place', stone: 1 },
      { type: 'place', stone: 2 },
    ]);
    expect(first).toMatchObject({ told: [{ event: { stones: [1] } }] });
  });
});

describe('who receives which events', () => {
  const peeked = (match: AtticMatch, card: number | null): Event => ({
    type: 'peeked',
    by: ann,
    at: bob,
    card: card === null ? null : (match.state.cards[bob] ?? null),
  });

  test('a secret is for those it was whispered to, its public version for the others', () => {
    const match = start(deal);
    play(match, ann, { type: 'peek', at: bob }, 0);
    expect(eventsFor(match.told, ann)).toEqual([peeked(match, 1)]);
    for (const viewer of [bob, cyd, 'audience'] as const)
      expect(eventsFor(match.told, viewer)).toEqual([peeked(match, null)]);
  });

  test('all seats receive public events', () => {
    const match = start(deal);
    play(match, ann, { type: 'show' }, 0);
    for (const viewer of [ann, bob, cyd, 'audience'] as const)
      expect(eventsFor(match.told, viewer)).toEqual([{ type: 'shown', card: match.state.drawer }]);
  });

  test('events arrive in order; some seats receive none', () => {
    const told = [
      { to: [1], event: 'b', others: null },
      { to: 'all', event: 'a' },
      { to: [0, 2], event: 'c', others: 'd' },
    ] as const;
    expect(eventsFor<string>(told, 0)).toEqual(['a', 'c']);
    expect(eventsFor<string>(told, 1)).toEqual(['b', 'a', 'd']);
    expect(eventsFor<string>(told, 'audience')).toEqual(['a', 'd']);
  });
});

/** A copy of the match data, to detect changes. */
const everything = (match: AtticMatch): string =>
  JSON.stringify([match.state, match.moves, match.told, match.clock.name, match.clock.since, [...match.clock.spent]]);

describe('anything else is refused with a value and changes nothing', () => {
  const deep = (levels: number): unknown => JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels));
  const throwing = {
    get type(): string {
      throw new Error('a trap');
    },
  };
  const fickle = () => {
    let reads = 0;
    return {
      type: 'place',
      get stone(): unknown {
        reads += 1;
        return reads === 1 ? { deep: 'trap' } : 3;
      },
    };
  };

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'roll'],
    ['a number', 4],
    ['a list', ['roll']],
    ['a list with a type', Object.assign([], { type: 'roll' })],
    ['a function', () => 'roll'],
    ['an empty object', {}],
    ['a type that is no text', { type: 1 }],
    ['a type that is inherited', Object.create({ type: 'roll' })],
    ['a type behind __proto__', JSON.parse('{"__proto__":{"type":"roll"}}')],
    ['a nested object', { type: 'place', stone: { of: 1 } }],
    ['a nested list', { type: 'place', stone: [[1]] }],
    ['a function inside', { type: 'place', stone: () => 1 }],
    ['undefined inside', { type: 'place', stone: undefined }],
    ['a bigint inside', { type: 'place', stone: 1n }],
    ['a symbol inside', { type: 'place', stone: Symbol('1') }],
    ['not a number', { type: 'place', stone: Number.NaN }],
    ['an endless number', { type: 'place', stone: Number.POSITIVE_INFINITY }],
    ['minus zero', { type: 'place', stone: -0 }],
    ['minus zero from JSON', JSON.parse('{"type":"place","stone":-0}')],
    ['a list with a hole', { type: 'place', stone: Array.from({ length: 2 }) }],
    ['a stray __proto__ from JSON', JSON.parse('{"type":"roll","__proto__":{"admin":true}}')],
    ['an inherited key', Object.assign(Object.create({ more: 1 }) as object, { type: 'roll' })],
    ['a text of a megabyte', { type: 'note', words: 'x'.repeat(1_000_000) }],
    ['a type of a megabyte', { type: 'x'.repeat(1_000_000) }],
    ['a key of a megabyte', { type: 'roll', ['x'.repeat(1_000_000)]: 1 }],
    ['nesting of 10,000 levels', deep(10_000)],
    ['nesting of 5,000 levels inside', { type: 'place', stone: deep(5000) }],
    ['a list of a million', { type: 'place', stone: Array.from({ length: 1_000_000 }, () => 1) }],
    [
      'a hundred thousand keys',
      { type: 'roll', ...Object.fromEntries(Array.from({ length: 100_000 }, (_, key) => [`key ${key}`, 1])) },
    ],
    ['a getter that throws', throwing],
    ['a getter that answers otherwise the second time', fickle()],
    [
      'a proxy that throws',
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('a trap');
          },
        },
      ),
    ],
  ])('%s is malformed', (_, sent) => {
    const match = start(deal);
    const before = everything(match);
    expect(play(match, ann, sent, 9)).toEqual({ ok: false, refusal: { because: 'malformed' } });
    expect(everything(match)).toBe(before);
  });

  test.each<[string, number, unknown, string]>([
    ['an unknown type', ann, { type: 'cheat' }, 'A-2'],
    ['an unknown key', ann, { type: 'roll', pips: 6 }, 'A-2'],
    ['a missing key', ann, { type: 'place' }, 'A-2'],
    ['a wrong type', ann, { type: 'place', stone: '1' }, 'A-2'],
    ['a value out of bounds', ann, { type: 'place', stone: 10 }, 'A-2'],
    ['oneself', ann, { type: 'peek', at: ann }, 'A-2'],
    ['a list in place of one', ann, { type: 'peek', at: [bob] }, 'A-2'],
    ['another seat in one’s name', bob, { type: 'roll', by: ann }, 'A-1'],
    ['a move out of turn', bob, { type: 'roll' }, 'A-1'],
    ['the name of what every object has', ann, { type: 'toString' }, 'A-2'],
    ['a key called constructor', ann, { type: 'roll', constructor: 1 }, 'A-2'],
  ])('%s is against a rule', (_, by, sent, rule) => {
    const match = start(deal);
    const before = everything(match);
    expect(play(match, by, sent, 9)).toEqual({ ok: false, refusal: { because: 'rule', rule } });
    expect(everything(match)).toBe(before);
  });

  test('for any value, in constant time', () => {
    const match = start(deal);
    const before = everything(match);
    const type = fc.constantFrom('place', 'peek', 'note', 'vote', 'end ', 'x');
    const anything = fc.anything({
      withBigInt: true,
      withSparseArray: true,
      withTypedArray: true,
      withNullPrototype: true,
    });
    const sent = fc.oneof(
      anything,
      fc.record({ type, stone: anything }),
      fc.record({ type, at: anything }),
      fc.record({ type, words: anything, to: anything }),
    );
    fc.assert(
      fc.property(sent, sent => {
        fc.pre(
          !JSON.stringify(sent, (_, value: unknown) => (typeof value === 'bigint' ? 'big' : value))?.match(
            /place|peek|note|vote/,
          ),
        );
        expect(play(match, ann, sent, 9).ok).toBe(false);
      }),
      { numRuns: 10 * numRuns },
    );
    expect(everything(match)).toBe(before);
  });

  test('a huge value is refused a thousand times without a delay', () => {
    const match = start(deal);
    const huge = { type: 'note', words: 'x'.repeat(1_000_000), list: Array.from({ length: 1_000_000 }, () => 1) };
    const since = performance.now();
    for (let time = 0; time < 1000; time++) play(match, ann, huge, 9);
    expect(performance.now() - since).toBeLessThan(1000);
    expect(match.moves).toEqual([]);
  });

  test('a hundred thousand keys cost less than it took to parse them', () => {
    const match = start(deal);
    const text = JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, key) => [`key ${key}`, 1])));
    const times = Array.from({ length: 3 }, () => {
      const since = performance.now();
      const sent: unknown = JSON.parse(text);
      const parsed = performance.now();
      expect(play(match, ann, sent, 9)).toEqual({ ok: false, refusal: { because: 'malformed' } });
      return { toParse: parsed - since, toRefuse: performance.now() - parsed };
    });
    expect(Math.min(...times.map(({ toRefuse }) => toRefuse))).toBeLessThan(
      Math.max(...times.map(({ toParse }) => toParse)),
    );
  });

  test('a getter is read once, and the value read is played', () => {
    const match = start(deal);
    let reads = 0;
    const sent = {
      type: 'place',
      get stone(): unknown {
        reads += 1;
        return reads === 1 ? 3 : { deep: 'trap' };
      },
    };
    expect(play(match, ann, sent, 0).ok).toBe(true);
    expect(match.state.open.stones).toEqual([3]);
    expect(match.moves[0]?.action).toEqual({ type: 'place', stone: 3 });
    expect(reads).toBe(1);
  });

  test('symbols and hidden keys do not get in', () => {
    const match = start(deal);
    const sent = Object.defineProperty({ type: 'roll', [Symbol('more')]: 1 }, 'hidden', {
      value: 1,
      enumerable: false,
    });
    play(match, ann, sent, 0);
    expect(Reflect.ownKeys(match.moves[0]?.action ?? {})).toEqual(['type']);
  });

  test('prototype pollution has no effect', () => {
    play(
      start(deal),
      ann,
      JSON.parse('{"type":"note","words":"a","__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
      0,
    );
    expect('admin' in {}).toBe(false);
  });
});

describe('a table that calls the kernel wrongly hears of it', () => {
  test.each([-1, 3, 0.5, Number.NaN])('there is no seat %d', by => {
    expect(() => play(start(deal), by, { type: 'roll' }, 0)).toThrow('no seat');
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no time of play', at => {
    const match = start(deal);
    expect(() => play(match, ann, { type: 'place', stone: 1 }, at)).toThrow('time');
    expect(match.state.open.stones).toEqual([]);
  });

  test('an earlier time than the last move is refused', () => {
    const match = start(deal);
    play(match, ann, { type: 'place', stone: 1 }, 500);
    expect(() => play(match, ann, { type: 'place', stone: 2 }, 499)).toThrow('time');
    expect(() => undo(match, ann, 499)).toThrow('time');
    expect(match.state.open.stones).toEqual([1]);
    expect(play(match, ann, { type: 'place', stone: 2 }, 500).ok).toBe(true);
  });
});

describe('if the rules fail', () => {
  const cause = new Error('a bug of ours');
  /** Stone 9 changes all data it can reach, and then throws. */
  const faulty: typeof attic = {
    ...attic,
    apply(state, by, action, table) {
      attic.apply(state, by, action, table);
      if (action.type !== 'place' || action.stone !== 9) return;
      table.below(6);
      Object.assign(state, { cards: [], drawer: 99 });
      throw cause;
    },
  };

  test('the match is as before, the action is refused with the cause, and play goes on', () => {
    const match = start({ ...deal, game: faulty });
    play(match, ann, { type: 'roll' }, 100);
    play(match, ann, { type: 'place', stone: 1 }, 200);
    undo(match, ann, 300);
    play(match, ann, { type: 'peek', at: bob }, 400);
    const before = everything(match);
    expect(play(match, ann, { type: 'place', stone: 9 }, 500)).toEqual({
      ok: false,
      refusal: { because: 'fault', cause },
    });
    expect(everything(match)).toBe(before);
    expect(play(match, ann, { type: 'roll' }, 600)).toMatchObject({ ok: true, number: 5 });
    expect(match.state.open.rolls.at(-1)).toBe(1 + streamOf(seed, 5).below(6));
  });

  test('the same holds for a move of the clock', () => {
    const match = start({
      ...deal,
      game: {
        ...attic,
        apply: () => {
          throw cause;
        },
      },
    });
    const before = everything(match);
    expect(tick(match, 30_000)).toEqual({ ok: false, refusal: { because: 'fault', cause } });
    expect(everything(match)).toBe(before);
  });

  test.each([
    [
      'fail',
      () => {
        throw cause;
      },
      cause,
    ],
    ['do not know', undefined, new Error('attic returned no action for its clock')],
  ])('when they are asked what the clock does, and %s, the same holds', (_, strike, expected) => {
    const { strike: _struck, ...rest } = attic;
    const match = start({ ...deal, game: { ...rest, ...(strike && { strike }) } });
    const before = everything(match);
    expect(tick(match, 29_999)).toBeUndefined();
    expect(tick(match, 30_000)).toEqual({ ok: false, refusal: { because: 'fault', cause: expected } });
    expect(everything(match)).toBe(before);
  });

  test('the same holds when the rules throw for the next clock', () => {
    const match = start({
      ...deal,
      game: {
        ...attic,
        clock: state => {
          if (state.open.stones.includes(9)) throw cause;
          return attic.clock?.(state);
        },
      },
    });
    play(match, ann, { type: 'place', stone: 1 }, 100);
    const before = everything(match);
    expect(play(match, ann, { type: 'place', stone: 9 }, 200)).toEqual({
      ok: false,
      refusal: { because: 'fault', cause },
    });
    expect(everything(match)).toBe(before);
    expect(play(match, ann, { type: 'place', stone: 2 }, 300)).toMatchObject({ ok: true, number: 2 });
  });

  test('an objection that throws still gives a value', () => {
    const match = start({
      ...deal,
      game: {
        ...attic,
        objection: () => {
          throw cause;
        },
      },
    });
    expect(play(match, ann, { type: 'cheat' }, 0)).toEqual({ ok: false, refusal: { because: 'fault', cause } });
  });
});

describe('deciding is pure', () => {
  /** Attic, in which ending a turn is said to be a no-op, with every call of its rules counted. */
  function counted(): { match: Match<State, View, Action, Event, Options>; calls: Record<string, number> } {
    const calls = { view: 0, offers: 0, objection: 0, noOp: 0, apply: 0 };
    const game: typeof attic = {
      ...attic,
      view: (...given) => ((calls.view += 1), attic.view(...given)),
      offers: (...given) => ((calls.offers += 1), attic.offers(...given)),
      objection: (...given) => ((calls.objection += 1), attic.objection(...given)),
      noOp: (_, { type }) => ((calls.noOp += 1), type === 'end'),
      apply: (...given) => ((calls.apply += 1), attic.apply(...given)),
    };
    return { match: start({ ...deal, game }), calls };
  }

  test('a move is decided with one view and one list of offers, without a change', () => {
    const { match, calls } = counted();
    const before = everything(match);
    Object.assign(calls, { view: 0, offers: 0 });
    const move = { by: ann, at: 5, action: { type: 'place', stone: 2 } };
    expect(decide(match, ann, move.action, 5)).toEqual({ ok: true, move, isNoOp: false });
    expect(calls).toEqual({ view: 1, offers: 1, objection: 0, noOp: 1, apply: 0 });
    expect(everything(match)).toBe(before);
    applyMove(match, { by: ann, at: 5, action: { type: 'place', stone: 2 } });
    expect(calls.apply).toBe(1);
    expect(match.state.open.stones).toEqual([2]);
  });

  test('objection is called only for actions that fill in no offer', () => {
    const { match, calls } = counted();
    expect(decide(match, bob, { type: 'roll' }, 0)).toEqual({ ok: false, refusal: { because: 'rule', rule: 'A-1' } });
    expect(calls).toMatchObject({ objection: 1, noOp: 0, apply: 0 });
    expect(play(match, ann, { type: 'roll' }, 0).ok).toBe(true);
    expect(calls).toMatchObject({ objection: 1, apply: 1 });
  });

  test('a no-op is legal, and neither carried out nor recorded', () => {
    const { match, calls } = counted();
    play(match, ann, { type: 'roll' }, 0);
    const before = everything(match);
    expect(play(match, ann, { type: 'end' }, 7)).toEqual({
      ok: true,
      isNoOp: true,
      number: 1,
      move: { by: ann, at: 7, action: { type: 'end' } },
      told: [],
    });
    expect(everything(match)).toBe(before);
    expect(calls.apply).toBe(1);
  });

  test('moves of the clock, the table and undo are also decided without being applied', () => {
    const { match } = counted();
    play(match, ann, { type: 'place', stone: 1 }, 0);
    const before = everything(match);
    expect(decideClock(match, 29_999)).toBeUndefined();
    expect(decideClock(match, 30_000)).toEqual({
      ok: true,
      isNoOp: false,
      move: { by: 'clock', at: 30_000, action: { type: 'end' } },
    });
    expect(decideUndo(match, ann, 9)).toEqual({ ok: true, isNoOp: false, move: { by: ann, at: 9, action: null } });
    expect(decideUndo(match, bob, 9)).toEqual({ ok: false, refusal: { because: 'undo' } });
    expect(decideAdmit(match, 9)).toBeUndefined();
    expect(decideDismiss(match, 9)).toBeUndefined();
    expect(everything(match)).toBe(before);
  });

  test('a move that fails while it is repeated leaves the match as it was, and throws', () => {
    const failing: typeof attic = {
      ...attic,
      apply(...given) {
        attic.apply(...given);
        if (given[2].type === 'roll') throw new Error('the die is lost');
      },
    };
    const match = start({ ...deal, game: failing });
    play(match, ann, { type: 'place', stone: 1 }, 0);
    const before = everything(match);
    expect(() => applyMove(match, { by: ann, at: 0, action: { type: 'roll' } })).toThrow('the die is lost');
    expect(everything(match)).toBe(before);
  });
});

describe('a match is rebuilt from its moves', () => {
  test('gives an equal match, including ticks and undone moves', () => {
    let takenBack = 0;
    let byClock = 0;
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 30 }), (chance, steps) => {
        const match = playedByChance(chance, steps);
        takenBack += match.moves.filter(({ action }) => action === null).length;
        byClock += match.moves.filter(({ by }) => by === 'clock').length;
        const again = resume(match, JSON.parse(JSON.stringify(match.moves)) as typeof match.moves);
        expect(everything(again)).toBe(everything(match));
      }),
      { numRuns },
    );
    expect(takenBack).toBeGreaterThan(0);
    expect(byClock).toBeGreaterThan(0);
  });

  test('continues as the first match would have', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 12 }), (chance, steps) => {
        const match = playedByChance(chance, steps);
        const again = resume(match, copy(match.moves));
        const by = match.state.open.turn;
        const at = (match.moves.at(-1)?.at ?? 0) + 10;
        expect(play(again, by, { type: 'roll' }, at)).toEqual(play(match, by, { type: 'roll' }, at));
        expect(tick(again, at + 30_000)).toEqual(tick(match, at + 30_000));
        expect(everything(again)).toBe(everything(match));
      }),
      { numRuns },
    );
  });

  test('does not change the given moves', () => {
    const moves = [{ by: ann, at: 3, action: { type: 'place' as const, stone: 1 } }];
    const match = resume(deal, moves);
    play(match, ann, { type: 'roll' }, 4);
    expect(moves).toEqual([{ by: ann, at: 3, action: { type: 'place', stone: 1 } }]);
  });
});
