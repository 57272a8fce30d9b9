import { describe, expect, test } from 'vitest';
import { quickChance, type Table, tableFor, type ToldEvent } from '#kernel';
import { given } from '#testkit';
import { componentsOf } from './board.ts';
import { nameOfCell } from './cells.ts';
import { districtsOf, motherCityOf, orphansOf, settle, structuralDistance } from './districts.ts';
import { tczew } from './game.ts';
import { A, B, C, cell, D, dice, lies, namesOf, type Stated, stateOf } from './scene.fixture.ts';
import type { Action, Event, State } from './state.ts';

/** The ring of figure 5, without its three Monuments: V is seat B. */
const SPLIT = {
  C3x3: 2,
  D4x3: 'culture',
  C3x4: 'transport',
  F6x3: 'town_hall',
  G7x3: 'sport',
  F6x4: 'industry',
  F6x5: 'housing',
  F6x6: 'health',
  D4x6: 'trade',
  C3x6: 'religion',
} as const;

/** Settles a board, with dice as written; tells what was said. */
function settled(stated: Stated, attacker: number, ...pips: number[]): { state: State; told: Event[] } {
  const state = stateOf(stated);
  const told: ToldEvent<Event>[] = [];
  const table: Table<Event> = tableFor(pips.length > 0 ? dice(...pips) : quickChance(1), told);
  settle(state.open, attacker, table);
  return { state, told: told.flatMap(one => ('event' in one ? [one.event] : [])) };
}

const names = (groups: readonly (readonly number[])[]): string[][] => groups.map(group => group.map(nameOfCell));

