import { describe, expect, test } from 'vitest';
import { nameOfCell } from '../../rules/cells.ts';
import { A, cell, stateOf } from '../../rules/scene.fixture.ts';
import { factsOf } from './card-facts.ts';

const { open } = stateOf({
  a: { C3x3: 1, C3x4: 'trade', D4x4: 26, G7x7: 5, G7x8: 'culture' },
  b: { C3x5: 'police', C3x6: 2 },
  nobody: { K11x11: 132 },
});
const facts = (name: string) => factsOf(open, cell(name));

describe('What is told about a cell', () => {
  test('TCZ-14.21 services of the owner beside it, not those of a rival', () => {
    const { services, neighbours } = facts('C3x4');
    expect(services).toEqual([{ service: 'fire', cell: cell('D4x4') }]);
    expect(neighbours.map(nameOfCell)).toEqual(['C3x3', 'D4x4', 'C3x5']);
  });

  test('TCZ-10.3, TCZ-10.4 mother city or a district that holds', () => {
    expect([facts('C3x4').belonging, facts('G7x8').belonging]).toEqual(['mother', 'held']);
    expect([facts('K11x11').belonging, facts('A1x1').belonging]).toEqual(['none', 'none']);
    expect(open.board[cell('G7x8')]?.owner).toBe(A);
  });
});
