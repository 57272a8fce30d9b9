import { describe, expect, test } from 'vitest';
import { oneOf, type Seat, viewersOf } from '#kernel';
import { given, type Scene, scripted } from '#testkit';
import { type Place, townFor } from './edition.ts';
import { pi } from './game.ts';
import { casesLeft, scoresOf } from './view-counts.fixture.ts';
import { solverAt } from './rounds.ts';
import {
  accuse,
  anna,
  answerEvidence,
  assign,
  blunder,
  type SceneState,
  sceneState,
  examine,
  markerAt,
  markersOnInvestigator,
  supplyOf,
} from './scene.fixture.ts';
import { answerAccusation, investigate, kasia, maciej, piotr, trueReply, solve, zofia } from './scene.fixture.ts';
import type { Action, Event, Solver, State, View } from './state.ts';

type PiScene = Scene<State, View, Action, Event>;

const openOf = (table: PiScene): State['open'] => table.sees('audience').open;
const warsaw = townFor('07');
const neighboursOf = (place: Place): readonly Place[] => warsaw.places.find(({ id }) => id === place)?.neighbours ?? [];

/** A place that is none of these and next to none of them. */
function awayFrom(...places: Place[]): Place {
  const found = warsaw.placeIds.find(
    one => !places.includes(one) && !places.some(place => neighboursOf(place).includes(one)),
  );
  if (found === undefined) throw new Error(`every place is in or next to ${places.join(', ')}`);
  return found;
}

/** A place with at least this many neighbours, and the neighbours. */
function crossroads(least: number): { place: Place; around: readonly Place[] } {
  const found = warsaw.places.find(({ neighbours }) => neighbours.length >= least);
  if (!found) throw new Error(`no place has ${least} neighbours`);
  return { place: found.id, around: found.neighbours };
}

/** The place and its neighbours; none is missing on this map. */
function about(place: Place): [here: Place, near: Place, alsoNear: Place] {
  const [near, alsoNear] = neighboursOf(place);
  if (near === undefined || alsoNear === undefined) throw new Error(`${place} has no two neighbours`);
  return [place, near, alsoNear];
}

const allHear = (table: PiScene, event: Event): void => {
  for (const viewer of viewersOf(openOf(table).solvers.length)) expect(table.hears(viewer)).toContainEqual(event);
};

/** The others pass their time until it is the seat's turn again. */
function others(table: PiScene, seat: Seat, place: Place): PiScene {
  let later = table;
  while (openOf(later).turn !== seat) later = later.play(openOf(later).turn, investigate(place));
  return later;
}

