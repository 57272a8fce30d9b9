import { describe, expect, test } from 'vitest';
import type { Seat } from '#kernel';
import { given } from '#testkit';
import { type Element, KINDS, type Place, townFor } from '../../rules/edition.ts';
import { pi } from '../../rules/game.ts';
import {
  anna,
  assign,
  cardOf,
  sceneState,
  examine,
  idleUntil,
  investigate,
  kasia,
  maciej,
  quarter,
  sceneAt,
  solvesNext,
} from '../../rules/scene.fixture.ts';
import type { State } from '../../rules/state.ts';
import { caseOf } from '../../rules/turn.ts';
import { type Fact, factsAbout } from './facts.ts';
import { observations, viewAt } from './observations.fixture.ts';

const here = quarter('pi').here;
const { placeIds, places, suspects } = townFor('pi');
const around = places.find(({ id }) => id === here)?.neighbours ?? [];
const far = { suspect: 'far', location: 'farToo', crime: 'far' } as const;

const certainIn = (state: State, solver: Seat, viewer: Seat = solver): ReadonlyMap<Element, Fact> =>
  factsAbout(viewAt(state, viewer), solver).certain;
/** The suspects that lie in some places. */
const suspectsIn = ({ open }: State, where: readonly Place[]): Element[] =>
  open.suspects.filter((tile, at) => tile !== null && where.includes(placeIds[at] ?? '')).map(String);
/** The suspects with a reason of this type to be marked so. */
const suspectsBecause = (state: State, mark: Fact['mark'], type: string): Element[] =>
  suspects.filter(suspect => {
    const fact = certainIn(state, kasia).get(suspect);
    return fact?.mark === mark && fact.because.some(clue => clue.type === type);
  });

