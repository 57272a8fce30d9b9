import { describe, expect, test } from 'vitest';
import { oneOf, viewersOf } from '#kernel';
import { given } from '#testkit';
import { EDITIONS, type EditionId, type Kind, KINDS, townFor } from './edition.ts';
import { pi } from './game.ts';
import {
  allSolve,
  anna,
  assign,
  cardOf,
  type SceneState,
  sceneState,
  examine,
  idleUntil,
  investigate,
  kasia,
  maciej,
  markerAt,
  markersOnInvestigator,
  quarter,
  sceneAt,
  type RelativePlace,
  supplyOf,
} from './scene.fixture.ts';
import type { State } from './state.ts';

const start = (state: State) => given(pi, state);
type SpotByKind = Record<Kind, RelativePlace>;

/** The public event of Kasia's investigator in `here`. */
function replyIn(edition: EditionId, where: SpotByKind, more: SceneState = {}) {
  const table = start(sceneAt(edition, where, more)).play(kasia, investigate(quarter(edition).here));
  const [first, ...others] = viewersOf(3).map(viewer => table.hears(viewer)[0]);
  for (const other of others) expect(other).toEqual(first);
  return first;
}

const reply = (discs: number, cubes: number, about: readonly Kind[] = KINDS) => ({
  type: 'investigated',
  by: kasia,
  discs,
  cubes,
  about,
});

