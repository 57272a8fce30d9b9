import { describe, expect, test } from 'vitest';
import { eventsFor, readOptions, seatsOf, start, viewersOf } from '#kernel';
import { dealt, given, scripted } from '#testkit';
import { EDITIONS, type EditionId, KINDS, townFor } from './edition.ts';
import { pi } from './game.ts';
import {
  accuse,
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
  quarter,
  sceneAt,
  supplyOf,
} from './scene.fixture.ts';

/** What each viewer hears while the match is dealt. */
function dealing(edition: EditionId, seats: number) {
  const read = readOptions(pi.options, { edition });
  if ('problem' in read) throw new Error('no such options');
  return start({ game: pi, options: read.options, seats, seed: new Uint8Array(32).fill(seats) });
}

describe.each(EDITIONS)('3 Setting up %s', edition => {
  const town = townFor(edition);
  const backwards = <Item>(list: readonly Item[]): Item[] => list.slice().reverse();
  const suspectTiles = [null, ...backwards(town.suspects), null];
  const crimeTiles = [null, null, ...backwards(town.crimes), null, null];
  const evidence = backwards(town.evidence);
  /** The first player, then tiles, evidence and case cards, in this order and no other (R5). */
  const luck = () =>
    scripted({
      below: [2],
      shuffles: [suspectTiles, crimeTiles, evidence, backwards(town.suspects), backwards(town.crimes), town.placeIds],
    });
  const deal = () => dealt(pi, { seats: 4, options: { edition }, luck: luck() });

  test('PI-3.1 every seat takes one kit; the penalty is 0', () => {
    for (const viewer of viewersOf(4))
      for (const solver of given(pi, deal()).sees(viewer).open.solvers)
        expect(solver).toMatchObject({ standing: 'active', left: 5, penalty: 0, scores: [null] });
  });

  test('PI-3.2 the first player is random and may be any seat', () => {
    const seats = 4;
    const firsts = Array.from({ length: 60 }, (_, seed) => dealt(pi, { seats, options: { edition }, seed }).open.first);
    expect(new Set(firsts)).toEqual(new Set(seatsOf(seats)));
    expect(given(pi, deal()).sees('audience').open).toMatchObject({ first: 2, turn: 2, round: 1, investigation: 1 });
  });

  test('PI-3.3 a match is exactly three investigations', () => {
    let table = given(pi, deal());
    for (const investigation of [1, 2, 3]) {
      expect(table.result()).toBeUndefined();
      expect(table.sees('audience').open.investigation).toBe(investigation);
      table = allSolve(table);
    }
    expect(table.result()).toBeDefined();
    expect(table.hears('audience').at(-1)).toMatchObject({ type: 'matchEnded' });
  });

  test('PI-3.4, PI-3.5 the shuffled tiles lie one in each place for all to see, blanks where they fall', () => {
    const table = given(pi, deal());
    for (const viewer of viewersOf(4)) {
      expect(table.sees(viewer).open.suspects).toEqual(suspectTiles);
      expect(table.sees(viewer).open.crimes).toEqual(crimeTiles);
    }
  });

  test('PI-3.6 no tile moves during the investigation', () => {
    const { here } = quarter(edition);
    const state = sceneAt(edition, { suspect: 'near', location: 'far', crime: 'here' });
    const steps = [
      given(pi, state).play(kasia, investigate(here)),
      given(pi, state)
        .play(kasia, investigate(here))
        .play(kasia, assign(here, 'cube', 'suspect')),
      given(pi, state).play(kasia, examine(cardOf(state, here, 'suspect'))),
      given(pi, state).play(kasia, blunder(state, kasia)),
    ];
    for (const table of steps) {
      expect(table.sees('audience').open.suspects).toEqual(state.open.suspects);
      expect(table.sees('audience').open.crimes).toEqual(state.open.crimes);
    }
  });

  test('PI-3.7 the top nine evidence cards lie face up; 27 are the deck; no discards and no kept cards', () => {
    const state = deal();
    const { open } = given(pi, state).sees('audience');
    expect(open.display).toEqual(backwards(evidence).slice(0, 9));
    expect(state.deck).toHaveLength(27);
    expect(open.discard).toEqual([]);
    expect(open.solvers.flatMap(({ replies }) => replies)).toEqual([]);
    const [card] = open.display;
    const turned = given(pi, state).play(2, examine(card ?? ''));
    expect(turned.hears('audience')).toContainEqual({
      type: 'displayRefilled',
      card: backwards(evidence)[9],
      deck: 26,
    });
  });

  test('PI-3.8 every seat is dealt a suspect, a crime and a location, and only that seat sees them', () => {
    const state = deal();
    const hands = seatsOf(4).map(seat => ({
      suspect: backwards(town.suspects)[seat],
      location: town.placeIds[seat],
      crime: backwards(town.crimes)[seat],
    }));
    const table = given(pi, state);
    for (const seat of seatsOf(4)) expect(table.sees(seat)).toEqual({ me: seat, open: state.open, hand: hands[seat] });
    expect(table.sees('audience')).toEqual({ me: 'audience', open: state.open, hand: null });
  });

  test('PI-3.8 every seat hears only its own three cards when they are dealt', () => {
    const match = dealing(edition, 4);
    const dealtTo = (viewer: ReturnType<typeof viewersOf>[number]) =>
      eventsFor(match.told, viewer).filter(event => event.type === 'handDealt');
    for (const seat of seatsOf(4))
      expect(dealtTo(seat)).toEqual([{ type: 'handDealt', to: seat, hand: match.state.hands[seat] }]);
    expect(dealtTo('audience')).toEqual([]);
    expect(eventsFor(match.told, 'audience').map(({ type }) => type)).toEqual([
      'matchStarted',
      'investigationStarted',
      'turnStarted',
    ]);
  });

  test('PI-3.9 no two seats share a suspect, a crime or a location', () => {
    for (const seats of [2, 3, 4, 5])
      for (let seed = 0; seed < 20; seed++) {
        const { hands } = dealt(pi, { seats, options: { edition }, seed });
        for (const kind of KINDS) expect(new Set(hands.map(hand => hand[kind])).size).toBe(seats);
      }
  });

  test('PI-3.10 (R4) the case cards that were not dealt are in no view, no event and no refusal', () => {
    const state = deal();
    expect(Object.keys(state).sort()).toEqual(['deck', 'hands', 'open']);
    const table = given(pi, state);
    for (const viewer of viewersOf(4)) expect(Object.keys(table.sees(viewer)).sort()).toEqual(['hand', 'me', 'open']);
    const wrong = table.play(2, blunder(state, 2));
    const [suspect = '', location = '', crime = ''] = [town.suspects[0], town.placeIds[13], town.crimes[0]];
    const undealt = table.play(2, accuse(suspect, crime, location));
    expect(wrong.hears(3).map(({ type }) => type)).toEqual(undealt.hears(3).map(({ type }) => type));
  });

  test('PI-3.11 every investigation starts with all discs and cubes, and the investigators not used yet', () => {
    const { here, near } = quarter(edition);
    const scene = sceneAt(edition, { suspect: 'here', location: 'near', crime: 'near' });
    const played = given(pi, scene).play(kasia, investigate(here)).play(maciej, investigate(near));
    expect(supplyOf(played.sees('audience'), kasia)).toEqual({ discs: 2, cubes: 8, substitutes: 0 });
    const again = allSolve(idleUntil(played, kasia));
    expect(again.sees('audience').open.investigation).toBe(2);
    for (const seat of [kasia, maciej, anna])
      expect(supplyOf(again.sees(seat), seat)).toEqual({ discs: 3, cubes: 10, substitutes: 0 });
    expect(again.sees('audience').open.solvers.map(({ left }) => left)).toEqual([4, 4, 5]);
  });

  test('PI-3.12 (R5) one order of draws for both editions: first player, suspect tiles, crime tiles, evidence, suspects, crimes, locations', () => {
    // the script is used up in this order, or it throws
    expect(deal()).toEqual(deal());
    const swapped = scripted({
      below: [2],
      shuffles: [crimeTiles, suspectTiles, evidence, town.suspects, town.crimes, town.placeIds],
    });
    expect(() => dealt(pi, { seats: 4, options: { edition }, luck: swapped })).toThrow('the script orders');
  });
});

describe('3 The next investigation', () => {
  test('PI-3.8, PI-3.10 is dealt in the same secrecy as the first', () => {
    const table = allSolve(idle(idle(idle(given(pi, sceneState())))));
    for (const viewer of viewersOf(3))
      expect(table.hears(viewer).flatMap(event => (event.type === 'handDealt' ? [event.to] : []))).toEqual(
        viewer === 'audience' ? [] : [viewer],
      );
  });
});