describe('22b Facts the notebook takes from single clues', () => {
  test('K1 a disc: this element is sure, every other of its kind is excluded, and the disc is the reason', () => {
    const scene = given(pi, sceneAt('pi', { ...far, suspect: 'here' }));
    const card = cardOf(scene.state, here, 'suspect');
    const { state } = scene.play(kasia, examine(card));
    const because = [{ type: 'reply', card, reply: 'disc' }];
    expect(certainIn(state, kasia).get(card)).toEqual({ mark: 'sure', because });
    expect(suspectsBecause(state, 'excluded', 'reply')).toEqual(suspects.filter(suspect => suspect !== card));
  });

  test('K1 a cube: elements that are not in adjacent places are excluded', () => {
    const scene = given(pi, sceneAt('pi', { ...far, suspect: 'near' }));
    const { state } = scene.play(kasia, examine(cardOf(scene.state, here, 'suspect')));
    const nextDoor = suspectsIn(state, around);
    expect(suspectsBecause(state, 'excluded', 'reply')).toEqual(suspects.filter(one => !nextDoor.includes(one)));
  });

  test('K1 no marker: elements here and in adjacent places are excluded', () => {
    const scene = given(pi, sceneAt('pi', far));
    const { state } = scene.play(kasia, examine(cardOf(scene.state, here, 'suspect')));
    const struck = suspectsIn(state, [here, ...around]);
    expect(suspectsBecause(state, 'excluded', 'reply')).toEqual(suspects.filter(one => struck.includes(one)));
  });

  test('K1 a reply gives no facts about the other kinds', () => {
    const scene = given(pi, sceneAt('pi', far));
    const before = certainIn(scene.state, kasia);
    const after = certainIn(scene.play(kasia, examine(cardOf(scene.state, here, 'suspect'))).state, kasia);
    for (const kind of ['location', 'crime'] as const)
      for (const element of townFor('pi').elements[kind]) expect(after.get(element)).toEqual(before.get(element));
  });

  test('K1 two cubes with one common neighbour: that one is certain, because it is the only one left', () => {
    const state = sceneState({
      edition: '07',
      cases: { [kasia]: { location: 'hotel-forum' } },
      display: ['okecie', 'dom-partii'],
    });
    const once = given(pi, state).play(kasia, examine('okecie'));
    expect(certainIn(once.state, kasia).get('hotel-forum')).toBeUndefined();
    const twice = idleUntil(once, kasia).play(kasia, examine('dom-partii'));
    expect(certainIn(twice.state, kasia).get('hotel-forum')).toEqual({ mark: 'sure', because: [] });
  });

  test('PI-6.14 an investigator with the same marker for every kind gives the same facts as cards', () => {
    const nothing = given(pi, sceneAt('pi', far)).play(kasia, investigate(here)).state;
    const struck = suspectsIn(nothing, [here, ...around]);
    expect(suspectsBecause(nothing, 'excluded', 'investigator')).toEqual(suspects.filter(one => struck.includes(one)));

    const nextDoor = given(pi, sceneAt('pi', { suspect: 'near', location: 'nearToo', crime: 'near' }));
    const cubes = nextDoor.play(kasia, investigate(here)).state;
    expect(suspectsBecause(cubes, 'excluded', 'investigator')).toEqual(
      suspects.filter(one => !suspectsIn(cubes, around).includes(one)),
    );

    const all = given(pi, sceneAt('pi', { suspect: 'here', location: 'here', crime: 'here' }));
    const discs = all.play(kasia, investigate(here)).state;
    for (const kind of KINDS) expect(certainIn(discs, kasia).get(caseOf(discs, kasia)[kind])?.mark).toBe('sure');
  });

  test('K2 other numbers couple the kinds: no single element follows', () => {
    const scene = given(pi, sceneAt('pi', { suspect: 'here', location: 'near', crime: 'far' }));
    const { state } = scene.play(kasia, investigate(here));
    expect(certainIn(state, kasia)).toEqual(certainIn(scene.state, kasia));
  });

  test('PI-6.6 a second investigator in a place gives no facts', () => {
    const scene = idleUntil(given(pi, sceneAt('pi', far)).play(kasia, investigate(here)), kasia);
    const { state } = scene.play(kasia, investigate(here));
    expect(factsAbout(viewAt(state, kasia), kasia).left).toEqual(factsAbout(viewAt(scene.state, kasia), kasia).left);
  });

  test('K4 cards I hold are excluded from every case except that of their owner', () => {
    const state = sceneState({ edition: 'pi' });
    const held = caseOf(state, maciej);
    const because = [{ type: 'hand', seat: maciej, known: held }];
    for (const solver of [kasia, anna])
      expect(certainIn(state, solver, kasia).get(held.crime)).toEqual({ mark: 'excluded', because });
    expect(certainIn(state, maciej, kasia).get(held.crime)).toEqual({ mark: 'sure', because });
    expect(certainIn(state, anna).get(held.crime)).toBeUndefined();
  });

  test('K5 a solved case is excluded for other seats', () => {
    const { state } = solvesNext(given(pi, sceneState({ edition: 'pi', first: anna })), anna);
    const gone = caseOf(state, anna);
    const because = [{ type: 'shown', seat: anna, known: gone }];
    for (const kind of KINDS) {
      expect(certainIn(state, kasia).get(gone[kind])).toEqual({ mark: 'excluded', because });
      expect(certainIn(state, anna, kasia).get(gone[kind])).toEqual({ mark: 'sure', because });
    }
  });

  test('K6 another seat’s confirmed disc excludes that element for me; an assigned one proves nothing', () => {
    const scene = given(pi, sceneAt('pi', { ...far, crime: 'here' }));
    const card = cardOf(scene.state, here, 'crime');
    const told = scene.play(kasia, examine(card)).state;
    expect(certainIn(told, maciej).get(card)).toEqual({
      mark: 'excluded',
      because: [{ type: 'disc', seat: kasia, card }],
    });
    const asked = scene.play(kasia, investigate(here));
    const marked = asked.play(kasia, assign(here, 'disc', 'crime')).state;
    expect(certainIn(marked, maciej)).toEqual(certainIn(asked.state, maciej));
    expect(certainIn(marked, kasia)).toEqual(certainIn(asked.state, kasia));
  });
});

describe.each([2, 3, 4, 5])('at a table of %i, over whole random matches', seats => {
  test('all marks are true, for every viewer and every case', () => {
    const marked = { excluded: 0, sure: 0 };
    for (const { view, solver, truth } of observations(seats, 5)) {
      const { certain, left } = factsAbout(view, solver);
      const town = townFor(view.open.options.edition);
      for (const kind of KINDS)
        town.elements[kind].forEach((element, number) => {
          const mark = certain.get(element)?.mark;
          expect([undefined, element === truth[kind] ? 'sure' : 'excluded']).toContain(mark);
          if (mark) marked[mark] += 1;
          expect((left[kind] >>> number) & 1).toBe(mark === 'excluded' ? 0 : 1);
        });
    }
    expect(marked.excluded).toBeGreaterThan(1000);
    expect(marked.sure).toBeGreaterThan(100);
  });
});