describe('The reply to an investigator', () => {
  const [here, near, alsoNear] = about('hotel-gromada');

  test('DX-1 a confirmed cube on the suspect tile covers the suspect: the reply is about the location only', () => {
    const scene: SceneState = {
      cases: { [kasia]: { suspect: 'bomba', location: near, crime: 'murder' } },
      layout: { bomba: alsoNear, basia: here, murder: awayFrom(here) },
      display: ['basia'],
    };
    const asked = given(pi, sceneState(scene)).play(kasia, examine('basia'));
    allHear(asked, { type: 'examined', by: kasia, card: 'basia', reply: 'cube' });
    const sent = others(asked, kasia, 'supersam').play(kasia, investigate(here));
    allHear(sent, { type: 'investigated', by: kasia, place: here, discs: 0, cubes: 1, about: ['location', 'crime'] });
    const unasked = given(pi, sceneState(scene)).play(kasia, investigate(here));
    expect(markersOnInvestigator(unasked.state, kasia, here)).toEqual({ discs: 0, cubes: 2 });
  });

  test('DX-2 a second investigator of the same player in the same place gets nothing, and is used up', () => {
    const first = given(pi, sceneState({ cases: { [kasia]: { location: here } } })).play(kasia, investigate(here));
    const second = others(first, kasia, 'supersam').play(kasia, investigate(here));
    allHear(second, { type: 'investigated', by: kasia, place: here, discs: 0, cubes: 0, about: [] });
    expect(solverAt(openOf(second), kasia).left).toBe(3);
    expect(markersOnInvestigator(second.state, kasia, here)).toEqual(markersOnInvestigator(first.state, kasia, here));
    expect(markersOnInvestigator(first.state, kasia, here).discs).toBeGreaterThan(0);
  });

  test('DX-17 all three elements in one place: three discs at once, and still the case must be declared on a later turn', () => {
    const secret = { suspect: 'bomba', location: here, crime: 'murder' };
    const table = given(pi, sceneState({ cases: { [kasia]: secret }, layout: { bomba: here, murder: here } })).play(
      kasia,
      investigate(here),
    );
    expect(markersOnInvestigator(table.state, kasia, here)).toEqual({ discs: 3, cubes: 0 });
    expect(casesLeft(openOf(table), kasia)).toBe(1);
    expect(solverAt(openOf(table), kasia)).toMatchObject({ standing: 'active', case: null, scores: [null] });
    expect(table.refuses(kasia, accuse('bomba', 'murder', here))).toBe('PI-4.1');
    const solved = others(table, kasia, 'supersam').play(kasia, accuse('bomba', 'murder', here));
    expect(scoresOf(openOf(solved))[kasia]).toBe(7);
  });
});

describe('Markers that move', () => {
  test('DX-3 after T4 of EX-07-A Kasia examines Bomba: the disc moves from the patrol to the tile', () => {
    const t4 = others(
      others(
        given(
          pi,
          sceneState({
            cases: { [kasia]: { suspect: 'bomba', crime: 'murder', location: 'hotel-forum' } },
            layout: { bomba: 'hotel-gromada', murder: 'dt-centrum' },
            display: ['okecie', 'murder', 'bomba'],
          }),
        ).play(kasia, examine('okecie')),
        kasia,
        'supersam',
      ).play(kasia, examine('murder')),
      kasia,
      'supersam',
    ).play(kasia, investigate('hotel-gromada'));
    const before = others(others(t4, kasia, 'supersam').play(kasia, investigate('dom-partii')), kasia, 'supersam');
    expect(supplyOf(before.state, kasia)).toMatchObject({ discs: 1 });
    expect(markersOnInvestigator(before.state, kasia, 'hotel-gromada')).toEqual({ discs: 1, cubes: 1 });
    const after = before.play(kasia, examine('bomba'));
    allHear(after, { type: 'examined', by: kasia, card: 'bomba', reply: 'disc' });
    expect(markerAt(after.state, kasia, 'hotel-gromada', 'suspect')).toEqual({ marker: 'disc', sure: 'confirmed' });
    expect(markersOnInvestigator(after.state, kasia, 'hotel-gromada')).toEqual({ discs: 0, cubes: 1 });
    expect(supplyOf(after.state, kasia)).toMatchObject({ discs: 1 });
    expect(openOf(after).discard).toContain('bomba');
  });

  test('DX-4 both markers assigned wrongly: this is accepted, and the next evidence card corrects them', () => {
    const red = 0;
    const scene = sceneState({
      edition: 'pi',
      seats: 2,
      cases: { [red]: { suspect: 'bubbles', crime: 'murder', location: 'downtown' } },
      layout: { bubbles: 'little-italy', murder: 'trocadero' },
      blanks: { crime: ['main-street'] },
      display: ['bubbles'],
    });
    const t2 = others(
      others(given(pi, scene).play(red, investigate('little-italy')), red, 'lakeside').play(
        red,
        investigate('main-street'),
      ),
      red,
      'lakeside',
    );
    const wrong = t2
      .play(red, assign('little-italy', 'cube', 'suspect'))
      .play(red, assign('little-italy', 'disc', 'location'));
    expect(markersOnInvestigator(wrong.state, red, 'little-italy')).toEqual({ discs: 0, cubes: 0 });
    for (const table of [wrong, t2]) {
      const after = table.play(red, examine('bubbles'));
      allHear(after, { type: 'examined', by: red, card: 'bubbles', reply: 'disc' });
      expect(markerAt(after.state, red, 'little-italy', 'suspect')).toEqual({ marker: 'disc', sure: 'confirmed' });
      expect(markerAt(after.state, red, 'little-italy', 'location')).toBeUndefined();
      expect(markersOnInvestigator(after.state, red, 'little-italy')).toEqual({ discs: 0, cubes: 1 });
    }
  });

  test('DX-5 two cubes are interchangeable: the one still on the investigator moves, the assigned one stays', () => {
    const [here, near, alsoNear] = about('hotel-gromada');
    const table = given(
      pi,
      sceneState({
        cases: { [kasia]: { suspect: 'bomba', crime: 'murder', location: awayFrom(here) } },
        layout: { bomba: near, murder: alsoNear, basia: here, arson: here },
        display: ['arson'],
      }),
    ).play(kasia, investigate(here));
    expect(markersOnInvestigator(table.state, kasia, here)).toEqual({ discs: 0, cubes: 2 });
    const assigned = others(table, kasia, 'supersam').play(kasia, assign(here, 'cube', 'suspect'));
    const after = assigned.play(kasia, examine('arson'));
    allHear(after, { type: 'examined', by: kasia, card: 'arson', reply: 'cube' });
    expect(markerAt(after.state, kasia, here, 'crime')).toEqual({ marker: 'cube', sure: 'confirmed' });
    expect(markerAt(after.state, kasia, here, 'suspect')).toEqual({ marker: 'cube', sure: 'assigned' });
    expect(markersOnInvestigator(after.state, kasia, here)).toEqual({ discs: 0, cubes: 0 });
    expect(supplyOf(after.state, kasia)).toMatchObject({ cubes: 8 });
  });
});

