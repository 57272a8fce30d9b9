import { describe, expect, test } from 'vitest';
import { type Chance, copy, quickChance, type Seat, type Viewer, viewersOf } from '#kernel';
import {
  areTooMany,
  type CaseNumbers,
  dealByCounting,
  dealBySearching,
  dealCases,
  MAX_BOXES,
  waysApart,
} from './case-deal.ts';
import { type EditionId, KINDS, townFor } from './edition.ts';
import { pi } from './game.ts';
import { caseFrom, hiddenEvidence, knownCase, possibleCases } from './known.ts';
import { type Box, casesFitting, numbersOf, sizeOf } from './knowledge.ts';
import { type MatchPlan, playOut } from './match.fixture.ts';
import type { Case, Open, State, View } from './state.ts';
import { replyAbout } from './truth.fixture.ts';

const named = ({ suspect, location, crime }: Case): string => `${suspect}/${location}/${crime}`;
const isApart = (one: Case, other: Case): boolean => KINDS.every(kind => one[kind] !== other[kind]);

function everyCaseOf(edition: EditionId): Case[] {
  const { suspects, placeIds, crimes } = townFor(edition);
  return suspects.flatMap(suspect => placeIds.flatMap(location => crimes.map(crime => ({ suspect, location, crime }))));
}

/** Brute force: whether a case would have given a seat all the replies it got (K1 to K3). */
function explains(open: Open, seat: Seat, one: Case): boolean {
  const { placeIds, suspects, crimes } = townFor(open.options.edition);
  const { replies = [], investigators = [], wrong = [] } = open.solvers[seat] ?? {};
  const gives = (card: string): string => {
    if (suspects.includes(card)) return replyAbout(open, one, 'suspect', open.suspects.indexOf(card));
    if (crimes.includes(card)) return replyAbout(open, one, 'crime', open.crimes.indexOf(card));
    return replyAbout(open, one, 'location', placeIds.indexOf(card));
  };
  return (
    replies.every(({ card, reply }) => gives(card) === reply) &&
    investigators.every(({ place, about, discs, cubes }) => {
      const truths = about.map(kind => replyAbout(open, one, kind, placeIds.indexOf(place)));
      const count = (marker: string): number => truths.filter(reply => reply === marker).length;
      return count('disc') === discs && count('cube') === cubes;
    }) &&
    wrong.every(accused => named(accused) !== named(one))
  );
}

/** Brute force: for each seat the cases a viewer cannot exclude by that seat's replies and the cases it knows (K4, K5). */
function bruteLists({ me, open, hand }: View): Case[][] {
  const seats = open.solvers.length;
  const known = open.solvers.map((solver, seat) => {
    if (solver.case) return solver.case;
    return me !== 'audience' && (me + 1) % seats === seat ? hand : null;
  });
  return open.solvers.map((_, seat) => {
    const sure = known[seat];
    if (sure) return [sure];
    return everyCaseOf(open.options.edition).filter(
      one => explains(open, seat, one) && known.every(other => !other || isApart(one, other)),
    );
  });
}

/** Brute force: every deal, one case for each seat, no two sharing an element (K6). */
function bruteDeals(lists: readonly (readonly Case[])[]): string[] {
  const [first, ...rest] = lists;
  if (!first) return [''];
  return first.flatMap(one =>
    bruteDeals(rest.map(list => list.filter(other => isApart(one, other)))).map(deal => `${named(one)} ${deal}`),
  );
}

/** The cases of a state in the order of the seats that solve them. */
const dealOf = ({ hands }: State): string => {
  const [last, ...others] = hands.toReversed();
  return last ? [last, ...others.toReversed()].map(hand => `${named(hand)} `).join('') : '';
};

/** Chi-square of many samples, as a share of the value that even draws exceed once in 10,000 times. */
function unevenness(all: readonly string[], draw: () => string): number {
  const counts = new Map(all.map(one => [one, 0]));
  const due = 25;
  for (let sample = 0; sample < due * all.length; sample++) {
    const drawn = draw();
    const before = counts.get(drawn);
    if (before === undefined) throw new Error(`${drawn} was drawn, and it is impossible`);
    counts.set(drawn, before + 1);
  }
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - due) ** 2 / due, 0);
  const freedom = all.length - 1;
  // Wilson and Hilferty's approximation
  const limit = freedom * (1 - 2 / (9 * freedom) + 3.72 * Math.sqrt(2 / (9 * freedom))) ** 3;
  return chiSquare / limit;
}

interface ViewedDeals {
  readonly view: View;
  readonly deals: readonly string[];
}

