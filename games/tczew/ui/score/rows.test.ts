import { describe, expect, test } from 'vitest';
import { nameOfCell } from '../../rules/cells.ts';
import { playOut } from '../../rules/match.fixture.ts';
import { A, B, FULL_CITY, stateOf } from '../../rules/scene.fixture.ts';
import { resultOf, scoresOf } from '../../rules/scoring.ts';
import { scoreSheetOf, verdictOf } from './rows.ts';

describe('The score sheet', () => {
  test('TCZ-19.25, TCZ-20.19 one row per rule, with the counted cells', () => {
    const { rows, totals, categories } = scoreSheetOf(stateOf({ a: FULL_CITY, b: { O15x1: 2 } }).open.board, 2);
    expect(rows.map(({ id, seats }) => [id, seats[A]?.points, seats[A]?.count])).toEqual([
      ['largest', 3, 15],
      ['starts', 3, 1],
      ['monuments', 4, 2],
      ['uniques', 1, 1],
      ['futures', 1, 1],
      ['categories', 4, 4],
      ['contamination', -1, 1],
    ]);
    expect(totals).toEqual([15, 3]);
    expect(rows.find(({ id }) => id === 'monuments')?.seats[A]?.cells.map(nameOfCell)).toEqual(['C3x1', 'D4x3']);
    // a base card under a Unique replacement counts, one under contamination does not
    expect([...(categories[A] ?? [])].map(([category, cell]) => [category, nameOfCell(cell)])).toEqual([
      ['housing', 'C3x3'],
      ['transport', 'B2x1'],
      ['religion', 'B2x2'],
      ['sport', 'E5x1'],
    ]);
  });

  test('TCZ-12.2 a city without a Start card has no counted cells', () => {
    const { rows, totals } = scoreSheetOf(stateOf({ a: { A1x1: 5, A1x2: 'trade' }, b: { O15x1: 2 } }).open.board, 2);
    expect(rows.every(({ seats }) => seats[A]?.count === 0)).toBe(true);
    expect(totals).toEqual([0, 6]);
  });

  test('TCZ-18.20 its totals are those of the rules at every step of whole matches', () => {
    for (const mode of ['basic', 'extended'] as const) {
      const steps = playOut({ seats: 3, seed: 7, options: { mode, lastEpoch: 3 } });
      for (const { state } of steps.filter((_, at) => at % 10 === 0 || at === steps.length - 1)) {
        const scores = scoresOf(state.open.board, 3);
        expect(scoreSheetOf(state.open.board, 3).totals).toEqual(scores.map(({ total }) => total));
        expect(verdictOf(scores).winners).toEqual(resultOf(scores).winners);
      }
    }
  });
});

describe('The verdict', () => {
  const score = (total: number, monumentCards: number) => ({ total, monumentCards });

  test('TCZ-12.15 points decide first', () => {
    expect(verdictOf([score(12, 1), score(17, 0), score(14, 3)])).toEqual({
      winners: [B],
      by: 'points',
      tied: [B],
      lead: 3,
    });
  });

  test('TCZ-12.15, TCZ-19.27 then Monuments among the tied', () => {
    expect(verdictOf([score(17, 3), score(17, 2), score(3, 9)])).toEqual({
      winners: [A],
      by: 'monuments',
      tied: [A, B],
      lead: 0,
    });
  });

  test('TCZ-12.16 a tie in both is a shared victory', () => {
    expect(verdictOf([score(17, 2), score(17, 2)])).toEqual({ winners: [A, B], by: 'shared', tied: [A, B], lead: 0 });
  });
});