describe('Evidence', () => {
  test('DX-6 a suspect tile next to the location of the case, but not next to its suspect, gives nothing', () => {
    const [here, near] = about('hotel-gromada');
    const table = given(
      pi,
      sceneState({
        cases: { [kasia]: { suspect: 'bomba', location: here } },
        layout: { basia: near, bomba: awayFrom(near) },
        display: ['basia'],
      }),
    ).play(kasia, examine('basia'));
    allHear(table, { type: 'examined', by: kasia, card: 'basia', reply: 'none' });
    expect(solverAt(openOf(table), kasia).replies).toEqual([{ card: 'basia', reply: 'none' }]);
    expect(openOf(table).discard).toEqual([]);
    expect(openOf(table).display).not.toContain('basia');
    expect(supplyOf(table.state, kasia)).toEqual({ discs: 3, cubes: 10, substitutes: 0 });
  });

  test('DX-7 the deck is empty: the discards with the card just examined are shuffled, and one of them is drawn', () => {
    const scene = sceneState({
      cases: { [kasia]: { suspect: 'bomba' } },
      display: ['bomba'],
      discard: ['basia', 'rudy'],
      deckSize: 0,
    });
    const order = ['basia', 'bomba', 'rudy'];
    const table = given(pi, scene).play(kasia, examine('bomba'), scripted({ shuffles: [order] }));
    allHear(table, { type: 'deckReshuffled', cards: 3 });
    allHear(table, { type: 'displayRefilled', card: 'rudy', deck: 2 });
    expect(openOf(table).display).toEqual(['rudy', ...scene.open.display.slice(1)]);
    expect(table.state.deck).toHaveLength(2);
    expect(openOf(table).discard).toEqual([]);
    const back = given(pi, scene).play(kasia, examine('bomba'), scripted({ shuffles: [order.toReversed()] }));
    expect(openOf(back).display[0]).toBe('basia');
    const same = given(pi, scene).play(kasia, examine('bomba'), scripted({ shuffles: [['basia', 'rudy', 'bomba']] }));
    expect(openOf(same).display).toEqual(scene.open.display);
  });

  /** Every card is kept by a seat, except the nine of the display: some give Kasia no marker, one is Maciej's suspect. */
  const lastNine = (): State =>
    sceneState({ cases: { [maciej]: { suspect: 'bomba' } }, display: ['bomba'], deckSize: 0, discardSize: 0 });

  /** A card of the display with this reply for the seat. */
  const cardFor = (table: PiScene, seat: Seat, positive: boolean): string => {
    const card = openOf(table).display.find(one => (trueReply(table.state, seat, one) !== 'none') === positive);
    if (card === undefined) throw new Error('the scene has no such card');
    return card;
  };

  test('DX-8 both piles are empty: after a reply of nothing the display has eight cards, after a marker the same card comes back', () => {
    const table = given(pi, lastNine());
    expect([openOf(table).display.length, table.state.deck.length, openOf(table).discard.length]).toEqual([9, 0, 0]);
    const kept = cardFor(table, kasia, false);
    const eight = table.play(kasia, examine(kept));
    expect(openOf(eight).display).toEqual(openOf(table).display.filter(card => card !== kept));
    expect(solverAt(openOf(eight), kasia).replies).toContainEqual({ card: kept, reply: 'none' });
    const still = eight.play(maciej, examine('bomba'));
    expect(openOf(still).display).toEqual(openOf(eight).display);
    expect([still.state.deck, openOf(still).discard]).toEqual([[], []]);
  });

  test('DX-9 a display below nine never grows until the next investigation, and both piles stay empty', () => {
    let table = given(pi, lastNine()).play(kasia, examine(cardFor(given(pi, lastNine()), kasia, false)));
    let before = 8;
    for (let turn = 0; turn < 20 && before > 0; turn++) {
      expect(openOf(table).display).toHaveLength(before);
      const { turn: seat, display } = openOf(table);
      const card = display[turn % display.length] ?? '';
      before -= trueReply(table.state, seat, card) === 'none' ? 1 : 0;
      table = table.play(seat, examine(card));
      expect([table.state.deck, openOf(table).discard]).toEqual([[], []]);
    }
    expect(openOf(table).display.length).toBeLessThan(8);
    while (openOf(table).investigation === 1) {
      const seat = openOf(table).turn;
      table = table.play(seat, solve(table.state, seat));
    }
    expect(openOf(table).display).toHaveLength(9);
  });

  test('PI-5.15, PI-15.3 the card examined in the last turn of an investigation is not replaced', () => {
    const table = given(pi, sceneState({ seats: 2, first: kasia }));
    const last = table.play(kasia, solve(table.state, kasia));
    const [card = ''] = openOf(last).display;
    const ended = last.play(maciej, examine(card));
    for (const viewer of viewersOf(2)) {
      const heard = ended.hears(viewer).map(({ type }) => type);
      expect(heard).toContain('investigationEnded');
      expect(heard).not.toContain('displayRefilled');
    }
    expect(openOf(ended).display).toHaveLength(9);
    const goesOn = table.play(kasia, investigate('okecie')).play(maciej, examine(card));
    for (const viewer of viewersOf(2))
      expect(goesOn.hears(viewer).map(({ type }) => type)).toContain('displayRefilled');
  });

  test('DX-18 no card in the display and no investigator left: an accusation is all there is', () => {
    // two cases so far apart that every card gives one of the players nothing
    const [here, far] = [crossroads(3).place, awayFrom(crossroads(3).place, ...crossroads(3).around)];
    const table = given(
      pi,
      sceneState({
        seats: 2,
        cases: {
          [kasia]: { suspect: 'bomba', crime: 'murder', location: here },
          [maciej]: { suspect: 'basia', crime: 'arson', location: far },
        },
        layout: { bomba: here, murder: here, basia: far, arson: far },
        displaySize: 0,
        deckSize: 0,
        solvers: { [kasia]: { left: 0 } },
      }),
    );
    const { suspect, location, crime } = warsaw.elements;
    expect(openOf(table).display).toEqual([]);
    expect(table.offers(kasia)).toEqual([
      { type: 'accuse', suspect: oneOf(suspect), location: oneOf(location), crime: oneOf(crime) },
    ]);
    expect(table.refuses(kasia, examine('okecie'))).toBe('PI-5.14');
    expect(table.refuses(kasia, investigate('okecie'))).toBe('PI-6.2');
  });

  test('DX-16 ten cubes are on the board: the next one is a substitute, and the event is the same', () => {
    const { place, around } = crossroads(6);
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = around;
    let table = given(
      pi,
      sceneState({
        seats: 2,
        cases: { [kasia]: { suspect: 'bomba', crime: 'murder', location: place } },
        layout: { bomba: place, murder: place },
        display: [fourth, fifth],
      }),
    );
    for (const turn of [investigate(first), investigate(second), investigate(third), examine(fourth)])
      table = others(table, kasia, place).play(kasia, turn);
    expect(supplyOf(table.state, kasia)).toEqual({ discs: 3, cubes: 0, substitutes: 0 });
    const eleventh = others(table, kasia, place).play(kasia, examine(fifth));
    allHear(eleventh, { type: 'examined', by: kasia, card: fifth, reply: 'cube' });
    expect(markerAt(eleventh.state, kasia, fifth, 'location')).toEqual({ marker: 'cube', sure: 'confirmed' });
    expect(supplyOf(eleventh.state, kasia)).toEqual({ discs: 3, cubes: 0, substitutes: 1 });
    expect(openOf(eleventh).discard).toEqual([fourth, fifth]);
  });
});

