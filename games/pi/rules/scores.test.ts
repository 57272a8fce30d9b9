import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { EDITIONS } from './edition.ts';
import { pi } from './game.ts';
import {
  anna,
  blunder,
  sceneState,
  idle,
  idleUntil,
  kasia,
  maciej,
  piotr,
  solve,
  solvesIn,
  solvesNext,
  zofia,
} from './scene.fixture.ts';
import { valueNow } from './rounds.ts';

describe.each(EDITIONS)('11 Scoring an investigation of %s', edition => {
  const five = () => given(pi, sceneState({ edition, seats: 5 }));
  const scores = (table: ReturnType<typeof five>) => table.sees('audience').open.solvers.map(one => one.scores[0]);

  test('PI-11.1 a round with a solution takes one step of the track: 7, 5, 3, 1', () => {
    let table = five();
    for (const [round, seat, points] of [
      [2, kasia, 7],
      [3, maciej, 5],
      [7, anna, 3],
      [8, piotr, 1],
    ] as const) {
      table = solvesIn(table, round, seat);
      expect(table.hears('audience')).toContainEqual({ type: 'solved', seat, round, points });
    }
    expect(scores(table)).toEqual([7, 5, 3, 1, null]);
  });

  test('PI-11.1 the value to be won now is the same for every seat of the round', () => {
    const solved = solvesIn(five(), 2, kasia);
    expect(valueNow(solved.sees('audience').open)).toBe(7);
    expect(valueNow(idleUntil(solved, zofia).sees('audience').open)).toBe(7);
    expect(valueNow(idleUntil(solved, maciej).sees('audience').open)).toBe(7);
    expect(valueNow(idleUntil(idleUntil(solved, zofia), maciej).sees('audience').open)).toBe(5);
  });

  test('PI-11.2 the first seat to solve scores 7, in any round', () => {
    for (const seat of [kasia, anna, zofia]) {
      const table = solvesIn(five(), 6, seat);
      expect(table.sees('audience').open.solvers[seat]).toMatchObject({ scores: [7], solvedIn: 6 });
    }
  });

  test('PI-11.3 all seats that solve in the same round score the same, in any order', () => {
    expect(scores([kasia, anna, piotr].reduce(solvesNext, five()))).toEqual([7, null, 7, 7, null]);
    const later = [maciej, anna].reduce(solvesNext, idle(solvesIn(five(), 1, kasia)).play(anna, blunderOf(anna)));
    expect(scores(later)[kasia]).toBe(7);
    expect(scores(later).slice(1, 3)).toEqual([5, 5]);
  });

  const blunderOf = (seat: number) => blunder(sceneState({ edition, seats: 5 }), seat);

  test('PI-11.4 (R25) a tie uses up one value only: after two sevens comes 5', () => {
    const tied = [kasia, maciej].reduce(solvesNext, five());
    expect(scores(tied)).toEqual([7, 7, null, null, null]);
    const third = solvesIn(tied, 2, anna);
    expect(scores(third)).toEqual([7, 7, 5, null, null]);
    expect(scores(solvesIn(third, 2, piotr))).toEqual([7, 7, 5, 5, null]);
    expect(scores(solvesIn(third, 3, piotr))).toEqual([7, 7, 5, 3, null]);
  });

  test('PI-11.5 a score does not change when others solve later', () => {
    let table = solvesIn(five(), 1, zofia);
    for (const [round, seat] of [
      [2, anna],
      [3, maciej],
    ] as const) {
      table = solvesIn(table, round, seat);
      expect(scores(table)[zofia]).toBe(7);
    }
    expect(scores(table)).toEqual([null, 3, 5, null, 7]);
  });

  test('PI-11.6 penalty points do not touch the score', () => {
    const wrong = idleUntil(five().play(kasia, blunderOf(kasia)), kasia);
    const table = wrong.play(kasia, solve(wrong.state, kasia));
    expect(table.sees('audience').open.solvers[kasia]).toMatchObject({ scores: [7], penalty: 2 });
  });
});
