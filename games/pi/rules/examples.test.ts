import { describe, expect, test } from 'vitest';
import { type Chance, quickChance, type Seat, viewersOf } from '#kernel';
import { given, type Scene } from '#testkit';
import { type EditionId, type Element, type Place, townFor } from './edition.ts';
import { pi } from './game.ts';
import { casesLeft, elementsLeft, scoresOf } from './view-counts.fixture.ts';
import { solverAt } from './rounds.ts';
import {
  accuse,
  anna,
  blunder,
  type SceneState,
  sceneState,
  examine,
  investigate,
  markerAt,
  markersOnInvestigator,
  supplyOf,
} from './scene.fixture.ts';
import { kasia, maciej, piotr, solve, zofia } from './scene.fixture.ts';
import { holderOf } from './neighbours.ts';
import type { Action, Event, Investigator, State, View } from './state.ts';

type PiScene = Scene<State, View, Action, Event>;

const FILLINGS = 200;

const openOf = (table: PiScene): State['open'] => table.sees('audience').open;
/** All tiles that the example does not state, anywhere. */
function filledAtRandom(edition: EditionId, stated: SceneState, luck: Chance): Pick<SceneState, 'layout' | 'blanks'> {
  const town = townFor(edition);
  const layout: Record<Element, Place> = { ...stated.layout };
  for (const kind of ['suspect', 'crime'] as const) {
    const taken = new Set([
      ...town.elements[kind].flatMap(element => layout[element] ?? []),
      ...(stated.blanks?.[kind] ?? []),
    ]);
    const free = luck.shuffle(town.placeIds.filter(place => !taken.has(place)));
    for (const element of town.elements[kind]) layout[element] ??= free.pop() ?? '';
  }
  return { layout, ...(stated.blanks && { blanks: stated.blanks }) };
}

/** The event of a reply, which is the same for every viewer. */
function replyHeard(table: PiScene): Event | undefined {
  const replies = viewersOf(openOf(table).solvers.length).map(viewer =>
    table.hears(viewer).find(({ type }) => ['examined', 'investigated', 'accused'].includes(type)),
  );
  for (const reply of replies) expect(reply).toEqual(replies[0]);
  return replies[0];
}

/** The seats between two turns of the solver make moves without effect on the example. */
function others(table: PiScene, solving: Seat, place: Place): PiScene {
  let later = table;
  while (openOf(later).turn !== solving) later = later.play(openOf(later).turn, investigate(place));
  return later;
}

const KASIAS_CASE = { suspect: 'bomba', crime: 'murder', location: 'hotel-forum' };
const WARSAW: SceneState = {
  edition: '07',
  seats: 3,
  first: kasia,
  cases: { [kasia]: KASIAS_CASE },
  layout: { bomba: 'hotel-gromada', murder: 'dt-centrum' },
  display: ['okecie', 'murder'],
};

