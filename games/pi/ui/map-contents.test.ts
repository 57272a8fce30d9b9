import { expect, test } from 'vitest';
import { seatsOf } from '#kernel';
import { given } from '#testkit';
import { EDITIONS, type Kind, KINDS, type Place, townFor } from '../rules/edition.ts';
import { pi } from '../rules/game.ts';
import { markerOn, onInvestigators, supply } from '../rules/markers.ts';
import { playOut } from '../rules/match.fixture.ts';
import { solverAt } from '../rules/rounds.ts';
import {
  assign,
  cardOf,
  examine,
  idleUntil,
  investigate,
  kasia,
  maciej,
  quarter,
  sceneAt,
} from '../rules/scene.fixture.ts';
import type { Open } from '../rules/state.ts';
import { filterPieces, isSameList, mapContents, type TilePiece, type SentInvestigators } from './map-contents.ts';

const here = quarter('pi').here;
const piecesOn = (open: Open, place: Place, kind: Kind, [seat = 0]: readonly number[]): readonly TilePiece[] =>
  filterPieces(mapContents(open).on(place, kind), seat);
const sentTo = (open: Open, place: Place, [seat = 0]: readonly number[]): readonly SentInvestigators[] =>
  filterPieces(mapContents(open).at(place), seat);

test('INV-3 every marker of every seat is shown exactly once: on a tile, or on an investigator', () => {
  for (const edition of EDITIONS) {
    const { steps } = playOut({
      edition,
      answers: 'auto',
      style: 'patient',
      seats: 4,
      lastUnsolved: 'nextValue',
      seed: 8,
    });
    const { kit, placeIds } = townFor(edition);
    for (const { state } of steps.filter((_, at) => at % 7 === 0)) {
      const { open } = state;
      for (const seat of seatsOf(4)) {
        const tiles = placeIds.flatMap(place => KINDS.flatMap(kind => piecesOn(open, place, kind, [seat])));
        const sent = placeIds.flatMap(place => sentTo(open, place, [seat]));
        const discs = tiles.filter(({ marker }) => marker === 'disc').length;
        const cubes = tiles.filter(({ marker }) => marker === 'cube').length;
        const has = supply(open, solverAt(open, seat));
        const onSent = (of: 'discs' | 'cubes'): number => sent.reduce((sum, one) => sum + one[of], 0);
        expect(discs + onSent('discs') + has.discs).toBe(kit.discs);
        expect(cubes + onSent('cubes') + has.cubes - has.substitutes).toBe(kit.cubes);
        expect(sent.reduce((sum, { count }) => sum + count, 0)).toBe(solverAt(open, seat).investigators.length);
      }
    }
  }
});

test('unchanged pieces are the same objects', () => {
  const start = given(pi, sceneAt('pi', { suspect: 'near', location: 'far', crime: 'near' }));
  const one = start.play(kasia, investigate(here));
  const other = one.play(maciej, investigate(here));
  expect(sentTo(one.state.open, here, [kasia])[0]).toBe(sentTo(other.state.open, here, [kasia])[0]);
  const assigned = other.play(kasia, assign(here, 'cube', 'suspect'));
  expect(sentTo(assigned.state.open, here, [kasia])[0]).not.toBe(sentTo(other.state.open, here, [kasia])[0]);
  expect(piecesOn(assigned.state.open, here, 'suspect', [kasia])).toEqual([
    { seat: kasia, marker: 'cube', sure: 'assigned' },
  ]);
});

test('PI-7.6 an assumption that an evidence card proves is drawn as proved', () => {
  const start = given(pi, sceneAt('pi', { suspect: 'near', location: 'far', crime: 'far' }));
  const assumed = start.play(kasia, investigate(here)).play(kasia, assign(here, 'cube', 'suspect'));
  const proved = idleUntil(assumed, kasia).play(kasia, examine(cardOf(assumed.state, here, 'suspect')));
  expect(piecesOn(proved.state.open, here, 'suspect', [kasia])).toEqual([
    { seat: kasia, marker: 'cube', sure: 'confirmed' },
  ]);
  expect(onInvestigators(proved.state.open, solverAt(proved.state.open, kasia), here, 'cube')).toBe(0);
});

test('PI-5.11 a card that gave its solver no marker leaves a mark on its tile, until the case is shown', () => {
  const start = given(pi, sceneAt('pi', { suspect: 'far', location: 'far', crime: 'far' }));
  const asked = start.play(kasia, examine(cardOf(start.state, here, 'suspect')));
  const nothing = { seat: kasia, marker: 'none', sure: 'confirmed' };
  expect(mapContents(asked.state.open).on(here, 'suspect')).toEqual([nothing]);
  expect(mapContents(asked.state.open).on(here, 'crime')).toEqual([]);
  const shown = asked.state.open.solvers.map((solver, seat) =>
    seat === kasia ? { ...solver, case: { suspect: 'earl', location: 'lakeside', crime: 'murder' } } : solver,
  );
  expect(mapContents({ ...asked.state.open, solvers: shown }).on(here, 'suspect')).not.toContainEqual(nothing);
});

test('every tile shows its contents in the rules state', () => {
  let shown = 0;
  for (const answers of ['auto', 'hand'] as const) {
    const { steps } = playOut({
      edition: 'pi',
      answers,
      style: 'sensible',
      seats: 5,
      lastUnsolved: 'nextValue',
      seed: 4,
    });
    for (const { state } of steps.filter((_, at) => at % 5 === 0)) {
      const lying = mapContents(state.open);
      for (const place of townFor('pi').placeIds)
        for (const kind of KINDS) {
          const ruled = seatsOf(5).flatMap(seat => {
            const marker = markerOn(state.open, solverAt(state.open, seat), place, kind);
            return marker ? [{ seat, ...marker }] : [];
          });
          expect(lying.on(place, kind).filter(({ marker }) => marker !== 'none')).toEqual(ruled);
          shown += ruled.length;
        }
    }
  }
  expect(shown).toBeGreaterThan(100);
});

test('22a.4 pieces of all, or of one', () => {
  const [one, other] = [{ seat: kasia }, { seat: maciej }];
  expect(filterPieces([one, other], 'all')).toEqual([one, other]);
  expect(filterPieces([one, other], maciej)).toEqual([other]);
});

test('lists are equal if all their items are', () => {
  const item = {};
  expect(isSameList([item], [item])).toBe(true);
  expect(isSameList([item], [{}])).toBe(false);
  expect(isSameList([item], [])).toBe(false);
});