/** The first view of a match in which not too few and not too many deals are possible, and something else holds. */
function lateScene(plan: MatchPlan, viewer: Viewer, wanted: (view: View) => boolean): ViewedDeals {
  for (const { state } of playOut(plan).steps) {
    const view = pi.view(state, viewer);
    if (view.open.over || view.open.round < 3 || !wanted(view)) continue;
    const lists = bruteLists(view);
    if (lists.reduce((product, list) => product * list.length, 1) > 20_000) continue;
    const deals = bruteDeals(lists);
    if (deals.length >= 12 && deals.length <= 90) return { view, deals };
  }
  throw new Error('this match has no such scene');
}

const hasWrong = ({ open }: View): boolean =>
  open.solvers.some(({ wrong, standing }) => standing === 'active' && wrong.length > 0);
const hasShown = ({ open }: View): boolean => open.solvers.some(solver => solver.case !== null);
const anEvening: MatchPlan = {
  edition: 'pi',
  seats: 4,
  answers: 'auto',
  lastUnsolved: 'nextValue',
  style: 'sensible',
  seed: 11,
};

/** A scene is searched for once, in the first test that needs it. */
const found = new Map<() => ViewedDeals, ViewedDeals>();
function once(find: () => ViewedDeals): ViewedDeals {
  const scene = found.get(find) ?? find();
  found.set(find, scene);
  return scene;
}

const SCENES: [string, () => ViewedDeals][] = [
  ['a seat at a table of four', () => lateScene(anEvening, 1, () => true)],
  ['a seat, after wrong accusations', () => lateScene(anEvening, 2, hasWrong)],
  ['a seat, after a case was shown', () => lateScene(anEvening, 0, hasShown)],
  [
    'the audience, after a case was shown',
    () => lateScene(anEvening, 'audience', view => hasShown(view) && hasWrong(view)),
  ],
  [
    'the audience at a table of two',
    () => lateScene({ ...anEvening, edition: '07', seats: 2, seed: 3 }, 'audience', () => true),
  ],
  ['a seat at a table of five', () => lateScene({ ...anEvening, seats: 5, seed: 5 }, 3, () => true)],
  [
    'a seat, after a false answer',
    () =>
      lateScene({ ...anEvening, answers: 'hand', style: 'random', seats: 5, seed: 2 }, 4, view =>
        view.open.solvers.some(({ standing }) => standing === 'misled'),
      ),
  ],
];

describe('imagine draws uniformly from all deals that fit the knowledge of the viewer (K1 to K9)', () => {
  test.for(SCENES)('PI-3.8, PI-9.4 %s', { timeout: 120_000 }, ([, find]) => {
    const { view, deals } = once(find);
    const luck = quickChance(77);
    expect(unevenness(deals, () => dealOf(pi.imagine(view, luck)))).toBeLessThan(1);
  });

  test.for(SCENES)('PI-3.8 counting the deals draws just as evenly: %s', { timeout: 120_000 }, ([, find]) => {
    const { view, deals } = once(find);
    const luck = quickChance(78);
    expect(unevenness(deals, () => countedDeal(view, luck))).toBeLessThan(1);
  });

  test('PI-9.4 the face-down deck is imagined in any order, from the hidden cards', () => {
    const { state } = playOut(anEvening).steps[20] ?? {};
    if (!state) throw new Error('the match is too short');
    const luck = quickChance(4);
    for (const viewer of viewersOf(4)) {
      const view = pi.view(state, viewer);
      const tops = new Set<string>();
      for (let sample = 0; sample < 200; sample++) {
        const { deck } = pi.imagine(view, luck);
        expect(deck.toSorted()).toEqual(state.deck.toSorted());
        tops.add(deck.at(-1) ?? '');
      }
      expect(tops).toEqual(new Set(hiddenEvidence(view.open)));
    }
  });
});

function countedDeal(view: View, luck: Chance): string {
  const { open } = view;
  const known = open.solvers.map((_, seat) => knownCase(view, seat));
  const unknown = known.flatMap((one, seat) => (one ? [] : [seat]));
  const drawn = dealByCounting(possibleCases(open, unknown, known), luck);
  const cases = known.map((one, seat) => {
    const numbers = drawn[unknown.indexOf(seat)];
    return one ?? (numbers && caseFrom(townFor(open.options.edition), numbers));
  });
  return cases.map(one => (one ? `${named(one)} ` : '')).join('');
}

