import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockwiseFrom, type Actor, copy, play, type Seat, seatsOf, start, viewersOf } from '#kernel';
import { guardsAt, guardsInPrison, planCard, prisonerOf } from './board.ts';
import type { Location } from './components.ts';
import { redundantIn } from './ending.ts';
import { alcatraz } from './game.ts';
import { OF_EVERY_STATE } from './invariants.fixture.ts';
import { livelyAlcatraz, playOut, type Step } from './match.fixture.ts';
import { OPTIONS } from './scene.fixture.ts';
import type { Event, Options, State } from './state.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 24);
const SEED = Number(process.env['PARLOUR_SEED'] ?? 1);

const anyOptions: fc.Arbitrary<Options> = fc.record({
  layout: fc.constantFrom<Location[]>([], [5, 6, 7]),
  sides: fc.constantFrom<Options['sides']>('silver', 'dark', 'random'),
  darkSides: fc.constant([]),
  guardsAffectFreeLocationRules: fc.boolean(),
  bribesCountForTaskLimit: fc.boolean(),
  openBlackmailHands: fc.boolean(),
  maxOffersPerPlayerTurn: fc.constantFrom(2, 8),
  talkSeconds: fc.constant(120),
  voteSeconds: fc.constantFrom(0, 60),
  turnSeconds: fc.constantFrom(0, 300),
  answerSeconds: fc.constantFrom(0, 60),
});

const evenings = fc.sample(
  fc.record({
    options: anyOptions,
    seats: fc.constantFrom(3, 4),
    seed: fc.noShrink(fc.nat(2 ** 20)),
    game: fc.constantFrom(alcatraz, livelyAlcatraz, livelyAlcatraz),
  }),
  { seed: SEED, numRuns: RUNS },
);
const matches: readonly Step[][] = evenings.map(evening => playOut(evening));

/** Every step with the state before it. */
function* steps(): Generator<{ before: State; after: State; by: Actor | null; events: readonly Event[] }> {
  for (const match of matches)
    for (const [at, step] of match.entries()) {
      const before = match[at - 1];
      if (before) yield { before: before.state, after: step.state, by: step.by, events: step.events };
    }
}

describe('ALC-INV What is true of every state', () => {
  test.each(Object.entries(OF_EVERY_STATE))('ALC-INV %s', (_, breach) => {
    expect(matches.flatMap(match => match.flatMap(({ state }) => breach(state) ?? [])).slice(0, 3)).toEqual([]);
  });
});

