import { describe, expect, test } from 'vitest';
import { dealt, given } from '#testkit';
import { CARD_IDS, faceOf, PLAN_IDS } from './board.ts';
import {
  ELEMENTS,
  type Element,
  KINDS,
  type Kind,
  LOCATIONS,
  MAX_CASH,
  MAX_STRENGTH,
  type Side,
  tokensOf,
} from './components.ts';
import { BLACKMAIL } from './data/blackmail.ts';
import { SHEETS } from './data/locations.ts';
import { PLAN } from './data/plan.ts';
import { alcatraz } from './game.ts';
import { michal, move, prison, rafal, steal, use } from './scene.fixture.ts';

const hasDuplicates = (list: readonly unknown[]): boolean => new Set(list).size !== list.length;
const countIn = (list: readonly Kind[], kind: Kind): number => list.filter(one => one === kind).length;

describe('ALC-1 Components and counts', () => {
  test('ALC-1.1 three or four players', () => {
    expect(alcatraz.seats).toEqual({ min: 3, max: 4 });
    for (const seats of [3, 4]) expect(dealt(alcatraz, { seats }).open.prisoners).toHaveLength(seats);
    expect(alcatraz.offers(alcatraz.view(prison(), 'audience'))).toEqual([]);
    expect(alcatraz.objection(alcatraz.view(prison(), 'audience'), move(1))).toBe('ALC-1.1');
  });

  test('ALC-1.2 twelve two-sided location sheets in their order', () => {
    expect(SHEETS.map(({ number }) => number)).toEqual(LOCATIONS);
    expect(SHEETS.map(({ id }) => id)).toEqual([
      'chapel',
      'radio_room',
      'dining_hall',
      'infirmary',
      'exercise_yard',
      'visiting_area',
      'workshop',
      'recreational_room',
      'cell_block',
      'laundry_room',
      'guards_room',
      'wardens_office',
    ]);
  });

  test('ALC-1.3 every prisoner has a sheet, all alike', () => {
    const { prisoners } = dealt(alcatraz, { seats: 4 }).open;
    for (const { at: _, ...sheet } of prisoners)
      expect(sheet).toEqual({ strength: 0, cash: 0, items: [], marks: [], cards: 0 });
  });

  test('ALC-1.4 thirty plan cards and eleven blackmail cards', () => {
    expect([PLAN_IDS.length, CARD_IDS.length]).toEqual([30, 11]);
    expect(hasDuplicates(PLAN_IDS) || hasDuplicates(CARD_IDS)).toBe(false);
    expect(new Set(CARD_IDS.map(id => id.length)).size).toBe(1);
  });

  test('ALC-1.5 five tokens of each kind and one Gun: 26', () => {
    expect(KINDS.map(tokensOf)).toEqual([5, 5, 1, 5, 5, 5]);
    expect(KINDS.map(tokensOf).reduce((sum, count) => sum + count)).toBe(26);
  });

  test('ALC-1.6 the scapegoat and the bonus are open to all', () => {
    const state = dealt(alcatraz);
    expect(alcatraz.view(state, 'audience').open).toMatchObject({ scapegoat: state.open.scapegoat, bonus: 1 });
  });

  test('ALC-1.7 a pawn for each player; 23 plan markers are enough for the most that can be marked', () => {
    const marks: Element[] = ['A', 'B', 'C', 'D', 'E'];
    const most = (seats: 3 | 4) =>
      given(
        alcatraz,
        prison({
          seats,
          tasks: [{ card: 'F3', at: 11 }],
          top: ['F1'],
          prisoners: [{ marks }, { at: 11, items: ['drugs', 'key'], marks }, { marks }, { marks }],
        }),
      )
        .play(michal, { type: 'performTask', first: '1.drugs', second: '1.key', third: null })
        .sees('audience').open;
    expect(most(4)).toMatchObject({ phase: 'over', prisoners: [{ marks }, {}, {}, {}] });
    expect([3, 4].map(seats => most(seats === 3 ? 3 : 4).prisoners.flatMap(one => one.marks).length)).toEqual([17, 23]);
  });

  test('ALC-1.8 nobody gets more than the sheet has places for', () => {
    const full = given(
      alcatraz,
      prison({
        prisoners: [
          { at: 4, items: ['key'] },
          { at: 4, items: ['drugs', 'key', 'knife'], cash: MAX_CASH },
        ],
      }),
    );
    expect(full.refuses(michal, use())).toBe('ALC-15.17');
    expect(full.refuses(michal, steal(rafal, 'key'))).toBe('ALC-9.7');
    expect([MAX_STRENGTH, MAX_CASH]).toEqual([3, 3]);
  });

  test('ALC-1.9 twenty guards stand in the prison at most', () => {
    const crowded = prison({
      guards: { 1: 4, 2: 4, 3: 4, 4: 4, 5: 4 },
      acting: 2,
      prisoners: [{ at: 6 }, { at: 6 }, { at: 6 }],
    });
    const over = given(alcatraz, crowded).play(2, { type: 'endTurn' });
    expect(over.sees('audience').open.guards.reduce((sum, here) => sum + here)).toBe(20);
  });

  test('ALC-1.10 an element is marked once', () => {
    const table = given(
      alcatraz,
      prison({
        prisoners: [{}, { at: 11, items: ['key', 'clothes'], marks: ['A'] }, { marks: ['D'] }],
        tasks: [{ card: 'A1', at: 11 }],
        top: ['D1'],
      }),
    );
    const done = table.play(michal, { type: 'performTask', first: '1.key', second: '1.clothes', third: null });
    expect(done.sees('audience').open.prisoners.map(({ marks }) => marks)).toEqual([[], ['A'], ['D']]);
    expect(done.hears('audience').some(({ type }) => type === 'elementMarked')).toBe(false);
  });
});