describe('EX-07-A The running example of 07 zgłoś się: Kasia solves, Anna answers', () => {
  const t1 = given(pi, sceneState(WARSAW)).play(kasia, examine('okecie'));
  const t2 = others(t1, kasia, 'supersam').play(kasia, examine('murder'));
  const t3 = others(t2, kasia, 'supersam').play(kasia, investigate('hotel-gromada'));
  const t4 = others(t3, kasia, 'supersam').play(kasia, investigate('dom-partii'));
  const t5 = others(t4, kasia, 'supersam').play(kasia, accuse('bomba', 'murder', 'hotel-forum'));

  test('EX-07-A T1 evidence Okęcie: a small disc, because Hotel Forum is next to it', () => {
    expect(replyHeard(t1)).toEqual({ type: 'examined', by: kasia, card: 'okecie', reply: 'cube' });
    expect(markerAt(t1.state, kasia, 'okecie', 'location')).toEqual({ marker: 'cube', sure: 'confirmed' });
    expect(openOf(t1).discard).toEqual(['okecie']);
    expect(openOf(t1).display).toHaveLength(9);
    expect(supplyOf(t1.state, kasia)).toEqual({ discs: 3, cubes: 9, substitutes: 0 });
  });

  test('EX-07-A T2 evidence Morderstwo: a large disc on its tile in DT Centrum', () => {
    expect(replyHeard(t2)).toEqual({ type: 'examined', by: kasia, card: 'murder', reply: 'disc' });
    expect(markerAt(t2.state, kasia, 'dt-centrum', 'crime')).toEqual({ marker: 'disc', sure: 'confirmed' });
    expect(openOf(t2).discard).toEqual(['okecie', 'murder']);
    expect(supplyOf(t2.state, kasia)).toEqual({ discs: 2, cubes: 9, substitutes: 0 });
  });

  test('EX-07-A T3 patrol to Hotel Gromada: Bomba is there, and the crime in the adjacent place counts although it is known', () => {
    expect(replyHeard(t3)).toMatchObject({ type: 'investigated', place: 'hotel-gromada', discs: 1, cubes: 1 });
    expect(markersOnInvestigator(t3.state, kasia, 'hotel-gromada')).toEqual({ discs: 1, cubes: 1 });
    expect(supplyOf(t3.state, kasia)).toEqual({ discs: 1, cubes: 8, substitutes: 0 });
    expect(solverAt(openOf(t3), kasia).left).toBe(4);
  });

  test('EX-07-A T4 patrol to Dom Partii: two small discs, for the crime and for Hotel Forum', () => {
    expect(replyHeard(t4)).toMatchObject({ type: 'investigated', place: 'dom-partii', discs: 0, cubes: 2 });
    expect(markersOnInvestigator(t4.state, kasia, 'dom-partii')).toEqual({ discs: 0, cubes: 2 });
    expect(supplyOf(t4.state, kasia)).toEqual({ discs: 1, cubes: 6, substitutes: 0 });
    expect(solverAt(openOf(t4), kasia).left).toBe(3);
  });

  test('EX-07-A T5 the declaration is right: 7 points, ten small discs at home, large ones on the three tiles', () => {
    expect(replyHeard(t5)).toMatchObject({ type: 'accused', by: kasia, right: true });
    expect(scoresOf(openOf(t5))).toEqual([7, null, null]);
    expect(supplyOf(t5.state, kasia)).toEqual({ discs: 0, cubes: 10, substitutes: 0 });
    expect(markerAt(t5.state, kasia, 'hotel-gromada', 'suspect')).toEqual({ marker: 'disc', sure: 'solved' });
    expect(markerAt(t5.state, kasia, 'dt-centrum', 'crime')).toEqual({ marker: 'disc', sure: 'solved' });
    expect(markerAt(t5.state, kasia, 'hotel-forum', 'location')).toEqual({ marker: 'disc', sure: 'solved' });
    expect(solverAt(openOf(t5), kasia).standing).toBe('solved');
    expect(t5.awaited()).toEqual([maciej]);
    for (const viewer of viewersOf(3)) expect(t5.sees(viewer).open.solvers[kasia]?.case).toEqual(KASIAS_CASE);
  });

  test('EX-07-A up to T4 only Anna has seen the case', () => {
    for (const table of [t1, t2, t3, t4]) {
      expect(table.sees(anna).hand).toEqual(KASIAS_CASE);
      for (const viewer of viewersOf(3)) expect(table.sees(viewer).open.solvers[kasia]?.case).toBeNull();
      for (const viewer of [kasia, maciej, 'audience'] as const)
        expect(table.sees(viewer).hand).not.toEqual(KASIAS_CASE);
    }
  });

  test(`EX-07-A deduction: 360, 36, 3 and 1 cases are left after T1 to T4, in ${FILLINGS} fillings of the other tiles`, () => {
    const luck = quickChance(707);
    for (let filling = 0; filling < FILLINGS; filling++) {
      const scene = given(pi, sceneState({ ...WARSAW, ...filledAtRandom('07', WARSAW, luck) }));
      const afterOkecie = scene.play(kasia, examine('okecie'));
      expect(casesLeft(openOf(scene), kasia)).toBe(12 * 10 * 14);
      expect(casesLeft(openOf(afterOkecie), kasia)).toBe(360);
      expect(elementsLeft(openOf(afterOkecie), kasia, 'location')).toEqual(
        townFor('07').placeIds.filter(place =>
          townFor('07').places.some(({ id, neighbours }) => id === 'okecie' && neighbours.includes(place)),
        ),
      );
      const afterMurder = others(afterOkecie, kasia, 'supersam').play(kasia, examine('murder'));
      expect(casesLeft(openOf(afterMurder), kasia)).toBe(36);
      expect(elementsLeft(openOf(afterMurder), kasia, 'crime')).toEqual(['murder']);
      const afterGromada = others(afterMurder, kasia, 'supersam').play(kasia, investigate('hotel-gromada'));
      expect(casesLeft(openOf(afterGromada), kasia)).toBe(3);
      expect(elementsLeft(openOf(afterGromada), kasia, 'suspect')).toEqual(['bomba']);
      const afterPartia = others(afterGromada, kasia, 'supersam').play(kasia, investigate('dom-partii'));
      expect(casesLeft(openOf(afterPartia), kasia)).toBe(1);
      expect(elementsLeft(openOf(afterPartia), kasia, 'location')).toEqual(['hotel-forum']);
    }
  });
});

