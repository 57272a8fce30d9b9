import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { EDITIONS, KINDS, townFor } from './edition.ts';
import { pi } from './game.ts';
import {
  cardOf,
  examine,
  idleUntil,
  investigate,
  kasia,
  maciej,
  markerAt,
  markersOnInvestigator,
  quarter,
  sceneAt,
  solvesNext,
  supplyOf,
} from './scene.fixture.ts';

describe.each(EDITIONS)('14 The supply of markers in %s', edition => {
  const { here } = quarter(edition);
  const together = { suspect: 'here', location: 'here', crime: 'here' } as const;
  const neighbours = townFor(edition).places.find(({ id }) => id === here)?.neighbours ?? [];

  test("PI-14.1 three discs and ten cubes for each seat; replies use the solver's own", () => {
    const table = given(pi, sceneAt(edition, { suspect: 'here', location: 'near', crime: 'near' }));
    for (const seat of [0, 1, 2])
      expect(supplyOf(table.sees('audience'), seat)).toEqual({ discs: 3, cubes: 10, substitutes: 0 });
    const asked = table.play(kasia, investigate(here));
    expect(supplyOf(asked.sees(maciej), kasia)).toEqual({ discs: 2, cubes: 8, substitutes: 0 });
    for (const seat of [1, 2])
      expect(supplyOf(asked.sees(maciej), seat)).toEqual({ discs: 3, cubes: 10, substitutes: 0 });
  });

  test('PI-14.2 discs cannot run out: no second disc is placed for the same tile', () => {
    const questions = [
      investigate(here),
      ...KINDS.map(kind => examine(cardOf(sceneAt(edition, together), here, kind))),
      investigate(here),
    ];
    for (const order of [questions, questions.toReversed()]) {
      let table = given(pi, sceneAt(edition, together));
      for (const question of order) {
        table = idleUntil(table, kasia).play(kasia, question);
        expect(supplyOf(table.sees('audience'), kasia).discs).toBeGreaterThanOrEqual(0);
      }
      expect(supplyOf(table.sees('audience'), kasia).discs).toBe(0);
    }
  });

  /** Kasia's whole case is in the middle, and her investigators are placed around it. */
  const around = (count: number) =>
    neighbours
      .slice(0, count)
      .reduce(
        (table, place) => idleUntil(table, kasia).play(kasia, investigate(place)),
        given(pi, sceneAt(edition, together)),
      );

  test('PI-14.3 cubes can run out', () => {
    expect(supplyOf(around(3).sees('audience'), kasia)).toEqual({ discs: 3, cubes: 1, substitutes: 0 });
    expect(supplyOf(around(4).sees('audience'), kasia)).toMatchObject({ cubes: 0 });
  });

  test('PI-14.4 (R29) then substitutes are used, and the reply is given in full', () => {
    const table = around(4);
    expect(table.hears(maciej)[0]).toMatchObject({ type: 'investigated', discs: 0, cubes: 3 });
    expect(markersOnInvestigator(table.sees(maciej), kasia, neighbours[3] ?? '')).toEqual({ discs: 0, cubes: 3 });
    expect(supplyOf(table.sees(maciej), kasia)).toEqual({ discs: 3, cubes: 0, substitutes: 2 });
    const five = around(5);
    expect(supplyOf(five.sees(maciej), kasia)).toEqual({ discs: 3, cubes: 0, substitutes: 5 });
  });

  test('PI-14.4 (R29) also on a tile, when an evidence card brings a cube', () => {
    const last = neighbours[5] ?? '';
    const scene = sceneAt(edition, together, { display: [last] });
    const patrolled = neighbours
      .slice(0, 5)
      .reduce((table, place) => idleUntil(table, kasia).play(kasia, investigate(place)), given(pi, scene));
    const table = idleUntil(patrolled, kasia).play(kasia, examine(last));
    expect(table.hears(maciej)[0]).toEqual({ type: 'examined', by: kasia, card: last, reply: 'cube' });
    expect(markerAt(table.sees(maciej), kasia, last, 'location')).toEqual({ marker: 'cube', sure: 'confirmed' });
    expect(supplyOf(table.sees(maciej), kasia)).toEqual({ discs: 3, cubes: 0, substitutes: 6 });
  });

  test('PI-14.4 (R29) substitutes go first: with the case solved all ten cubes are back, and no substitute is left', () => {
    expect(supplyOf(solvesNext(around(4), kasia).sees('audience'), kasia)).toEqual({
      discs: 0,
      cubes: 10,
      substitutes: 0,
    });
  });
});
