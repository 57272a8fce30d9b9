import { describe, expect, test } from 'vitest';
import {
  type Actor,
  canonical,
  copy,
  diff,
  fill,
  eventsFor,
  play,
  quickChance,
  type MoveResult,
  type Seat,
  seatsOf,
  start,
  tableFor,
  tick,
  dueAt,
  type ToldEvent,
  type Viewer,
  viewersOf,
} from '#kernel';
import { dealt, given } from '#testkit';
import { spyfall } from './game.ts';
import { PLACES } from './places.ts';
import { placeOf, spyOf } from './round.ts';
import {
  accuse,
  allVote,
  ann,
  ask,
  BANK,
  bob,
  cyd,
  dan,
  OPTIONS,
  vote,
  type SceneState,
  started,
} from './scene.fixture.ts';
import type { Action, Card, Event, Options, State, View } from './state.ts';

const underWay = (stated: SceneState = {}) => given(spyfall, started(stated));

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 8);
const ALL = viewersOf(4);

describe('A new card', () => {
  test('SPY-6.5 has the same number of bytes for any earlier card, also for a seat that is the spy again', () => {
    const before = started({ spy: cyd });
    const after = { ...copy(before), open: { ...copy(before.open), round: before.open.round + 1 } };
    const worlds = [ann, bob, cyd, dan].map(spy => ({ ...after, hands: copy(started({ spy }).hands) }));
    for (const seat of [ann, bob, cyd, dan]) {
      const changes = worlds.map(world => diff(spyfall.view(before, seat), spyfall.view(world, seat)));
      expect(new Set(changes.map(change => JSON.stringify(change).length)).size).toBe(1);
      expect(changes.every(change => JSON.stringify(change).includes('"card":["#02'))).toBe(true);
    }
  });
});

describe('The table of hidden information', () => {
  const table = underWay().play(ann, ask(bob));

  test('SPY-2.3 the place: every non-spy; nothing else in the view of the spy or the audience depends on it', () => {
    const worlds = PLACES.map(place => underWay({ place }).play(ann, ask(bob)));
    const views = (viewer: Viewer): Set<string> => new Set(worlds.map(world => canonical(world.sees(viewer))));
    expect([ann, bob, dan].map(seat => views(seat).size)).toEqual([30, 30, 30]);
    expect(views(cyd).size).toBe(1);
    expect(views('audience').size).toBe(1);
  });

  test('SPY-2.3 who the spy is: the spy; to all others every other seat is as likely', () => {
    for (const viewer of ALL) {
      const spies = (
        viewer === 'audience' ? [ann, bob, cyd, dan] : [ann, bob, cyd, dan].filter(seat => seat !== viewer)
      ).map(spy => {
        const world = underWay({ spy });
        if (viewer === 'audience') return canonical(world.sees(viewer));
        const { card: _, ...rest } = world.sees(viewer);
        return canonical(rest);
      });
      expect(new Set(spies).size).toBe(1);
    }
  });

  test('SPY-2.3 the role of a player: that player', () => {
    const state = copy(table.state);
    state.hands = state.hands.map(({ place, role }, seat) => (seat === bob ? { place, role: '6' } : { place, role }));
    const changed = ALL.filter(
      viewer => canonical(spyfall.view(state, viewer)) !== canonical(spyfall.view(table.state, viewer)),
    );
    expect(changed).toEqual([bob]);
  });

  test('SPY-5.2 votes of an open vote: the voter, own vote only; when it closes, all', () => {
    const accused = table.play(dan, accuse(ann));
    const worlds = (['aye', 'nay'] as const).map(cast => accused.play(bob, vote(cast)));
    const apart = ALL.filter(viewer => canonical(worlds[0]?.sees(viewer)) !== canonical(worlds[1]?.sees(viewer)));
    expect(apart).toEqual([bob]);
    const closed = worlds.map(world => world.play(cyd, vote('nay')));
    for (const viewer of ALL)
      expect(closed.map(world => world.sees(viewer).open.verdicts[0]?.votes[bob])).toEqual(['aye', 'nay']);
  });

  test('SPY-2.1 the order of unused packs does not exist; the next one is drawn when a round ends', () => {
    const ending = underWay({ rounds: 30 });
    const next = new Set<string>();
    for (let seed = 0; seed < 300; seed++)
      next.add(placeOf(ending.play(cyd, { type: 'point', place: BANK, how: 'name' }, quickChance(seed)).state));
    expect(next.size).toBe(29);
    expect(Object.keys(ending.state).sort()).toEqual(['hands', 'open', 'votes']);
  });

  test('SPY-8.7 a spectator sees conversation, votes and results, and no card', () => {
    const view = allVote(table.play(dan, accuse(ann)), { [bob]: 'nay' }).sees('audience');
    expect(view).toMatchObject({ me: 'audience', card: null, vote: null });
    expect(view.open.talk).toHaveLength(1);
    expect(view.open.verdicts).toHaveLength(1);
  });
});

/** The same table, except that this seat and the spy have changed cards; if the seat is the spy, with its neighbour. */
function swapped(state: State, seat: Seat): State {
  const other = copy(state);
  if (other.open.stage === 'over') return other;
  const spy = spyOf(other);
  const partner = seat === spy ? (seat + 1) % other.open.seats : spy;
  const cards = other.hands.map((card, at): Card => {
    const from = at === seat ? partner : at === partner ? seat : at;
    return other.hands[from] ?? card;
  });
  other.hands = cards;
  return other;
}

