import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { neighboursOf } from './board.ts';
import { LOCATIONS } from './components.ts';
import { alcatraz } from './game.ts';
import {
  apOf,
  bribe,
  discard,
  END,
  guardsOn,
  krzysiek,
  michal,
  move,
  offered,
  offerOf,
  openOf,
  perform,
  prison,
  rafal,
  respond,
  riot,
  sheetOf,
  type Stated,
  steal,
  stockOn,
  STRENGTH,
  trade,
  use,
  WITHDRAW,
} from './scene.fixture.ts';

const table = (stated: Stated = {}) => given(alcatraz, prison(stated));

describe('ALC-9 Paid actions', () => {
  test('ALC-9.1 moves go to neighbours, over corners too: 29 pairs in all', () => {
    const { open } = prison();
    expect(LOCATIONS.reduce((sum, at) => sum + neighboursOf(open, at).length, 0)).toBe(2 * 29);
    expect(neighboursOf(open, 6)).toEqual([1, 2, 3, 5, 7, 9, 10, 11]);
    expect(neighboursOf(open, 1)).toEqual([2, 5, 6]);
    expect(neighboursOf(open, 4)).toEqual([3, 7, 8]);
    expect(offerOf(table(), michal, 'move')).toEqual({ type: 'move', to: { oneOf: [1, 2, 3, 5, 7, 9, 10, 11] } });
    for (const to of [4, 6, 8, 12, 0, 13]) expect(table().refuses(michal, move(to))).toBe('ALC-9.1');
    const moved = table().play(michal, move(11));
    expect(sheetOf(moved, michal).at).toBe(11);
    for (const viewer of [rafal, krzysiek, 'audience'] as const)
      expect(moved.hears(viewer)).toEqual([{ type: 'moved', by: michal, from: 6, to: 11 }]);
  });

  test('ALC-9.2 not into a full or closed location; a prisoner among such has no move', () => {
    const one = table({ guards: { 2: 4, 6: 4 }, closed: [5], prisoners: [{}, { at: 1 }] });
    expect(one.refuses(michal, move(5))).toBe('ALC-9.2');
    expect(one.refuses(michal, move(2))).toBe('ALC-8.4');
    expect(offered(one, michal)).not.toContain('move');
    expect(apOf(table({ guards: { 6: 4 } }).play(michal, move(7)))).toBe(2);
  });

  test('ALC-9.3 any number of prisoners share a location', () => {
    const one = table({ prisoners: [{ at: 7 }, { at: 6 }, { at: 7 }] }).play(michal, move(7));
    expect(openOf(one).prisoners.map(({ at }) => at)).toEqual([7, 7, 7]);
  });

  test('ALC-9.4 a rule without a possible effect cannot be used', () => {
    const empty = table({ prisoners: [{}, { at: 4 }], stock: { 4: [] } });
    expect(empty.refuses(michal, use())).toBe('ALC-11.1');
    expect(offered(empty, michal)).not.toContain('useLocation');
    expect(table({ prisoners: [{}, { at: 1 }] }).refuses(michal, use({ victim: rafal }))).toBe('ALC-15.13');
    expect(table({ prisoners: [{}, { at: 4 }] }).refuses(michal, use({ pay: 'cash' }))).toBe('ALC-9.4');
    expect(table({ prisoners: [{}, { at: 4 }] }).refuses(michal, use({ take: 'drugs' }))).toBe('ALC-9.4');
  });

  test('ALC-9.5 each location once per turn and prisoner, also free ones, also after coming back', () => {
    const one = table({ ap: 9, prisoners: [{}, { at: 4 }] }).play(michal, use());
    expect(one.refuses(michal, use())).toBe('ALC-9.5');
    const back = one.play(michal, move(3)).play(michal, use()).play(michal, move(4));
    expect(back.refuses(michal, use())).toBe('ALC-9.5');
    const free = table({ dark: [8], prisoners: [{}, { at: 8 }] }).play(michal, use());
    expect(free.refuses(michal, use())).toBe('ALC-9.5');
    const other = table({ dark: [8], prisoners: [{}, { at: 8 }, { at: 8 }] })
      .play(michal, use())
      .play(michal, END);
    expect(sheetOf(other.play(krzysiek, use()), krzysiek).cash).toBe(1);
  });

  test('ALC-9.6 a theft takes an item or 1 Cash from somebody here, without consent', () => {
    const one = table({
      prisoners: [{ at: 6, items: ['key', 'knife'], cash: 2 }, { at: 6 }, { at: 7, items: ['key'] }],
    });
    const item = one.play(michal, steal(rafal, 'knife'));
    expect([sheetOf(item, rafal).items, sheetOf(item, michal).items, apOf(item)]).toEqual([['key'], ['knife'], 2]);
    const cash = one.play(michal, steal(rafal, 'cash'));
    expect([sheetOf(cash, rafal).cash, sheetOf(cash, michal).cash]).toEqual([1, 1]);
    expect(one.refuses(michal, steal(krzysiek, 'key'))).toBe('ALC-9.6');
    expect(one.refuses(michal, steal(michal, 'cash'))).toBe('ALC-9.6');
  });

  test('ALC-9.7 and EX-4i the victim has it, and the thief has room for it', () => {
    const full = table({
      ap: 9,
      prisoners: [
        { at: 6, items: ['key'], cash: 1 },
        { at: 6, items: ['drugs', 'drugs', 'drugs'], cash: 2 },
      ],
    });
    expect(full.refuses(michal, steal(rafal, 'key'))).toBe('ALC-9.7');
    expect(full.refuses(michal, steal(rafal, 'tools'))).toBe('ALC-9.7');
    const stolen = full.play(michal, steal(rafal, 'cash'));
    expect(sheetOf(stolen, michal).cash).toBe(3);
    expect(stolen.refuses(michal, steal(rafal, 'cash'))).toBe('ALC-9.9');
    const rich = table({
      prisoners: [
        { at: 6, cash: 1 },
        { at: 6, cash: 3 },
      ],
    });
    expect(rich.refuses(michal, steal(rafal, 'cash'))).toBe('ALC-9.7');
  });

  test('ALC-9.8 Strength, blackmail cards and elements are not stolen', () => {
    const one = table({ prisoners: [{ at: 6, strength: 3, marks: ['A'] }, { at: 6 }], hands: [['b01']] });
    for (const what of ['strength', 'b01', 'A'])
      expect(one.refuses(michal, { type: 'steal', victim: rafal, what })).toBe('ALC-9.8');
    expect(offered(one, michal)).not.toContain('steal');
  });

  test('ALC-9.9 one theft per turn', () => {
    const one = table({ prisoners: [{ at: 6, cash: 2 }, { at: 6 }, { at: 6, cash: 1 }] }).play(
      michal,
      steal(rafal, 'cash'),
    );
    expect(one.refuses(michal, steal(krzysiek, 'cash'))).toBe('ALC-9.9');
  });

  test('ALC-9.10 a riot pulls one guard from a neighbour, over corners too', () => {
    const one = table({ guards: { 11: 2, 12: 1 } }).play(michal, riot(11));
    expect([guardsOn(one, 11), guardsOn(one, 6), apOf(one)]).toEqual([1, 1, 2]);
    for (const from of [12, 6, 99])
      expect(table({ guards: { 12: 1, 6: 1 } }).refuses(michal, riot(from))).toBe('ALC-9.10');
  });

  test('ALC-9.11 there has to be a guard, and room for it', () => {
    expect(table().refuses(michal, riot(7))).toBe('ALC-9.11');
    const four = table({ guards: { 6: 3, 7: 2 }, ap: 9, prisoners: [{}, { at: 6, cash: 3 }] })
      .play(michal, bribe(3))
      .play(michal, riot(7));
    expect(four.refuses(michal, riot(7))).toBe('ALC-9.11');
  });

  test('ALC-9.12 the arrival affects later actions only', () => {
    const one = table({ guards: { 6: 1, 7: 3 }, ap: 9 }).play(michal, riot(7));
    expect(apOf(one)).toBe(8);
    expect(apOf(one.play(michal, riot(7)))).toBe(6);
    expect(one.play(michal, riot(7)).refuses(michal, riot(7))).toBe('ALC-8.3');
  });

  test('ALC-9.13 a task has to lie here', () => {
    expect(table().refuses(michal, perform('1.key', '1.clothes'))).toBe('ALC-9.13');
  });

  test('ALC-9.14 one item goes back to any location with a gap for its kind', () => {
    const one = table({ prisoners: [{ items: ['key'] }, { items: ['key'] }], stock: { 5: ['drugs'] } });
    expect(offerOf(one, michal, 'discardItem')).toEqual({
      type: 'discardItem',
      item: { oneOf: ['key'] },
      returnTo: { by: 'item', cases: { key: { oneOf: [5, 11] } } },
    });
    const back = one.play(michal, discard('key', 5));
    expect([sheetOf(back, michal).items, stockOn(back, 5), apOf(back)]).toEqual([[], ['drugs', 'key'], 2]);
    expect(one.refuses(michal, discard('key', 6))).toBe('ALC-11.3');
    expect(one.refuses(michal, discard('knife', 9))).toBe('ALC-9.14');
  });
});

