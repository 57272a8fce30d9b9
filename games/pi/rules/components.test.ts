import { describe, expect, test } from 'vitest';
import { readOptions, seatsOf, start } from '#kernel';
import { dealt, given, scripted } from '#testkit';
import { EDITIONS, KINDS, townFor } from './edition.ts';
import { pi } from './game.ts';
import {
  allSolve,
  blunder,
  sceneState,
  idleUntil,
  kasia,
  sceneAt,
  solvesNext,
  supplyOf,
  whereIs,
} from './scene.fixture.ts';

const blanksIn = (tiles: readonly (string | null)[]): number => tiles.filter(tile => tile === null).length;
const named = (tiles: readonly (string | null)[]): string[] => tiles.flatMap(tile => tile ?? []).sort();
const sorted = (list: readonly string[]): string[] => list.slice().sort();

describe('1 The box', () => {
  test('PI-1.1 two to five players, no fewer and no more', () => {
    const read = readOptions(pi.options, {});
    if ('problem' in read) throw new Error('the usual options are no options');
    const tableFor = (seats: number) => start({ game: pi, options: read.options, seats, seed: new Uint8Array(32) });
    for (const seats of [2, 3, 4, 5]) expect(tableFor(seats).state.open.solvers).toHaveLength(seats);
    for (const seats of [1, 6]) expect(() => tableFor(seats)).toThrow('2 to 5');
  });

  test('PI-1.1 a spectator has no offers', () => {
    const table = given(pi, sceneState());
    expect(table.offers('audience')).toEqual([]);
    expect(pi.objection(table.sees('audience'), blunder(table.state, kasia))).toBe('PI-1.1');
  });
});

describe.each(EDITIONS)('1 The box of %s', edition => {
  const town = townFor(edition);

  test('PI-1.2 fourteen places in one fixed arrangement: those that touch are neighbours', () => {
    expect(new Set(town.placeIds).size).toBe(14);
    const spots = town.places.map(({ column, row }) => `${column} ${row}`);
    expect(new Set(spots).size).toBe(14);
    for (const one of town.places) {
      const touching = town.places.filter(other => {
        const [aside, below] = [Math.abs(one.column - other.column), Math.abs(one.row - other.row)];
        return (below === 0 && aside === 2) || (below === 1 && aside === 1);
      });
      expect(sorted(one.neighbours)).toEqual(sorted(touching.map(({ id }) => id)));
    }
  });

  test('PI-1.3 every place has a suspect tile, a crime tile and its own location, which never moves', () => {
    let table = given(pi, dealt(pi, { seats: 2, options: { edition } }));
    for (const investigation of [1, 2, 3]) {
      const { open } = table.sees('audience');
      expect(open.investigation).toBe(investigation);
      expect(open.suspects).toHaveLength(14);
      expect(open.crimes).toHaveLength(14);
      for (const place of town.placeIds) expect(whereIs({ open }, place)).toBe(place);
      table = allSolve(table);
    }
  });

  test('PI-1.4, PI-1.5 (R1) fourteen suspect tiles, two of them blank, and fourteen crime tiles, four of them blank', () => {
    const { suspects, crimes } = dealt(pi, { options: { edition } }).open;
    expect(named(suspects)).toEqual(sorted(town.suspects));
    expect([named(suspects).length, blanksIn(suspects)]).toEqual([12, 2]);
    expect(named(crimes)).toEqual(sorted(town.crimes));
    expect([named(crimes).length, blanksIn(crimes)]).toEqual([10, 4]);
  });

  test('PI-1.6, PI-1.7, PI-1.8 (R1) decks of 12 suspects, 10 crimes, 14 locations and 36 cards of evidence, no blank in any', () => {
    // the script throws unless the rules shuffle exactly these cards
    const evidence = [...town.placeIds, ...town.crimes, ...town.suspects];
    const tiles = [
      [null, null, ...town.suspects],
      [null, null, null, null, ...town.crimes],
    ];
    const luck = scripted({
      below: [0],
      shuffles: [...tiles, evidence, town.suspects, town.crimes, town.placeIds],
    });
    const state = dealt(pi, { seats: 5, options: { edition }, luck });
    expect([town.suspects.length, town.crimes.length, town.placeIds.length, evidence.length]).toEqual([12, 10, 14, 36]);
    expect(new Set([...state.open.display, ...state.deck])).toEqual(new Set(evidence));
    expect(state.hands).toEqual(
      seatsOf(5).map(seat => ({
        suspect: town.suspects[seat],
        location: town.placeIds[seat],
        crime: town.crimes[seat],
      })),
    );
  });

  test('PI-1.9 every seat has five investigators, three discs, ten cubes, no penalty, and a score for each of three investigations', () => {
    let table = given(pi, dealt(pi, { seats: 5, options: { edition } }));
    for (const seat of seatsOf(5)) {
      expect(table.sees('audience').open.solvers[seat]).toMatchObject({ left: 5, penalty: 0, scores: [null] });
      expect(supplyOf(table.sees('audience'), seat)).toEqual({ discs: 3, cubes: 10, substitutes: 0 });
    }
    for (let played = 0; played < 3; played++) table = allSolve(table);
    for (const solver of table.sees('audience').open.solvers) expect(solver.scores).toEqual([7, 7, 7]);
  });

  test('PI-1.10 three black discs name one suspect, one crime and one location; one seat has the first-player token', () => {
    const table = given(pi, sceneState({ edition, first: 1 }));
    const accusation = { type: 'accuse', ...table.state.hands[1] };
    expect(Object.keys(accusation).sort()).toEqual(['crime', 'location', 'suspect', 'type']);
    for (const kind of KINDS) expect(table.refuses(1, { ...accusation, [kind]: undefined })).toBe('PI-8.2');
    expect(table.refuses(1, { ...accusation, accomplice: town.suspects[0] })).toBe('PI-8.2');
    expect(table.sees('audience').open.first).toBe(1);
  });

  test('PI-1.11 (R2) the score track reads 7, 5, 3, 1, 0', () => {
    // one of them in each round, for each has to wait for its turn
    const table = [3, 2, 1, 0].reduce(solvesNext, given(pi, sceneState({ edition, seats: 5 })));
    const ended = table.play(4, blunder(table.state, 4));
    expect(ended.hears('audience')).toContainEqual(expect.objectContaining({ points: [1, 3, 5, 7, 0] }));
  });

  test('PI-1.12 (R3) the penalty starts at 0 and grows by 2 for each step, without a limit', () => {
    let table = given(pi, sceneAt(edition, { suspect: 'here', location: 'near', crime: 'far' }));
    expect(table.sees('audience').open.solvers[kasia]?.penalty).toBe(0);
    for (let wrong = 1; wrong <= 12; wrong++) {
      table = idleUntil(table, kasia).play(kasia, blunder(table.state, kasia));
      expect(table.sees('audience').open.solvers[kasia]?.penalty).toBe(2 * wrong);
    }
  });
});