describe.each(EDITIONS)('6 Sending an investigator in %s', edition => {
  const { here, near, far } = quarter(edition);
  const town = townFor(edition);

  test('PI-6.1 to any one of the fourteen places, and nowhere else', () => {
    const table = start(sceneState({ edition }));
    expect(table.offers(kasia)).toContainEqual({ type: 'investigate', place: oneOf(town.placeIds) });
    for (const place of town.placeIds) {
      const { investigators } = table.play(kasia, investigate(place)).sees(anna).open.solvers[kasia] ?? {};
      expect(investigators?.map(one => one.place)).toEqual([place]);
    }
    expect(table.refuses(kasia, investigate('nowhere'))).toBe('PI-6.1');
  });

  test('PI-6.2 with at least one left, and each only once in a match', () => {
    let table = start(sceneState({ edition }));
    for (const left of [4, 3, 2, 1, 0]) {
      table = idleUntil(table, kasia).play(kasia, investigate(near));
      expect(table.sees(maciej).open.solvers[kasia]?.left).toBe(left);
    }
    table = idleUntil(table, kasia);
    expect(table.offers(kasia).map(({ type }) => type)).not.toContain('investigate');
    expect(table.refuses(kasia, investigate(here))).toBe('PI-6.2');
    const next = idleUntil(allSolve(table), kasia);
    expect(next.sees(kasia).open.investigation).toBe(2);
    expect(next.refuses(kasia, investigate(here))).toBe('PI-6.2');
    expect(idleUntil(next, maciej).play(maciej, investigate(here)).sees(kasia).open.solvers[maciej]?.left).toBe(4);
  });

  test('PI-6.3 (R14) any number of investigators of any seats may be in one place', () => {
    const table = start(sceneAt(edition, { suspect: 'here', location: 'near', crime: 'far' }))
      .play(kasia, investigate(here))
      .play(maciej, investigate(here))
      .play(anna, investigate(here))
      .play(kasia, investigate(here));
    const places = table.sees('audience').open.solvers.map(({ investigators }) => investigators.map(one => one.place));
    expect(places).toEqual([[here, here], [here], [here]]);
    expect(table.hears('audience')[0]).toEqual({ ...reply(0, 0, []), place: here });
  });

  test('PI-6.4 a disc for every case element here, a cube for every one in an adjacent place', () => {
    const replies: [SpotByKind, number, number][] = [
      [{ suspect: 'here', location: 'near', crime: 'far' }, 1, 1],
      [{ suspect: 'here', location: 'here', crime: 'here' }, 3, 0],
      [{ suspect: 'near', location: 'nearToo', crime: 'near' }, 0, 3],
      [{ suspect: 'near', location: 'here', crime: 'near' }, 1, 2],
      [{ suspect: 'here', location: 'here', crime: 'nearToo' }, 2, 1],
      [{ suspect: 'far', location: 'farToo', crime: 'here' }, 1, 0],
      [{ suspect: 'far', location: 'farToo', crime: 'far' }, 0, 0],
    ];
    for (const [where, discs, cubes] of replies)
      expect(replyIn(edition, where)).toEqual({ ...reply(discs, cubes), place: here });
  });

  test('PI-6.5 each kind counts once, as a disc, as a cube or not at all', () => {
    const spots = ['here', 'near', 'far'] as const;
    for (const suspect of spots)
      for (const location of spots)
        for (const crime of spots) {
          const where = [suspect, location, crime];
          expect(replyIn(edition, { suspect, location, crime })).toMatchObject({
            discs: where.filter(spot => spot === 'here').length,
            cubes: where.filter(spot => spot === 'near').length,
          });
        }
  });

  test('PI-6.6 (R15) a kind whose tile here already has a confirmed marker of the solver is left out', () => {
    const state = sceneAt(edition, { suspect: 'near', location: 'near', crime: 'here' });
    const cube = idleUntil(start(state).play(kasia, examine(cardOf(state, here, 'suspect'))), kasia);
    const both = cube.play(kasia, investigate(here));
    expect(both.hears(anna)[0]).toEqual({ ...reply(1, 1, ['location', 'crime']), place: here });
    expect(markerAt(both.sees(anna), kasia, here, 'suspect')).toEqual({ marker: 'cube', sure: 'confirmed' });
    expect(markersOnInvestigator(both.sees(anna), kasia, here)).toEqual({ discs: 1, cubes: 1 });
    expect(supplyOf(both.sees(anna), kasia)).toEqual({ discs: 2, cubes: 8, substitutes: 0 });
    const disc = idleUntil(cube.play(kasia, examine(cardOf(state, here, 'crime'))), kasia);
    expect(disc.play(kasia, investigate(here)).hears(anna)[0]).toEqual({ ...reply(0, 1, ['location']), place: here });
  });

  test('PI-6.6 a second own investigator in a place gives no marker, for any assignment from the first', () => {
    const state = sceneAt(edition, { suspect: 'near', location: 'here', crime: 'far' });
    const once = idleUntil(start(state).play(kasia, investigate(here)), kasia);
    for (const table of [once, once.play(kasia, assign(here, 'disc', 'suspect'))]) {
      const twice = table.play(kasia, investigate(here));
      expect(twice.hears(anna)[0]).toEqual({ ...reply(0, 0, []), place: here });
      expect(twice.sees(anna).open.solvers[kasia]?.left).toBe(3);
    }
  });

  test('PI-6.6 (R16) markers of the solver in other places do not count', () => {
    const [culprit = ''] = town.suspects;
    const state = sceneAt(edition, { suspect: 'near', location: 'far', crime: 'far' }, { display: [culprit] });
    const known = idleUntil(start(state).play(kasia, examine(culprit)), kasia);
    expect(markerAt(known.sees(kasia), kasia, near, 'suspect')).toEqual({ marker: 'disc', sure: 'confirmed' });
    expect(known.play(kasia, investigate(here)).hears(anna)[0]).toEqual({ ...reply(0, 1), place: here });
  });

  test('PI-6.7 a tile that gave none is not left out, and adds nothing', () => {
    const state = sceneAt(edition, { suspect: 'far', location: 'near', crime: 'here' });
    const none = idleUntil(start(state).play(kasia, examine(cardOf(state, here, 'suspect'))), kasia);
    expect(none.play(kasia, investigate(here)).hears(anna)[0]).toEqual({ ...reply(1, 1), place: here });
  });

  test('PI-6.7 a blank tile is not left out, and can only add a cube', () => {
    expect(
      replyIn(edition, { suspect: 'near', location: 'far', crime: 'far' }, { blanks: { suspect: [here] } }),
    ).toEqual({ ...reply(0, 1), place: here });
  });

  test('PI-6.7 markers of other seats in the place do not count', () => {
    const state = sceneAt(edition, { suspect: 'near', location: 'here', crime: 'near' }, { first: maciej });
    const theirs = start(state)
      .play(maciej, examine(cardOf(state, here, 'suspect')))
      .play(anna, investigate(here));
    expect(theirs.play(kasia, investigate(here)).hears(anna)[0]).toEqual({ ...reply(1, 2), place: here });
  });

  test('PI-6.8 which kinds a reply is about follows from public facts: it is the same for every case', () => {
    const abouts = (['here', 'near', 'far'] as const).map(spot => {
      const state = sceneAt(edition, { suspect: 'near', location: spot, crime: spot });
      const asked = idleUntil(start(state).play(kasia, examine(cardOf(state, here, 'suspect'))), kasia);
      return asked.play(kasia, investigate(here)).sees('audience').open.solvers[kasia]?.investigators[0]?.about;
    });
    expect(abouts).toEqual([
      ['location', 'crime'],
      ['location', 'crime'],
      ['location', 'crime'],
    ]);
  });

  test('PI-6.9 the markers lie on the investigator, not on tiles, and come from the own supply', () => {
    const state = sceneAt(edition, { suspect: 'near', location: 'here', crime: 'nearToo' });
    const table = start(state).play(kasia, investigate(here));
    for (const viewer of viewersOf(3)) {
      expect(markersOnInvestigator(table.sees(viewer), kasia, here)).toEqual({ discs: 1, cubes: 2 });
      for (const place of town.placeIds)
        for (const kind of KINDS) expect(markerAt(table.sees(viewer), kasia, place, kind)).toBeUndefined();
      expect(supplyOf(table.sees(viewer), kasia)).toEqual({ discs: 2, cubes: 8, substitutes: 0 });
      expect(supplyOf(table.sees(viewer), maciej)).toEqual({ discs: 3, cubes: 10, substitutes: 0 });
    }
  });

  test('PI-6.10 nothing found is announced, and nothing is placed', () => {
    const state = sceneAt(edition, { suspect: 'far', location: 'far', crime: 'farToo' });
    const table = start(state).play(kasia, investigate(here));
    for (const viewer of viewersOf(3)) expect(table.hears(viewer)[0]).toEqual({ ...reply(0, 0), place: here });
    expect(markersOnInvestigator(table.sees(anna), kasia, here)).toEqual({ discs: 0, cubes: 0 });
    expect(supplyOf(table.sees(anna), kasia)).toEqual({ discs: 3, cubes: 10, substitutes: 0 });
  });

  test('PI-6.11 a blank in the place does not stop cubes for adjacent places', () => {
    const blanks = { suspect: [here], crime: [here] };
    expect(replyIn(edition, { suspect: 'near', location: 'far', crime: 'nearToo' }, { blanks })).toMatchObject({
      discs: 0,
      cubes: 2,
    });
  });

  test('PI-6.12 a blank never gives a disc', () => {
    const blanks = { suspect: [here], crime: [here] };
    for (const spot of ['near', 'nearToo', 'far', 'farToo'] as const)
      expect(replyIn(edition, { suspect: spot, location: 'far', crime: spot }, { blanks })).toMatchObject({ discs: 0 });
  });

  test('PI-6.13 the investigator stays to the end of the investigation and then leaves the match', () => {
    const table = start(sceneState({ edition })).play(kasia, investigate(far));
    const later = idleUntil(idleUntil(table, kasia), anna);
    expect(later.sees(anna).open.solvers[kasia]?.investigators.map(one => one.place)).toEqual([far]);
    const next = allSolve(idleUntil(later, kasia));
    expect(next.sees(anna).open.investigation).toBe(2);
    expect(next.sees(anna).open.solvers[kasia]).toMatchObject({ investigators: [], left: 4 });
  });

  test('PI-6.14 even a marker with one possible cause stays on the investigator until its owner moves it', () => {
    const table = start(sceneAt(edition, { suspect: 'here', location: 'here', crime: 'here' })).play(
      kasia,
      investigate(here),
    );
    expect(markersOnInvestigator(table.sees(kasia), kasia, here)).toEqual({ discs: 3, cubes: 0 });
    const moved = table.play(kasia, assign(here, 'disc', 'suspect'));
    expect(markersOnInvestigator(moved.sees(kasia), kasia, here)).toEqual({ discs: 2, cubes: 0 });
  });
});
