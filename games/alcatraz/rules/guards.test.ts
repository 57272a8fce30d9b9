import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { bribedAt, effectiveGuards } from './board.ts';
import { alcatraz } from './game.ts';
import {
  apOf,
  blackmail,
  bribe,
  discard,
  drawing,
  END,
  guardsOn,
  krzysiek,
  michal,
  move,
  moveGuard,
  offered,
  openOf,
  perform,
  prison,
  rafal,
  riot,
  sheetOf,
  type Stated,
  steal,
  STRENGTH,
  trade,
  use,
} from './scene.fixture.ts';

const table = (stated: Stated = {}) => given(alcatraz, prison(stated));

/** Michał at the Infirmary with everything one could want, among so many guards; Rafał is with him. */
const among = (guards: number, stated: Stated = {}) =>
  table({
    guards: { 4: guards, 3: 1 },
    tasks: [{ card: 'A2', at: 4 }],
    ap: 5,
    prisoners: [
      { at: 4, cash: 1 },
      { at: 4, items: ['knife', 'tools'], strength: 1, cash: 1 },
    ],
    ...stated,
  });

describe('ALC-8 What guards do', () => {
  test('ALC-8.1 never more than four guards on a location', () => {
    const radio = table({ guards: { 5: 4, 2: 1 }, prisoners: [{}, { at: 2 }] });
    expect(radio.refuses(michal, use({ from: 2, to: 5 }))).toBe('ALC-8.1');
    const crowd = table({ guards: { 6: 4, 7: 1 } });
    expect(crowd.refuses(michal, riot(7))).toBe('ALC-8.3');
    const entering = table({ guards: { 1: 4 }, acting: krzysiek }).play(krzysiek, END, drawing(0));
    expect([guardsOn(entering, 1), guardsOn(entering, 2)]).toEqual([4, 1]);
  });

  test('ALC-8.2 cost and permission are those of the place and the moment of the action', () => {
    const one = among(1, { guards: { 4: 1, 3: 2 } });
    const rioted = one.play(michal, riot(3));
    expect(apOf(rioted)).toBe(4);
    expect(guardsOn(rioted, 4)).toBe(2);
    expect(apOf(rioted.play(michal, use()))).toBe(2);
    expect(apOf(rioted.play(michal, move(8)).play(michal, use()))).toBe(2);
  });

  const paid = [use(), steal(rafal, 'cash'), riot(3), perform('1.knife', '1.tools'), discard('knife', 9)];

  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
  ])('ALC-8.3 %i guards: a paid action costs %i, a move 1, free actions nothing', (guards, cost) => {
    const one = among(guards);
    for (const action of paid) expect(apOf(one.play(michal, action))).toBe(5 - cost);
    expect(apOf(one.play(michal, move(8)))).toBe(4);
    expect(apOf(one.play(michal, trade(rafal, 'knife', '')))).toBe(5);
    expect(apOf(one.play(michal, STRENGTH))).toBe(6);
    expect(guards === 0 ? 5 : apOf(one.play(michal, bribe(1)))).toBe(5);
  });

  test('ALC-8.3 three guards: no paid action but moving and blackmail; free actions go on', () => {
    const one = among(3);
    for (const action of [use(), steal(rafal, 'cash'), riot(3), discard('knife', 9)])
      expect(one.refuses(michal, action)).toBe('ALC-8.3');
    expect(one.refuses(michal, perform('1.knife', '1.tools'))).toBe('ALC-12.4');
    expect(offered(one, michal)).toEqual(['move', 'bribe', 'offerTrade', 'spendStrength', 'endTurn', 'say']);
    const goat = among(3, { scapegoat: michal, hands: [[], ['b08']] });
    expect(apOf(goat.play(michal, blackmail('b08', { to: 7 })))).toBe(4);
  });

  test('ALC-8.3 and EX-4k four guards: nothing but leaving and blackmail', () => {
    const one = among(4);
    expect(one.refuses(michal, STRENGTH)).toBe('ALC-10.10');
    expect(one.refuses(michal, bribe(1))).toBe('ALC-8.9');
    expect(one.refuses(michal, trade(rafal, 'knife', ''))).toBe('ALC-10.6');
    expect(offered(one, michal)).toEqual(['move', 'endTurn', 'say']);
    expect(sheetOf(one.play(michal, move(8)), michal).at).toBe(8);
    const goat = among(4, { scapegoat: michal, hands: [[], ['b08']] });
    expect(apOf(goat.play(michal, blackmail('b08', { to: 7 })))).toBe(4);
    const free = table({ guards: { 5: 4 }, prisoners: [{}, { at: 5, cash: 1 }] });
    expect(free.refuses(michal, use({ pay: 'cash', take: 'key' }))).toBe('ALC-8.3');
  });

  test('ALC-8.4 nobody enters a location with four guards, bribes or not', () => {
    const one = table({ guards: { 7: 4 }, prisoners: [{}, { at: 6, cash: 3 }] });
    expect(one.refuses(michal, move(7))).toBe('ALC-8.4');
    const left = table({ guards: { 6: 3, 7: 1 }, ap: 9, prisoners: [{}, { at: 6, cash: 3 }] })
      .play(michal, bribe(2))
      .play(michal, riot(7))
      .play(michal, move(7));
    expect(left.refuses(michal, move(6))).toBe('ALC-8.4');
  });

  test('ALC-8.5 a prisoner inside stays when the fourth guard comes', () => {
    const one = table({ acting: krzysiek, guards: { 6: 3 } }).play(krzysiek, END, drawing(5));
    expect(guardsOn(one, 6)).toBe(4);
    expect(sheetOf(one, michal).at).toBe(6);
  });

  test('ALC-8.6 and EX-4g free location rules stay free at two and three guards, and are forbidden at four', () => {
    const yard = (guards: number, options = {}) =>
      table({ options, guards: { 5: guards }, prisoners: [{}, { at: 5, cash: 1 }] });
    const exchange = use({ pay: 'cash', take: 'key' });
    for (const guards of [0, 1, 2, 3]) expect(apOf(yard(guards).play(michal, exchange))).toBe(3);
    expect(yard(4).refuses(michal, exchange)).toBe('ALC-8.3');
    const affected = { guardsAffectFreeLocationRules: true };
    expect([0, 1, 2].map(guards => apOf(yard(guards, affected).play(michal, exchange)))).toEqual([3, 3, 2]);
    expect(yard(3, affected).refuses(michal, exchange)).toBe('ALC-8.6');
    expect(yard(4, affected).refuses(michal, exchange)).toBe('ALC-8.3');
    for (const [at, chosen] of [
      [2, { from: 1, to: 12 }],
      [3, {}],
      [8, {}],
    ] as const) {
      const dark = table({ dark: [at], guards: { [at]: 3, 1: 1 }, prisoners: [{}, { at }] });
      expect(apOf(dark.play(michal, use(chosen)))).toBe(3);
    }
  });

  test('ALC-8.7 and ALC-8.8 each Cash point pays off one guard here', () => {
    const one = among(2, { prisoners: [{}, { at: 4, cash: 3 }] });
    const paid1 = one.play(michal, bribe(1));
    expect(sheetOf(paid1, michal).cash).toBe(2);
    expect(effectiveGuards(openOf(paid1), 4)).toBe(1);
    expect(effectiveGuards(openOf(one.play(michal, bribe(2))), 4)).toBe(0);
    for (const count of [0, 3, 1.5, -1]) expect(one.refuses(michal, bribe(count))).toBe('ALC-8.8');
    expect(among(0, { prisoners: [{}, { at: 4, cash: 3 }] }).refuses(michal, bribe(1))).toBe('ALC-8.8');
    expect(among(2, { prisoners: [{}, { at: 4 }] }).refuses(michal, bribe(1))).toBe('ALC-8.8');
    expect(one.refuses(rafal, bribe(1))).toBe('ALC-7.2');
  });

  test('ALC-8.9 no bribes at four; those paid before the fourth guard came keep counting', () => {
    expect(among(4).refuses(michal, bribe(1))).toBe('ALC-8.9');
    const before = among(3, { prisoners: [{}, { at: 4, cash: 3 }] })
      .play(michal, bribe(2))
      .play(michal, riot(3));
    expect(guardsOn(before, 4)).toBe(4);
    expect(effectiveGuards(openOf(before), 4)).toBe(2);
    expect(apOf(before.play(michal, bribe(1)).play(michal, use()))).toBe(3);
  });

  test('ALC-8.10 bribes stay with prisoner, place and player turn', () => {
    const one = table({ ap: 9, guards: { 4: 2, 3: 2 }, prisoners: [{ at: 4 }, { at: 4, cash: 1 }, { at: 4 }] }).play(
      michal,
      bribe(1),
    );
    const back = one.play(michal, move(3)).play(michal, move(4));
    expect(effectiveGuards(openOf(back), 4)).toBe(1);
    expect(effectiveGuards(openOf(back), 3)).toBe(2);
    expect(apOf(back.play(michal, use()))).toBe(6);
    const next = back.play(michal, END);
    expect(openOf(next).acting).toMatchObject({ seat: krzysiek, bribes: [] });
    expect(apOf(next.play(krzysiek, use()))).toBe(1);
  });

  test('ALC-8.11 unbribed guards leave first; one who arrives is not bribed', () => {
    const radio = (guards: number, count: number) =>
      table({ ap: 9, dark: [2], guards: { 2: guards, 9: 1 }, prisoners: [{}, { at: 2, cash: 3 }] }).play(
        michal,
        bribe(count),
      );
    const left = radio(2, 1).play(michal, use({ from: 2, to: 12 }));
    expect([guardsOn(left, 2), bribedAt(openOf(left), 2)]).toEqual([1, 1]);
    const cut = radio(2, 2).play(michal, use({ from: 2, to: 12 }));
    expect([guardsOn(cut, 2), bribedAt(openOf(cut), 2)]).toEqual([1, 1]);
    const arrived = radio(2, 2).play(michal, use({ from: 9, to: 2 }));
    expect(effectiveGuards(openOf(arrived), 2)).toBe(1);
  });

  test('ALC-8.12 and EX-1e a bribed guard does not count for the limit of a task, unless the option is off', () => {
    const at11 = (options = {}) =>
      table({
        options,
        guards: { 11: 1 },
        tasks: [{ card: 'A1', at: 11 }],
        prisoners: [{}, { at: 6, items: ['key', 'clothes'], cash: 1 }],
      })
        .play(michal, move(11))
        .play(michal, bribe(1));
    expect(apOf(at11().play(michal, perform('1.key', '1.clothes')))).toBe(1);
    expect(at11({ bribesCountForTaskLimit: false }).refuses(michal, perform('1.key', '1.clothes'))).toBe('ALC-12.4');
    const moved = table({ ap: 9, guards: { 6: 1 }, prisoners: [{}, { at: 6, cash: 1 }] })
      .play(michal, bribe(1))
      .play(michal, move(7))
      .play(michal, riot(6));
    expect(guardsOn(moved, 7)).toBe(1);
  });

  test('ALC-8.13 one bribe at two guards removes the surcharge', () => {
    expect(apOf(among(2).play(michal, bribe(1)).play(michal, use()))).toBe(4);
  });
});