describe('ALC-INV What is true of every match', () => {
  test('1 what is in the box stays there', () => {
    for (const match of matches) {
      const inPlay = match.map(({ state: { open } }) =>
        [...open.stock.flat(), ...open.prisoners.flatMap(({ items }) => items)].sort().join(),
      );
      expect(new Set(inPlay).size).toBe(1);
    }
  });

  test('3 guards come one by one when a turn begins, and never leave', () => {
    for (const { before, after, events } of steps()) {
      const entered = events.filter(({ type }) => type === 'guardEntered').length;
      expect(guardsInPrison(after.open)).toBe(guardsInPrison(before.open) + entered);
      expect(entered).toBeLessThanOrEqual(after.open.turn - before.open.turn);
    }
  });

  test('4 after setup: at most two guards in a location, pawns and tasks apart', () => {
    for (const [first] of matches) {
      if (!first) throw new Error('no match was dealt');
      const { guards, prisoners, tasks } = first.state.open;
      expect(Math.max(...guards)).toBeLessThanOrEqual(2);
      expect(new Set(prisoners.map(({ at }) => at)).size).toBe(prisoners.length);
      expect(new Set(tasks.map(({ at }) => at)).size).toBe(3);
      expect(new Set(tasks.map(({ card }) => planCard(card).element)).size).toBe(3);
    }
  });

  test('7 each performed task removes its card and the reward card', () => {
    for (const { before, after, events } of steps()) {
      const performed = events.filter(({ type }) => type === 'taskPerformed').length;
      const rewards = events.filter(event => event.type === 'rewardShown' && event.card !== null).length;
      expect(after.open.plan.removed.length - before.open.plan.removed.length).toBe(performed + rewards);
    }
  });

  test('9 marks only grow, and never those of the scapegoat', () => {
    for (const { before, after } of steps())
      for (const seat of seatsOf(after.open.seats)) {
        const [was, is] = [prisonerOf(before.open, seat).marks, prisonerOf(after.open, seat).marks];
        expect(was.filter(mark => !is.includes(mark))).toEqual([]);
        expect(is.length === was.length || seat !== before.open.scapegoat).toBe(true);
      }
  });

  test('10 the bonus is more than 1 if and only if the same player served before, and grows by 1 at most', () => {
    const elections = [...steps()].filter(({ events }) => events.some(({ type }) => type === 'votesShown'));
    expect(elections.length).toBeGreaterThan(RUNS);
    for (const { before, after } of elections) {
      expect(after.open.bonus > 1).toBe(after.open.scapegoat === before.open.scapegoat);
      expect(after.open.bonus).toBeLessThanOrEqual(before.open.bonus + 1);
    }
  });

  test('11 nobody spends more than basic points, bonus and one Strength', () => {
    for (const match of matches) {
      let spent = 0;
      match.forEach(({ state, events }, at) => {
        if (events.some(({ type }) => type === 'playerTurnBegan')) spent = 0;
        const [was, is] = [match[at - 1]?.state.open.acting, state.open.acting];
        if (was && is && was.seat === is.seat && is.ap < was.ap) spent += was.ap - is.ap;
        const { open } = state;
        const most = (open.seats === 3 ? 3 : 2) + (is?.seat === open.scapegoat ? open.bonus : 0) + 1;
        expect(spent).toBeLessThanOrEqual(most);
      });
    }
  });

  test('12 one theft and one Strength per prisoner and turn, and each location once', () => {
    for (const match of matches) {
      const done = new Set<string>();
      for (const { state, events } of match)
        for (const event of events) {
          const { turn } = state.open;
          const what =
            event.type === 'stole' || event.type === 'strengthSpent'
              ? `${turn} ${event.type} ${event.by}`
              : event.type === 'locationUsed'
                ? `${turn} ${event.by} at ${event.at}`
                : undefined;
          if (what === undefined) continue;
          expect(done.has(what)).toBe(false);
          done.add(what);
        }
    }
  });

  test('13 a player turn begins without bribes', () => {
    const began = [...steps()].filter(({ events }) => events.at(-1)?.type === 'playerTurnBegan');
    expect(began.length).toBeGreaterThan(RUNS);
    expect(began.flatMap(({ after }) => after.open.acting?.bribes ?? [])).toEqual([]);
  });

  test('14 nobody arrives where four guards are, or where it is closed', () => {
    let arrivals = 0;
    for (const { before, events } of steps())
      for (const event of events) {
        const path = event.type === 'moved' ? [event.to] : event.type === 'prisonerMoved' ? event.path : [];
        for (const to of path) {
          arrivals += 1;
          expect(guardsAt(before.open, to)).toBeLessThan(4);
          expect(before.open.bans.closed).not.toContain(to);
        }
      }
    expect(arrivals).toBeGreaterThan(RUNS * 10);
  });

  test('15 and 16 an escape: one stays, all others win; a scapegoat who wins was indispensable', () => {
    const endings = matches.flatMap(match => match.at(-1) ?? []).map(({ state }) => state);
    const escapes = endings.filter(({ open }) => open.ending?.outcome === 'escape');
    expect(escapes.length).toBeGreaterThan(2);
    for (const state of escapes) {
      const { ending, scapegoat, seats } = state.open;
      if (ending?.outcome !== 'escape') throw new Error('no escape');
      const winners = alcatraz.result(state)?.winners ?? [];
      expect(winners).toEqual(seatsOf(seats).filter(seat => seat !== ending.stays));
      expect(winners.includes(scapegoat) && redundantIn(state.open).includes(scapegoat)).toBe(false);
    }
  });

  test('17 in every turn prisoners act clockwise from the scapegoat, each once', () => {
    for (const match of matches) {
      let order: Seat[] = [];
      for (const { state, events } of match)
        for (const event of events) {
          if (event.type === 'playerTurnBegan') order.push(event.seat);
          if (event.type !== 'turnEnded') continue;
          const [first = -1] = order;
          expect(order).toEqual(clockwiseFrom(first, state.open.seats));
          order = [];
        }
    }
  });

  test('18 no view holds another’s vote, naming, cards or deck', () => {
    for (const match of matches.slice(0, 8))
      for (const { state } of match.filter((_, at) => at % 7 === 0))
        for (const viewer of viewersOf(state.open.seats)) {
          const view = alcatraz.view(state, viewer);
          expect(Object.keys(view)).toEqual(['me', 'open', 'hands', 'known', 'choice', 'vote', 'naming']);
          const others = view.hands.filter((hand, seat) => hand !== null && seat !== viewer);
          expect(others.length === 0 || state.open.options.openBlackmailHands).toBe(true);
          const own = viewer === 'audience' ? null : viewer;
          expect(view.vote).toBe(own === null ? null : (state.votes[own] ?? null));
          expect(view.naming).toBe(own === null ? null : (state.namings[own] ?? null));
          expect(view.known.every(({ by, of }) => by === viewer || of === viewer)).toBe(true);
          expect(view.choice === null || state.open.acting?.seat === viewer).toBe(true);
        }
  });

  test('19 the same seed and the same moves lead to the same state; nobody plays beyond turn 13', () => {
    for (const [at, evening] of evenings.slice(0, 4).entries()) {
      const again = playOut(evening).at(-1)?.state;
      expect(again).toEqual(matches[at]?.at(-1)?.state);
    }
    for (const match of matches) {
      const last = match.at(-1)?.state.open;
      expect(last?.turn).toBeLessThanOrEqual(14);
      expect(last?.turn === 14 ? last.ending?.outcome : 'allLose').toBe('allLose');
    }
  });

  test('20 an illegal move leaves the state as it was', () => {
    const match = start({ game: alcatraz, options: OPTIONS, seats: 4, seed: new Uint8Array(32) });
    const before = copy(match.state);
    const offers = alcatraz.offers(alcatraz.view(match.state, match.state.open.scapegoat));
    expect(offers.length).toBeGreaterThan(2);
    for (const action of [
      { type: 'move', to: 99 },
      { type: 'performTask' },
      { type: 'endTurn', also: 1 },
      null,
      'move',
    ])
      expect(play(match, match.state.open.scapegoat, action, 0).ok).toBe(false);
    expect(match.state).toEqual(before);
  });
});