describe('ALC-10 Free actions', () => {
  const both = (stated: Stated = {}) =>
    table({
      prisoners: [{ at: 6, items: ['key', 'key'], cash: 2 }, { at: 6, items: ['drugs'], cash: 1 }, { at: 7 }],
      ...stated,
    });

  test('ALC-10.1 items and Cash pass between two prisoners here, also one-sidedly', () => {
    const swapped = both()
      .play(michal, trade(rafal, 'cash drugs', 'key key'))
      .play(rafal, respond(true));
    expect([sheetOf(swapped, michal).items, sheetOf(swapped, michal).cash]).toEqual([['key', 'key'], 0]);
    expect([sheetOf(swapped, rafal).items, sheetOf(swapped, rafal).cash]).toEqual([['drugs'], 3]);
    const gift = both()
      .play(michal, trade(rafal, 'drugs', ''))
      .play(rafal, respond(true));
    expect(sheetOf(gift, rafal).items).toEqual(['drugs', 'key', 'key']);
    const begged = both()
      .play(michal, trade(rafal, '', 'cash cash'))
      .play(rafal, respond(true));
    expect(sheetOf(begged, michal).cash).toBe(3);
    expect(both().refuses(michal, trade(krzysiek, 'drugs', ''))).toBe('ALC-10.1');
    expect(apOf(swapped)).toBe(3);
  });

  test('ALC-10.2 both must agree', () => {
    const refused = both()
      .play(michal, trade(rafal, 'drugs', ''))
      .play(rafal, respond(false));
    expect(sheetOf(refused, michal).items).toEqual(['drugs']);
    expect(refused.hears('audience')).toEqual([{ type: 'tradeDeclined', by: rafal, isTimeUp: false }]);
  });

  test('ALC-10.3 only items and Cash', () => {
    const one = both({ hands: [[], ['b01']], prisoners: [{ at: 6 }, { at: 6, strength: 2, items: ['key'] }] });
    for (const give of ['strength', 'b01', 'A', 'key  ', 'ap'])
      expect(one.refuses(michal, { type: 'offerTrade', partner: rafal, give, want: '' })).toBe('ALC-10.3');
    expect(one.refuses(michal, { type: 'offerTrade', partner: rafal, give: 7, want: '' })).toBe('ALC-10.3');
  });

  test('ALC-10.4 and EX-4j only in a player turn, and with the active prisoner; the scapegoat may trade', () => {
    const one = both({ acting: krzysiek });
    expect(one.refuses(rafal, trade(michal, 'key', ''))).toBe('ALC-7.2');
    expect(one.refuses(michal, trade(rafal, 'drugs', ''))).toBe('ALC-7.2');
    expect(both({ phase: 'talks' }).refuses(michal, trade(rafal, 'drugs', ''))).toBe('ALC-3.1');
    expect(openOf(both().play(michal, trade(rafal, 'drugs', 'key'))).pending).toMatchObject({ partner: rafal });
  });

  test('ALC-10.5 an open offer blocks other moves, may be withdrawn, and lapses by the clock', () => {
    const one = both().play(michal, trade(rafal, 'drugs', 'key'));
    for (const viewer of [krzysiek, 'audience'] as const)
      expect(one.sees(viewer).open.pending).toEqual({ type: 'offer', partner: rafal, give: 'drugs', want: 'key' });
    expect(one.awaited()).toEqual([rafal]);
    expect(offered(one, michal)).toEqual(['withdrawOffer', 'say']);
    expect(offered(one, rafal)).toEqual(['respondTrade', 'say']);
    for (const action of [END, move(7), trade(rafal, 'drugs', '')])
      expect(one.refuses(michal, action)).toBe('ALC-10.5');
    expect(one.refuses(krzysiek, respond(true))).toBe('ALC-10.5');
    expect(one.refuses(krzysiek, WITHDRAW)).toBe('ALC-7.2');
    expect(openOf(one.play(michal, WITHDRAW)).pending).toBeNull();
    const late = one.tick();
    expect(late.hears('audience')).toEqual([{ type: 'tradeDeclined', by: rafal, isTimeUp: true }]);
    expect(openOf(late)).toMatchObject({ pending: null, acting: { seat: michal } });
    expect(both().refuses(michal, trade(rafal, '', ''))).toBe('ALC-10.5');
    expect(both().refuses(michal, WITHDRAW)).toBe('ALC-10.5');
    expect(both().refuses(rafal, respond(true))).toBe('ALC-10.5');
  });

  test('ALC-10.6 each side owns what it gives, and neither gets more than fits', () => {
    for (const [give, want] of [
      ['tools', ''],
      ['', 'tools'],
      ['cash cash', ''],
      ['', 'key key key'],
    ] as const)
      expect(both().refuses(michal, trade(rafal, give, want))).toBe('ALC-10.6');
    const full = both({
      prisoners: [
        { at: 6, items: ['key', 'key', 'key'], cash: 3 },
        { at: 6, items: ['drugs', 'drugs'], cash: 1 },
      ],
    });
    expect(full.refuses(michal, trade(rafal, 'drugs', ''))).toBe('ALC-10.6');
    expect(full.refuses(michal, trade(rafal, 'cash', ''))).toBe('ALC-10.6');
    expect(full.refuses(michal, trade(rafal, '', 'key key'))).toBe('ALC-10.6');
    expect(full.refuses(michal, trade(rafal, '', 'cash cash cash'))).toBe('ALC-10.6');
    const swapped = full.play(michal, trade(rafal, 'drugs drugs', 'key key key')).play(rafal, respond(true));
    expect(sheetOf(swapped, michal).items).toEqual(['key', 'key', 'key']);
    expect(openOf(full.play(michal, trade(rafal, 'cash', 'cash cash cash'))).pending).not.toBeNull();
  });

  test('ALC-10.7 at most eight offers per player turn, accepted or not', () => {
    let one = both();
    for (let offer = 0; offer < 8; offer++)
      one = one.play(michal, trade(rafal, 'drugs', '')).play(rafal, respond(false));
    expect(one.refuses(michal, trade(rafal, 'drugs', ''))).toBe('ALC-10.7');
    const once = both({ options: { maxOffersPerPlayerTurn: 1 } })
      .play(michal, trade(rafal, 'drugs', ''))
      .play(michal, WITHDRAW);
    expect(once.refuses(michal, trade(rafal, 'drugs', ''))).toBe('ALC-10.7');
  });

  test('ALC-10.8 1 Strength for 1 action point', () => {
    const one = table({ prisoners: [{}, { strength: 2 }] }).play(michal, STRENGTH);
    expect([apOf(one), sheetOf(one, michal).strength]).toEqual([4, 1]);
    expect(table().refuses(michal, STRENGTH)).toBe('ALC-10.8');
  });

  test('ALC-10.9 at most one point per turn', () => {
    expect(
      table({ prisoners: [{}, { strength: 3 }] })
        .play(michal, STRENGTH)
        .refuses(michal, STRENGTH),
    ).toBe('ALC-10.9');
  });

  test('ALC-10.10 at up to three guards, and at 0 AP', () => {
    for (const guards of [0, 1, 2, 3])
      expect(
        apOf(table({ ap: 0, guards: { 6: guards }, prisoners: [{}, { strength: 1 }] }).play(michal, STRENGTH)),
      ).toBe(1);
    expect(table({ guards: { 6: 4 }, prisoners: [{}, { strength: 1 }] }).refuses(michal, STRENGTH)).toBe('ALC-10.10');
  });
});
