import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { nameOfCell } from '../../rules/cells.ts';
import { tczew } from '../../rules/game.ts';
import { A, B, cell, dice, stateOf } from '../../rules/scene.fixture.ts';
import { resolvingOf } from '../../rules/resolution.ts';
import type { Open } from '../../rules/state.ts';
import { type Candidates, candidatesIn } from './candidates.ts';
import { falloutOfPick, falloutOfPlebiscite } from './fallout.ts';

const SOUTH = { C3x9: 2, D4x9: 83, C3x8: 51, C3x10: 107, D4x10: 55, B2x9: 95 } as const;

/** A plays the Great Fire against B with three cards to pick. */
const fire = (b: Readonly<Record<string, number>>) =>
  given(tczew, stateOf({ a: { C3x3: 1 }, b, hands: [[152, 81], [82]] })).play(
    A,
    { type: 'playEvent', card: 152, targets: [B] },
    dice(6),
  );

function pickIn(open: Open) {
  if (open.pending?.type !== 'pick') throw new Error('no pick is asked for');
  return open.pending;
}
const candidates = (open: Open): Candidates => candidatesIn(open, resolvingOf(open), pickIn(open));
const names = (cells: readonly number[]): string[] => cells.map(nameOfCell);

describe('The cards an event means', () => {
  test('TCZ-20.12, TCZ-14.25 shielded cards come with the service that protects them', () => {
    const { open } = fire({ ...SOUTH, C3x7: 26 }).state;
    const { shielded, pickable, barred } = candidates(open);
    expect(shielded.map(({ cell: one, by }) => [nameOfCell(one), nameOfCell(by)])).toEqual([['C3x8', 'C3x7']]);
    expect(names(pickable)).toEqual(['B2x9', 'D4x9', 'C3x10', 'D4x10']);
    expect(barred).toEqual([]);
  });

  test('TCZ-14.17 cards that are not connected to the picked ones are barred', () => {
    const { open } = fire(SOUTH).play(A, { type: 'pick', cell: cell('D4x9') }).state;
    const { picked, pickable, barred } = candidates(open);
    expect([names(picked), names(pickable)]).toEqual([['D4x9'], ['D4x10']]);
    expect(barred.map(({ cell: one, why }) => [nameOfCell(one), why])).toEqual([
      ['C3x8', 'shape'],
      ['B2x9', 'shape'],
      ['C3x10', 'shape'],
    ]);
  });
});

describe('A preview of what falls off', () => {
  test('TCZ-10.10 a district that touches nobody goes to the used pile', () => {
    const { open } = fire({ C3x9: 2, C3x10: 107, C3x11: 95, C3x12: 55 }).state;
    const board = [...open.board];
    const { loose, sizes } = falloutOfPick(open, resolvingOf(open), pickIn(open), [cell('C3x10')]);
    expect(loose.map(one => [one.from, one.by, one.isTied, names(one.cells)])).toEqual([
      [B, null, false, ['C3x11', 'C3x12']],
    ]);
    expect(sizes).toEqual([{ seat: B, before: 4, after: 1 }]);
    // a preview changes nothing
    expect(open.board).toEqual(board);
    expect(open.used).toEqual([]);
  });

  test('TCZ-10.6 a district that touches the attacker goes to the attacker', () => {
    const state = stateOf({
      a: { C3x14: 1, C3x13: 81 },
      b: { C3x9: 2, C3x10: 107, C3x11: 95, C3x12: 55 },
      hands: [[152], [82]],
    });
    const { open } = given(tczew, state).play(A, { type: 'playEvent', card: 152, targets: [B] }, dice(6)).state;
    const { loose } = falloutOfPick(open, resolvingOf(open), pickIn(open), [cell('C3x10')]);
    expect(loose.map(one => [one.from, one.by, names(one.cells)])).toEqual([[B, A, ['C3x11', 'C3x12']]]);
  });

  test('TCZ-10.9 dice decide between rivals who are equally near', () => {
    const { open } = stateOf({
      seats: 3,
      a: { A1x1: 1, G7x8: 5 },
      b: { H8x8: 'culture', H8x9: 'trade', H8x10: 2 },
      c: { O15x15: 4, I9x8: 6 },
    });
    // A attacks and touches the loose card: no dice
    expect(falloutOfPlebiscite(open, A, cell('H8x9')).loose.map(one => [one.by, one.isTied])).toEqual([[A, false]]);
    const own = { event: 152, actor: B, targets: [B], target: B, vars: {}, common: {}, saving: 0, tick: null };
    const pending = { type: 'pick', seat: B, path: 'each/0', n: 1, must: false, picked: [] } as const;
    const tied = falloutOfPick({ ...open, resolving: own }, own, pending, [cell('H8x9')]);
    expect(tied.loose.map(one => [names(one.cells), one.isTied])).toEqual([[['H8x8'], true]]);
  });

  test('TCZ-19.29 a plebiscite that is won takes what comes loose with it', () => {
    const { open } = stateOf({
      seats: 4,
      options: { mode: 'extended' },
      a: { F6x8: 1, G7x8: 'culture', H8x8: 34 },
      b: { A1x15: 2 },
      c: { O15x15: 3 },
      d: { I9x8: 4, I9x9: 'sport', H8x9: 6, I9x7: 'transport', H8x7: { card: 81, immune: true } },
    });
    const { loose, sizes } = falloutOfPlebiscite(open, A, cell('I9x8'));
    expect(loose.map(one => [one.from, one.by, names(one.cells)])).toEqual([[3, A, ['H8x7', 'I9x7']]]);
    expect(sizes).toEqual([
      { seat: A, before: 3, after: 6 },
      { seat: 3, before: 5, after: 2 },
    ]);
  });
});