describe('EX-07-B Turn order', () => {
  test('EX-07-B Kasia, Maciej, Anna, Kasia …: a round begins whenever Kasia has her turn', () => {
    let table = given(pi, sceneState({ seats: 3, first: kasia }));
    const turns: [Seat, number][] = [];
    for (let turn = 0; turn < 7; turn++) {
      const { turn: seat, round } = openOf(table);
      expect(table.awaited()).toEqual([seat]);
      turns.push([seat, round]);
      table = table.play(seat, blunder(table.state, seat));
    }
    expect(turns).toEqual([
      [kasia, 1],
      [maciej, 1],
      [anna, 1],
      [kasia, 2],
      [maciej, 2],
      [anna, 2],
      [kasia, 3],
    ]);
  });

  test('EX-07-B Anna answers Kasia, Kasia answers Maciej, Maciej answers Anna', () => {
    expect([kasia, maciej, anna].map(seat => holderOf(seat, 3))).toEqual([anna, kasia, maciej]);
    let table = given(pi, sceneState({ seats: 3, first: kasia, answers: 'hand' }));
    for (const [seat, answering] of [
      [kasia, anna],
      [maciej, kasia],
      [anna, maciej],
    ] as const) {
      table = table.play(seat, blunder(table.state, seat));
      expect(table.awaited()).toEqual([answering]);
      table = table.play(answering, { type: 'answerAccusation', right: false });
    }
  });
});

describe('EX-07-C Solving in the same round', () => {
  const fifth = given(pi, sceneState({ seats: 3, first: kasia, round: 5 }));
  const kasiaSolved = fifth.play(kasia, solve(fifth.state, kasia)).play(maciej, investigate('okecie'));

  test('EX-07-C Kasia and Anna solve in round 5: 7 points each; Maciej, who had his turn between them, gets 5', () => {
    const table = kasiaSolved.play(anna, solve(fifth.state, anna));
    expect(scoresOf(openOf(table))).toEqual([7, 5, 7]);
    for (const viewer of viewersOf(3))
      expect(table.hears(viewer)).toContainEqual(
        expect.objectContaining({ type: 'investigationEnded', points: [7, 5, 7] }),
      );
  });

  test('EX-07-C Anna solves in round 6 instead: 5 points', () => {
    const table = kasiaSolved.play(anna, investigate('okecie')).play(maciej, investigate('supersam'));
    expect(scoresOf(openOf(table))).toEqual([7, null, null]);
    expect(openOf(table).round).toBe(6);
    expect(scoresOf(openOf(table.play(anna, solve(fifth.state, anna))))).toEqual([7, 3, 5]);
  });
});

describe('EX-07-D After a tie', () => {
  test('EX-07-D two players with 7 from one round; the next to solve, in a later round, gets 5', () => {
    const third = given(pi, sceneState({ seats: 4, first: kasia, round: 3 }));
    const tie = third.play(kasia, solve(third.state, kasia)).play(maciej, solve(third.state, maciej));
    expect(scoresOf(openOf(tie))).toEqual([7, 7, null, null]);
    const later = tie.play(anna, investigate('okecie')).play(piotr, investigate('okecie'));
    expect(scoresOf(openOf(later.play(anna, solve(third.state, anna))))).toEqual([7, 7, 5, null]);
  });
});

