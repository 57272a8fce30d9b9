import { describe, expect, test } from 'vitest';
import { nameOfCell } from '../../rules/cells.ts';
import { A, cell, stateOf } from '../../rules/scene.fixture.ts';
import type { Stated } from '../../rules/scene.fixture.ts';
import { tczew } from '../../rules/game.ts';
import { cardsFor, layingsIn, whyNotOn } from '../placing.ts';
import { placingMarks } from './placing-use.ts';

/** What A sees and may do at a table. */
function look(stated: Stated) {
  const view = tczew.view(stateOf({ active: A, ...stated }), A);
  return { view, layings: layingsIn(tczew.offers(view)) };
}

/** The marks on the map when A points at a cell with a card. */
function marked(stated: Stated, card: number, name: string): Record<string, string> {
  const { view, layings } = look(stated);
  const pointed = cell(name);
  const marks = placingMarks({
    board: view.open.board,
    legal: new Set(layings?.cells.get(card)),
    pointed,
    reason: whyNotOn(view, A, { type: 'place', card, cell: pointed }),
    captures: true,
  });
  return Object.fromEntries([...marks].map(([at, { kind, drawing }]) => [nameOfCell(at), drawing ?? kind]));
}

// A holds C3x3 and the Town Hall D4x3; 81 is Trade, 83 too
const TOWN = { C3x3: 1, D4x3: 9 } as const;

describe('The marks of placing', () => {
  test('TCZ-20.9 every open cell is lit', () => {
    const marks = marked({ a: TOWN, hands: [[81]] }, 81, 'C3x2');
    expect(marks).toEqual({ C3x2: 'lit', D4x2: 'lit', B2x3: 'lit', E5x3: 'lit', C3x4: 'lit', D4x4: 'lit' });
  });

  test('TCZ-5.3, TCZ-20.9 the neighbour of the same category is marked as the reason', () => {
    const marks = marked({ a: { ...TOWN, E5x3: 83 }, hands: [[81]] }, 81, 'E5x2');
    expect(marks).toMatchObject({ E5x2: 'refused', E5x3: 'offending', C3x2: 'lit' });
  });

  test('TCZ-5.1 an occupied cell is its own reason', () => {
    expect(marked({ a: TOWN, hands: [[81]] }, 81, 'D4x3')).toMatchObject({ D4x3: 'offending' });
  });

  test('TCZ-5.2 a cell away from the town is refused without a neighbour', () => {
    const marks = marked({ a: TOWN, hands: [[81]] }, 81, 'A1x15');
    expect(marks['A1x15']).toBe('refused');
    expect(Object.values(marks)).not.toContain('offending');
  });

  test('TCZ-20.10 cells that capture have a flag, and what they capture is marked', () => {
    const marks = marked({ a: TOWN, nobody: { C3x1: 131 }, hands: [[81]] }, 81, 'C3x2');
    expect(marks).toMatchObject({ C3x2: 'flag', C3x1: 'captured', B2x3: 'lit' });
  });
});

describe('A cell that is chosen first', () => {
  test('the cards that fit there are named', () => {
    const { layings } = look({ a: { ...TOWN, E5x3: 83 }, hands: [[81, 51]] });
    expect(cardsFor(layings, cell('C3x2'))).toEqual([81, 51]);
    expect(cardsFor(layings, cell('E5x2'))).toEqual([51]);
    expect(cardsFor(layings, cell('A1x15'))).toEqual([]);
  });

  test('without a move there are no cells', () => {
    expect(look({ a: TOWN, hands: [[81]], active: 1 }).layings).toBeUndefined();
  });
});