describe.each(EDITIONS)('23 What the data of %s must satisfy', edition => {
  const town = townFor(edition);
  const neighbours = (place: string): readonly string[] => town.places.find(({ id }) => id === place)?.neighbours ?? [];

  test('DC-1 fourteen places; neighbours are mutual, no place is its own neighbour, and all places are connected', () => {
    expect(town.places).toHaveLength(14);
    for (const place of town.placeIds) {
      expect(neighbours(place)).not.toContain(place);
      expect(new Set(neighbours(place)).size).toBe(neighbours(place).length);
      for (const neighbour of neighbours(place)) expect(neighbours(neighbour)).toContain(place);
    }
    const reached = new Set(town.placeIds.slice(0, 1));
    for (const place of reached) for (const neighbour of neighbours(place)) reached.add(neighbour);
    expect(reached.size).toBe(14);
    expect(town.elements.location).toEqual(town.placeIds);
    expect(town.evidence.filter(card => town.placeIds.includes(card))).toEqual(town.placeIds);
  });

  test('DC-2 suspects and crimes fill fourteen tiles with their blanks, and each has one card of evidence', () => {
    expect(town.suspects.length + town.suspectBlanks).toBe(14);
    expect(town.crimes.length + town.crimeBlanks).toBe(14);
    expect(town.evidence).toHaveLength(town.suspects.length + town.crimes.length + 14);
    expect(new Set(town.evidence).size).toBe(town.evidence.length);
  });

  test('DC-3 every deck of case cards is enough for five', () => {
    for (const kind of KINDS) expect(town.elements[kind].length).toBeGreaterThanOrEqual(5);
  });

  test('DC-4, DC-5 29 links, three to six neighbours each, in rows of 2, 3, 4, 3, 2', () => {
    const degrees = town.placeIds.map(place => neighbours(place).length);
    expect(degrees.reduce((sum, degree) => sum + degree, 0)).toBe(2 * 29);
    expect([Math.min(...degrees), Math.max(...degrees)]).toEqual([3, 6]);
    expect([0, 1, 2, 3, 4].map(row => town.places.filter(place => place.row === row).length)).toEqual([2, 3, 4, 3, 2]);
  });
});

describe('23 The two maps', () => {
  const between = (edition: (typeof EDITIONS)[number]) => {
    const neighbours = (place: string): readonly string[] =>
      townFor(edition).places.find(({ id }) => id === place)?.neighbours ?? [];
    return {
      adjacent: (one: string, other: string): boolean => neighbours(one).includes(other),
      common: (one: string, other: string): string[] =>
        neighbours(one).filter(place => neighbours(other).includes(place)),
    };
  };

  test('DC-PI the map of P.I. fits the example of its rulebook', () => {
    const { adjacent, common } = between('pi');
    expect(adjacent('waterfront', 'downtown')).toBe(true);
    expect(adjacent('main-street', 'downtown')).toBe(true);
    expect(common('waterfront', 'main-street')).toEqual(['downtown']);
    for (const place of ['waterfront', 'main-street', 'downtown']) expect(adjacent('little-italy', place)).toBe(false);
    expect(common('little-italy', 'main-street').sort()).toEqual(['central-station', 'trocadero']);
  });

  test('DC-07 the map of 07 fits the example of its rulebook', () => {
    const { adjacent, common } = between('07');
    expect(adjacent('okecie', 'hotel-forum')).toBe(true);
    expect(adjacent('dt-centrum', 'hotel-gromada')).toBe(true);
    expect(adjacent('dt-centrum', 'dom-partii')).toBe(true);
    expect(adjacent('hotel-forum', 'dom-partii')).toBe(true);
    expect(adjacent('okecie', 'hotel-gromada')).toBe(false);
    expect(adjacent('hotel-forum', 'hotel-gromada')).toBe(false);
    expect(adjacent('hotel-gromada', 'dom-partii')).toBe(false);
    expect(common('okecie', 'dom-partii')).toEqual(['hotel-forum']);
    expect(common('hotel-gromada', 'dom-partii').sort()).toEqual(['dt-centrum', 'palac-kultury-i-nauki']);
  });

  test('DC-4 both editions are one map with other names', () => {
    const links = (edition: (typeof EDITIONS)[number]) =>
      townFor(edition).neighboursOf.map(places => places.slice().sort((one, other) => one - other));
    expect(links('07')).toEqual(links('pi'));
  });
});