describe('EX-07-E Five players: Kasia and Maciej solve in round 5, Anna in round 6, blue in round 7, yellow is left', () => {
  /** The seats still active in round 7; the named seats have solved before it. */
  function roundSeven(blue: Seat, yellow: Seat, lastUnsolved: 'nextValue' | 'zero' = 'nextValue'): PiScene {
    let table = given(pi, sceneState({ seats: 5, first: kasia, round: 5, lastUnsolved }));
    const { state } = table;
    for (const seat of [kasia, maciej]) table = table.play(seat, solve(state, seat));
    for (const seat of [anna, piotr, zofia]) table = table.play(seat, investigate('okecie'));
    table = table.play(anna, solve(state, anna));
    for (const seat of [piotr, zofia]) table = table.play(seat, investigate('supersam'));
    expect(openOf(table).round).toBe(7);
    expect(table.awaited()).toEqual([Math.min(blue, yellow)]);
    return table;
  }
  const seventh = roundSeven(piotr, zofia);
  const blueSolved = seventh.play(piotr, solve(seventh.state, piotr));

  test('EX-07-E scores so far 7, 7, 5 and 3, and yellow has a last chance', () => {
    expect(scoresOf(openOf(blueSolved))).toEqual([7, 7, 5, 3, null]);
    for (const viewer of viewersOf(5))
      expect(blueSolved.hears(viewer)).toContainEqual({ type: 'turnStarted', seat: zofia, round: 7, lastChance: true });
  });

  test('EX-07-E (i) yellow solves in round 7 too: 3; the investigation ends', () => {
    const table = blueSolved.play(zofia, solve(seventh.state, zofia));
    expect(scoresOf(openOf(table))).toEqual([7, 7, 5, 3, 3]);
    expect(openOf(table).investigation).toBe(2);
  });

  test('EX-07-E (ii) yellow does anything else: 1; the investigation ends', () => {
    for (const turn of [examine(openOf(blueSolved).display[0] ?? ''), investigate('okecie')]) {
      const table = blueSolved.play(zofia, turn);
      expect(scoresOf(openOf(table))).toEqual([7, 7, 5, 3, 1]);
      expect(openOf(table).investigation).toBe(2);
      expect(solverAt(openOf(table), zofia).penalty).toBe(0);
    }
  });

  test('EX-07-E (iii) yellow accuses wrongly: 1, and 2 penalty points', () => {
    const table = blueSolved.play(zofia, blunder(seventh.state, zofia));
    expect(scoresOf(openOf(table))).toEqual([7, 7, 5, 3, 1]);
    expect(solverAt(openOf(table), zofia).penalty).toBe(2);
  });

  test('EX-07-E (iv) yellow acts before blue: the investigation ends right after blue has solved, yellow gets 1', () => {
    const swapped = roundSeven(zofia, piotr).play(piotr, investigate('dom-partii'));
    expect(scoresOf(openOf(swapped))).toEqual([7, 7, 5, null, null]);
    const table = swapped.play(zofia, solve(swapped.state, zofia));
    expect(scoresOf(openOf(table))).toEqual([7, 7, 5, 1, 3]);
    expect(openOf(table).investigation).toBe(2);
  });

  test('EX-07-E (v) where the last unsolved player scores zero, yellow gets 0', () => {
    const zero = roundSeven(piotr, zofia, 'zero');
    const table = zero.play(piotr, solve(zero.state, piotr)).play(zofia, investigate('okecie'));
    expect(scoresOf(openOf(table))).toEqual([7, 7, 5, 3, 0]);
  });
});

const [red, blue] = [0, 1];
const REDS_CASE = { suspect: 'bubbles', crime: 'murder', location: 'downtown' };
/** The text does not name the place of Murder: it is next to both Little Italy and Main Street. */
const city = (murderIn: Place): SceneState => ({
  edition: 'pi',
  seats: 2,
  first: red,
  cases: { [red]: REDS_CASE },
  layout: { bubbles: 'little-italy', murder: murderIn },
  blanks: { crime: ['main-street'] },
  display: ['waterfront', 'murder'],
});