describe('ALC-D What the text demands of the component data', () => {
  const faces = SHEETS.flatMap(sheet => [sheet.silver, sheet.dark]);
  const face = (number: number, side: Side) => faceOf({ sides: LOCATIONS.map(() => side) }, number);

  test('1 the Infirmary shows three Drugs; free rules are those of 5 silver and of 2, 3 and 8 dark', () => {
    expect(face(4, 'silver').icons).toEqual(['drugs', 'drugs', 'drugs']);
    expect(face(4, 'dark').icons).toEqual(['drugs', 'drugs', 'drugs']);
    const free = LOCATIONS.flatMap(at =>
      (['silver', 'dark'] as const).filter(side => face(at, side).free).map(side => `${at}${side}`),
    );
    expect(free).toEqual(['2dark', '3dark', '5silver', '8dark']);
  });

  test('2 places that hand out a kind show icons of it', () => {
    for (const one of faces)
      expect(one.rule.op === 'takeItems' && one.rule.kind !== null ? one.icons : [null]).toContain(
        one.rule.op === 'takeItems' ? one.rule.kind : null,
      );
    for (const [at, side] of [
      [5, 'silver'],
      [5, 'dark'],
      [6, 'silver'],
    ] as const)
      expect(face(at, side).icons.length).toBeGreaterThan(1);
    expect(face(6, 'dark').icons).toEqual(['gun']);
  });

  test('3 whichever sides lie up, icons never outnumber tokens, and four of every ordinary kind are in play', () => {
    const fewest = new Map<Kind, number>();
    for (let mix = 0; mix < 2 ** 12; mix++) {
      const visible = SHEETS.flatMap((sheet, at) => [...(mix & (1 << at) ? sheet.dark : sheet.silver).icons]);
      for (const kind of KINDS) {
        const count = countIn(visible, kind);
        if (count > tokensOf(kind)) throw new Error(`${count} icons for ${kind}`);
        fewest.set(kind, Math.min(fewest.get(kind) ?? 9, count));
      }
    }
    expect(Object.fromEntries(fewest)).toEqual({ clothes: 4, drugs: 4, gun: 0, key: 4, knife: 4, tools: 4 });
  });

  test('4 five cards of each element; “Make a duplicate key” is A, Key and Clothes, no guards', () => {
    expect(ELEMENTS.map(element => PLAN.filter(card => card.element === element).length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(PLAN[0]).toEqual({
      id: 'A1',
      element: 'A',
      prisoners: { 3: 1, 4: 1 },
      guards: 0,
      items: ['key', 'clothes'],
    });
  });

  test('5 and 6 every card can be performed without the scapegoat, by those it needs, with what is in play', () => {
    for (const { prisoners, guards, items } of PLAN) {
      for (const players of [3, 4] as const) {
        expect(prisoners[players]).toBeGreaterThanOrEqual(1);
        expect(prisoners[players]).toBeLessThan(players);
        expect(items.length).toBeLessThanOrEqual(3 * prisoners[players]);
      }
      expect([0, 1, 2]).toContain(guards);
      expect(items.length).toBeGreaterThanOrEqual(1);
      expect(items.length).toBeLessThanOrEqual(3); // an action names three tokens at most
      expect(items).not.toContain('gun');
    }
  });

  test('7 each kind of blackmail is on a card', () => {
    const kinds = new Set(BLACKMAIL.map(({ effect }) => effect.op));
    expect(kinds.size).toBe(8);
    expect(BLACKMAIL.map(({ id }) => id)).toEqual([...CARD_IDS].sort());
  });

  test('8 tracks are long enough for the Dining Hall and the Recreational Room', () => {
    expect(MAX_STRENGTH).toBeGreaterThanOrEqual(3);
    expect(MAX_CASH).toBeGreaterThanOrEqual(2);
  });
});
