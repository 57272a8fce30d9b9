import { describe, expect, test } from 'vitest';
import { countWays, seatsOf } from '#kernel';
import { given } from '#testkit';
import { EDITIONS, townFor } from './edition.ts';
import { pi } from './game.ts';
import {
  allSolve,
  type SceneState,
  sceneState,
  idle,
  kasia,
  maciej,
  solve,
  solvesIn,
  solvesNext,
} from './scene.fixture.ts';
import { holderOf } from './neighbours.ts';
import { caseOf } from './turn.ts';

describe.each(EDITIONS)('17 Small and large tables of %s', edition => {
  const table = (stated: SceneState) => given(pi, sceneState({ edition, ...stated }));
  type Table = ReturnType<typeof table>;
  const points = (one: Table) =>
    one.hears('audience').flatMap(event => (event.type === 'investigationEnded' ? [event.points] : []))[0];
  const firsts = (seats: number) => {
    const matches = seatsOf(seats).map(first => {
      let one = table({ seats, first });
      return [1, 2, 3].map(() => {
        const starter = one.sees('audience').open.first;
        one = allSolve(one);
        return starter;
      });
    });
    return matches;
  };

  test('PI-17.1 no rule changes with the number of players: same kit, same display, same three actions', () => {
    for (const seats of [2, 3, 4, 5]) {
      const one = table({ seats });
      const { open } = one.sees('audience');
      expect(open.display).toHaveLength(9);
      expect(one.state.deck).toHaveLength(27);
      for (const { left } of open.solvers) expect(left).toBe(5);
      expect(one.offers(kasia).map(countWays)).toEqual([9, 14, 1680]);
      expect(allSolve(one).sees('audience').open.investigation).toBe(2);
    }
  });

  test("PI-17.2 two players: each holds the other's case", () => {
    expect([holderOf(kasia, 2), holderOf(maciej, 2)]).toEqual([maciej, kasia]);
    const one = table({ seats: 2 });
    expect(one.sees(maciej).hand).toEqual(caseOf(one.state, kasia));
    expect(one.sees(kasia).hand).toEqual(caseOf(one.state, maciej));
  });

  test('PI-17.3 two players: the second has a last chance after the first solves, and not the other way round', () => {
    const first = table({ seats: 2, round: 4 }).play(kasia, solve(sceneState({ edition, seats: 2 }), kasia));
    expect(first.hears(maciej).at(-1)).toEqual({ type: 'turnStarted', seat: maciej, round: 4, lastChance: true });
    expect(points(first.play(maciej, solve(first.state, maciej)))).toEqual([7, 7]);
    expect(points(idle(first))).toEqual([7, 5]);
    const second = solvesNext(table({ seats: 2, round: 4 }), maciej);
    expect(points(second)).toEqual([5, 7]);
  });

  test('PI-17.3 two players with option zero: 7 and 7, or 7 and 0', () => {
    const first = solvesNext(table({ seats: 2, lastUnsolved: 'zero' }), kasia);
    expect(points(idle(first))).toEqual([7, 0]);
    expect(points(solvesNext(first, maciej))).toEqual([7, 7]);
    expect(points(solvesNext(table({ seats: 2, lastUnsolved: 'zero' }), maciej))).toEqual([0, 7]);
  });

  test('PI-17.4 two players: a solved case gives no new information to the other, who held it', () => {
    const one = table({ seats: 2 });
    const solved = one.play(kasia, solve(one.state, kasia));
    expect(solved.sees(maciej).open.solvers[kasia]?.case).toEqual(one.sees(maciej).hand);
    const three = solvesNext(table({ seats: 3 }), kasia);
    expect(three.sees(maciej).open.solvers[kasia]?.case).not.toEqual(three.sees(maciej).hand);
  });

  test('PI-17.5 two players: the seat that starts first starts twice', () => {
    expect(firsts(2)).toEqual([
      [0, 1, 0],
      [1, 0, 1],
    ]);
  });

  test('PI-17.6 five players: five ranks give 7, 5, 3, 1 and 0', () => {
    const four = [0, 1, 2, 3].reduce((one, seat) => solvesIn(one, seat + 1, seat), table({ seats: 5 }));
    expect(points(idle(four))).toEqual([7, 5, 3, 1, 0]);
  });

  test('PI-17.7 five players: half of the crimes are in cases', () => {
    const five = table({ seats: 5 });
    const crimes = new Set(seatsOf(5).map(seat => caseOf(five.state, seat).crime));
    expect(crimes.size * 2).toBe(townFor(edition).crimes.length);
  });

  test('PI-17.8 three players start once each; of four or five, one or two never start', () => {
    for (const starters of firsts(3)) expect(new Set(starters)).toEqual(new Set([0, 1, 2]));
    for (const seats of [4, 5])
      for (const [first = 0, ...rest] of firsts(seats)) {
        expect(rest).toEqual([(first + 1) % seats, (first + 2) % seats]);
        expect(new Set([first, ...rest]).size).toBe(3);
      }
  });
});