describe.each(['trocadero', 'central-station'])('EX-PI-A The running example of P.I., Murder in %s', murderIn => {
  const t1 = given(pi, sceneState(city(murderIn))).play(red, investigate('little-italy'));
  const t2 = others(t1, red, 'lakeside').play(red, investigate('main-street'));
  const t3 = others(t2, red, 'lakeside').play(red, examine('waterfront'));
  const t4 = others(t3, red, 'lakeside').play(red, examine('murder'));
  const t5 = others(t4, red, 'lakeside').play(red, accuse('bubbles', 'murder', 'downtown'));

  test('EX-PI-A T1 investigator to Little Italy: a disc and a cube, and Red does not know which is which', () => {
    expect(replyHeard(t1)).toMatchObject({ type: 'investigated', place: 'little-italy', discs: 1, cubes: 1 });
    expect(markersOnInvestigator(t1.state, red, 'little-italy')).toEqual({ discs: 1, cubes: 1 });
    for (const viewer of viewersOf(2)) {
      const sent = t1.sees(viewer).open.solvers[red]?.investigators;
      const reply: Investigator = {
        place: 'little-italy',
        discs: 1,
        cubes: 1,
        about: ['suspect', 'location', 'crime'],
      };
      expect(sent).toEqual([reply]);
    }
  });

  test('EX-PI-A T2 investigator to Main Street: two cubes, also for Murder despite the blank', () => {
    expect(replyHeard(t2)).toMatchObject({ type: 'investigated', place: 'main-street', discs: 0, cubes: 2 });
    expect(markersOnInvestigator(t2.state, red, 'main-street')).toEqual({ discs: 0, cubes: 2 });
  });

  test('EX-PI-A T3 evidence Waterfront: a cube; the card is discarded', () => {
    expect(replyHeard(t3)).toEqual({ type: 'examined', by: red, card: 'waterfront', reply: 'cube' });
    expect(markerAt(t3.state, red, 'waterfront', 'location')).toEqual({ marker: 'cube', sure: 'confirmed' });
    expect(openOf(t3).discard).toEqual(['waterfront']);
    expect(elementsLeft(openOf(t3), red, 'location')).toEqual(['downtown']);
  });

  test('EX-PI-A T4 evidence Murder: a disc from the supply; left are 1 disc, 6 cubes and 3 investigators', () => {
    expect(replyHeard(t4)).toEqual({ type: 'examined', by: red, card: 'murder', reply: 'disc' });
    expect(markerAt(t4.state, red, murderIn, 'crime')).toEqual({ marker: 'disc', sure: 'confirmed' });
    expect(openOf(t4).discard).toEqual(['waterfront', 'murder']);
    expect(supplyOf(t4.state, red)).toEqual({ discs: 1, cubes: 6, substitutes: 0 });
    expect(solverAt(openOf(t4), red).left).toBe(3);
  });

  test('EX-PI-A T5 Bubbles, Murder, Downtown is right: 7 points', () => {
    expect(replyHeard(t5)).toMatchObject({ type: 'accused', by: red, right: true });
    expect(scoresOf(openOf(t5))).toEqual([7, null]);
  });

  test(`EX-PI-A deduction: Downtown is certain after T3 and one case is left after T4, in ${FILLINGS} fillings of the other tiles`, () => {
    const luck = quickChance(212);
    for (let filling = 0; filling < FILLINGS; filling++) {
      const scene = given(pi, sceneState({ ...city(murderIn), ...filledAtRandom('pi', city(murderIn), luck) }));
      let table = scene.play(red, investigate('little-italy'));
      table = others(table, red, 'lakeside').play(red, investigate('main-street'));
      table = others(table, red, 'lakeside').play(red, examine('waterfront'));
      expect(elementsLeft(openOf(table), red, 'location')).toEqual(['downtown']);
      table = others(table, red, 'lakeside').play(red, examine('murder'));
      expect(casesLeft(openOf(table), red)).toBe(1);
      expect(elementsLeft(openOf(table), red, 'suspect')).toEqual(['bubbles']);
      expect(elementsLeft(openOf(table), red, 'crime')).toEqual(['murder']);
    }
  });
});

describe('EX-PI-B Solving in the same round', () => {
  test('EX-PI-B Blue has solved in this round with 7; Red solves in the same round: 7', () => {
    const table = given(pi, sceneState({ edition: 'pi', seats: 3, first: blue, round: 4 }));
    const afterBlue = table.play(blue, solve(table.state, blue)).play(2, investigate('downtown'));
    expect(scoresOf(openOf(afterBlue))).toEqual([null, 7, null]);
    const afterRed = afterBlue.play(red, solve(table.state, red));
    expect(scoresOf(openOf(afterRed))).toEqual([7, 7, 5]);
    for (const viewer of viewersOf(3))
      expect(afterRed.hears(viewer)).toContainEqual({ type: 'solved', seat: red, round: 4, points: 7 });
  });
});
