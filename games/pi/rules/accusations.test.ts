import { describe, expect, test } from 'vitest';
import { viewersOf } from '#kernel';
import { given } from '#testkit';
import { EDITIONS, KINDS, townFor } from './edition.ts';
import { pi } from './game.ts';
import {
  accuse,
  anna,
  answerAccusation,
  assign,
  blunder,
  cardOf,
  sceneState,
  examine,
  holder,
  idle,
  idleUntil,
  investigate,
  kasia,
  maciej,
  markerAt,
  markerOf,
  markersOnInvestigator,
  quarter,
  sceneAt,
  solve,
  solvesNext,
  supplyOf,
} from './scene.fixture.ts';
import type { State } from './state.ts';
import { caseOf } from './turn.ts';

const start = (state: State) => given(pi, state);

describe.each(EDITIONS)('8 Accusing in %s', edition => {
  const { here, near } = quarter(edition);
  const town = townFor(edition);
  const scene = () => sceneAt(edition, { suspect: 'here', location: 'near', crime: 'far' });

  test('PI-8.1 on every own turn, from the first one on, as often as one likes', () => {
    let table = start(scene());
    for (let turn = 1; turn <= 4; turn++) {
      expect(table.offers(kasia)).toContainEqual(expect.objectContaining({ type: 'accuse' }));
      table = idleUntil(table.play(kasia, blunder(table.state, kasia)), kasia);
    }
    expect(table.play(kasia, solve(table.state, kasia)).hears(anna)).toContainEqual(
      expect.objectContaining({ type: 'solved', seat: kasia }),
    );
  });

  test('PI-8.2 (R22) one suspect, one crime and one location, none of them a blank', () => {
    const table = start(scene());
    const [suspect = '', crime = '', location = ''] = [town.suspects[3], town.crimes[3], town.placeIds[3]];
    expect(table.play(kasia, accuse(suspect, crime, location)).awaited()).toEqual([maciej]);
    for (const blank of [null, '', 'blank', crime])
      expect(table.refuses(kasia, { type: 'accuse', suspect: blank, crime, location })).toBe('PI-8.2');
    for (const blank of [null, '', 'blank', suspect])
      expect(table.refuses(kasia, { type: 'accuse', suspect, crime: blank, location })).toBe('PI-8.2');
    expect(table.refuses(kasia, { type: 'accuse', suspect, crime, location: crime })).toBe('PI-8.2');
  });

  test('PI-8.2 (R22) even a case that public facts rule out', () => {
    const state = scene();
    const wrong = blunder(state, kasia);
    const once = idleUntil(start(state).play(kasia, wrong), kasia);
    expect(once.play(kasia, wrong).sees(anna).open.solvers[kasia]?.penalty).toBe(4);
    const solved = idleUntil(solvesNext(start(state), maciej), kasia);
    const shown = solved.sees(kasia).open.solvers[maciej]?.case;
    expect(
      solved.play(kasia, accuse(shown?.suspect ?? '', shown?.crime ?? '', shown?.location ?? '')).awaited(),
    ).toEqual([anna]);
  });

  test('PI-8.3 right only if all three match', () => {
    const table = start(scene());
    const right = caseOf(table.state, kasia);
    const others = caseOf(table.state, anna);
    for (const missed of [...KINDS.map(kind => [kind]), ['suspect', 'crime'], ['location', 'crime'], KINDS]) {
      const accused = { ...right };
      for (const kind of KINDS) if (missed.some(one => one === kind)) accused[kind] = others[kind];
      expect(table.play(kasia, { type: 'accuse', ...accused }).hears(anna)[0]).toEqual({
        type: 'accused',
        by: kasia,
        accused,
        right: false,
      });
    }
    expect(table.play(kasia, { type: 'accuse', ...right }).hears(anna)[0]).toEqual({
      type: 'accused',
      by: kasia,
      accused: right,
      right: true,
    });
  });

  test('PI-8.4 right: the case is solved and shown to all', () => {
    const state = scene();
    const table = start(state).play(kasia, solve(state, kasia));
    for (const viewer of viewersOf(3)) {
      expect(table.hears(viewer).slice(0, 2)).toEqual([
        { type: 'accused', by: kasia, accused: caseOf(state, kasia), right: true },
        { type: 'solved', seat: kasia, round: 1, points: 7 },
      ]);
      expect(table.sees(viewer).open.solvers.map(solver => solver.case)).toEqual([caseOf(state, kasia), null, null]);
      expect(table.sees(viewer).open.solvers[kasia]).toMatchObject({ standing: 'solved', solvedIn: 1 });
    }
  });

  test('PI-8.5 wrong: only that is announced, for any number of right parts, and no case card is shown', () => {
    const state = scene();
    const right = caseOf(state, kasia);
    const others = caseOf(state, anna);
    const twoRight = start(state).play(kasia, accuse(right.suspect, right.crime, others.location));
    const noneRight = start(state).play(kasia, accuse(others.suspect, others.crime, others.location));
    for (const viewer of viewersOf(3)) {
      expect(twoRight.hears(viewer)).toEqual([
        { type: 'accused', by: kasia, accused: { ...right, location: others.location }, right: false },
        { type: 'turnStarted', seat: maciej, round: 1, lastChance: false },
      ]);
      const [two, none] = [twoRight, noneRight].map(table => table.sees(viewer));
      expect(two?.open.solvers[kasia]).toEqual({
        ...none?.open.solvers[kasia],
        wrong: [{ ...right, location: others.location }],
      });
      expect(two?.open.solvers.map(solver => solver.case)).toEqual([null, null, null]);
    }
  });

  test('PI-8.6 wrong: two penalty points, and the seat continues in the next round', () => {
    const state = scene();
    const table = start(state).play(kasia, blunder(state, kasia));
    for (const viewer of viewersOf(3)) {
      expect(table.sees(viewer).open.solvers.map(({ penalty }) => penalty)).toEqual([2, 0, 0]);
      expect(table.sees(viewer).open.solvers[kasia]).toMatchObject({ standing: 'active', scores: [null] });
    }
    expect(idleUntil(table, kasia).sees(kasia).open.round).toBe(2);
  });

  test('PI-8.6 right: no penalty', () => {
    const state = scene();
    expect(start(state).play(kasia, solve(state, kasia)).sees(anna).open.solvers[kasia]?.penalty).toBe(0);
  });

  test('PI-8.7 the black discs are free again at once: the next seat may accuse the same tiles', () => {
    const state = scene();
    for (const accusation of [solve(state, kasia), blunder(state, kasia)]) {
      const table = start(state).play(kasia, accusation);
      expect(table.sees('audience').open.question).toBeNull();
      expect(table.play(maciej, accusation).hears(anna)[0]).toMatchObject({ type: 'accused', by: maciej });
    }
  });

  test('PI-8.8 right: the score of this investigation is entered', () => {
    const table = start(sceneState({ edition, investigation: 2, solvers: { [kasia]: { scores: [3, null] } } }));
    const solved = table.play(kasia, solve(table.state, kasia));
    for (const viewer of viewersOf(3))
      expect(solved.sees(viewer).open.solvers.map(({ scores }) => scores)).toEqual([
        [3, 7],
        [0, null],
        [0, null],
      ]);
  });

  test('PI-8.9 right: all cubes go back, and the three discs lie on the tiles of the case', () => {
    const state = scene();
    const patrolled = idleUntil(start(state).play(kasia, investigate(here)), kasia);
    const examined = idleUntil(patrolled.play(kasia, examine(cardOf(state, here, 'suspect'))), kasia);
    const assigned = examined.play(kasia, assign(here, 'cube', 'crime'));
    const table = assigned.play(kasia, solve(state, kasia));
    const secret = caseOf(state, kasia);
    for (const viewer of viewersOf(3)) {
      const seen = table.sees(viewer);
      for (const kind of KINDS) expect(markerOf(seen, kasia, secret[kind])).toEqual({ marker: 'disc', sure: 'solved' });
      const marked = town.placeIds.flatMap(place => KINDS.filter(kind => markerAt(seen, kasia, place, kind)));
      expect(marked).toHaveLength(3);
      expect(seen.open.solvers[kasia]?.assigned).toEqual([]);
      expect(supplyOf(seen, kasia)).toEqual({ discs: 0, cubes: 10, substitutes: 0 });
    }
  });

  test('PI-8.10 (R23) right: the investigators stay on the board, empty', () => {
    const table = start(scene()).play(kasia, investigate(here));
    const before = table.sees(anna).open.solvers[kasia];
    expect(markersOnInvestigator(table.sees(anna), kasia, here)).toEqual({ discs: 1, cubes: 1 });
    const solved = solvesNext(table, kasia);
    expect(solved.sees(anna).open.solvers[kasia]?.investigators.map(({ place }) => place)).toEqual([here]);
    expect(solved.sees(anna).open.solvers[kasia]?.left).toBe(before?.left);
    expect(markersOnInvestigator(solved.sees(anna), kasia, here)).toEqual({ discs: 0, cubes: 0 });
  });

  test('PI-8.11 no element of the own hand is part of the own case', () => {
    const state = scene();
    const hand = start(state).sees(kasia).hand;
    const right = caseOf(state, kasia);
    for (const kind of KINDS) {
      const accused = { ...right, [kind]: hand?.[kind] };
      expect(
        start(state)
          .play(kasia, { type: 'accuse', ...accused })
          .hears(kasia)[0],
      ).toMatchObject({ right: false });
    }
  });

  test('PI-10.1 who has solved takes no more turns in this investigation', () => {
    const state = sceneAt(edition, { suspect: 'here', location: 'near', crime: 'far' }, { seats: 4 });
    const table = start(state).play(kasia, solve(state, kasia));
    expect(table.offers(kasia)).toEqual([]);
    for (const action of [examine(state.open.display[0] ?? ''), investigate(near), solve(state, kasia)])
      expect(table.refuses(kasia, action)).toBe('PI-10.1');
    const round = idle(idle(idle(table)));
    expect(round.awaited()).toEqual([maciej]);
    expect(round.offers(kasia)).toEqual([]);
  });

  test('PI-10.2 and still answers for the seat on the left', () => {
    const state = sceneAt(edition, { suspect: 'here', location: 'near', crime: 'far' }, { answers: 'hand' });
    const solved = start(state).play(kasia, solve(state, kasia)).play(anna, answerAccusation(true));
    const asked = solved.play(maciej, blunder(state, maciej));
    expect(asked.awaited()).toEqual([holder(state, maciej)]);
    expect(holder(state, maciej)).toBe(kasia);
    expect(asked.offers(kasia)).toEqual([{ type: 'answerAccusation', right: { oneOf: [true, false] } }]);
    expect(asked.play(kasia, answerAccusation(false)).awaited()).toEqual([anna]);
  });

  test('PI-10.2 in auto the answers for the seat on the left stay true', () => {
    const state = scene();
    const table = start(state).play(kasia, solve(state, kasia));
    expect(table.play(maciej, solve(state, maciej)).hears(anna)[0]).toMatchObject({ by: maciej, right: true });
    expect(table.play(maciej, blunder(state, maciej)).hears(anna)[0]).toMatchObject({ by: maciej, right: false });
  });

  test('PI-10.3 the discs on the solved tiles stay to the end of the investigation', () => {
    const state = sceneAt(edition, { suspect: 'here', location: 'near', crime: 'far' }, { seats: 4 });
    const table = idle(idle(idle(idle(start(state).play(kasia, solve(state, kasia))))));
    for (const kind of KINDS)
      expect(markerOf(table.sees('audience'), kasia, caseOf(state, kasia)[kind])).toEqual({
        marker: 'disc',
        sure: 'solved',
      });
  });
});
