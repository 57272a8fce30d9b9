import { describe, expect, test } from 'vitest';
import type { AnyBot, Seat } from '#kernel';
import { given } from '#testkit';
import { bruteFull, bruteOwn, moments, caseText, workOf } from '../bot/matches.fixture.ts';
import { regular } from '../bot/regular.ts';
import { EDITIONS, KINDS, townFor } from './edition.ts';
import { pi } from './game.ts';
import { caseFrom } from './known.ts';
import {
  accuse,
  cardOf,
  sceneState,
  examine,
  idleUntil,
  investigate,
  kasia,
  maciej,
  quarter,
  sceneAt,
} from './scene.fixture.ts';
import type { State, View } from './state.ts';
import { secretOf } from './truth.fixture.ts';
import { caseOf } from './turn.ts';
import { countCases, elementsOf, lessThese, listed } from './cases.ts';
import { type Clue, cluesTold } from './clues.ts';
import { observations, RUNS, viewAt } from '../ui/notebook/observations.fixture.ts';
import { allClues, type Reasoning, reasonAbout, reasonFrom, suppose } from './reasoning.ts';

const namesIn = ({ open }: View, { cases }: Reasoning): string[] =>
  listed(cases, Infinity)
    .map(numbers => caseText(caseFrom(townFor(open.options.edition), numbers)))
    .sort();
const about = (state: State, solver: Seat): Reasoning => reasonAbout(viewAt(state, solver), solver);

