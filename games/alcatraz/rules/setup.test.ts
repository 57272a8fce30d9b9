import { describe, expect, test } from 'vitest';
import { type Chance, chanceFromBelow, quickChance, seatsOf, tableFor, type ToldEvent } from '#kernel';
import { dealt, firstViews } from '#testkit';
import { CARD_IDS, guardsInPrison, neighboursOf, PLAN_IDS, planCard } from './board.ts';
import { KINDS, LOCATIONS, returnOrderOf, type Side } from './components.ts';
import { alcatraz } from './game.ts';
import { stockFor } from './setup.ts';
import { OPTIONS } from './scene.fixture.ts';
import type { Event, State } from './state.ts';

const MANY = Array.from({ length: 60 }, (_, seed) => seed + 1);
const deals = MANY.map(seed => dealt(alcatraz, { seats: seed % 2 === 0 ? 3 : 4, seed, options: { sides: 'random' } }));
const countIn = (list: readonly unknown[], item: unknown): number => list.filter(one => one === item).length;

describe('ALC-2 Setup', () => {
  test('ALC-2.1 the locations lie in three rows of four, each once, without wrap-around', () => {
    for (const { open } of deals) {
      expect([...open.layout].sort((one, other) => one - other)).toEqual(LOCATIONS);
      const counts = open.layout.map(location => neighboursOf(open, location).length);
      expect(counts).toEqual([3, 5, 5, 3, 5, 8, 8, 5, 3, 5, 5, 3]);
    }
  });

  test('ALC-2.2 the arrangement is chosen or drawn; a list of some fixes the first places', () => {
    const chosen = [12, 1, 11, 2, 10, 3, 9, 4, 8, 5, 7, 6];
    expect(dealt(alcatraz, { options: { layout: chosen } }).open.layout).toEqual(chosen);
    expect(dealt(alcatraz, { options: { layout: [7, 3] } }).open.layout.slice(0, 2)).toEqual([7, 3]);
    expect(new Set(deals.map(({ open }) => open.layout.join())).size).toBe(deals.length);
  });

  test('ALC-2.3 all silver, all dark, drawn, or chosen', () => {
    const sidesWith = (options: Partial<typeof OPTIONS>) => dealt(alcatraz, { options }).open.sides;
    expect(new Set(sidesWith({}))).toEqual(new Set<Side>(['silver']));
    expect(new Set(sidesWith({ sides: 'dark' }))).toEqual(new Set<Side>(['dark']));
    const chosen = sidesWith({ sides: 'chosen', darkSides: [6, 12] });
    expect(LOCATIONS.filter((_, at) => chosen[at] === 'dark')).toEqual([6, 12]);
    const drawn = deals.flatMap(({ open }) => open.sides);
    expect(countIn(drawn, 'dark')).toBeGreaterThan(drawn.length / 3);
    expect(countIn(drawn, 'silver')).toBeGreaterThan(drawn.length / 3);
  });

  test('ALC-2.4 tokens lie as the visible icons show: three Drugs in the Infirmary', () => {
    const { open } = dealt(alcatraz);
    expect(open.stock[3]).toEqual(['drugs', 'drugs', 'drugs']);
    expect(open.stock[4]).toEqual(['clothes', 'drugs', 'key', 'knife', 'tools']);
    expect(open.stock[0]).toEqual([]);
  });

  test('ALC-2.5 tokens without an icon stay in the box', () => {
    const sides = (dark: readonly number[]): Side[] => LOCATIONS.map(at => (dark.includes(at) ? 'dark' : 'silver'));
    expect(stockFor(sides([])).flat()).not.toContain('gun');
    expect(stockFor(sides([6]))[5]).toEqual(['gun']);
    // with the Visiting Area dark, four of each kind are in play, and five otherwise
    for (const kind of KINDS.filter(one => one !== 'gun')) {
      expect(countIn(stockFor(sides([])).flat(), kind)).toBe(5);
      expect(countIn(stockFor(sides([6])).flat(), kind)).toBe(4);
      expect(returnOrderOf(kind).slice(1, 3)).toEqual([5, 6]);
    }
  });

  test('ALC-2.6 eight guards, two rounds of four different locations', () => {
    for (const { open } of deals) {
      expect(guardsInPrison(open)).toBe(8);
      expect(Math.max(...open.guards)).toBeLessThanOrEqual(2);
    }
    expect(deals.some(({ open }) => open.guards.includes(2))).toBe(true);
    expect(deals.some(({ open }) => !open.guards.includes(2))).toBe(true);
  });

  test('ALC-2.7 prisoners start on different drawn places', () => {
    for (const { open } of deals) expect(new Set(open.prisoners.map(({ at }) => at)).size).toBe(open.seats);
    expect(new Set(deals.flatMap(({ open }) => open.prisoners.map(({ at }) => at))).size).toBe(12);
  });

  test('ALC-2.8 Strength and Cash start at 0', () => {
    for (const { open } of deals)
      for (const { strength, cash } of open.prisoners) expect([strength, cash]).toEqual([0, 0]);
  });

  test('ALC-2.9 everybody can vote for each participating player', () => {
    for (const seats of [3, 4] as const) {
      const state = dealt(alcatraz, { seats });
      const voting: State = {
        ...state,
        open: { ...state.open, phase: 'voting', acting: null },
        votes: seatsOf(seats).map(() => null),
      };
      for (const seat of seatsOf(seats))
        expect(alcatraz.offers(alcatraz.view(voting, seat))).toEqual([
          { type: 'castVote', player: { oneOf: seatsOf(seats) } },
        ]);
    }
  });

  test('ALC-2.10 and ALC-13.12 the plan deck is shuffled, and has 27 cards after setup', () => {
    for (const { open, deck } of deals) expect(deck.length + open.plan.bottom.length).toBe(27);
    expect(new Set(deals.map(({ deck }) => deck.join())).size).toBe(deals.length);
    for (const { open, deck } of deals)
      expect([...deck, ...open.plan.bottom, ...open.tasks.map(({ card }) => card)].sort()).toEqual(PLAN_IDS);
  });

  test('ALC-2.11 three tasks are laid out face up on drawn locations, one after the other', () => {
    const told: ToldEvent<Event>[] = [];
    const { open } = alcatraz.setup(OPTIONS, 3, tableFor(quickChance(5), told));
    const laid = told.flatMap(({ event }) => (event.type === 'taskLaid' ? [{ card: event.card, at: event.at }] : []));
    expect(laid).toEqual(open.tasks);
    expect(laid).toHaveLength(3);
  });

  test('ALC-2.12 a card whose element is on the board goes under the deck, and everybody has seen it', () => {
    const rejecting = deals.filter(({ open }) => open.plan.bottom.length > 0);
    expect(rejecting.length).toBeGreaterThan(5);
    for (const { open } of deals) expect(new Set(open.tasks.map(({ card }) => planCard(card).element)).size).toBe(3);
    for (const { open } of rejecting) {
      const elements = open.tasks.map(({ card }) => planCard(card).element);
      for (const card of open.plan.bottom) expect(elements).toContain(planCard(card).element);
    }
  });

  test('ALC-2.13 a location holds at most one task', () => {
    for (const { open } of deals) expect(new Set(open.tasks.map(({ at }) => at)).size).toBe(3);
  });

  test('ALC-2.14 the first scapegoat is drawn, with bonus +1', () => {
    for (const { open } of deals) expect(open.bonus).toBe(1);
    const drawn = deals.filter(({ open }) => open.seats === 4).map(({ open }) => open.scapegoat);
    expect(new Set(drawn).size).toBe(4);
  });

  test('ALC-2.15 eleven blackmail cards in a face-down deck; hands, used pile and item places are empty', () => {
    for (const { open, cards, hands } of deals) {
      expect([...cards].sort()).toEqual(CARD_IDS);
      expect(open.blackmail).toMatchObject({ deck: 11, used: [] });
      expect(hands.flat()).toEqual([]);
      expect(open.prisoners.flatMap(({ items }) => items)).toEqual([]);
    }
    expect(new Set(deals.map(({ cards }) => cards.join())).size).toBe(deals.length);
  });

  test('ALC-2.16 luck is drawn in a fixed order', () => {
    const asked: (number | string)[] = [];
    const plain = quickChance(3);
    const recording: Chance = {
      ...chanceFromBelow(limit => {
        asked.push(limit);
        return plain.below(limit);
      }),
      shuffle: list => {
        asked.push(`shuffle ${list.length} ${String(list[0])}`);
        return [...list];
      },
    };
    alcatraz.setup({ ...OPTIONS, sides: 'random' }, 4, tableFor(recording, []));
    expect(asked).toEqual([
      'shuffle 12 1', // layout
      ...LOCATIONS.map(() => 2), // sides
      'shuffle 12 1', // guards
      'shuffle 12 1',
      'shuffle 12 1', // starting places
      'shuffle 30 A1', // plan deck
      12, // places of tasks
      11,
      10,
      'shuffle 11 b01', // blackmail deck
      4, // scapegoat
    ]);
  });

  test('ALC-H nobody sees or hears anything at the deal that not everybody does', () => {
    const told: ToldEvent<Event>[] = [];
    for (const seed of MANY) alcatraz.setup(OPTIONS, 4, tableFor(quickChance(seed), told));
    expect(told.every(({ to }) => to === 'all')).toBe(true);
    expect(new Set(told.map(({ event }) => event.type))).toEqual(
      new Set<Event['type']>(['taskLaid', 'taskRejected', 'matchStarted', 'playerTurnBegan']),
    );
    for (const viewer of [0, 3, 'audience'] as const)
      expect(
        firstViews(alcatraz, {
          viewer,
          seats: 4,
          samples: 100,
          part: ({ hands, known, choice, vote, naming }) => ({ hands, known, choice, vote, naming }),
        }),
      ).toBe(1);
  });

  test('ALC-2.17 seats are clockwise as they sit, and draw no luck', () => {
    const state = dealt(alcatraz, { seats: 4, seed: 9 });
    expect(Object.keys(state.open.prisoners[0] ?? {}).sort()).toEqual([
      'at',
      'cards',
      'cash',
      'items',
      'marks',
      'strength',
    ]);
  });
});
