import { describe, expect, test } from 'vitest';
import { seatsOf, viewersOf } from '#kernel';
import { given, scripted } from '#testkit';
import { EDITIONS, KINDS, townFor } from './edition.ts';
import { pi } from './game.ts';
import {
  allSolve,
  anna,
  assign,
  blunder,
  cardOf,
  sceneState,
  examine,
  idle,
  idleUntil,
  investigate,
  kasia,
  maciej,
  markerAt,
  quarter,
  sceneAt,
  solve,
  solvesNext,
  supplyOf,
} from './scene.fixture.ts';
import { caseOf } from './turn.ts';

describe.each(EDITIONS)('15 Between two investigations of %s', edition => {
  const { here, far } = quarter(edition);
  const town = townFor(edition);

  /** Kasia has used every kind of piece, and all seats solve in this round. */
  function busy() {
    const state = sceneAt(edition, { suspect: 'here', location: 'near', crime: 'far' });
    const patrolled = given(pi, state)
      .play(kasia, investigate(here))
      .play(kasia, assign(here, 'cube', 'crime'))
      .play(maciej, investigate(far));
    const examined = idleUntil(patrolled, kasia).play(kasia, examine(cardOf(state, here, 'suspect')));
    return idleUntil(idleUntil(examined, kasia).play(kasia, blunder(state, kasia)), kasia);
  }

  test('PI-15.1 used investigators leave the match, the others stay with their owners', () => {
    const next = allSolve(busy());
    expect(next.sees('audience').open.solvers.map(({ left }) => left)).toEqual([4, 4, 5]);
    for (const { investigators } of next.sees('audience').open.solvers) expect(investigators).toEqual([]);
  });

  test('PI-15.2 all discs and cubes return to their owners', () => {
    const next = allSolve(busy());
    for (const viewer of viewersOf(3))
      for (const seat of seatsOf(3)) {
        expect(supplyOf(next.sees(viewer), seat)).toEqual({ discs: 3, cubes: 10, substitutes: 0 });
        for (const place of town.placeIds)
          for (const kind of KINDS) expect(markerAt(next.sees(viewer), seat, place, kind)).toBeUndefined();
      }
  });

  test('PI-15.2 also the markers of a seat that did not solve, on tiles and investigators', () => {
    const state = sceneAt(edition, { suspect: 'here', location: 'near', crime: 'far' });
    const patrolled = given(pi, state)
      .play(kasia, investigate(here))
      .play(kasia, assign(here, 'cube', 'crime'));
    const next = [maciej, anna].reduce(solvesNext, patrolled);
    expect(next.sees('audience').open).toMatchObject({ investigation: 2 });
    expect(next.sees('audience').open.solvers[kasia]).toMatchObject({
      assigned: [],
      investigators: [],
      scores: [5, null],
    });
    expect(markerAt(next.sees('audience'), kasia, here, 'crime')).toBeUndefined();
    expect(supplyOf(next.sees('audience'), kasia)).toEqual({ discs: 3, cubes: 10, substitutes: 0 });
  });

  test('PI-15.3 all tiles, evidence cards and case cards are shuffled and dealt anew, none removed', () => {
    const before = [kasia, maciej].reduce(solvesNext, busy());
    const shuffles = [
      [...town.suspects, null, null],
      [...town.crimes, null, null, null, null],
      town.evidence,
      town.suspects,
      town.crimes,
      town.placeIds,
    ];
    // the script throws unless the rules shuffle all of them again
    const next = before.play(anna, solve(before.state, anna), scripted({ shuffles }));
    const { open } = next.sees('audience');
    expect(open).toMatchObject({ suspects: shuffles[0], crimes: shuffles[1], discard: [], question: null, round: 1 });
    expect(open.display).toEqual(town.evidence.slice(-9).toReversed());
    expect(next.state.deck).toHaveLength(27);
    for (const solver of open.solvers)
      expect(solver).toMatchObject({ standing: 'active', solvedIn: null, case: null, replies: [], wrong: [] });
    const hands = seatsOf(3).map(seat => ({
      suspect: town.suspects[seat],
      location: town.placeIds[seat],
      crime: town.crimes[seat],
    }));
    for (const seat of seatsOf(3)) {
      expect(next.sees(seat).hand).toEqual(hands[seat]);
      expect(next.hears(seat).filter(event => event.type === 'handDealt')).toEqual([
        { type: 'handDealt', to: seat, hand: hands[seat] },
      ]);
    }
    expect(next.hears('audience').map(({ type }) => type)).not.toContain('handDealt');
  });

  test('PI-15.3 the same case may come again', () => {
    const before = [kasia, maciej].reduce(solvesNext, given(pi, sceneState({ edition })));
    const { hands, open } = before.state;
    const first = <Item>(stated: readonly Item[], all: readonly Item[]): Item[] => [
      ...stated,
      ...all.filter(item => !stated.includes(item)),
    ];
    const shuffles = [
      open.suspects,
      open.crimes,
      town.evidence,
      first(
        hands.map(hand => hand.suspect),
        town.suspects,
      ),
      first(
        hands.map(hand => hand.crime),
        town.crimes,
      ),
      first(
        hands.map(hand => hand.location),
        town.placeIds,
      ),
    ];
    const next = before.play(anna, solve(before.state, anna), scripted({ shuffles }));
    expect(seatsOf(3).map(seat => caseOf(next.state, seat))).toEqual(
      seatsOf(3).map(seat => caseOf(before.state, seat)),
    );
  });

  test('PI-15.4 scores and penalties stay', () => {
    const next = allSolve(busy());
    expect(next.sees('audience').open.solvers.map(({ scores, penalty }) => [scores, penalty])).toEqual([
      [[7, null], 2],
      [[7, null], 0],
      [[7, null], 0],
    ]);
  });

  test('PI-15.5 the first-player token moves one seat clockwise', () => {
    for (const seats of [2, 3, 4, 5])
      for (const first of seatsOf(seats)) {
        let table = given(pi, sceneState({ edition, seats, first }));
        for (const investigation of [1, 2, 3]) {
          const expected = (first + investigation - 1) % seats;
          expect(table.sees('audience').open).toMatchObject({ investigation, first: expected, turn: expected });
          table = allSolve(table);
        }
      }
  });

  test('PI-15.5 it counts from the first player, not from the last solver', () => {
    const table = [maciej, anna].reduce(solvesNext, given(pi, sceneState({ edition })));
    expect(table.sees('audience').open).toMatchObject({ investigation: 2, first: maciej, turn: maciej });
    expect(table.hears('audience').at(-1)).toEqual({ type: 'turnStarted', seat: maciej, round: 1, lastChance: false });
  });

  test('PI-15.6 after the third there is no new set-up, and no seat has offers', () => {
    const before = [kasia, maciej].reduce(
      solvesNext,
      given(pi, sceneState({ edition, investigation: 3, turnSeconds: 60, solvers: { [anna]: { left: 2 } } })),
    );
    const table = before.play(anna, solve(before.state, anna), scripted({}));
    expect(table.hears('audience').map(({ type }) => type)).toEqual([
      'accused',
      'solved',
      'investigationEnded',
      'matchEnded',
    ]);
    expect(table.awaited()).toEqual([]);
    for (const viewer of viewersOf(3)) {
      expect(table.offers(viewer)).toEqual([]);
      expect(table.sees(viewer).open).toMatchObject({ investigation: 3, over: true });
    }
    expect(table.refuses(kasia, investigate(here))).toBe('PI-15.6');
    expect(() => table.tick()).toThrow('no clock runs');
    expect(idle(before).result()).toBeDefined();
  });
});