describe('22b at the full help level: the exact set of possible cases', () => {
  test('20b at the start, my hand leaves 11 x 9 x 13 = 1,287; the audience holds nothing and knows of 1,680', () => {
    const state = sceneState({ edition: 'pi' });
    expect(about(state, kasia).count).toBe(1287);
    expect(reasonAbout(viewAt(state, 'audience'), kasia).count).toBe(1680);
  });

  test('EX-07-A the four questions of the example leave one case', () => {
    const start = sceneState({
      edition: '07',
      cases: { [kasia]: { suspect: 'bomba', crime: 'murder', location: 'hotel-forum' } },
      layout: { bomba: 'hotel-gromada', murder: 'dt-centrum' },
      display: ['okecie', 'murder'],
    });
    const one = given(pi, start).play(kasia, examine('okecie'));
    const two = idleUntil(one, kasia).play(kasia, examine('murder'));
    const three = idleUntil(two, kasia).play(kasia, investigate('hotel-gromada'));
    const four = idleUntil(three, kasia).play(kasia, investigate('dom-partii'));
    // the example ignores her own hand and the replies to other seats
    const left = ({ state }: { state: State }): number =>
      reasonFrom(state.open, kasia, cluesTold(viewAt(state, kasia), kasia)).count;
    expect([one, two, three, four].map(left)).toEqual([360, 36, 3, 1]);
    expect(namesIn(viewAt(four.state, kasia), about(four.state, kasia))).toEqual([caseText(caseOf(four.state, kasia))]);
  });

  test('K3 a wrong accusation is one case less', () => {
    const start = sceneState({ edition: 'pi' });
    const wrong = namesIn(viewAt(start, kasia), about(start, kasia)).find(
      name => name !== caseText(caseOf(start, kasia)),
    );
    const [suspect = '', location = '', crime = ''] = wrong?.split('/') ?? [];
    const { state } = given(pi, start).play(kasia, accuse(suspect, crime, location));
    expect(about(state, kasia).count).toBe(1286);
  });

  test('K7 a case I hold is one case, for any replies to its solver', () => {
    const state = sceneState({ edition: 'pi' });
    const view = viewAt(state, kasia);
    expect(namesIn(view, reasonAbout(view, maciej))).toEqual([caseText(caseOf(state, maciej))]);
  });

  const fullTable = (seats: number): AnyBot[] => Array.from({ length: seats }, () => regular);

  test.each([2, 3, 4, 5])('at a table of %i: the same cases as every deal tried one by one', seats => {
    let coupled = 0;
    let compared = 0;
    for (let seed = 0; seed < RUNS; seed++) {
      const edition = EDITIONS[seed % 2] ?? 'pi';
      const found = moments({ bots: fullTable(seats), seed, edition, most: 150 }, ({ state }) => state.open.round > 4);
      for (const { view, seat } of found.filter(one => workOf(one.view) < 100_000).slice(0, 8)) {
        const reasoning = reasonAbout(view, seat);
        expect(reasoning.isExact).toBe(true);
        expect(namesIn(view, reasoning)).toEqual([...bruteFull(view).keys()].sort());
        if (reasoning.count < bruteOwn(view).length) coupled += 1;
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(0);
    // at a table of two, other seats give no information
    expect(coupled > 0).toBe(seats > 2);
  });

  test.each([2, 3, 4, 5])(
    'INV-24 at a table of %i: the true case is never excluded, and the only one left is right',
    seats => {
      let certain = 0;
      for (const { view, solver, truth } of observations(seats, 9, 2)) {
        const reasoning = reasonAbout(view, solver);
        const { numberOf } = townFor(view.open.options.edition);
        const bit = (element: string): number => 1 << (numberOf.get(element) ?? -1);
        const within = { suspect: bit(truth.suspect), location: bit(truth.location), crime: bit(truth.crime) };
        expect(reasonFrom(view.open, solver, allClues(view, solver), { within }).count).toBe(1);
        for (const kind of KINDS) expect(reasoning.left[kind] & within[kind]).not.toBe(0);
        expect(reasoning.count).toBe(countCases(reasoning.cases));
        expect(reasoning.left).toEqual(elementsOf(reasoning.cases));
        if (reasoning.count === 1) certain += 1;
      }
      expect(certain).toBeGreaterThan(0);
    },
  );

  test('combinations beyond the work limit stay possible and are never excluded', () => {
    let cut = 0;
    for (const { view, solver, truth } of observations(5, 40, 2)) {
      const hasty = reasonFrom(view.open, solver, allClues(view, solver), { choices: 2 });
      const patient = reasonAbout(view, solver);
      expect(countCases(lessThese(patient.cases, hasty.cases))).toBe(0);
      expect(namesIn(view, hasty)).toContain(caseText(truth));
      expect(hasty.isExact ? hasty : patient).toEqual(patient);
      if (!hasty.isExact) cut += 1;
    }
    expect(cut).toBeGreaterThan(0);
  });

  test('five seats that sent every investigator at once are no trouble', () => {
    const { placeIds } = townFor('pi');
    const state = sceneState({ edition: 'pi', seats: 5, displaySize: 9 });
    const sent = [0, 3, 7, 10, 13].reduce(
      table =>
        [0, 1, 2, 3, 4].reduce(
          (now, seat) => now.play(seat, investigate(placeIds[(seat * 5 + now.state.open.round * 3) % 14] ?? '')),
          table,
        ),
      given(pi, state),
    );
    for (const solver of [0, 1, 2, 3, 4]) {
      const reasoning = reasonAbout(viewAt(sent.state, 'audience'), solver);
      expect(namesIn(viewAt(sent.state, 'audience'), reasoning)).toContain(caseText(secretOf(sent.state, solver)));
      expect(reasoning.isExact).toBe(true);
    }
  });
});

describe('22b hypothesis mode: contradictions of an assumption', () => {
  const here = quarter('pi').here;
  const far = { suspect: 'far', location: 'farToo', crime: 'far' } as const;

  test('a reply that rules it out by itself is named', () => {
    const scene = given(pi, sceneAt('pi', far));
    const card = cardOf(scene.state, here, 'suspect');
    const view = viewAt(scene.play(kasia, examine(card)).state, kasia);
    expect(suppose(view, kasia, { suspect: card })).toMatchObject({
      alone: [{ type: 'reply', card, reply: 'none' }],
      together: [],
      reasoning: { count: 0 },
    });
  });

  test('a true assumption has no contradiction, and its consequences are shown', () => {
    const state = sceneState({ edition: 'pi' });
    const { suspect, location } = caseOf(state, kasia);
    const { reasoning, alone, together } = suppose(viewAt(state, kasia), kasia, { suspect, location });
    expect([alone, together]).toEqual([[], []]);
    expect(reasoning.count).toBe(9);
  });

  test('K6 replies to another seat can exclude it', () => {
    const scene = given(pi, sceneAt('pi', { ...far, crime: 'here' }));
    const card = cardOf(scene.state, here, 'crime');
    const view = viewAt(scene.play(kasia, examine(card)).state, maciej);
    expect(suppose(view, maciej, { crime: card }).alone).toEqual([{ type: 'disc', seat: kasia, card }]);
  });

  test('K6 without a disc, all replies to that seat together exclude it', () => {
    // two common neighbours leave Kasia one place, and her cards do not determine it
    const state = sceneState({
      edition: '07',
      cases: { [kasia]: { location: 'hotel-forum' } },
      display: ['okecie', 'dom-partii'],
    });
    const once = given(pi, state).play(kasia, examine('okecie'));
    const twice = idleUntil(once, kasia).play(kasia, examine('dom-partii'));
    const view = viewAt(twice.state, maciej);
    expect(suppose(view, maciej, { location: 'hotel-forum' }).alone).toContainEqual({ type: 'told', seat: kasia });
  });

  test('replies that exclude it only together are named, and each of them is needed', () => {
    let found = 0;
    for (const { view, solver, viewer } of observations(4, 25, 2)) {
      if (viewer !== solver) continue;
      const town = townFor(view.open.options.edition);
      for (const kind of KINDS) {
        for (const element of town.elements[kind].slice(0, 4)) {
          const { reasoning, alone, together } = suppose(view, solver, { [kind]: element });
          const within = { suspect: -1, location: -1, crime: -1, [kind]: 1 << (town.numberOf.get(element) ?? 0) };
          const leaves = (clues: readonly Clue[]): number => reasonFrom(view.open, solver, clues, { within }).count;
          expect(alone.length + together.length > 0).toBe(reasoning.count === 0);
          for (const clue of alone) expect(leaves([clue])).toBe(0);
          if (together.length === 0) continue;
          found += 1;
          expect(leaves(together)).toBe(0);
          for (const clue of together) expect(leaves(together.filter(one => one !== clue))).toBeGreaterThan(0);
        }
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});
