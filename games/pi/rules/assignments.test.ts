import { describe, expect, test } from 'vitest';
import { oneOf, viewersOf } from '#kernel';
import { given } from '#testkit';
import { EDITIONS, type EditionId, type Kind, KINDS } from './edition.ts';
import { pi } from './game.ts';
import {
  anna,
  answerInvestigator,
  assign,
  blunder,
  cardOf,
  type SceneState,
  examine,
  idle,
  idleUntil,
  investigate,
  kasia,
  maciej,
  markerAt,
  markersOnInvestigator,
  quarter,
  sceneAt,
  solvesNext,
  type RelativePlace,
  supplyOf,
  unassign,
} from './scene.fixture.ts';

/** Kasia has an investigator in `here`, and it is Maciej's turn. */
const patrol = (edition: EditionId, where: Record<Kind, RelativePlace>, more: SceneState = {}) =>
  given(pi, sceneAt(edition, where, more)).play(kasia, investigate(quarter(edition).here));

describe.each(EDITIONS)('7 Moving a marker from an investigator to a tile in %s', edition => {
  const { here, near } = quarter(edition);
  const discAndCube = { suspect: 'here', location: 'near', crime: 'far' } as const;

  test('PI-7.1 a solver may move a marker from the investigator onto a tile, and all see it', () => {
    const table = patrol(edition, discAndCube).play(kasia, assign(here, 'disc', 'suspect'));
    for (const viewer of viewersOf(3)) {
      expect(table.hears(viewer)).toEqual([
        { type: 'assigned', by: kasia, place: here, marker: 'disc', tile: 'suspect' },
      ]);
      expect(markerAt(table.sees(viewer), kasia, here, 'suspect')).toEqual({ marker: 'disc', sure: 'assigned' });
      expect(markersOnInvestigator(table.sees(viewer), kasia, here)).toEqual({ discs: 0, cubes: 1 });
    }
    expect(supplyOf(table.sees(anna), kasia)).toEqual({ discs: 2, cubes: 9, substitutes: 0 });
  });

  test('PI-7.1 the solver may leave it there: only the markers there are offered', () => {
    const table = patrol(edition, discAndCube);
    expect(table.offers(kasia)).toEqual([
      { type: 'assign', place: here, marker: 'disc', tile: oneOf(KINDS) },
      { type: 'assign', place: here, marker: 'cube', tile: oneOf(KINDS) },
    ]);
    const moved = table.play(kasia, assign(here, 'disc', 'suspect'));
    expect(moved.refuses(kasia, assign(here, 'disc', 'location'))).toBe('PI-7.1');
    const nothing = patrol(edition, { suspect: 'far', location: 'far', crime: 'far' });
    expect(nothing.offers(kasia)).toEqual([]);
  });

  test("PI-7.2 only one's own marker, and only within the place of the investigator", () => {
    const table = patrol(edition, discAndCube);
    expect(table.offers(anna)).toEqual([]);
    expect(table.refuses(anna, assign(here, 'disc', 'suspect'))).toBe('PI-7.1');
    expect(table.refuses(kasia, assign(near, 'cube', 'location'))).toBe('PI-7.1');
    expect(table.refuses(kasia, assign('nowhere', 'cube', 'location'))).toBe('PI-7.2');
    expect(table.refuses(kasia, { type: 'assign', place: here, marker: 'cube', tile: 'roof' })).toBe('PI-7.2');
    expect(table.refuses(kasia, { type: 'assign', place: here, marker: 'cone', tile: 'crime' })).toBe('PI-7.2');
  });

  test('PI-7.2 (R17) an assigned cube is in the place of the investigator, not on the adjacent tile that caused it', () => {
    const table = patrol(edition, discAndCube).play(kasia, assign(here, 'cube', 'location'));
    expect(markerAt(table.sees(anna), kasia, here, 'location')).toEqual({ marker: 'cube', sure: 'assigned' });
    expect(markerAt(table.sees(anna), kasia, near, 'location')).toBeUndefined();
  });

  test('PI-7.3 a cube may lie on a blank, a disc may not', () => {
    const table = patrol(edition, { suspect: 'near', location: 'here', crime: 'far' }, { blanks: { suspect: [here] } });
    const cube = table.play(kasia, assign(here, 'cube', 'suspect'));
    expect(markerAt(cube.sees(anna), kasia, here, 'suspect')).toEqual({ marker: 'cube', sure: 'assigned' });
    expect(table.refuses(kasia, assign(here, 'disc', 'suspect'))).toBe('PI-7.3');
    expect(table.offers(kasia)).toContainEqual({
      type: 'assign',
      place: here,
      marker: 'disc',
      tile: oneOf(['location', 'crime']),
    });
  });

  test('PI-7.4 (R18) not onto a tile that already has a marker of the solver', () => {
    const assigned = patrol(edition, discAndCube).play(kasia, assign(here, 'disc', 'suspect'));
    expect(assigned.refuses(kasia, assign(here, 'cube', 'suspect'))).toBe('PI-7.4');
    const back = idleUntil(patrol(edition, discAndCube), kasia);
    const confirmed = back.play(kasia, examine(cardOf(back.state, here, 'suspect')));
    expect(confirmed.refuses(kasia, assign(here, 'cube', 'suspect'))).toBe('PI-7.4');
    expect(confirmed.offers(kasia)).toEqual([
      { type: 'assign', place: here, marker: 'cube', tile: oneOf(['location', 'crime']) },
    ]);
  });

  test('PI-7.4 (R18) not onto a tile that gave the solver no marker; markers of other seats do not matter', () => {
    const state = sceneAt(edition, discAndCube);
    const none = idleUntil(given(pi, state).play(kasia, examine(cardOf(state, here, 'crime'))), kasia);
    const table = none.play(kasia, investigate(here));
    expect(table.refuses(kasia, assign(here, 'cube', 'crime'))).toBe('PI-7.4');
    expect(table.play(kasia, assign(here, 'cube', 'location')).awaited()).toEqual([maciej]);
    const theirs = patrol(edition, discAndCube).play(maciej, examine(cardOf(state, here, 'crime')));
    expect(theirs.play(kasia, assign(here, 'cube', 'crime')).awaited()).toEqual([anna]);
  });

  test('PI-7.5 (R19) it is never checked against the case: right and wrong look the same to all', () => {
    const right = patrol(edition, discAndCube);
    const wrong = patrol(edition, { suspect: 'far', location: 'near', crime: 'here' });
    const moves = [right, wrong].map(table => table.play(kasia, assign(here, 'disc', 'suspect')));
    for (const viewer of viewersOf(3)) {
      const [one, other] = moves.map(table => table.hears(viewer));
      expect(one).toEqual(other);
      expect(one).toHaveLength(1);
    }
    for (const table of moves)
      expect(markerAt(table.sees(anna), kasia, here, 'suspect')).toEqual({ marker: 'disc', sure: 'assigned' });
  });

  test('PI-7.6 (R20) it can be taken back at any time', () => {
    const assigned = patrol(edition, discAndCube).play(kasia, assign(here, 'disc', 'suspect'));
    const later = idle(assigned);
    expect(later.offers(kasia)).toContainEqual({ type: 'unassign', place: here, tile: oneOf(['suspect']) });
    const back = later.play(kasia, unassign(here, 'suspect'));
    for (const viewer of viewersOf(3)) {
      expect(back.hears(viewer)).toEqual([{ type: 'unassigned', by: kasia, place: here, tile: 'suspect' }]);
      expect(markerAt(back.sees(viewer), kasia, here, 'suspect')).toBeUndefined();
      expect(markersOnInvestigator(back.sees(viewer), kasia, here)).toEqual({ discs: 1, cubes: 1 });
    }
    expect(back.refuses(kasia, unassign(here, 'suspect'))).toBe('PI-7.6');
  });

  test('PI-7.6 a confirmed marker is no assumption and cannot be taken back', () => {
    const before = idleUntil(patrol(edition, discAndCube), kasia);
    const table = before.play(kasia, examine(cardOf(before.state, here, 'suspect')));
    expect(markerAt(table.sees(anna), kasia, here, 'suspect')).toEqual({ marker: 'disc', sure: 'confirmed' });
    expect(table.refuses(kasia, unassign(here, 'suspect'))).toBe('PI-7.6');
  });

  test('PI-7.7 assigning changes no later reply: not to evidence, an investigator or an accusation', () => {
    const plain = idleUntil(patrol(edition, discAndCube), kasia);
    const assigned = plain.play(kasia, assign(here, 'cube', 'suspect')).play(kasia, assign(here, 'disc', 'crime'));
    const questions = [
      ...KINDS.map(kind => examine(cardOf(plain.state, here, kind))),
      investigate(here),
      investigate(near),
      blunder(plain.state, kasia),
    ];
    for (const question of questions)
      expect(assigned.play(kasia, question).hears('audience')[0]).toEqual(
        plain.play(kasia, question).hears('audience')[0],
      );
  });

  test('PI-7.8 (R21) at any time while active, also outside the own turn', () => {
    const table = patrol(edition, discAndCube);
    expect(table.awaited()).toEqual([maciej]);
    const others = table.play(kasia, assign(here, 'disc', 'suspect'));
    expect(others.awaited()).toEqual([maciej]);
    expect(
      idleUntil(table, kasia)
        .play(kasia, assign(here, 'disc', 'suspect'))
        .awaited(),
    ).toEqual([kasia]);
  });

  test('PI-7.8 (R21) also while a holder owes an answer', () => {
    const asked = given(pi, sceneAt(edition, discAndCube, { answers: 'hand' }))
      .play(kasia, investigate(here))
      .play(anna, answerInvestigator(1, 1))
      .play(maciej, investigate(near));
    expect(asked.offers(kasia).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['answerInvestigator', 'assign']),
    );
    expect(asked.play(kasia, assign(here, 'disc', 'suspect')).awaited()).toEqual([kasia]);
  });

  test('PI-7.8 not any more after solving', () => {
    const solved = solvesNext(patrol(edition, discAndCube).play(kasia, assign(here, 'disc', 'suspect')), kasia);
    expect(solved.offers(kasia)).toEqual([]);
    expect(solved.refuses(kasia, assign(here, 'cube', 'location'))).toBe('PI-7.8');
    expect(solved.refuses(kasia, unassign(here, 'suspect'))).toBe('PI-7.8');
  });
});