describe('When an investigation ends, and for how much', () => {
  test('DX-10 two players: the first player solves in round 4, the other has that round too: 7 and 5', () => {
    const table = given(pi, sceneState({ seats: 2, first: kasia, round: 4 }));
    const solved = table.play(kasia, solve(table.state, kasia));
    allHear(solved, { type: 'turnStarted', seat: maciej, round: 4, lastChance: true });
    const ended = solved.play(maciej, investigate('okecie'));
    expect(scoresOf(openOf(ended))).toEqual([7, 5]);
    expect(openOf(ended).investigation).toBe(2);
  });

  test('DX-10 two players: the second player solves in round 4: it ends at once, the first player gets 5', () => {
    const table = given(pi, sceneState({ seats: 2, first: kasia, round: 4 })).play(kasia, investigate('okecie'));
    const ended = table.play(maciej, solve(table.state, maciej));
    expect(scoresOf(openOf(ended))).toEqual([5, 7]);
    expect(openOf(ended).investigation).toBe(2);
  });

  test('DX-11 five players in five different rounds: 7, 5, 3, 1, and 0 for the last', () => {
    let table = given(pi, sceneState({ seats: 5, first: kasia }));
    const { state } = table;
    for (const solving of [kasia, maciej, anna, piotr]) {
      const { round } = openOf(table);
      while (openOf(table).round === round && openOf(table).investigation === 1) {
        const seat = openOf(table).turn;
        table = table.play(seat, seat === solving ? solve(state, seat) : blunder(state, seat));
      }
    }
    expect(scoresOf(openOf(table))).toEqual([7, 5, 3, 1, 0]);
    expect(openOf(table).investigation).toBe(2);
    expect(solverAt(openOf(table), zofia).penalty).toBe(8);
  });

  test('DX-12 the first player solves in round 3; round 4 is for the other two, and the last has a last chance', () => {
    const third = given(pi, sceneState({ seats: 3, first: kasia, round: 3 }));
    const { state } = third;
    const fourth = others(third.play(kasia, solve(state, kasia)).play(maciej, investigate('okecie')), maciej, 'okecie');
    expect([openOf(fourth).round, openOf(fourth).first]).toEqual([4, kasia]);
    const solved = fourth.play(maciej, solve(state, maciej));
    expect(scoresOf(openOf(solved))).toEqual([7, 5, null]);
    allHear(solved, { type: 'turnStarted', seat: anna, round: 4, lastChance: true });
    expect(scoresOf(openOf(solved.play(anna, investigate('supersam'))))).toEqual([7, 5, 3]);
  });

  /** Both solve in the last round of the match: 7 more points each. */
  function lastRound(kasias: Partial<Solver>, maciejs: Partial<Solver>): PiScene {
    const table = given(
      pi,
      sceneState({ seats: 2, investigation: 3, solvers: { [kasia]: kasias, [maciej]: maciejs } }),
    );
    return table.play(kasia, solve(table.state, kasia)).play(maciej, solve(table.state, maciej));
  }

  test('DX-13 equal totals: 3 investigators used beat 4', () => {
    const table = lastRound({ scores: [5, 5, null], left: 2 }, { scores: [5, 5, null], left: 1 });
    expect(table.result()).toEqual({ winners: [kasia], ranks: [1, 2], points: [17, 17], worth: [1, 0] });
  });

  test('DX-13 equal totals and investigators: 2 penalty points beat 4', () => {
    const table = lastRound({ scores: [7, 7, null], penalty: 4 }, { scores: [7, 5, null], penalty: 2 });
    expect(table.result()).toEqual({ winners: [maciej], ranks: [2, 1], points: [17, 17], worth: [0, 1] });
  });

  test('DX-13 all equal: two winners', () => {
    const table = lastRound({ scores: [7, 5, null], penalty: 2 }, { scores: [5, 7, null], penalty: 2 });
    expect(table.result()).toEqual({ winners: [kasia, maciej], ranks: [1, 1], points: [17, 17], worth: [0.5, 0.5] });
    allHear(table, { type: 'matchEnded', totals: [17, 17], ranks: [1, 1] });
  });
});