/** All data the rules send a viewer: view, offers, awaited seats and refusals. */
const sentTo = (state: State, viewer: Viewer) => {
  const view = spyfall.view(state, viewer);
  const attempts: Action[] = [
    { type: 'start' },
    { type: 'continue' },
    ask(0),
    { type: 'answer', answer: 'rain.yes' },
    accuse(0),
    vote('nay'),
    { type: 'point', place: '99', how: 'name' },
    { type: 'ring' },
  ];
  return {
    view,
    offers: spyfall.offers(view),
    awaited: spyfall.awaited(view),
    objections: attempts.map(attempt => spyfall.objection(view, attempt)),
    clock: spyfall.clock?.(state) ?? null,
  };
};

const bytes = (data: unknown): number => new TextEncoder().encode(JSON.stringify(data)).length;
const withoutCard = ({ me, open, vote }: View): object => ({ me, open, vote });

interface PlayedAction {
  readonly before: State;
  readonly by: Actor;
  readonly action: Action;
}

/** A random match, step by step. */
function* match(options: Partial<Options>, seats: number, seed: number): Generator<PlayedAction> {
  const game = { ...spyfall, setup: () => dealt(spyfall, { seats, seed, options }) };
  const luck = quickChance(seed);
  const one = start({
    game,
    options: { ...OPTIONS, ...options },
    seats,
    seed: Uint8Array.from({ length: 32 }, () => luck.below(256)),
  });
  while (!spyfall.result(one.state)) {
    const before = copy(one.state);
    const now = one.moves.at(-1)?.at ?? 0;
    const seat = luck.below(seats);
    const offers = spyfall.offers(spyfall.view(one.state, seat));
    const due = dueAt(one);
    let reply: MoveResult<Action, Event> | undefined;
    if (offers.length > 0 && luck.below(12) > 0)
      reply = play(one, seat, fill<Action>(luck.pick(offers), luck), now + 1);
    else if (due !== undefined && luck.below(3) === 0) reply = tick(one, due);
    if (!reply) continue;
    if (!reply.ok || !reply.move.action) throw new Error('nothing was played');
    yield { before, by: reply.move.by, action: reply.move.action };
  }
}

const PLANS = [
  { options: { conversation: 'spoken', rounds: 2 }, seats: 3 },
  { options: { conversation: 'phrasebook', rounds: 2 }, seats: 5 },
  { options: { conversation: 'written', rounds: 1, roles: 'none' }, seats: 4 },
  { options: { conversation: 'phrasebook', rounds: 1 }, seats: 8 },
] as const;

/** The events of an action, in a world with these random numbers. */
function toldBy(state: State, { by, action }: PlayedAction, luck: number): ToldEvent<Event>[] {
  const told: ToldEvent<Event>[] = [];
  spyfall.apply(state, by, copy(action), tableFor(quickChance(luck), told));
  return told;
}

/** Only a guess of the spy and the end of a round have different events; then all is public. */
const endsRound = (before: State, after: State): boolean => before.open.past.length !== after.open.past.length;

describe('Twin worlds: I am the spy, I am not', () => {
  test.each(PLANS)(
    'SPY-6.5 $options.conversation at a table of $seats: a seat gets the same but for its card, and as many bytes',
    ({ options, seats }) => {
      let compared = 0;
      for (let run = 1; run <= RUNS; run++)
        for (const { before } of match(options, seats, run))
          for (const seat of seatsOf(seats)) {
            const [here, there] = [sentTo(before, seat), sentTo(swapped(before, seat), seat)];
            expect(bytes(there)).toBe(bytes(here));
            expect({ ...there, view: withoutCard(there.view) }).toEqual({ ...here, view: withoutCard(here.view) });
            expect(canonical(there.view.card)).not.toBe(canonical(here.view.card));
            compared += 1;
          }
      expect(compared).toBeGreaterThan(RUNS * seats);
    },
    120_000,
  );

  test.each(PLANS)(
    'SPY-6.5 $options.conversation at a table of $seats: every action has the same events and changes for all viewers in both worlds',
    ({ options, seats }) => {
      let compared = 0;
      for (let run = 1; run <= RUNS; run++)
        for (const step of match(options, seats, run)) {
          const seat = run % seats;
          const [here, there] = [copy(step.before), swapped(step.before, seat)];
          const [heardHere, heardThere] = [toldBy(here, step, run), toldBy(there, step, run)];
          if (endsRound(step.before, here) || endsRound(step.before, there)) continue;
          for (const viewer of viewersOf(seats)) {
            expect(eventsFor(heardThere, viewer)).toEqual(eventsFor(heardHere, viewer));
            const changes = [
              diff(spyfall.view(step.before, viewer), spyfall.view(here, viewer)),
              diff(spyfall.view(swapped(step.before, seat), viewer), spyfall.view(there, viewer)),
            ];
            expect(changes[1]).toEqual(changes[0]);
          }
          compared += 1;
        }
      expect(compared).toBeGreaterThan(RUNS * 3);
    },
    120_000,
  );

  test('SPY-2.3 each seat hears one dealt card, in the same order and of the same size', () => {
    const sizes = new Set<string>();
    for (let seed = 1; seed <= 100; seed++) {
      const told: ToldEvent<Event>[] = [];
      spyfall.setup(OPTIONS, 8, tableFor(quickChance(seed), told));
      for (const viewer of seatsOf(8)) {
        const events = eventsFor(told, viewer);
        expect(events.map(({ type }) => type)).toEqual(['matchStarted', 'roundDealt', 'cardDealt']);
        sizes.add(String(bytes(events)));
      }
    }
    expect(sizes.size).toBe(1);
  });
});
