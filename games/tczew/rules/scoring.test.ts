import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { tczew } from './game.ts';
import { cellAt, nameOfCell } from './cells.ts';
import { A, B, type CardWord, FULL_CITY, type Stated, stateOf } from './scene.fixture.ts';
import { resultOf, scoredArea, scoresOf } from './scoring.ts';
import type { Score } from './state.ts';

const score = (stated: Stated, seat: number = A): Score => {
  const found = scoresOf(stateOf(stated).open.board, stated.seats ?? 2)[seat];
  if (!found) throw new Error('no such seat');
  return found;
};

/** A Start card and the cards after it in a row. */
const street = (row: number, length: number, start: number): Record<string, CardWord> =>
  Object.fromEntries(
    Array.from({ length }, (_, at): [string, CardWord] => [
      nameOfCell(cellAt(at + 1, row)),
      at === 0 ? start : at % 2 === 0 ? 'trade' : 'culture',
    ]),
  );

const blank: Score = {
  cells: 0,
  largest: 0,
  starts: 0,
  monuments: 0,
  uniques: 0,
  categories: 0,
  contamination: 0,
  total: 0,
  monumentCards: 0,
};

describe('Scoring', () => {
  test('TCZ-12.1 nothing is scored before the end', () => {
    const now = given(tczew, stateOf({ a: FULL_CITY, b: { O15x1: 2 } }));
    expect([now.state.open.ending, now.result()]).toEqual([null, undefined]);
    const over = now.play(A, { type: 'proposeEnd' }).play(B, { type: 'voteEnd', agree: true });
    expect(over.result()?.points).toEqual([15, 3]);
  });

  test('TCZ-12.2, TCZ-19.26 only components with a Start card count', () => {
    const { board } = stateOf({ a: { A1x1: 1, A1x2: 'trade', C3x3: 5, C3x4: 'monument' } }).open;
    expect(scoredArea(board, A).length).toBe(2);
    expect(score({ a: { A1x1: 1, A1x2: 'trade', C3x3: 5, C3x4: 'monument' } }).monuments).toBe(0);
    const both = score({ a: { A1x1: 1, A1x2: 'trade', C3x3: 4, C3x4: 'monument' } });
    expect([both.starts, both.monuments, both.cells]).toEqual([6, 2, 4]);
  });

  test('TCZ-12.3, TCZ-13.19 without a Start card the total is exactly 0', () => {
    expect(score({ a: { A1x1: 'monument', A1x2: 5, B2x1: 'unique' }, b: { O15x1: 2 } })).toEqual(blank);
  });

  test('TCZ-12.4, TCZ-12.5 the largest city, all that are tied', () => {
    const city = { A1x1: 1, A1x2: 'trade' } as const;
    expect(score({ a: city, b: { O15x1: 2 } }).largest).toBe(3);
    expect(score({ a: city, b: { O15x1: 2 } }, B).largest).toBe(0);
    expect(score({ a: city, b: { O15x1: 2, O15x2: 'trade' } }, B).largest).toBe(3);
    expect(score({ a: { A1x1: 'trade' }, b: { A1x5: 'trade' } }).largest).toBe(0);
  });

  test('TCZ-12.6, TCZ-12.7, TCZ-12.8 Start cards, Monuments, Uniques and Futures', () => {
    const own = score({
      a: { A1x1: 1, B2x1: 'monument', C3x1: 'unique', D4x1: 'future', E5x1: 3, A1x2: { card: 'trade', cover: '178B' } },
    });
    expect([own.starts, own.monuments, own.uniques]).toEqual([6, 2, 3]);
  });

  test('TCZ-12.9 a covered special card gives no points of its own', () => {
    const own = score({ a: { A1x1: 1, B2x1: { card: 'monument', cover: '178B' } } });
    expect([own.monuments, own.uniques, own.monumentCards]).toEqual([0, 1, 0]);
  });

  test('TCZ-12.10, TCZ-12.11, TCZ-12.12, TCZ-19.24 categories, also under a replacement, not under contamination', () => {
    const area = {
      A1x1: 1,
      B2x1: 'transport',
      C3x1: 'sport',
      A1x2: 'housing',
      B2x2: 'sport',
      A1x3: 'transport',
    } as const;
    expect(score({ a: { ...area, C3x2: 'religion' } }).categories).toBe(4);
    const unique = score({ a: { ...area, C3x2: { card: 'religion', cover: '200B' } } });
    expect([unique.categories, unique.uniques, unique.contamination]).toEqual([4, 1, 0]);
    const spoilt = score({ a: { ...area, C3x2: { card: 'religion', cover: '190B' } } });
    expect([spoilt.categories, spoilt.uniques, spoilt.contamination]).toEqual([3, 0, -1]);
    const all = {
      B2x1: 'transport',
      C3x1: 'sport',
      D4x1: 'housing',
      E5x1: 'industry',
      A1x2: 'religion',
      B2x2: 'trade',
      C3x2: 'culture',
    } as const;
    expect(score({ a: { A1x1: 1, ...all } }).categories).toBe(7);
  });

  test('TCZ-12.13 Services give no points', () => {
    const own = score({
      a: { A1x1: 1, B2x1: 'police', C3x1: 'fire', D4x1: 'health', E5x1: 'town_hall' },
      b: { O15x1: 2 },
    });
    expect([own.total, own.categories]).toEqual([6, 0]);
  });

  test('TCZ-12.14 contamination lowers the total', () => {
    expect(
      score({ a: { A1x1: 1, A1x2: { card: 'trade', cover: '190B' } }, b: { O15x1: 2, O15x2: 'sport', O15x3: 'trade' } })
        .total,
    ).toBe(2);
  });

  test('TCZ-19.25 a full score', () => {
    const own = score({ a: FULL_CITY, b: street(15, 8, 2) });
    expect(own).toEqual({
      cells: 15,
      largest: 3,
      starts: 3,
      monuments: 4,
      uniques: 2,
      categories: 4,
      contamination: -1,
      total: 15,
      monumentCards: 2,
    });
    const larger = score({ a: FULL_CITY, b: { ...street(15, 15, 2), A1x14: 'sport' } });
    expect([larger.largest, larger.total]).toEqual([0, 12]);
  });

  test('TCZ-12.15, TCZ-12.16, TCZ-19.27 ties go to the Monuments, then the victory is shared', () => {
    const of = (total: number, monumentCards: number): Score => ({ ...blank, total, monumentCards });
    expect(resultOf([of(17, 3), of(17, 2)])).toEqual({ winners: [A], ranks: [1, 2], points: [17, 17], worth: [1, 0] });
    expect(resultOf([of(17, 2), of(17, 2), of(12, 5)])).toMatchObject({ winners: [A, B], ranks: [1, 1, 3] });
    const three = scoresOf(
      stateOf({ seats: 3, a: street(1, 4, 1), b: street(5, 4, 2), c: street(9, 3, 3) }).open.board,
      3,
    );
    expect(three.map(({ largest }) => largest)).toEqual([3, 3, 0]);
  });
});