describe('Answers by hand', () => {
  const [here, near] = about('hotel-gromada');
  const hand = sceneState({
    answers: 'hand',
    first: kasia,
    cases: { [maciej]: { location: near } },
    display: [here],
  });
  const asked = given(pi, hand)
    .play(kasia, investigate('supersam'))
    .play(anna, trueInvestigation(hand, kasia, 'supersam'))
    .play(maciej, examine(here));
  const misled = asked.play(kasia, answerEvidence('none'));

  /** The correct reply of the holder, counted without the rules code. */
  function trueInvestigation(state: State, seat: Seat, place: Place): Action {
    const secret = state.hands[(seat + state.hands.length - 1) % state.hands.length];
    if (!secret) throw new Error('no hand holds the case');
    const { suspects, crimes } = state.open;
    const lies = [
      secret.location,
      warsaw.placeIds[suspects.indexOf(secret.suspect)],
      warsaw.placeIds[crimes.indexOf(secret.crime)],
    ];
    return {
      type: 'answerInvestigator',
      discs: lies.filter(one => one === place).length,
      cubes: lies.filter(one => one !== undefined && neighboursOf(place).includes(one)).length,
    };
  }

  test('DX-14 a false answer: the holder scores 0, the solver 7, both are out, and the case is shown to all', () => {
    expect(trueReply(hand, maciej, here)).toBe('cube');
    const secret = hand.hands[kasia];
    for (const viewer of viewersOf(3)) {
      expect(asked.sees(viewer).open.solvers[maciej]?.case).toBeNull();
      expect(misled.sees(viewer).open.solvers[maciej]?.case).toEqual(secret);
      expect(misled.hears(viewer)).toContainEqual({ type: 'misled', by: kasia, solver: maciej, case: secret });
    }
    expect(scoresOf(openOf(misled))).toEqual([0, 7, null]);
    expect(openOf(misled).solvers.map(({ standing }) => standing)).toEqual(['out', 'misled', 'active']);
    expect(misled.awaited()).toEqual([anna]);
    allHear(misled, { type: 'turnStarted', seat: anna, round: 1, lastChance: true });
  });

  test('DX-14 the last player still has this round: unsolved it scores 5', () => {
    const table = misled.play(anna, blunder(hand, anna)).play(maciej, answerAccusation(false));
    expect(scoresOf(openOf(table))).toEqual([0, 7, 5]);
    expect(openOf(table).investigation).toBe(2);
  });

  test('DX-14 and solved it scores 7, as the first who really solved', () => {
    const table = misled.play(anna, solve(hand, anna)).play(maciej, answerAccusation(true));
    expect(scoresOf(openOf(table))).toEqual([0, 7, 7]);
    allHear(table, { type: 'solved', seat: anna, round: 1, points: 7 });
  });

  test('DX-15 a holder who has scored 7 falls to 0, and the round in which it solved still counts', () => {
    const third = given(
      pi,
      sceneState({
        seats: 4,
        answers: 'hand',
        first: kasia,
        round: 5,
        turn: maciej,
        cases: { [maciej]: { location: near } },
        display: [here],
        solvers: { [kasia]: { standing: 'solved', solvedIn: 3, scores: [7] } },
      }),
    );
    const { state } = third;
    const solved = { ...state, open: { ...state.open, solvers: withCase(state) } };
    const table = given(pi, solved).play(maciej, examine(here)).play(kasia, answerEvidence('none'));
    expect(scoresOf(openOf(table))).toEqual([0, 7, null, null]);
    const sixth = table
      .play(anna, blunder(state, anna))
      .play(maciej, answerAccusation(false))
      .play(piotr, blunder(state, piotr))
      .play(anna, answerAccusation(false));
    expect([openOf(sixth).round, openOf(sixth).turn]).toEqual([6, anna]);
    const annaSolved = sixth.play(anna, solve(state, anna)).play(maciej, answerAccusation(true));
    expect(scoresOf(openOf(annaSolved))).toEqual([0, 7, 5, null]);
    const ended = annaSolved.play(piotr, blunder(state, piotr)).play(anna, answerAccusation(false));
    expect(scoresOf(openOf(ended))).toEqual([0, 7, 5, 3]);
  });

  /** Kasia's case is shown, as after she has solved it. */
  const withCase = ({ open, hands }: State): Solver[] =>
    open.solvers.map((solver, seat) => (seat === kasia ? { ...solver, case: hands.at(-1) ?? null } : solver));
});

