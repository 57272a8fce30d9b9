import { describe, expect, test } from 'vitest';
import { type Seat, viewersOf } from '#kernel';
import { given } from '#testkit';
import { ELEMENTS, type Element, type PlanId } from './components.ts';
import { redundantIn, verdictOn } from './ending.ts';
import { alcatraz } from './game.ts';
import {
  janek,
  krzysiek,
  michal,
  move,
  nameStayer,
  offered,
  openOf,
  perform,
  prison,
  rafal,
  type Stated,
} from './scene.fixture.ts';
import type { Prisoner } from './state.ts';

const table = (stated: Stated = {}) => given(alcatraz, prison(stated));
const letters = (word: string): Element[] => ELEMENTS.filter(element => word.includes(element));

type Own = Partial<Omit<Prisoner, 'marks'>>;
const verdict = (scapegoat: Seat, ...prisoners: readonly (readonly [string, Own?])[]) =>
  verdictOn({
    scapegoat,
    prisoners: prisoners.map(([marks, own = {}]) => ({
      at: 1,
      strength: 0,
      cash: 0,
      items: [],
      cards: 0,
      ...own,
      marks: letters(marks),
    })),
  });
const stays = (seat: Seat, decidedBy: string) => ({ type: 'stays', seat, decidedBy });

interface Last {
  readonly scapegoat?: Seat;
  readonly reward?: PlanId;
  readonly own?: readonly Own[];
  readonly seats?: 3 | 4;
}

/** Krzysiek can perform the last task; the reward for the one who is neither scapegoat nor performer is on this card. */
const last = (marks: readonly string[], { scapegoat = michal, reward = 'B2', own = [], seats = 3 }: Last = {}) =>
  table({
    seats,
    scapegoat,
    acting: krzysiek,
    tasks: [{ card: 'E1', at: 11 }],
    top: [reward],
    prisoners: marks.map((word, seat) => ({
      ...own[seat],
      marks: letters(word),
      ...(seat === krzysiek ? { at: 11, items: ['clothes', 'knife'] } : {}),
    })),
  });
const DONE = perform('2.clothes', '2.knife');

