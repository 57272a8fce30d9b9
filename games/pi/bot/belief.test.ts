import { describe, expect, test } from 'vitest';
import { random } from '#bots';
import { accept, type AnyBot, copy, quickChance, type Seat } from '#kernel';
import { given } from '#testkit';
import { everyChoice } from '../rules/case-deal.ts';
import { EDITIONS, townFor } from '../rules/edition.ts';
import { type Box, numbersOf } from '../rules/knowledge.ts';
import { pi } from '../rules/game.ts';
import {
  accuse,
  anna,
  assign,
  cardOf,
  type SceneState,
  sceneState,
  examine,
  idle,
  idleUntil,
  investigate,
  kasia,
  maciej,
  quarter,
  sceneAt,
  solvesNext,
} from '../rules/scene.fixture.ts';
import type { Action, Case, State, View } from '../rules/state.ts';
import { caseOf } from '../rules/turn.ts';
import { type Belief, fullBelief, MAX_STEPS, othersBoxes, ownBelief, simplified } from './belief.ts';
import { master } from './master.ts';
import {
  bruteFull,
  bruteOwn,
  casesOf,
  allCases,
  type Moment,
  moments,
  caseText,
  playMatch,
  workOf,
} from './matches.fixture.ts';
import { novice } from './novice.ts';
import { regular } from './regular.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 4);

/** A table of mixed strength; random players sometimes accuse wrongly, and mislead where they answer by hand. */
const mixed = (seats: number, seed: number): AnyBot[] =>
  Array.from({ length: seats }, (_, seat) => [regular, random, master, novice][(seat + seed) % 4] ?? regular);