describe('Districts', () => {
  test('TCZ-10.1, TCZ-10.3 components by side contact; corners do not connect', () => {
    const { open } = stateOf({ a: { C3x3: 1, D4x4: 'trade', C3x4: 'sport', F6x6: 5 } });
    expect(names(componentsOf(open.board, A))).toEqual([['C3x3', 'C3x4', 'D4x4'], ['F6x6']]);
    const corner = stateOf({ a: { C3x3: 1, D4x4: 'trade' } }).open;
    expect(names(componentsOf(corner.board, A))).toEqual([['C3x3'], ['D4x4']]);
    expect(names(districtsOf(corner, A))).toEqual([['D4x4']]);
  });

  test('TCZ-10.2, TCZ-10.11 the mother city', () => {
    const mother = (a: Stated['a'] & object): string[] => (motherCityOf(stateOf({ a }).open, A) ?? []).map(nameOfCell);
    expect(mother({ A1x1: 4, C3x3: 1 })).toEqual(['C3x3']);
    expect(mother({ A1x1: 4, C3x3: 3, E5x5: 5 })).toEqual(['C3x3']);
    expect(mother({ A1x1: 'trade', A1x2: 'sport', C3x3: 5 })).toEqual(['C3x3']);
    expect(mother({ A1x1: 'trade', C3x3: 'trade', C3x4: 'sport' })).toEqual(['C3x3', 'C3x4']);
    expect(mother({ E5x1: 'trade', A1x3: 'trade' })).toEqual(['E5x1']);
    expect(motherCityOf(stateOf({}).open, A)).toBeUndefined();
    // without any structural card it is still no orphan
    expect(orphansOf(stateOf({ a: { A1x1: 'trade' } }).open, A)).toEqual([]);
  });

  test('TCZ-10.4, TCZ-10.5, TCZ-10.10, TCZ-19.14 figure 5', () => {
    const { state, told } = settled({ a: { O15x1: 1 }, b: SPLIT }, A);
    expect(namesOf(state, B)).toEqual(['C3x3', 'D4x3', 'F6x3', 'G7x3', 'C3x4', 'F6x4', 'F6x5', 'F6x6']);
    expect(told).toEqual([{ type: 'districtLost', from: B, cells: [cell('C3x6'), cell('D4x6')] }]);
    expect(state.open.used.length).toBe(2);
    expect(names(districtsOf(state.open, B))).toEqual([['F6x3', 'G7x3', 'F6x4', 'F6x5', 'F6x6']]);
  });

  test('TCZ-10.14 districts are examined after the whole event, and figure 5 comes about by event 199', () => {
    const ring = { ...SPLIT, E5x3: 126, E5x6: 127, C3x5: 128 } as const;
    const now = given(tczew, stateOf({ a: { O15x1: 1 }, b: ring, hands: [[199], []] }));
    let scene = now.play(A, { type: 'playEvent', card: 199, targets: [B] }, dice(6));
    for (const name of ['E5x3', 'E5x6', 'C3x5']) {
      expect(namesOf(scene.state, B).length).toBe(13);
      scene = scene.play(B, { type: 'pick', cell: cell(name) });
    }
    expect(namesOf(scene.state, B).length).toBe(8);
  });

  test('TCZ-10.6, TCZ-10.12, TCZ-19.15 an orphan that touches the attacker becomes the attacker’s, whatever its categories', () => {
    const { state, told } = settled({ a: { A1x6: 1, B2x6: 'religion' }, b: SPLIT }, A);
    expect(namesOf(state, A)).toEqual(['A1x6', 'B2x6', 'C3x6', 'D4x6']);
    expect(told).toEqual([{ type: 'districtTaken', from: B, by: A, cells: [cell('C3x6'), cell('D4x6')] }]);
  });

  test('TCZ-10.7, TCZ-10.8, TCZ-19.16 otherwise it goes to the rival with the nearest structural card', () => {
    const stated = {
      seats: 4,
      a: { O15x1: 1 },
      b: SPLIT,
      c: { A1x6: 3, B2x6: 'industry' },
      d: { D4x9: 4, D4x8: 'transport', D4x7: 'police' },
    } as const;
    const { state } = settled(stated, A);
    expect([lies(state, 'C3x6')?.[0], lies(state, 'D4x6')?.[0]]).toEqual([C, C]);
    const { board } = stateOf(stated).open;
    const orphan = [cell('C3x6'), cell('D4x6')];
    expect([structuralDistance(board, C, orphan), structuralDistance(board, D, orphan)]).toEqual([2, 3]);
    expect(structuralDistance(stateOf({ a: { A1x1: 'trade' } }).open.board, A, orphan)).toBe(Number.POSITIVE_INFINITY);
  });

  test('TCZ-10.9, TCZ-19.17 equal distances are decided by dice', () => {
    const tie = {
      seats: 4,
      a: { O15x1: 1 },
      b: SPLIT,
      c: { A1x6: 3, B2x6: 'industry' },
      d: { D4x8: 4, D4x7: 'police' },
    } as const;
    const { state, told } = settled(tie, A, 3, 5);
    expect([lies(state, 'C3x6')?.[0], lies(state, 'D4x6')?.[0]]).toEqual([D, D]);
    expect(told[0]).toEqual({
      type: 'tieRolled',
      rolls: [
        { seat: C, die: 3 },
        { seat: D, die: 5 },
      ],
    });
    expect(lies(settled(tie, A, 2, 2, 6, 1).state, 'C3x6')?.[0]).toBe(C);
  });

  test('TCZ-10.13 an event that hits its own actor: the city goes to the nearest rival', () => {
    const { state } = settled({ a: { A1x6: 1, B2x6: 'industry' }, b: SPLIT }, B);
    expect(lies(state, 'C3x6')?.[0]).toBe(A);
    const none = settled({ a: { O15x1: 1 }, b: SPLIT }, B);
    expect(lies(none.state, 'C3x6')).toBeNull();
  });

  test('TCZ-10.15, TCZ-10.16, TCZ-10.17, TCZ-10.18, TCZ-19.18 orphans one by one, and chains', () => {
    const stated = {
      seats: 4,
      a: { A1x1: 1 },
      b: { A1x15: 2, H8x8: 'culture' },
      c: { O15x15: 3, I9x8: 'sport' },
      d: { J10x8: 'industry', K11x8: 4 },
    } as const;
    const { state, told } = settled(stated, A);
    expect(told).toEqual([
      { type: 'districtTaken', from: B, by: C, cells: [cell('H8x8')] },
      { type: 'districtTaken', from: C, by: D, cells: [cell('H8x8'), cell('I9x8')] },
    ]);
    expect(namesOf(state, D)).toEqual(['H8x8', 'I9x8', 'J10x8', 'K11x8']);
    expect(state.open.used).toEqual([]);
    const components = (open: State['open']): number =>
      [A, B, C, D].flatMap(seat => componentsOf(open.board, seat)).length;
    expect(components(state.open)).toBe(components(stateOf(stated).open) - 2);
    // with C as the attacker C's own orphan comes last
    expect(settled(stated, C).told[0]).toMatchObject({ from: B });
    expect(settled(stated, B).told[0]).toMatchObject({ from: C });
  });

  test('TCZ-10.19, TCZ-19.19 a district that loses its last Town Hall is an orphan', () => {
    const { C3x6: _, D4x6: __, F6x3: ___, ...rest } = SPLIT;
    const { state } = settled({ a: { O15x1: 1 }, b: rest }, A);
    expect(namesOf(state, B)).toEqual(['C3x3', 'D4x3', 'C3x4']);
    expect(state.open.used.length).toBe(4);
  });

  test('TCZ-10.20 placing merges districts and creates none', () => {
    const now = given(tczew, stateOf({ a: { C3x3: 1, E5x3: 5 }, b: { O15x1: 2 }, hands: [[81], []] }));
    expect(districtsOf(now.state.open, A).length).toBe(1);
    const joined = now.play(A, { type: 'place', card: 81, cell: cell('D4x3') } satisfies Action);
    expect(districtsOf(joined.state.open, A)).toEqual([]);
  });
});