describe('ALC-16 End of the game: who escapes', () => {
  test('ALC-16.1 tested only after the rewards of a task', () => {
    const redundant = table({ prisoners: [{ marks: letters('ABCDEF') }, {}, { marks: letters('ABCDEF') }] });
    expect(openOf(redundant.play(michal, move(7))).phase).toBe('acting');
  });

  test('ALC-16.2, ALC-16.3 and ALC-16.4 redundant: the others have all six; all six among all is not enough', () => {
    const redundant = (...words: string[]) =>
      redundantIn({
        prisoners: words.map(word => ({ at: 1, strength: 0, cash: 0, items: [], cards: 0, marks: letters(word) })),
      });
    expect(redundant('ABC', 'BDF', 'DEF')).toEqual([1]);
    expect(redundant('AB', 'CD', 'EF')).toEqual([]);
    expect(redundant('ABCDEF', 'ABCDEF', '')).toEqual([0, 1, 2]);
    expect(redundant('ABC', 'BDF', 'DF')).toEqual([]);
  });

  test('ALC-16.5 indispensable: somebody has an element alone', () => {
    for (const words of [
      ['ABC', 'BDF', 'DEF'],
      ['ABCD', 'EF', 'AEF', 'ABC'],
      ['ABC', 'DEF', 'A', 'D'],
    ]) {
      const sheets = words.map(word => ({ at: 1, strength: 0, cash: 0, items: [], cards: 0, marks: letters(word) }));
      const alone = words.map((word, seat) =>
        [...word].some(letter => words.every((other, at) => at === seat || !other.includes(letter))),
      );
      const redundant = redundantIn({ prisoners: sheets });
      expect(words.map((_, seat) => !redundant.includes(seat))).toEqual(alone);
    }
  });

  test('ALC-16.6 Step 1: a redundant scapegoat stays, whatever others have', () => {
    expect(verdict(2, ['ABCD'], ['EF'], ['AEF'], ['ABC'])).toEqual(stays(2, 'scapegoat'));
  });

  test('ALC-16.7 Step 2: the only redundant player stays', () => {
    expect(verdict(0, ['ABC'], ['BDF'], ['DEF'])).toEqual(stays(1, 'onlyOne'));
  });

  test('ALC-16.8 Step 3: fewest elements, then least Cash, fewest items, least Strength', () => {
    expect(verdict(0, ['ABC'], ['BDEF'], ['DEF'])).toEqual(stays(2, 'elements'));
    expect(verdict(0, ['ABC'], ['DEF', { cash: 1 }], ['DEF', { items: ['key'] }])).toEqual(stays(2, 'cash'));
    expect(verdict(0, ['ABC'], ['DEF', { items: ['key'] }], ['DEF', { items: ['key', 'key'] }])).toEqual(
      stays(1, 'items'),
    );
    expect(verdict(0, ['ABC'], ['DEF', { strength: 1 }], ['DEF', { strength: 2 }])).toEqual(stays(1, 'strength'));
    expect(verdict(0, ['ABC'], ['DEF'], ['DEF'])).toEqual({ type: 'tie', candidates: [1, 2] });
  });

  const tie = () => last(['DF', 'ABC', 'DF'], { reward: 'E2' });

  test('ALC-16.9 Step 4: with three players the scapegoat names who stays', () => {
    // both have three letters, no Cash, no items and no Strength
    const naming = tie().play(krzysiek, DONE);
    expect(openOf(naming)).toMatchObject({ phase: 'naming', naming: { candidates: [rafal, krzysiek], named: [] } });
    expect(naming.awaited()).toEqual([michal]);
    expect(offered(naming, krzysiek)).toEqual([]);
    expect(naming.refuses(krzysiek, nameStayer(rafal))).toBe('ALC-16.9');
    expect(naming.refuses(michal, nameStayer(michal))).toBe('ALC-16.9');
    expect(naming.refuses(michal, move(1))).toBe('ALC-16.9');
    const over = naming.play(michal, nameStayer(krzysiek));
    expect(openOf(over).ending).toEqual({
      outcome: 'escape',
      stays: krzysiek,
      decidedBy: 'naming',
      redundant: [rafal, krzysiek],
      namings: [null, krzysiek, null],
    });
    expect(openOf(naming.tick()).ending).toMatchObject({ stays: krzysiek, namings: [null, krzysiek, null] });
  });

  test('ALC-16.9 with four, two name in secret; if they differ the scapegoat’s word counts', () => {
    // the scapegoat Michał and Krzysiek, who has four letters, decide between Rafał and Janek
    const naming = last(['DF', 'ABC', 'DEF', 'DF'], { seats: 4, reward: 'E2' }).play(krzysiek, DONE);
    expect(openOf(naming).naming?.candidates).toEqual([rafal, krzysiek, janek]);
    const two = last(['DF', 'ABC', 'BDEF', 'DF'], { seats: 4, reward: 'E2' }).play(krzysiek, DONE);
    expect(openOf(two).naming?.candidates).toEqual([rafal, janek]);
    expect(two.awaited()).toEqual([michal, krzysiek]);
    const worlds = [rafal, janek].map(candidate => two.play(krzysiek, nameStayer(candidate)));
    for (const viewer of [rafal, michal, janek, 'audience'] as const)
      expect(worlds[0]?.sees(viewer)).toEqual(worlds[1]?.sees(viewer));
    expect(worlds.map(world => world.sees(krzysiek).naming)).toEqual([rafal, janek]);
    expect(worlds[0]?.refuses(krzysiek, nameStayer(janek))).toBe('ALC-16.9');
    const differ = two.play(krzysiek, nameStayer(rafal)).play(michal, nameStayer(janek));
    expect(openOf(differ).ending).toMatchObject({ stays: janek, namings: [null, janek, rafal, null] });
    for (const viewer of viewersOf(4)) expect(differ.hears(viewer).at(-1)).toMatchObject({ type: 'matchEnded' });
    const silent = two.play(krzysiek, nameStayer(janek)).tick();
    // missing: the first candidate clockwise from Michał, which is Janek
    expect(openOf(silent).ending).toMatchObject({ stays: janek, namings: [null, janek, janek, null] });
  });

  test('ALC-16.10 and ALC-17.3 exactly one stays and loses, all others win together', () => {
    const over = last(['BDF', 'ABC', 'DF'], { reward: 'D1' }).play(krzysiek, DONE);
    expect(over.result()).toMatchObject({ winners: [michal, krzysiek], ranks: [3, 1, 1], points: [0, 1, 1] });
    expect(openOf(over).ending).toEqual({
      outcome: 'escape',
      stays: rafal,
      decidedBy: 'onlyOne',
      redundant: [rafal],
      namings: null,
    });
  });

  test('ALC-16.11 what cannot be compared any more is decided by people, not by luck', () => {
    const naming = tie().play(krzysiek, DONE);
    expect([rafal, krzysiek].map(who => openOf(naming.play(michal, nameStayer(who))).ending)).toMatchObject([
      { stays: rafal },
      { stays: krzysiek },
    ]);
  });

  test('ALC-16.12 and ALC-17.2 then nobody acts any more', () => {
    const over = last(['BDF', 'ABC', 'DF'], { reward: 'D1' }).play(krzysiek, DONE);
    for (const seat of [rafal, michal, krzysiek]) {
      expect(over.offers(seat)).toEqual([]);
      expect(over.refuses(seat, move(1))).toBe('ALC-16.12');
    }
    expect(openOf(over)).toMatchObject({ phase: 'over', acting: null, tasks: [] });
    expect(alcatraz.clock?.(over.state)).toBeUndefined();
  });

  test('ALC-16.13 the performer can be the one left behind', () => {
    const over = last(['BDF', 'ABC', 'DF'], { reward: 'E2' }).play(krzysiek, DONE);
    expect(openOf(over).ending).toMatchObject({ stays: krzysiek, decidedBy: 'elements' });
  });
});

