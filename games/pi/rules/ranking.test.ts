import { describe, expect, test } from 'vitest';
import { viewersOf } from '#kernel';
import { given } from '#testkit';
import { EDITIONS } from './edition.ts';
import { pi } from './game.ts';
import { allSolve, blunder, sceneState, idleUntil, solvesNext } from './scene.fixture.ts';

interface SeatScore {
  scores: [number, number];
  left?: number;
  penalty?: number;
}

describe.each(EDITIONS)('16 The end of a match of %s', edition => {
  /** The third investigation, before anything has happened in it. */
  const third = (standings: readonly SeatScore[]) =>
    given(
      pi,
      sceneState({
        edition,
        seats: standings.length,
        investigation: 3,
        solvers: Object.fromEntries(
          standings.map(({ scores, left = 5, penalty = 0 }, seat) => [
            seat,
            { scores: [...scores, null], left, penalty },
          ]),
        ),
      }),
    );
  /** All seats solve the third case in one round: 7 for each. */
  const result = (...standings: SeatScore[]) => allSolve(third(standings)).result();

  test('PI-16.1 the total is the three scores less the penalty points, and may be negative', () => {
    expect(result({ scores: [7, 5] }, { scores: [0, 3], penalty: 4 }, { scores: [0, 0], penalty: 10 })).toMatchObject({
      points: [19, 6, -3],
    });
  });

  test('PI-16.1 also the scores and penalties of the last investigation count', () => {
    const table = third([{ scores: [5, 5] }, { scores: [5, 5] }]);
    const wrong = idleUntil(table.play(0, blunder(table.state, 0)), 0);
    expect(solvesNext(solvesNext(wrong, 0), 1).result()).toMatchObject({ points: [15, 17] });
  });

  test('PI-16.2 the highest total wins', () => {
    expect(result({ scores: [5, 5] }, { scores: [7, 5], left: 0, penalty: 0 }, { scores: [7, 7], penalty: 6 })).toEqual(
      {
        winners: [1],
        ranks: [2, 1, 3],
        points: [17, 19, 15],
        worth: [0.5, 1, 0],
      },
    );
  });

  test('PI-16.2 all hear totals and ranks', () => {
    const table = allSolve(third([{ scores: [5, 5] }, { scores: [7, 5] }]));
    for (const viewer of viewersOf(2))
      expect(table.hears(viewer).at(-1)).toEqual({ type: 'matchEnded', totals: [17, 19], ranks: [2, 1] });
  });

  test('PI-16.3 a tie: more investigators left, that is fewer used, even with more penalties', () => {
    expect(result({ scores: [7, 5], left: 1 }, { scores: [7, 7], left: 2, penalty: 2 })).toEqual({
      winners: [1],
      ranks: [2, 1],
      points: [19, 19],
      worth: [0, 1],
    });
  });

  test('PI-16.4 still a tie: fewer penalty points', () => {
    expect(result({ scores: [7, 7], left: 2, penalty: 4 }, { scores: [7, 5], left: 2, penalty: 2 })).toEqual({
      winners: [1],
      ranks: [2, 1],
      points: [17, 17],
      worth: [0, 1],
    });
  });

  test('PI-16.5 still a tie: all of them win', () => {
    const even = { scores: [7, 3], left: 3, penalty: 2 } satisfies SeatScore;
    expect(result(even, { scores: [1, 1] }, even)).toEqual({
      winners: [0, 2],
      ranks: [1, 3, 1],
      points: [15, 9, 15],
      worth: [0.75, 0, 0.75],
    });
  });

  test('PI-16.6 (R30) all ranks follow the same comparisons, and equals share a rank', () => {
    const [tied, last] = [{ scores: [3, 3] } satisfies SeatScore, { scores: [5, 1], left: 4 } satisfies SeatScore];
    expect(result(last, tied, { scores: [7, 7] }, tied, { scores: [5, 3], penalty: 2 })).toEqual({
      winners: [2],
      ranks: [5, 2, 1, 2, 4],
      points: [13, 13, 21, 13, 13],
      worth: [0, 0.625, 1, 0.625, 0.25],
    });
  });
});