const namesIn = ({ open }: View, belief: Belief): string[] => casesOf(open, belief).map(caseText);
const ownNames = (state: State, seat: Seat): string[] => {
  const view = pi.view(state, seat);
  return namesIn(view, ownBelief(view)).sort();
};
const fullCases = (state: State, seat: Seat): { name: string; weight: number }[] => {
  const view = pi.view(state, seat);
  const belief = fullBelief(view);
  return namesIn(view, belief)
    .map((name, at) => ({ name, weight: belief.weight[at] ?? 0 }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
};

describe('the own belief, against every case tried one by one', () => {
  test.each([2, 3, 4, 5])('at a table of %i: the same cases, each as likely', seats => {
    for (let seed = 0; seed < RUNS; seed++) {
      const edition = EDITIONS[seed % 2] ?? 'pi';
      const found = moments(
        { bots: mixed(seats, seed), seed, edition, most: 60 },
        ({ state }) => state.open.round % 3 === seed % 3,
      );
      expect(found.length).toBeGreaterThan(0);
      for (const { view } of found.slice(0, 6)) {
        const belief = ownBelief(view);
        expect(namesIn(view, belief).sort()).toEqual(bruteOwn(view).sort());
        for (const weight of belief.weight) expect(weight).toBe(1 / belief.weight.length);
      }
    }
  });
});

describe('the full belief, against every deal counted one by one', () => {
  const FEASIBLE = 100_000;
  test.each([3, 4, 5])('at a table of %i: each case as likely as it leaves the others deals, exactly', seats => {
    let coupled = 0;
    for (let seed = 0; seed < RUNS; seed++) {
      const bots = Array.from({ length: seats }, (_, seat) => (seat === seed % seats ? random : regular));
      const isLate = ({ view }: Moment): boolean =>
        view.open.round > 4 &&
        view.open.solvers.some((one, seat) => seat !== view.me && !one.case && one.standing === 'active');
      const found = moments({ bots, seed, most: 150, answers: seed % 2 ? 'hand' : 'auto' }, isLate);
      for (const { view } of found.filter(one => workOf(one.view) < FEASIBLE).slice(0, 4)) {
        const counted = bruteFull(view);
        const total = [...counted.values()].reduce((sum, ways) => sum + ways, 0);
        const belief = fullBelief(view);
        const weights = namesIn(view, belief).map((name, at) => [name, belief.weight[at]] as const);
        expect(new Map(weights)).toEqual(new Map([...counted].map(([name, ways]) => [name, ways / total])));
        if (new Set(belief.weight).size > 1 || belief.weight.length < bruteOwn(view).length) coupled += 1;
      }
    }
    expect(coupled).toBeGreaterThan(0);
  });

  test('at a table of two, other seats give no information', () => {
    for (const { view } of moments({ bots: [regular, master], seed: 3, most: 20 }))
      expect(fullBelief(view)).toEqual(ownBelief(view));
  });
});

/** A match of five in which every seat has made this many wrong accusations. */
function accusers(times: number): State {
  const [moment] = moments({ bots: mixed(5, 1), seed: 1, most: 1 });
  if (!moment) throw new Error('the match is too short');
  const { state } = copy(moment);
  state.open.solvers = state.open.solvers.map((solver, seat) => {
    const truth = caseText(caseOf(state, seat));
    const cases = quickChance(seat)
      .shuffle(allCases('pi'))
      .filter(one => caseText(one) !== truth);
    return { ...solver, wrong: cases.slice(0, times), standing: 'active', case: null };
  });
  return state;
}

/** A number for each case in a box. */
const codesIn = ({ suspect, location, crime }: Box): number[] =>
  numbersOf(suspect).flatMap(one =>
    numbersOf(location).flatMap(two => numbersOf(crime).map(three => (one * 14 + two) * 10 + three)),
  );

describe('after 300 wrong accusations of every seat', () => {
  const state = accusers(300);
  const views = state.open.solvers.map((_, seat) => pi.view(state, seat));

  test('the master goes through a bounded number of choices', () => {
    for (const view of views) {
      expect(othersBoxes(view).reduce((product, { length }) => product * length, 1)).toBeGreaterThan(100_000);
      expect(simplified(othersBoxes(view)).reduce((product, { length }) => product * length, 1)).toBeLessThan(5_001);
      let steps = 0;
      fullBelief(view, () => {
        steps += 1;
        return false;
      });
      expect(steps).toBeGreaterThan(0);
      expect(steps).toBeLessThan(8_000);
      const { length: cases } = ownBelief(view).weight;
      const choices = simplified(othersBoxes(view), cases).reduce((product, { length }) => product * length, 1);
      expect(choices * cases).toBeLessThanOrEqual(MAX_STEPS);
    }
  });

  test('the possible cases of other seats are only widened, and the true case stays possible', () => {
    views.forEach((view, seat) => {
      const lists = othersBoxes(view);
      simplified(lists).forEach((boxes, at) => {
        const cases = (lists[at] ?? []).flatMap(codesIn);
        const widened = new Set(boxes.flatMap(codesIn));
        expect(cases.filter(code => !widened.has(code))).toEqual([]);
      });
      expect(namesIn(view, fullBelief(view))).toContain(caseText(caseOf(state, seat)));
    });
  });

  test.each([0, 1, 7])('the master that runs out of time after %i looks decides by its own replies', looks => {
    views.forEach((view, seat) => {
      let left = looks;
      const isOutOfTime = (): boolean => left-- <= 0;
      expect(fullBelief(view, isOutOfTime)).toEqual(ownBelief(view));
      const asked = { ...view, open: { ...view.open, turn: seat } };
      const offers = pi.offers(asked);
      expect(
        accept<Action>(offers, master.decide({ seat, view: asked, offers, isOutOfTime }, quickChance(1))),
      ).toBeDefined();
    });
  });
});

describe('INV-24 the true case is never excluded, and the only one left is right', () => {
  test.each([2, 3, 4, 5])('at a table of %i, wrong accusations and false answers included', seats => {
    let certain = 0;
    for (let seed = 0; seed < RUNS; seed++) {
      const options = { edition: EDITIONS[seed % 2] ?? 'pi', answers: seed % 3 ? 'auto' : 'hand' } as const;
      playMatch({ bots: mixed(seats, seed), seed: seed + 100, most: 120, ...options }, ({ state, view, seat }) => {
        if (state.open.question) return;
        const truth = caseText(caseOf(state, seat));
        for (const belief of [ownBelief(view), fullBelief(view)]) {
          const at = namesIn(view, belief).indexOf(truth);
          expect(belief.weight[at]).toBeGreaterThan(0);
          expect(belief.weight.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
          if (belief.weight.length === 1) certain += 1;
        }
      });
    }
    expect(certain).toBeGreaterThan(0);
  });
});

describe('the facts a perfect reasoner may use (20b)', () => {
  const here = quarter('pi').here;
  const far = { suspect: 'far', location: 'farToo', crime: 'far' } as const;
  const suspectsIn = (state: State, seat: Seat): string[] =>
    [...new Set(ownNames(state, seat).map(name => name.split('/')[0] ?? ''))].sort();
  /** The suspects in some places, without the one in a seat's hand. */
  const lyingIn = ({ open, hands }: State, places: readonly string[]): string[] =>
    open.suspects
      .filter(
        (tile, at) =>
          tile !== null && tile !== hands[kasia]?.suspect && places.includes(townFor('pi').placeIds[at] ?? ''),
      )
      .map(String)
      .sort();
  const around = townFor('pi').places.find(({ id }) => id === here)?.neighbours ?? [];

  test('K1 a disc fixes the element', () => {
    const scene = given(pi, sceneAt('pi', { ...far, suspect: 'here' }));
    const table = scene.play(kasia, examine(cardOf(scene.state, here, 'suspect')));
    expect(suspectsIn(table.state, kasia)).toEqual([caseOf(table.state, kasia).suspect]);
    expect(ownNames(table.state, kasia)).toHaveLength(9 * 13);
  });

  test('K1 a cube leaves the elements in adjacent places', () => {
    const scene = given(pi, sceneAt('pi', { ...far, suspect: 'near' }));
    const table = scene.play(kasia, examine(cardOf(scene.state, here, 'suspect')));
    expect(suspectsIn(table.state, kasia)).toEqual(lyingIn(table.state, around));
  });

  test('K1 no marker excludes the element and those in adjacent places', () => {
    const scene = given(pi, sceneAt('pi', far));
    const table = scene.play(kasia, examine(cardOf(scene.state, here, 'suspect')));
    const elsewhere = townFor('pi').placeIds.filter(place => place !== here && !around.includes(place));
    expect(suspectsIn(table.state, kasia)).toEqual(lyingIn(table.state, elsewhere));
  });

  test('K2 the numbers of an investigator couple the three kinds', () => {
    const table = given(pi, sceneAt('pi', { suspect: 'here', location: 'near', crime: 'far' })).play(
      kasia,
      investigate(here),
    );
    const names = ownNames(table.state, kasia).map(name => name.split('/'));
    const lists = [0, 1, 2].map(kind => new Set(names.map(name => name[kind])).size);
    expect(names.map(name => name.join('/'))).toEqual(bruteOwn(table.sees(kasia)).sort());
    expect(names.length).toBeLessThan(lists.reduce((product, one) => product * one, 1));
  });

  test('K3 a wrong accusation excludes only that case', () => {
    const start = sceneState({ edition: 'pi' });
    const first = ownNames(start, kasia).find(name => name !== caseText(caseOf(start, kasia))) ?? '';
    const [suspect = '', location = '', crime = ''] = first.split('/');
    const table = given(pi, start).play(kasia, accuse(suspect, crime, location));
    expect(ownNames(table.state, kasia)).toEqual(ownNames(start, kasia).filter(name => name !== first));
  });

  test('K4 the own hand leaves 11 x 9 x 13 = 1,287 of 1,680 cases', () => {
    const state = sceneState({ edition: 'pi' });
    expect(ownNames(state, kasia)).toHaveLength(1287);
    expect(fullCases(state, kasia)).toHaveLength(1287);
  });

  test('K5 a solved case is excluded for other seats: 10 x 8 x 12 are left', () => {
    const table = solvesNext(given(pi, sceneState({ edition: 'pi', first: anna })), anna);
    const gone: Case = caseOf(table.state, anna);
    const parts = new Set(ownNames(table.state, kasia).flatMap(name => name.split('/')));
    expect(ownNames(table.state, kasia)).toHaveLength(10 * 8 * 12);
    for (const element of [gone.suspect, gone.location, gone.crime]) expect(parts).not.toContain(element);
  });

  test('K6 another seat’s confirmed disc on a crime excludes that crime for me', () => {
    const deed = townFor('pi').crimes[3] ?? '';
    const stated: SceneState = { edition: 'pi', cases: { [anna]: { crime: deed } }, display: [deed] };
    const table = idleUntil(given(pi, sceneState(stated)), anna).play(anna, examine(deed));
    const hasDeed = ({ name }: { name: string }): boolean => name.endsWith(`/${deed}`);
    expect(fullCases(table.state, kasia).filter(hasDeed)).toEqual([]);
    expect(ownNames(table.state, kasia).filter(name => hasDeed({ name }))).not.toEqual([]);
  });

  test('K6 markers that are only assigned prove nothing', () => {
    const where = { suspect: 'near', location: 'far', crime: 'here' } as const;
    const scene = given(pi, sceneAt('pi', where)).play(kasia, investigate(here));
    const marked = scene.play(kasia, assign(here, 'disc', 'crime'));
    expect(fullCases(marked.state, anna)).toEqual(fullCases(scene.state, anna));
    expect(fullCases(marked.state, kasia)).toEqual(fullCases(scene.state, kasia));
    // not even a wrong one
    const wrong = scene.play(kasia, assign(here, 'disc', 'location'));
    expect(fullCases(wrong.state, anna)).toEqual(fullCases(scene.state, anna));
  });

  test('K7 the replies to the left neighbour, whose case I hold, add nothing', () => {
    const scene = idleUntil(given(pi, sceneState({ edition: 'pi' })), maciej);
    const after = scene.play(maciej, investigate(here));
    expect(fullCases(after.state, kasia)).toEqual(fullCases(scene.state, kasia));
    expect(fullCases(after.state, anna)).not.toEqual(fullCases(scene.state, anna));
  });

  test('K8 the positions of cards give no information about cases', () => {
    const { suspects, crimes } = townFor('pi');
    const one = sceneState({ edition: 'pi', display: suspects.slice(0, 9) });
    const other = sceneState({ edition: 'pi', display: crimes.slice(0, 9), discard: suspects.slice(0, 6) });
    expect(fullCases(other, kasia)).toEqual(fullCases(one, kasia));
  });

  test('K9 where both tiles are blanks, a disc can only be the location', () => {
    const blanks = { suspect: [here], crime: [here] };
    const stated: SceneState = { edition: 'pi', blanks, cases: { [kasia]: { location: here } } };
    const table = given(pi, sceneState(stated)).play(kasia, investigate(here));
    expect(new Set(ownNames(table.state, kasia).map(name => name.split('/')[1]))).toEqual(new Set([here]));
  });

  test('the audience has nothing to solve', () => {
    expect(() => ownBelief(pi.view(sceneState(), 'audience'))).toThrow('no case to solve');
  });
});

describe('work', () => {
  const choicesFor = (view: View): number => {
    let choices = 0;
    everyChoice(othersBoxes(view), () => {
      choices += 1;
    });
    return choices;
  };

  test('four random opponents with their wrong accusations leave it little to count', () => {
    let most = 0;
    for (let seed = 0; seed < RUNS; seed++) {
      const bots = Array.from({ length: 5 }, (_, seat) => (seat === seed % 5 ? master : random));
      playMatch({ bots, seed, most: 200 }, ({ view, seat }) => {
        if (seat === seed % 5) most = Math.max(most, choicesFor(view));
      });
    }
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThan(50_000);
  });

  test('it comes to an end when three others have accused a dozen times each and asked nothing', () => {
    let table = given(pi, sceneState({ edition: 'pi', seats: 5 }));
    const wild = allCases('pi').filter((_, at) => at % 31 === 0);
    for (let round = 0; round < 12; round++) {
      table = idle(table);
      for (const seat of [1, 2, 3, 4]) {
        const wrong = wild.filter(one => caseText(one) !== caseText(caseOf(table.state, seat)))[4 * round + seat];
        if (!wrong) throw new Error('nobody is left to accuse');
        table = table.play(seat, accuse(wrong.suspect, wrong.crime, wrong.location));
      }
    }
    const view = table.sees(kasia);
    expect(choicesFor(view)).toBeGreaterThan(1000);
    expect(namesIn(view, fullBelief(view))).toContain(caseText(caseOf(table.state, kasia)));
  });
});