describe('Guards moved one by one', () => {
  test('ALC-15.14 after the first step another one, or a stop, comes before anything else', () => {
    const radio = table({ guards: { 1: 2, 5: 3 }, prisoners: [{}, { at: 2 }] });
    const first = radio.play(michal, use({ from: 1, to: 5 }));
    expect([guardsOn(first, 1), guardsOn(first, 5), apOf(first)]).toEqual([1, 4, 2]);
    expect(offered(first, michal)).toEqual(['moveGuard', 'stopGuards', 'say']);
    expect(first.refuses(michal, move(6))).toBe('ALC-15.14');
    expect(first.refuses(michal, moveGuard(1, 5))).toBe('ALC-8.1');
    expect(first.refuses(michal, moveGuard(8, 7))).toBe('ALC-15.14');
    expect(first.refuses(rafal, moveGuard(1, 7))).toBe('ALC-7.2');
    const second = first.play(michal, moveGuard(5, 12));
    expect([guardsOn(second, 5), guardsOn(second, 12)]).toEqual([3, 1]);
    expect(openOf(second).pending).toBeNull();
    expect(openOf(first.play(michal, { type: 'stopGuards' })).pending).toBeNull();
    expect(second.refuses(michal, { type: 'stopGuards' })).toBe('ALC-15.14');
    expect(openOf(first.tick()).acting?.seat).toBe(krzysiek);
    expect(second.play(michal, END).state.open.acting?.seat).toBe(krzysiek);
  });
});