describe('Wrong accusations', () => {
  test('DX-19 two parts are right: all hear "wrong", and no view counts the right parts', () => {
    const scene = sceneState({ cases: { [kasia]: { suspect: 'bomba', location: 'okecie', crime: 'murder' } } });
    const nearly = given(pi, scene).play(kasia, accuse('bomba', 'murder', 'supersam'));
    const utterly = given(pi, scene).play(kasia, accuse('rudy', 'arson', 'supersam'));
    const disguised = (what: unknown): unknown =>
      JSON.parse(
        JSON.stringify(what).replaceAll(
          JSON.stringify({ suspect: 'bomba', location: 'supersam', crime: 'murder' }),
          JSON.stringify({ suspect: 'rudy', location: 'supersam', crime: 'arson' }),
        ),
      );
    for (const viewer of viewersOf(3)) {
      expect(nearly.hears(viewer)).toContainEqual({
        type: 'accused',
        by: kasia,
        accused: { suspect: 'bomba', location: 'supersam', crime: 'murder' },
        right: false,
      });
      expect(disguised(nearly.sees(viewer))).toEqual(utterly.sees(viewer));
      expect(disguised(nearly.hears(viewer))).toEqual(utterly.hears(viewer));
    }
    expect(solverAt(openOf(nearly), kasia).penalty).toBe(2);
  });
});
