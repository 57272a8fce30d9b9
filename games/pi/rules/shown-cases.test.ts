import { describe, expect, test } from 'vitest';
import { seatsOf, viewersOf } from '#kernel';
import { given } from '#testkit';
import { EDITIONS, townFor } from './edition.ts';
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
  idleUntil,
  investigate,
  kasia,
  maciej,
  markersOnInvestigator,
  quarter,
  sceneAt,
  solve,
  solvesNext,
  supplyOf,
  unassign,
} from './scene.fixture.ts';
import { caseOf } from './turn.ts';

describe.each(EDITIONS)('9 What everybody sees in %s', edition => {
  const { here, near, far } = quarter(edition);
  const town = townFor(edition);
  const scene = () => sceneAt(edition, { suspect: 'here', location: 'near', crime: 'far' });

  test('PI-9.1 questions, replies, markers, cards, accusations and their results are public', () => {
    const table = given(pi, scene());
    const patrolled = table.play(kasia, investigate(here));
    const assigned = patrolled.play(kasia, assign(here, 'disc', 'suspect'));
    const steps = [
      patrolled,
      assigned,
      assigned.play(kasia, unassign(here, 'suspect')),
      table.play(kasia, examine(cardOf(table.state, here, 'suspect'))),
      table.play(kasia, examine(cardOf(table.state, here, 'crime'))),
      table.play(kasia, blunder(table.state, kasia)),
      table.play(kasia, solve(table.state, kasia)),
    ];
    for (const step of steps) {
      expect(step.hears('audience').length).toBeGreaterThan(0);
      for (const seat of seatsOf(3)) {
        expect(step.hears(seat)).toEqual(step.hears('audience'));
        expect(step.sees(seat).open).toEqual(step.sees('audience').open);
      }
    }
  });

  test('PI-9.1 a question that waits for its answer is public', () => {
    const card = cardOf(scene(), here, 'suspect');
    const table = given(pi, sceneAt(edition, { suspect: 'here', location: 'near', crime: 'far' }, { answers: 'hand' }));
    const asked = table.play(kasia, examine(card));
    for (const viewer of viewersOf(3)) {
      expect(asked.hears(viewer)).toEqual([{ type: 'asked', by: kasia, question: { type: 'evidence', card } }]);
      expect(asked.sees(viewer).open.question).toEqual({ type: 'evidence', card });
    }
  });

  test('PI-9.2 only the holder can tell which element caused a marker', () => {
    const [culprit = '', other = ''] = town.suspects;
    const layout = { [culprit]: here, [other]: near };
    // a disc for the suspect and a cube for the location, or the other way round
    const bySuspect = sceneState({ edition, layout, cases: { [kasia]: { suspect: culprit, location: near } } });
    const byLocation = {
      ...bySuspect,
      hands: bySuspect.hands.map((hand, seat) => (seat === anna ? { ...hand, suspect: other, location: here } : hand)),
    };
    const [one, two] = [bySuspect, byLocation].map(state => given(pi, state).play(kasia, investigate(here)));
    expect(one?.hears('audience')[0]).toMatchObject({ discs: 1, cubes: 1 });
    for (const viewer of [kasia, maciej, 'audience'] as const) {
      expect(JSON.stringify(one?.hears(viewer))).toBe(JSON.stringify(two?.hears(viewer)));
      expect(JSON.stringify(one?.sees(viewer))).toBe(JSON.stringify(two?.sees(viewer)));
      expect(JSON.stringify(one?.offers(viewer))).toBe(JSON.stringify(two?.offers(viewer)));
    }
    expect(one?.sees(anna).hand).not.toEqual(two?.sees(anna).hand);
  });

  test('PI-9.3 layout, display, discards, kept cards, supplies, investigators, scores and penalties are public', () => {
    const state = sceneAt(edition, { suspect: 'here', location: 'near', crime: 'far' }, { investigation: 2 });
    const found = idleUntil(given(pi, state).play(kasia, examine(cardOf(state, here, 'suspect'))), kasia);
    const kept = idleUntil(found.play(kasia, examine(cardOf(state, here, 'crime'))), kasia);
    const wrong = idleUntil(kept.play(kasia, blunder(state, kasia)), kasia);
    const table = wrong.play(kasia, investigate(near));
    for (const viewer of viewersOf(3)) {
      const { open } = table.sees(viewer);
      expect(open.suspects).toEqual(state.open.suspects);
      expect(open.crimes).toEqual(state.open.crimes);
      expect(open.display).toHaveLength(9);
      expect(open.discard).toContain(cardOf(state, here, 'suspect'));
      expect(open.solvers[kasia]).toMatchObject({ left: 4, scores: [0, null], penalty: 2 });
      expect(open.solvers[kasia]?.replies).toContainEqual({ card: cardOf(state, here, 'crime'), reply: 'none' });
      expect(supplyOf({ open }, kasia)).toEqual(supplyOf(table.state, kasia));
      expect(markersOnInvestigator({ open }, kasia, near)).toEqual(markersOnInvestigator(table.state, kasia, near));
    }
  });

  test('PI-9.4 hidden: every case but the one in the own hand', () => {
    const state = scene();
    const swapped = { ...state, hands: [state.hands[0], state.hands[2], state.hands[1]].flatMap(hand => hand ?? []) };
    const [one, two] = [given(pi, state), given(pi, swapped)];
    for (const viewer of [kasia, 'audience'] as const) {
      expect(one.sees(viewer)).toEqual(two.sees(viewer));
      expect(one.offers(viewer)).toEqual(two.offers(viewer));
    }
    for (const seat of seatsOf(3)) expect(one.sees(seat).hand).toEqual(state.hands[seat]);
    expect(one.sees('audience').hand).toBeNull();
  });

  test('PI-9.4 hidden: the order of the deck', () => {
    const state = scene();
    const [one, two] = [given(pi, state), given(pi, { ...state, deck: state.deck.toReversed() })];
    for (const viewer of viewersOf(3)) {
      expect(one.sees(viewer)).toEqual(two.sees(viewer));
      expect(Object.keys(one.sees(viewer))).not.toContain('deck');
    }
  });

  test('PI-9.5 (R24) at the end of an investigation all cases are shown, also an unsolved one', () => {
    const state = scene();
    const cases = seatsOf(3).map(seat => caseOf(state, seat));
    const two = solvesNext(solvesNext(given(pi, state), kasia), maciej);
    expect(two.sees('audience').open.past).toEqual([]);
    const ended = two.play(anna, accuse(town.suspects[5] ?? '', town.crimes[5] ?? '', far));
    for (const viewer of viewersOf(3)) {
      expect(ended.hears(viewer)).toContainEqual({
        type: 'investigationEnded',
        investigation: 1,
        cases,
        points: [7, 7, 5],
      });
      expect(ended.sees(viewer).open.past).toEqual([cases]);
    }
    expect(allSolve(given(pi, state)).sees('audience').open.past).toEqual([cases]);
  });
});
