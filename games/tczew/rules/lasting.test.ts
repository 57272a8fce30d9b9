import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { CITY, HAND, OTHER, ban, done, effect, hand, offered, pick, play, wait, withCard } from './events.fixture.ts';
import { EX } from './examples.fixture.ts';
import { tczew } from './game.ts';
import { A, B, C, cell, choicesIn, codeFor, dice, type Stated, stateOf } from './scene.fixture.ts';
import type { Lasting } from './state.ts';

const scene = (stated: Stated) => given(tczew, stateOf(stated));

const HANDS = [[...HAND], [...OTHER]] as const;

describe('Lasting effects', () => {
  test('TCZ-14.38, TCZ-14.41, TCZ-14.53 skipped turns, and bans of one kind one after another', () => {
    const now = scene({
      ...CITY,
      hands: HANDS,
      lasting: [ban(B, 'turn', 1, 1), ban(B, 'turn', 1, 2), ban(B, 'swap', 2, 3)],
    });
    const one = now.play(A, wait);
    expect([one.awaited(), one.state.open.lasting.map(({ id }) => id), one.hears(A)]).toEqual([
      [A],
      [2, 3],
      expect.arrayContaining([{ type: 'turnSkipped', seat: B }]),
    ]);
    const two = one.play(A, wait);
    // two skipped turns used up the ban on swapping as well
    expect([two.awaited(), two.state.open.lasting]).toEqual([[A], []]);
    const third = two.play(A, wait);
    expect([third.awaited(), third.offers(B).some(({ type }) => type === 'swap')]).toEqual([[B], true]);
    const summed = scene({ ...CITY, hands: HANDS, active: B, lasting: [ban(B, 'swap', 1, 1), ban(B, 'swap', 1, 2)] });
    expect(summed.play(B, wait).state.open.lasting.length).toBe(1);
    const strike = scene({ ...CITY, hands: withCard(EX.strike) }).play(A, play(EX.strike));
    expect([strike.awaited(), strike.play(A, wait).state.open.lasting]).toMatchObject([
      [A],
      [{ what: 'swap', turns: 1 }],
    ]);
  });

  test('TCZ-14.39, TCZ-14.54, TCZ-19.35 bans on placing count turns as they come and bind builds too', () => {
    const winter = scene({
      ...CITY,
      b: { C3x9: 2, D4x9: 5 },
      hands: [
        [185, 157],
        [163, 50, 82],
      ],
    }).play(A, play(185), dice(1));
    expect(winter.state.open.lasting).toMatchObject([
      { what: 'place', turns: 2, cats: ['housing', 'transport', 'sport'] },
      { what: 'swap', turns: 2 },
    ]);
    expect(codeFor(winter, B, { type: 'place', card: 50, cell: cell('C3x8') })).toBe('HINDERED');
    const built = winter.play(B, play(163));
    expect(choicesIn(built.offers(B), 'build', 'card')).toEqual([82]);
    const skipped = scene({ ...CITY, b: { C3x9: 2, D4x9: 5, C3x8: 67 }, hands: [[185, 157], []] })
      .play(A, play(185), dice(1))
      .play(B, wait)
      .play(A, play(157));
    expect(skipped.state.open.lasting).toEqual([]);
    const own = scene({ a: { C3x3: 1, C3x4: 114 }, b: CITY.b, hands: [[EX.bells, 81], [...OTHER]] }).play(
      A,
      play(EX.bells),
    );
    expect(own.state.open.lasting).toMatchObject([
      { what: 'place', isFromNextTurn: false, turns: 1 },
      { what: 'event', turns: 1 },
    ]);
    const next = own.play(B, wait);
    expect(codeFor(next, A, { type: 'place', card: 81, cell: cell('D4x3') })).toBe('HINDERED');
    expect(next.play(A, wait).state.open.lasting).toEqual([]);
    const fetched = scene({
      ...CITY,
      hands: withCard(162),
      lasting: [{ ...effect(A), kind: 'ban', what: 'place', cats: ['industry'], turns: 1 }],
    });
    expect(fetched.play(A, play(162)).play(A, { type: 'fetch', card: 55 }).state.open.pending?.type).toBe('build');
  });

  test('TCZ-14.40 all refills of one turn count as one, and a skipped turn has none', () => {
    const now = scene({
      a: { C3x3: 1 },
      b: { O15x1: 2 },
      hands: [[193, 81, 93, 105, 73], []],
      lasting: [ban(A, 'draw', 1, 1)],
    }).play(A, play(193));
    const laid = now.play(A, { type: 'place', card: 81, cell: cell('C3x4') });
    expect([hand(laid, A).length, laid.state.open.lasting]).toEqual([3, []]);
    const skipped = scene({ ...CITY, hands: HANDS, lasting: [ban(B, 'turn', 1, 1), ban(B, 'draw', 1, 2)] }).play(
      A,
      wait,
    );
    expect(skipped.state.open.lasting).toMatchObject([{ what: 'draw', turns: 1 }]);
  });

  test('TCZ-14.42, TCZ-14.57 extra moves with a refill each, ended by waiting', () => {
    const now = scene({ ...CITY, options: { mode: 'extended' }, b: { C3x4: 2 }, hands: withCard(193) }).play(
      A,
      play(193),
    );
    expect(now.offers(A).map(({ type }) => type)).toEqual(['place', 'wait', 'proposeEnd']);
    expect(codeFor(now, A, { type: 'plebiscite', from: cell('C3x3'), to: cell('C3x4') })).toBe('WRONG_PHASE');
    expect(codeFor(now, A, { type: 'swap', card: 81 })).toBe('MAIN_MOVE_DONE');
    const one = now.play(A, { type: 'place', card: 81, cell: cell('D4x3') });
    expect([hand(one, A).length, one.state.open.turn?.extra]).toMatchObject([5, { left: 1 }]);
    const ended = one.play(A, wait);
    expect(ended.offers(A).map(({ type }) => type)).toEqual(['plebiscite', 'endTurn', 'proposeEnd']);
    const holiday = scene({ ...CITY, hands: [[EX.holiday, 188, 81, 93, 105], []] }).play(A, play(EX.holiday));
    const swapped = holiday.play(A, { type: 'swap', card: 81 });
    expect([swapped.awaited(), swapped.offers(A).some(({ type }) => type === 'place')]).toEqual([[A], false]);
    expect(swapped.play(A, play(188)).awaited()).toEqual([B]);
  });

  test('TCZ-14.43, TCZ-14.45, TCZ-19.33 a ward stops the next hostile event, not a tick', () => {
    const tick: Lasting = {
      ...effect(B, 1, 154),
      actor: A,
      kind: 'ongoing',
      path: 'each/0',
      at: 'turnStart',
      turns: 2,
      vars: {},
    };
    const now = scene({
      ...CITY,
      hands: [
        [152, 151, 93, 73, 49],
        [171, ...OTHER],
      ],
      lasting: [tick],
      active: B,
    });
    const warded = now.play(B, play(171)).play(B, pick('C3x8'));
    const ticked = warded.play(A, wait, dice(6));
    expect(ticked.hears(A).map(({ type }) => type)).toEqual(expect.arrayContaining(['ticked', 'rolled']));
    expect(ticked.state.open.lasting.map(({ kind }) => kind)).toEqual(['ongoing', 'ward']);
    const hit = ticked.play(B, wait).play(A, play(152, B), dice(6));
    expect(hit.hears(B)).toContainEqual({ type: 'warded', seat: B, event: 152 });
    expect(hit.state.open.used).toContain(171);
    const two: Lasting[] = [
      { ...effect(B, 1, 188), kind: 'ward', themes: 'all', turns: 1, uses: 1 },
      { ...effect(B, 2, 171), kind: 'ward', themes: ['fire'], turns: null, uses: 1 },
    ];
    const first = scene({ ...CITY, hands: withCard(152), lasting: two }).play(A, play(152, B), dice(6));
    expect(first.state.open.lasting.map(({ id }) => id)).toEqual([2]);
    const timed = scene({ ...CITY, hands: HANDS, lasting: two, active: B }).play(B, wait);
    expect(timed.state.open.lasting.map(({ id }) => id)).toEqual([2]);
    const calm = scene({ ...CITY, hands: withCard(165), lasting: [{ ...two[0], seat: A } as Lasting] })
      .play(A, play(165))
      .play(A, done);
    expect(calm.state.open.lasting).toEqual([]);
  });

  test('TCZ-14.45 ticks: stop first, then guards, then the steps, for the original actor', () => {
    const tick: Lasting = {
      ...effect(B, 1, 154),
      actor: A,
      kind: 'ongoing',
      path: 'each/0',
      at: 'turnStart',
      turns: 3,
      vars: {},
    };
    const stopped = scene({
      ...CITY,
      b: { C3x9: 2, D4x9: 34, C3x8: 35, C3x10: 'sport' },
      hands: HANDS,
      lasting: [tick],
    }).play(A, wait);
    expect([stopped.state.open.lasting, stopped.state.open.used]).toEqual([[], [154]]);
    const sick = scene({ ...CITY, hands: HANDS, lasting: [tick] }).play(A, wait, dice(2));
    expect([sick.awaited(), offered(sick, B)]).toEqual([[B], ['C3x8', 'D4x9', 'C3x10']]);
    const healed = sick.play(B, pick('C3x8'));
    expect(healed.state.open.lasting).toMatchObject([{ turns: 2 }]);
    const layoffs: Lasting = { ...tick, event: 183, at: 'turnEnd', turns: 1 };
    const three = { C3x9: 2, D4x9: 5, C3x8: 6, D4x10: 82, C3x11: 7, C3x10: 'sport' } as const;
    const guarded = scene({ ...CITY, b: three, hands: HANDS, lasting: [layoffs], active: B }).play(B, wait);
    expect(guarded.hears(A)).toContainEqual({ type: 'cancelled', seat: B, event: 183, service: 'town_hall' });
    const siege = scene({
      seats: 3,
      ...CITY,
      b: { ...CITY.b, B2x9: 18 },
      c: { H8x9: 3, H8x10: 'trade' },
      hands: [[EX.siege], [], []],
    }).play(A, play(EX.siege), dice(1, 5));
    // B's police shortened it at once; the force is each target's own roll
    expect(siege.state.open.lasting).toMatchObject([{ seat: C, turns: 2, vars: { force: 3 } }]);
    expect(siege.hears(B).filter(({ type }) => type === 'removed').length).toBe(0);
  });

  test('TCZ-14.53 the turn being played is not counted', () => {
    const now = scene({ ...CITY, hands: withCard(188) }).play(A, play(188));
    expect(now.state.open.lasting).toMatchObject([{ kind: 'ward', turns: 4, isFromNextTurn: false }]);
    const next = now.play(B, wait).play(A, wait);
    expect(next.state.open.lasting).toMatchObject([{ turns: 3 }]);
  });

  test('TCZ-19.30 the ward of EX12 is set in the basic game, and no plebiscite is offered', () => {
    const now = scene({ a: { C3x3: 1 }, b: { C3x4: 2 }, hands: [[EX.mayor], [...OTHER]] }).play(A, play(EX.mayor));
    expect([now.state.open.lasting.map(({ kind }) => kind), now.awaited()]).toEqual([['ward'], [B]]);
    const extended = scene({
      options: { mode: 'extended' },
      a: { C3x3: 1 },
      b: { C3x4: 2 },
      hands: [[EX.mayor], []],
    }).play(A, play(EX.mayor));
    expect(extended.state.open.pending).toMatchObject({ type: 'plebiscite', left: 2, bonus: 1 });
  });
});