describe('ALC-17 Loss', () => {
  test('ALC-17.1 twenty guards alone are not a loss', () => {
    const full = table({ guards: { 1: 4, 2: 4, 3: 4, 4: 4, 5: 4 }, prisoners: [{ at: 6 }, { at: 6 }, { at: 6 }] });
    expect(openOf(full.play(michal, { type: 'endTurn' })).phase).toBe('acting');
    expect(full.result()).toBeUndefined();
  });
});

describe('ALC-EX Who stays', () => {
  test.each(['B2', 'D1', 'F1'])('EX-3 the reward is %s: Rafał stays, Michał and Krzysiek win', reward => {
    const over = last(['BDF', 'ABC', 'DF'], { reward }).play(krzysiek, DONE);
    expect(openOf(over).ending).toMatchObject({ stays: rafal, decidedBy: 'onlyOne', redundant: [rafal] });
    expect(over.result()?.winners).toEqual([michal, krzysiek]);
  });

  test('EX-3a Rafał is the scapegoat and redundant', () => {
    const over = last(['BDF', 'ABC', 'DF'], { scapegoat: rafal, reward: 'B2' }).play(krzysiek, DONE);
    expect(openOf(over).ending).toMatchObject({ stays: rafal, decidedBy: 'scapegoat' });
  });

  test('EX-3b the reward is an E: the performer has fewest elements and stays', () => {
    const over = last(['BDF', 'ABC', 'DF'], { reward: 'E2' }).play(krzysiek, DONE);
    expect(openOf(over).ending).toMatchObject({ stays: krzysiek, decidedBy: 'elements', redundant: [rafal, krzysiek] });
  });

  test('EX-3c equal elements: Cash, items, Strength, then Michał names', () => {
    const marks = ['DF', 'ABC', 'DF'];
    const ended = (own: readonly Own[]) => openOf(last(marks, { reward: 'E2', own }).play(krzysiek, DONE)).ending;
    expect(ended([{ cash: 1 }])).toMatchObject({ stays: krzysiek, decidedBy: 'cash' });
    expect(ended([{ items: ['key'] }])).toMatchObject({ stays: krzysiek, decidedBy: 'items' });
    expect(ended([{ strength: 1 }])).toMatchObject({ stays: krzysiek, decidedBy: 'strength' });
    expect(ended([])).toBeNull();
  });

  test('EX-3d all six present, nobody redundant: play goes on', () => {
    const on = last(['AB', 'CD', 'F'], { scapegoat: rafal, reward: 'C2' }).play(krzysiek, DONE);
    expect(openOf(on)).toMatchObject({ phase: 'acting', ending: null });
  });

  test('EX-3e four players, a full tie of two: one stays though a pair would suffice', () => {
    expect(verdict(0, ['ABC'], ['DEF'], ['A'], ['D'])).toEqual({ type: 'tie', candidates: [2, 3] });
  });

  test('EX-3f four players: the redundant scapegoat stays, though another has fewer elements', () => {
    expect(verdict(2, ['ABCD'], ['EF'], ['AEF'], ['ABC'])).toEqual(stays(2, 'scapegoat'));
  });

  test('EX-3g four players: the scapegoat alone names one of three', () => {
    expect(verdict(0, ['ABC'], ['DEF'], ['DEF'], ['DEF'])).toEqual({ type: 'tie', candidates: [1, 2, 3] });
    const naming = last(['DF', 'ABC', 'DF', 'DF'], { seats: 4, reward: 'E2' }).play(krzysiek, DONE);
    expect(naming.awaited()).toEqual([michal]);
    expect(openOf(naming.play(michal, nameStayer(janek))).ending).toMatchObject({ stays: janek });
  });
});