describe('knowledge agrees with brute force over all 12 · 10 · 14 = 1,680 cases', () => {
  const PLANS: MatchPlan[] = [
    { ...anEvening, seed: 21, seats: 5, style: 'patient' },
    { ...anEvening, seed: 22, seats: 3, style: 'random', edition: '07' },
    { ...anEvening, seed: 23, seats: 4, style: 'random', answers: 'hand' },
    { ...anEvening, seed: 24, seats: 2, style: 'sensible', edition: '07' },
  ];

  test.for(PLANS)('PI-5.2, PI-6.4, PI-8.5 in $seats seats, $style play, seed $seed', { timeout: 60_000 }, plan => {
    const { steps } = playOut(plan);
    for (const { state } of steps.filter((_, at) => at % 7 === 3))
      for (const [seat, solver] of state.open.solvers.entries()) {
        if (solver.case) continue;
        const boxes = casesFitting(state.open, seat);
        const fitting = everyCaseOf(plan.edition).filter(one => explains(state.open, seat, one));
        expect(boxes.reduce((sum, box) => sum + sizeOf(box), 0)).toBe(fitting.length);
        expect(new Set(boxes.flatMap(box => casesIn(box, plan.edition)))).toEqual(new Set(fitting.map(named)));
      }
  });
});

test('PI-8.5 hundreds of wrong accusations, some of them made twice, leave all other cases, in boxes apart from each other', () => {
  const { open } = copy(playOut(anEvening).steps[0]?.state) ?? {};
  if (!open) throw new Error('the match is too short');
  const [solver] = open.solvers;
  if (!solver) throw new Error('nobody is at seat 0');
  const accused = quickChance(3).shuffle(everyCaseOf('pi')).slice(0, 400);
  open.solvers = open.solvers.with(0, { ...solver, wrong: [...accused, ...accused.slice(0, 50)] });
  const boxes = casesFitting(open, 0);
  expect(boxes.reduce((sum, box) => sum + sizeOf(box), 0)).toBe(1680 - 400);
  const left = everyCaseOf('pi').filter(one => explains(open, 0, one));
  expect(new Set(boxes.flatMap(box => casesIn(box, 'pi')))).toEqual(new Set(left.map(named)));
});

const casesIn = (box: Box, edition: EditionId): string[] =>
  numbersOf(box.suspect).flatMap(suspect =>
    numbersOf(box.location).flatMap(location =>
      numbersOf(box.crime).map(crime => named(caseFrom(townFor(edition), { suspect, location, crime }))),
    ),
  );

