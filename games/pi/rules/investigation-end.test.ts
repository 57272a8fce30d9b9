import { describe, expect, test } from 'vitest';
import { seatsOf, viewersOf } from '#kernel';
import { given } from '#testkit';
import { EDITIONS } from './edition.ts';
import { pi } from './game.ts';
import {
  allSolve,
  anna,
  blunder,
  type SceneState,
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

describe.each(EDITIONS)('12 The end of an investigation of %s', edition => {
  const table = (stated: SceneState) => given(pi, sceneState({ edition, ...stated }));
  type Table = ReturnType<typeof table>;
  const ended = (one: Table) => one.hears('audience').find(event => event.type === 'investigationEnded');
  const points = (one: Table) => ended(one)?.points;

  test('PI-12.1 it ends at once when no active seat is left', () => {
    for (const seats of [2, 3, 4, 5]) {
      const before = seatsOf(seats - 1).reduce(solvesNext, table({ seats }));
      expect(ended(before)).toBeUndefined();
      const after = before.play(seats - 1, solve(before.state, seats - 1));
      for (const viewer of viewersOf(seats))
        expect(after.hears(viewer).filter(event => event.type === 'investigationEnded')).toHaveLength(1);
      expect(after.sees('audience').open.investigation).toBe(2);
    }
  });

  test('PI-12.1 it goes on while two active seats are left', () => {
    const two = solvesNext(table({ seats: 3 }), anna);
    expect(ended(two)).toBeUndefined();
    expect(two.sees('audience').open).toMatchObject({ investigation: 1, round: 2, turn: kasia });
    expect(idle(idle(two)).sees('audience').open).toMatchObject({ investigation: 1, round: 3, turn: kasia });
  });

  test('PI-12.2 the one active seat left, if its turn is still to come, has a last chance, and all know it', () => {
    const last = [kasia, maciej].reduce(solvesNext, table({ seats: 3, round: 4 }));
    expect(last.awaited()).toEqual([anna]);
    for (const viewer of viewersOf(3))
      expect(last.hears(viewer).at(-1)).toEqual({ type: 'turnStarted', seat: anna, round: 4, lastChance: true });
    expect(ended(idle(last))).toBeDefined();
  });

  test('PI-12.2 one active seat left that has had its turn gets no other', () => {
    const before = [maciej, anna].reduce(solvesNext, table({ seats: 3, round: 4 }));
    expect(points(before)).toEqual([5, 7, 7]);
    expect(before.hears('audience')).toContainEqual({ type: 'lastUnsolvedScored', seat: kasia, points: 5 });
  });

  test('PI-12.2 the last chance skips the seats that have solved in between', () => {
    const last = [kasia, anna, piotr].reduce(solvesNext, table({ seats: 5, first: zofia }));
    // Zofia has had her turn, Maciej too: two are left, and the round ends
    expect(last.sees('audience').open).toMatchObject({ round: 2, turn: zofia });
    const chance = solvesNext(last, zofia);
    expect(chance.awaited()).toEqual([maciej]);
    expect(chance.hears(maciej).at(-1)).toMatchObject({ type: 'turnStarted', seat: maciej, lastChance: true });
  });

  test('PI-12.3 the last seat solves in that turn: it scores like the others of the round', () => {
    const chance = solvesIn(solvesIn(table({ seats: 3 }), 2, kasia), 3, maciej);
    expect(chance.awaited()).toEqual([anna]);
    expect(points(solvesNext(chance, anna))).toEqual([7, 5, 5]);
  });

  test('PI-12.4 (R26) if not, it scores the next value of the track', () => {
    const oneRound = [kasia, maciej].reduce(solvesNext, table({ seats: 3 }));
    expect(points(idle(oneRound))).toEqual([7, 7, 5]);
    const twoRounds = solvesIn(solvesIn(table({ seats: 3 }), 2, kasia), 3, maciej);
    for (const viewer of viewersOf(3))
      expect(idle(twoRounds).hears(viewer)).toContainEqual({ type: 'lastUnsolvedScored', seat: anna, points: 3 });
    const fourRounds = [piotr, anna, maciej, kasia].reduce(solvesNext, table({ seats: 5 }));
    expect(points(idle(fourRounds))).toEqual([1, 3, 5, 7, 0]);
  });

  test('PI-12.4 (R26) or nothing, if the table has chosen so', () => {
    expect(pi.options.lastUnsolved).toEqual({ blank: { oneOf: ['nextValue', 'zero'] }, usual: 'nextValue' });
    const last = [kasia, maciej].reduce(solvesNext, table({ seats: 3, lastUnsolved: 'zero' }));
    expect(points(idle(last))).toEqual([7, 7, 0]);
    expect(points(solvesNext(last, anna))).toEqual([7, 7, 7]);
    const had = [maciej, anna].reduce(solvesNext, table({ seats: 3, lastUnsolved: 'zero' }));
    expect(points(had)).toEqual([0, 7, 7]);
  });

  test('PI-12.5 a wrong accusation in the last chance costs 2 as usual', () => {
    const last = [kasia, maciej].reduce(solvesNext, table({ seats: 3 }));
    const wrong = last.play(anna, blunder(last.state, anna));
    expect(points(wrong)).toEqual([7, 7, 5]);
    expect(wrong.sees('audience').open.solvers[anna]).toMatchObject({ scores: [5, null], penalty: 2 });
  });

  test('PI-12.6 after a turn: the next active seat of the round, or a new round, or the end', () => {
    const solved = solvesNext(table({ seats: 4, first: maciej, round: 3 }), anna);
    expect(solved.sees('audience').open).toMatchObject({ round: 3, turn: piotr });
    const last = idleUntil(solved, kasia);
    expect(last.sees('audience').open).toMatchObject({ round: 3, turn: kasia });
    const round = idle(last);
    expect(round.sees('audience').open).toMatchObject({ round: 4, turn: maciej });
    expect(round.hears('audience')).toContainEqual({ type: 'roundEnded', round: 3 });
    const skipped = solvesNext(round, maciej);
    expect(skipped.sees('audience').open).toMatchObject({ round: 4, turn: piotr });
    const two = idle(idle(skipped));
    expect(two.sees('audience').open).toMatchObject({ round: 5, turn: piotr });
    const end = idle(solvesNext(two, piotr));
    expect(points(end)).toEqual([1, 5, 7, 3]);
  });

  test('PI-12.7 at the end every seat has exactly one score for it', () => {
    for (const seats of [2, 3, 4, 5]) {
      const all = allSolve(table({ seats }));
      const last = idle(seatsOf(seats - 1).reduce(solvesNext, table({ seats })));
      for (const one of [all, last]) {
        expect(points(one)).toHaveLength(seats);
        for (const { scores } of one.sees('audience').open.solvers) expect(scores).toEqual([expect.any(Number), null]);
      }
    }
  });
});
