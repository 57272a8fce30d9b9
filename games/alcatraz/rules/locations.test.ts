import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import type { Kind, Location } from './components.ts';
import { alcatraz } from './game.ts';
import {
  apOf,
  bribe,
  choose,
  drawing,
  END,
  guardsOn,
  krzysiek,
  michal,
  move,
  moveGuard,
  offered,
  offerOf,
  openOf,
  prison,
  rafal,
  sheetOf,
  type Stated,
  stockOn,
  use,
} from './scene.fixture.ts';

const table = (stated: Stated = {}) => given(alcatraz, prison(stated));
const at = (location: Location, own: object = {}, stated: Stated = {}) =>
  table({ prisoners: [{}, { at: location, ...own }], ...stated });
const darkAt = (location: Location, own: object = {}, stated: Stated = {}) =>
  at(location, own, { dark: [location], ...stated });

describe('ALC-15 The twelve locations', () => {
  test('ALC-15.1S Chapel: a card of another prisoner goes to the used pile, at random', () => {
    const chapel = at(1, {}, { hands: [['b01', 'b02'], [], []] });
    expect(offerOf(chapel, michal, 'useLocation')).toMatchObject({ victim: { oneOf: [rafal] }, pay: null });
    for (const [index, card] of [
      [0, 'b01'],
      [1, 'b02'],
    ] as const) {
      const lost = chapel.play(michal, use({ victim: rafal }), drawing(index));
      expect(openOf(lost).blackmail.used).toEqual([card]);
      expect([sheetOf(lost, rafal).cards, apOf(lost)]).toEqual([1, 2]);
      for (const viewer of [rafal, krzysiek, 'audience'] as const)
        expect(lost.hears(viewer)).toContainEqual({ type: 'cardDiscarded', by: michal, victim: rafal, card });
    }
  });

  test('ALC-15.1D Chapel: pay, and take a card into the own hand', () => {
    const chapel = darkAt(1, { cash: 1 }, { hands: [['b01', 'b02'], ['b03'], []] });
    const taken = chapel.play(michal, use({ pay: 'cash', victim: rafal }), drawing(1));
    expect([sheetOf(taken, rafal).cards, sheetOf(taken, michal).cards, sheetOf(taken, michal).cash]).toEqual([1, 2, 0]);
    expect(taken.sees(michal).hands[michal]).toEqual(['b03', 'b02']);
    expect(chapel.refuses(michal, use({ victim: rafal }))).toBe('ALC-11.2');
  });

  test('ALC-15.2S Radio Room: two guards, each from anywhere to anywhere', () => {
    const radio = at(2, {}, { guards: { 1: 1, 12: 1 } });
    const moved = radio.play(michal, use({ from: 1, to: 11 })).play(michal, moveGuard(12, 4));
    expect([1, 4, 11, 12].map(location => guardsOn(moved, location))).toEqual([0, 1, 1, 0]);
    expect(apOf(moved)).toBe(2);
  });

  test('ALC-15.2D Radio Room: free, one guard', () => {
    const radio = darkAt(2, {}, { guards: { 1: 1 } });
    const moved = radio.play(michal, use({ from: 1, to: 11 }));
    expect([guardsOn(moved, 11), apOf(moved)]).toEqual([1, 3]);
    expect(openOf(moved).pending).toBeNull();
  });

  test.each([
    [0, 3],
    [1, 3],
    [2, 3],
  ])('ALC-15.3S Dining Hall: from %i Strength to %i', (strength, after) => {
    const fed = at(3, { strength }).play(michal, use());
    expect([sheetOf(fed, michal).strength, apOf(fed)]).toEqual([after, 2]);
  });

  test('ALC-15.3D Dining Hall: free, 1 Strength', () => {
    const fed = darkAt(3).play(michal, use());
    expect([sheetOf(fed, michal).strength, apOf(fed)]).toEqual([1, 3]);
  });

  const MAINS: readonly [string, Location, Kind][] = [
    ['ALC-15.4S and ALC-15.4D Infirmary', 4, 'drugs'],
    ['ALC-15.7S and ALC-15.7D Workshop', 7, 'tools'],
    ['ALC-15.9S and ALC-15.9D Cell Block', 9, 'knife'],
    ['ALC-15.10S and ALC-15.10D Laundry Room', 10, 'clothes'],
    ["ALC-15.11S and ALC-15.11D Guard's Room", 11, 'key'],
  ];

  test.each(MAINS)('%s: silver, one token for 1 AP; dark, two for a payment', (_, location, kind) => {
    const silver = at(location).play(michal, use());
    expect([sheetOf(silver, michal).items, stockOn(silver, location), apOf(silver)]).toEqual([[kind], [kind, kind], 2]);
    const dark = darkAt(location, { cash: 1 });
    const paid = dark.play(michal, use({ pay: 'cash' }));
    expect([sheetOf(paid, michal).items, stockOn(paid, location), apOf(paid)]).toEqual([[kind, kind], [kind], 2]);
    expect(darkAt(location).refuses(michal, use({ pay: 'cash' }))).toBe('ALC-11.2');
  });

  test('ALC-15.4S and EX-4f the silver Infirmary under guards, once per turn', () => {
    const guarded = at(4, { cash: 1 }, { guards: { 4: 2 }, ap: 5 });
    expect(apOf(guarded.play(michal, use()))).toBe(3);
    const bribed = guarded.play(michal, bribe(1)).play(michal, use());
    expect(apOf(bribed)).toBe(4);
    expect(bribed.refuses(michal, use())).toBe('ALC-9.5');
    expect(sheetOf(bribed.play(michal, move(3)).play(michal, use()), michal).strength).toBe(3);
  });

  test('ALC-15.5S Exercise Yard: free, pay and take any one item from here', () => {
    const swapped = at(5, { cash: 1 }).play(michal, use({ pay: 'cash', take: 'tools' }));
    expect([sheetOf(swapped, michal).items, apOf(swapped)]).toEqual([['tools'], 3]);
  });

  test('ALC-15.5D Exercise Yard: pay and take any two items from here', () => {
    const swapped = darkAt(5, { cash: 1 }).play(michal, use({ pay: 'cash', take: 'key tools' }));
    expect([sheetOf(swapped, michal).items, apOf(swapped)]).toEqual([['key', 'tools'], 2]);
  });

  test('ALC-15.6S Visiting Area: any one item from here', () => {
    const taken = at(6).play(michal, use({ take: 'knife' }));
    expect([sheetOf(taken, michal).items, apOf(taken)]).toEqual([['knife'], 2]);
  });

  test('ALC-15.6D Visiting Area: pay and take the Gun', () => {
    const taken = darkAt(6, { items: ['key'] }).play(michal, use({ pay: 'key', returnTo: 11 }));
    expect([sheetOf(taken, michal).items, apOf(taken)]).toEqual([['gun'], 2]);
  });

  test('ALC-15.8S and ALC-15.8D Recreational Room: up to 2 Cash, or 1 for free', () => {
    const silver = at(8).play(michal, use());
    expect([sheetOf(silver, michal).cash, apOf(silver)]).toEqual([2, 2]);
    const dark = darkAt(8).play(michal, use());
    expect([sheetOf(dark, michal).cash, apOf(dark)]).toEqual([1, 3]);
  });

  test("ALC-15.12S Warden's Office: the top blackmail card", () => {
    const drawn = at(12, {}, { cards: ['b07'] }).play(michal, use());
    expect([drawn.sees(michal).hands[michal], openOf(drawn).blackmail.deck, apOf(drawn)]).toEqual([['b07'], 10, 2]);
  });

  test("ALC-15.12D Warden's Office: pay, draw three, keep one", () => {
    const office = darkAt(12, { cash: 1 }, { cards: ['b07', 'b01', 'b05'] }).play(michal, use({ pay: 'cash' }));
    expect(office.sees(michal).choice).toEqual(['b07', 'b01', 'b05']);
    const kept = office.play(michal, choose('b01'));
    expect([kept.sees(michal).hands[michal], openOf(kept).blackmail.used]).toEqual([['b01'], ['b07', 'b05']]);
    expect(openOf(kept).blackmail.deck).toBe(8);
  });

  test('ALC-15.13 the Chapel needs somebody else with a card, wherever they are', () => {
    expect(at(1, {}, { hands: [[], ['b01'], []] }).refuses(michal, use({ victim: rafal }))).toBe('ALC-15.13');
    expect(at(1, {}, { hands: [[], ['b01'], []] }).refuses(michal, use({ victim: michal }))).toBe('ALC-15.13');
    const afar = at(1, {}, { hands: [[], [], ['b01']], prisoners: [{}, { at: 1 }, { at: 12 }] });
    expect(openOf(afar.play(michal, use({ victim: krzysiek }))).blackmail.used).toEqual(['b01']);
  });

  test('ALC-15.14 each step needs a guard, room, and another place; the number of guards stays', () => {
    const radio = at(2, {}, { guards: { 1: 1, 5: 4 } });
    expect(radio.refuses(michal, use({ from: 3, to: 4 }))).toBe('ALC-15.14');
    expect(radio.refuses(michal, use({ from: 1, to: 1 }))).toBe('ALC-15.14');
    expect(radio.refuses(michal, use())).toBe('ALC-15.14');
    expect(radio.refuses(michal, use({ from: 1, to: 5 }))).toBe('ALC-8.1');
    const moved = radio.play(michal, use({ from: 5, to: 9 })).play(michal, moveGuard(1, 5));
    expect(openOf(moved).guards.reduce((sum, here) => sum + here)).toBe(5);
    expect(guardsOn(moved, 5)).toBe(4);
  });

  test('ALC-15.15 a gain of up to 3 or 2, as far as the track goes, and at least 1', () => {
    expect(at(3, { strength: 3 }).refuses(michal, use())).toBe('ALC-15.15');
    expect(sheetOf(at(8, { cash: 1 }).play(michal, use()), michal).cash).toBe(3);
    expect(sheetOf(at(8, { cash: 2 }).play(michal, use()), michal).cash).toBe(3);
    expect(at(8, { cash: 3 }).refuses(michal, use())).toBe('ALC-15.15');
  });

  test('ALC-15.16 the dark Dining Hall and Recreational Room are no use at the maximum', () => {
    expect(darkAt(3, { strength: 3 }).refuses(michal, use())).toBe('ALC-15.16');
    expect(darkAt(8, { cash: 3 }).refuses(michal, use())).toBe('ALC-15.16');
  });

  test('ALC-15.17 a free item place is needed after paying, two for two items', () => {
    const full: Kind[] = ['key', 'key', 'key'];
    expect(at(4, { items: full }).refuses(michal, use())).toBe('ALC-15.17');
    expect(at(6, { items: full }).refuses(michal, use({ take: 'drugs' }))).toBe('ALC-15.17');
    expect(darkAt(6, { items: full, cash: 1 }).refuses(michal, use({ pay: 'cash' }))).toBe('ALC-15.17');
    expect(darkAt(7, { items: ['key', 'key'], cash: 1 }).refuses(michal, use({ pay: 'cash' }))).toBe('ALC-11.8');
    expect(offerOf(darkAt(7, { items: ['key', 'key'], cash: 1 }), michal, 'useLocation')).toMatchObject({
      pay: { oneOf: ['key'] },
    });
  });

  test('ALC-15.18 the dark Exercise Yard: two of the same or of different kinds, and two must lie there', () => {
    const yard = (stock: Kind[]) => darkAt(5, { cash: 1 }, { stock: { 5: stock } });
    expect(yard(['key']).refuses(michal, use({ pay: 'cash', take: 'key' }))).toBe('ALC-15.18');
    expect(yard([]).refuses(michal, use({ pay: 'cash', take: 'key' }))).toBe('ALC-11.1');
    expect(sheetOf(yard(['key', 'key']).play(michal, use({ pay: 'cash', take: 'key key' })), michal).items).toEqual([
      'key',
      'key',
    ]);
    expect(yard(['key', 'knife']).refuses(michal, use({ pay: 'cash', take: 'key key' }))).toBe('ALC-11.1');
  });

  test('ALC-15.19 the dark Visiting Area only while the Gun lies there', () => {
    const gone = darkAt(6, { cash: 1 }, { prisoners: [{ items: ['gun'] }, { at: 6, cash: 1 }] });
    expect(gone.refuses(michal, use({ pay: 'cash' }))).toBe('ALC-15.19');
  });

  test.each(MAINS)('ALC-15.20 %s dark: two with two there, one with one, none with none', (_, location, kind) => {
    const place = (count: number) =>
      darkAt(location, { cash: 1 }, { stock: { [location]: Array.from({ length: count }, () => kind) } });
    expect(sheetOf(place(2).play(michal, use({ pay: 'cash' })), michal).items).toEqual([kind, kind]);
    expect(sheetOf(place(1).play(michal, use({ pay: 'cash' })), michal).items).toEqual([kind]);
    expect(place(0).refuses(michal, use({ pay: 'cash' }))).toBe('ALC-11.1');
  });

  test("ALC-15.21 the Warden's choice: fewer cards if there are fewer, private until made, and blocking", () => {
    const two = darkAt(
      12,
      { cash: 1 },
      { hands: [['b01', 'b02', 'b03', 'b04', 'b05', 'b06', 'b07', 'b08', 'b09']], cards: ['b11', 'b10'] },
    );
    const open = two.play(michal, use({ pay: 'cash' }));
    expect(open.sees(michal).choice).toEqual(['b11', 'b10']);
    for (const viewer of [rafal, krzysiek, 'audience'] as const) {
      expect(open.sees(viewer).choice).toBeNull();
      expect(open.hears(viewer)).toContainEqual({ type: 'choiceOpened', by: michal, cards: null });
      expect(open.sees(viewer).open.pending).toEqual({ type: 'choice', cards: 2 });
    }
    expect(offered(open, michal)).toEqual(['chooseCard', 'say']);
    expect(open.refuses(michal, END)).toBe('ALC-15.21');
    expect(open.refuses(michal, choose('b01'))).toBe('ALC-15.21');
    expect(open.refuses(rafal, choose('b11'))).toBe('ALC-7.2');
    const late = open.tick();
    expect(late.sees(michal).hands[michal]).toEqual(['b11']);
    expect(openOf(late)).toMatchObject({ pending: null, acting: { seat: michal }, blackmail: { used: ['b10'] } });
    for (const viewer of [rafal, krzysiek, 'audience'] as const)
      expect(late.hears(viewer)).toEqual([{ type: 'cardKept', by: michal, card: null, rejected: ['b10'] }]);
  });

  test("ALC-15.22 the dark Chapel and Warden's Office are paid with items or Cash", () => {
    const chapel = darkAt(1, { items: ['key'] }, { hands: [['b01']] });
    expect(stockOn(chapel.play(michal, use({ pay: 'key', returnTo: 11, victim: rafal })), 11)).toHaveLength(3);
    const office = darkAt(12, { items: ['key'] }).play(michal, use({ pay: 'key', returnTo: 11 }));
    expect(openOf(office).pending).toEqual({ type: 'choice', cards: 3 });
  });
});