describe('Dealing cases from lists', () => {
  const few = (luck: Chance): number => luck.below(63) + 1;
  const apart = (deal: readonly CaseNumbers[]): boolean =>
    KINDS.every(kind => new Set(deal.map(one => one[kind])).size === deal.length);
  const box = (suspect: number, location: number, crime: number): Box => ({ suspect, location, crime });
  const text = (deal: readonly CaseNumbers[]): string =>
    deal.map(({ suspect, location, crime }) => `${suspect}.${location}.${crime}`).join(' ');

  test('PI-3.9 the ways to take one element from each of up to five sets are those one can count', () => {
    const luck = quickChance(9);
    for (let round = 0; round < 300; round++) {
      const sets = Array.from({ length: luck.below(6) }, () => few(luck));
      const choices = sets.reduce<number[][]>(
        (found, set) =>
          found.flatMap(taken =>
            numbersOf(set)
              .filter(one => !taken.includes(one))
              .map(one => [...taken, one]),
          ),
        [[]],
      );
      expect(waysApart(sets)).toBe(choices.length);
    }
  });

  test('PI-3.9 five lists on the same few elements, where drawing one by one nearly always fails, are dealt evenly', () => {
    // three lists that must take the elements 0, 1 and 2 of every kind, in boxes that cut across each other
    const lists = [
      [box(0b111, 0b111, 0b011), box(0b001, 0b010, 0b100)],
      [box(0b111, 0b011, 0b111), box(0b100, 0b100, 0b001)],
      [box(0b011, 0b111, 0b111)],
      [box(0b1000, 0b1000, 0b1000)],
      [box(0b10000, 0b10000, 0b10000)],
    ];
    const all = everyDeal(lists);
    const [quick, counted] = [quickChance(31), quickChance(32)];
    expect(all.length).toBeGreaterThan(20);
    expect(unevenness(all, () => text(dealCases(lists, quick)))).toBeLessThan(1);
    expect(unevenness(all, () => text(dealByCounting(lists, counted)))).toBeLessThan(1);
  });

  test('PI-3.9 with exactly one deal left, that deal is dealt, however unlikely it is to be drawn', () => {
    const one = 0b1;
    // each list holds a thousand cases that take element 0 of some kind from the first list, and one that does not
    const lists = [
      [box(one, one, one)],
      [box(0b111111111110, 0b11111111111110, one), box(0b10, 0b10, 0b10)],
      [box(one, 0b11111111111110, 0b1111111110), box(0b100, 0b100, 0b100)],
      [box(0b111111111110, one, 0b1111111110), box(0b1000, 0b1000, 0b1000)],
    ];
    const deal = dealCases(lists, quickChance(6));
    expect(text(deal)).toBe('0.0.0 1.1.1 2.2.2 3.3.3');
  });

  test('PI-3.9 five lists of cases from the same six elements of each kind, in dozens of boxes, are dealt with little work', () => {
    const luck = quickChance(5);
    const six = 0b111111;
    const lists = Array.from({ length: 5 }, () =>
      Array.from({ length: 40 }, () => box(few(luck) & six, few(luck), 1 << luck.below(6))),
    );
    for (let deal = 0; deal < 20; deal++) {
      let draws = 0;
      const below = (limit: number): number => {
        draws += 1;
        return luck.below(limit);
      };
      expect(apart(dealCases(lists, { ...luck, below }))).toBe(true);
      // five for each of the deals that are drawn, and some for the one that is searched for
      expect(draws).toBeLessThan(10_100);
    }
  });

  test.each([5, 12])(
    'PI-3.9 lists made to be hard, of cases among %i elements, are dealt within the work allowed',
    most => {
      for (let seed = 0; seed < 30; seed++) {
        const luck = quickChance(seed);
        const any = (): number => 1 << luck.below(most);
        const lists = Array.from({ length: 5 }, (_, seat) => [
          box(1 << seat, 1 << seat, 1 << (seat % 10)), // so that there is a deal
          ...Array.from({ length: 1 + luck.below(140) }, () => box(any(), any(), any() & 0b1111111111)).filter(
            one => one.crime !== 0,
          ),
        ]);
        const work = { boxes: 0 };
        expect(apart(dealBySearching(lists, luck, work))).toBe(true);
        expect(work.boxes).toBeLessThan(MAX_BOXES);
      }
    },
  );

  /** Suspects and locations 0 to 4 in boxes, three rows and five columns of them; only the last list has crime 4, once. */
  function crowded(): Box[][] {
    const list = [0b00001, 0b00110, 0b11000].flatMap(suspect =>
      [0b00001, 0b00010, 0b00100, 0b01000, 0b10000].flatMap(location =>
        [0b0001, 0b0010, 0b0100, 0b1000].map(crime => box(suspect, location, crime)),
      ),
    );
    return [list, list, list, list, [...list, box(0b1, 0b1, 0b10000)]];
  }

  test('PI-3.9 where there are too many choices to count, and drawing nearly always fails, any deal that fits is dealt', () => {
    const lists = crowded();
    expect(areTooMany(lists)).toBe(true);
    for (let seed = 1; seed <= 5; seed++) {
      const work = { boxes: 0 };
      expect(apart(dealBySearching(lists, quickChance(seed), work))).toBe(true);
      expect(work.boxes).toBeLessThan(MAX_BOXES);
      const deal = dealCases(lists, quickChance(seed));
      expect(apart(deal)).toBe(true);
      deal.forEach((one, seat) => expect(lists[seat]?.filter(boxed => isIn(boxed, one))).toHaveLength(1));
    }
  });

  const isIn = (boxed: Box, one: CaseNumbers): boolean => KINDS.every(kind => ((boxed[kind] >>> one[kind]) & 1) === 1);

  test('PI-3.9 the search for a deal ends, where there is none and where there is too much to try', () => {
    const same = [box(1, 0b11, 0b11)];
    expect(() => dealBySearching([same, same], quickChance(1))).toThrow('no deal fits');
    // every case takes one of two suspects or one of two locations: enough for four lists, and there are five
    const scarce = [box(0b11, 0b11111111111111, 0b1111111111), box(0b111111111100, 0b11, 0b1111111111)];
    const five = [scarce, scarce, scarce, scarce, scarce];
    expect(() => dealBySearching(five, quickChance(1))).toThrow(`among ${MAX_BOXES} boxes`);
  });

  test('PI-3.9 where no deal is possible, that is our mistake and is said', () => {
    const same = [box(1, 0b11, 0b11)];
    expect(() => dealCases([same, same], quickChance(1))).toThrow('no deal fits');
    expect(() => dealCases([[], same], quickChance(1))).toThrow('no case fits');
  });

  /** Brute force over the cases of every box; boxes of a list do not overlap. */
  function everyDeal(lists: readonly (readonly Box[])[]): string[] {
    const deals = lists.reduce<CaseNumbers[][]>(
      (found, boxes) =>
        found.flatMap(dealt =>
          boxes
            .flatMap(({ suspect, location, crime }) =>
              numbersOf(suspect).flatMap(s =>
                numbersOf(location).flatMap(l => numbersOf(crime).map(c => ({ suspect: s, location: l, crime: c }))),
              ),
            )
            .map(one => [...dealt, one])
            .filter(apart),
        ),
      [[]],
    );
    return deals.map(text);
  }
});
