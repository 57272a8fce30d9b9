import { describe, expect, test } from 'vitest';
import { type Game, type Seat, type Table, type Viewer } from '#kernel';
import { findBreach } from '#testkit';
import * as cloak from '../examples/cloakroom/rules/game.ts';
import * as port from '../examples/harbour/rules/game.ts';
import * as jail from '../examples/jailbreak/rules/game.ts';

// Leaks planted in copies of the example games. The contract finds each of them without other tests.

type Cloakroom = Game<cloak.State, cloak.View, cloak.Action, cloak.Event, cloak.Options>;
type Harbour = Game<port.State, port.View, port.Action, port.Event, object>;
type Jailbreak = Game<jail.State, jail.View, jail.Action, jail.Event, object>;

const { cloakroom } = cloak;
const { harbour } = port;
const { jailbreak } = jail;

/** The same view, with something more in it. */
const withMore = <View extends object>(view: View, more: object): View => Object.assign({}, view, more);
/** An event of the game, with something more in it. */
const also = <Event extends object>(event: Event, more: object): Event => Object.assign(event, more);

/** A view that secretly keeps the state it was made from. */
function tattling<State extends object, View extends object>(
  view: (state: Readonly<State>, viewer: Viewer) => View,
): { view: (state: Readonly<State>, viewer: Viewer) => View; stateOf(view: Readonly<View>): State | undefined } {
  const origins = new WeakMap<object, State>();
  return {
    view(state, viewer) {
      const made = view(state, viewer);
      origins.set(made, state);
      return made;
    },
    stateOf: made => origins.get(made),
  };
}

const inCloakroom = (change: Partial<Cloakroom>): Cloakroom => ({ ...cloakroom, ...change });
const inHarbour = (change: Partial<Harbour>): Harbour => ({ ...harbour, ...change });
const inJailbreak = (change: Partial<Jailbreak>): Jailbreak => ({ ...jailbreak, ...change });

/** The game, in which something else happens after every move. */
const after =
  <State, View, Action extends { type: string }, Event, Options>(
    game: Game<State, View, Action, Event, Options>,
    more: (state: State, by: Seat, action: Action, table: Table<Event>) => void,
  ): Game<State, View, Action, Event, Options>['apply'] =>
  (state, by, action, table) => {
    game.apply(state, by, action, table);
    more(state, typeof by === 'number' ? by : 0, action, table);
  };

const seesTickets = tattling(cloakroom.view);
const drawerBehind = (view: Readonly<cloak.View>): number => seesTickets.stateOf(view)?.drawer ?? 0;
const seesVotes = tattling(jailbreak.view);
const votesBehind = (view: Readonly<jail.View>): readonly (Seat | null)[] => seesVotes.stateOf(view)?.votes ?? [];
const seesStack = tattling(harbour.view);

const ticketPeekedAt = ({ tickets }: cloak.State, action: cloak.Action): number =>
  action.type === 'peek' ? (tickets[action.at] ?? 0) : 0;

interface Leak {
  readonly kind: string;
  readonly name: string;
  readonly law: RegExp;
  find(): { readonly law: string } | undefined;
}

const cloakroomLeaks: [kind: string, name: string, law: RegExp, change: Partial<Cloakroom>][] = [
  [
    'view',
    'all tickets are in it',
    /^imagine$/,
    { view: (state, me) => withMore(cloakroom.view(state, me), { tickets: [...state.tickets] }) },
  ],
  [
    'view',
    'the audience sees the drawer',
    /^imagine$/,
    {
      view: (state, me) => withMore(cloakroom.view(state, me), me === 'audience' ? { drawer: state.drawer } : {}),
    },
  ],
  [
    'view',
    'a guest who was peeked at sees the ticket of the one who peeked',
    /^imagine$/,
    {
      view: (state, me) =>
        withMore(cloakroom.view(state, me), {
          tickets: state.tickets.map((ticket, of) =>
            of === me || state.open.peeks.some(({ by, at }) => (by === me && at === of) || (at === me && by === of))
              ? ticket
              : null,
          ),
        }),
    },
  ],
  [
    'view',
    'a word about the drawer that seems harmless',
    /^imagine$/,
    { view: (state, me) => withMore(cloakroom.view(state, me), { isLow: state.drawer < 3 }) },
  ],
  [
    'order in a view',
    'seats are listed by their tickets',
    /^imagine$/,
    {
      view: (state, me) =>
        withMore(cloakroom.view(state, me), {
          order: state.tickets
            .map((ticket, seat) => ({ ticket, seat }))
            .toSorted((one, two) => one.ticket - two.ticket)
            .map(({ seat }) => seat),
        }),
    },
  ],
  [
    'size of a view',
    'it is padded by the number in the drawer',
    /^imagine$/,
    { view: (state, me) => withMore(cloakroom.view(state, me), { pad: '*'.repeat(state.drawer) }) },
  ],
  [
    'events',
    'a whisper is sent to all',
    /^twinEvents$/,
    {
      apply: (state, by, action, table) =>
        cloakroom.apply(state, by, action, { ...table, whisper: (_, secret) => table.tell(secret) }),
    },
  ],
  [
    'events',
    'the neighbour hears a whisper as well',
    /^twinEvents$/,
    {
      apply: (state, by, action, table) =>
        cloakroom.apply(state, by, action, {
          ...table,
          whisper: ([to = 0], secret, others) => table.whisper([to, (to + 1) % state.tickets.length], secret, others),
        }),
    },
  ],
  [
    'events',
    'the drawer is revealed during the deal',
    /^twinEvents$/,
    {
      setup(options, seats, table) {
        const state = cloakroom.setup(options, seats, table);
        table.tell({ type: 'named', by: 0, ticket: state.drawer, right: true });
        return state;
      },
    },
  ],
  [
    'events',
    'one more event, where the ticket is odd',
    /^twin(Sizes|Events)$/,
    {
      apply: after(cloakroom, (state, by, action, table) => {
        if (ticketPeekedAt(state, action) % 2 === 1) table.tell({ type: 'peeked', by, at: by });
      }),
    },
  ],
  [
    'order of events',
    'two events in an order that depends on the ticket',
    /^twinEvents$/,
    {
      apply: after(cloakroom, (state, _, action, table) => {
        for (const at of ticketPeekedAt(state, action) > 2 ? [0, 1] : [1, 0])
          table.tell({ type: 'peeked', by: at, at });
      }),
    },
  ],
  [
    'size of an event',
    'padded by the ticket',
    /^twinSizes$/,
    {
      apply: after(cloakroom, (state, by, action, table) =>
        table.tell(also({ type: 'peeked', by, at: by }, { pad: '*'.repeat(ticketPeekedAt(state, action)) })),
      ),
    },
  ],
  [
    'offers',
    'the ticket in the drawer comes first',
    /^(twinOffers|wire)$/,
    {
      view: seesTickets.view,
      offers: view =>
        cloakroom.offers(view).map(offer =>
          offer.type === 'name' && typeof offer.ticket === 'object' && 'oneOf' in offer.ticket
            ? {
                ...offer,
                ticket: { oneOf: offer.ticket.oneOf.toSorted(one => (one === drawerBehind(view) ? -1 : 1)) },
              }
            : offer,
        ),
    },
  ],
  [
    'offers',
    'an offer is missing depending on the drawer',
    /^(twinOffers|wire|offers|ends)$/,
    {
      view: seesTickets.view,
      offers: view => cloakroom.offers(view).filter(({ type }) => type !== 'peek' || drawerBehind(view) % 2 === 1),
    },
  ],
  [
    'refusals',
    'another rule where the drawer is named',
    /^(twinRefusals|wire)$/,
    {
      view: seesTickets.view,
      objection: (view, action) =>
        action.type === 'name' && action.ticket === drawerBehind(view) ? 'CLK-1.3' : cloakroom.objection(view, action),
    },
  ],
  [
    'clock',
    'its length depends on the drawer',
    /^twinClock$/,
    {
      clock(state) {
        const alarm = cloakroom.clock?.(state);
        return alarm && { ...alarm, after: 1000 * state.drawer };
      },
    },
  ],
  [
    'clock',
    'its name contains the ticket in the drawer, so that its time continues',
    /^twinClock$/,
    {
      clock(state) {
        const alarm = cloakroom.clock?.(state);
        return alarm && { ...alarm, name: `drawer ${state.drawer}` };
      },
    },
  ],
  [
    'records',
    'points of the final score are the tickets',
    /^imagine$/,
    {
      result(state) {
        const result = cloakroom.result(state);
        return result && { ...result, points: [...state.tickets] };
      },
    },
  ],
  [
    'records',
    'the match counts as over while it goes on, so that its secret is shown',
    /^(ends|imagine|twinResult|twinTable)$/,
    {
      result: state =>
        cloakroom.result(state) ??
        (state.open.peeks.length > 1 && state.drawer === 1
          ? {
              winners: [0],
              ranks: state.tickets.map((_, seat) => (seat === 0 ? 1 : 2)),
              points: state.tickets.map(() => 0),
              worth: state.tickets.map((_, seat) => (seat === 0 ? 1 : 0)),
            }
          : undefined),
    },
  ],
  [
    'table documents',
    'the awaited seat depends on the drawer',
    /^(ends|twinOffers|wire|twinTable)$/,
    {
      view: seesTickets.view,
      awaited: view => (drawerBehind(view) === 1 ? [...cloakroom.awaited(view), 0] : cloakroom.awaited(view)),
    },
  ],
  [
    'table documents',
    'a guest may join only if the drawer is high',
    /^(twinTable|growth)$/,
    {
      growth: {
        seats: ({ tickets }) => tickets.length,
        waiting: () => 0,
        admit: ({ drawer }) => (drawer === 1 ? { type: 'peek', at: 0 } : undefined),
        dismiss: () => ({ type: 'peek', at: 0 }),
      },
    },
  ],
];

const votes = (
  change: (
    action: Extract<jail.Action, { type: 'vote' }>,
    by: Seat,
    state: jail.State,
    table: Table<jail.Event>,
  ) => void,
): Partial<Jailbreak> => ({
  apply: after(jailbreak, (state, by, action, table) => {
    if (action.type === 'vote') change(action, by, state, table);
  }),
});

const jailbreakLeaks: [kind: string, name: string, law: RegExp, change: Partial<Jailbreak>][] = [
  [
    'events of a secret choice',
    'the event of a vote contains the choice',
    /^secrets$/,
    votes((action, by, _, table) => table.tell(also({ type: 'voted', by }, { for: action.for }))),
  ],
  [
    'events of a secret choice',
    'only a vote for the own seat is announced',
    /^secrets$/,
    votes((action, by, _, table) => {
      if (action.for === by) table.tell({ type: 'voted', by });
    }),
  ],
  [
    'size of a secret choice',
    'the event is longer for a higher seat',
    /^secrets$/,
    votes((action, by, _, table) => table.tell(also({ type: 'voted', by }, { pad: '*'.repeat(action.for) }))),
  ],
  [
    'whispers of a secret choice',
    'a seat is told of votes for it',
    /^secrets$/,
    votes((action, by, _, table) => table.whisper([action.for], { type: 'voted', by }, null)),
  ],
  [
    'view of a secret choice',
    'how many votes the seat has so far',
    /^(imagine|secrets)$/,
    {
      view: (state, me) =>
        withMore(jailbreak.view(state, me), { against: state.votes.filter(vote => vote === me).length }),
    },
  ],
  [
    'open part of a secret choice',
    'the list of those who voted begins with those who voted for seat 0',
    /^secrets$/,
    votes((action, by, { open }) => {
      if (action.for === 0 && open.stage === 'vote') open.voted = [by, ...open.voted.filter(seat => seat !== by)];
    }),
  ],
  [
    'open part of a secret choice',
    'the scapegoat changes with every vote',
    /^secrets$/,
    votes((action, _, { open }) => {
      if (open.stage === 'vote') open.scapegoat = action.for;
    }),
  ],
  [
    'clock of a secret choice',
    'a clock runs after a vote for seat 0',
    /^(secrets|twinClock|ends)$/,
    {
      clock: ({ open, votes: cast }) =>
        open.stage === 'over' ? undefined : { name: 'day', after: cast.includes(0) ? 5000 : 9000 },
      strike: ({ open }) => (open.stage === 'vote' ? { type: 'vote', for: 0 } : { type: 'rest' }),
    },
  ],
  [
    'offers of a secret choice',
    'a seat with a vote has fewer offers',
    /^(secrets|twinOffers|wire|offers|ends)$/,
    {
      view: seesVotes.view,
      offers: view =>
        jailbreak
          .offers(view)
          .map(offer =>
            offer.type === 'vote' && votesBehind(view).some(vote => vote === view.me)
              ? { type: 'vote', for: 0 }
              : offer,
          ),
    },
  ],
  [
    'refusals of a secret choice',
    'another rule for a seat with a vote',
    /^(secrets|twinRefusals|wire)$/,
    {
      view: seesVotes.view,
      objection: (view, action) =>
        votesBehind(view).some(vote => vote === view.me) ? 'JB-6' : jailbreak.objection(view, action),
    },
  ],
  [
    'undo after a secret choice',
    'a vote for the own seat draws a random number, so that other seats can no longer ask for undo',
    /^secrets$/,
    {
      final: [],
      ...votes((action, by, _, table) => {
        if (action.for === by) table.below(2);
      }),
    },
  ],
];

const harbourLeaks: [kind: string, name: string, law: RegExp, change: Partial<Harbour>][] = [
  [
    'events of a swap',
    'they reveal whether it was a building',
    /^secrets$/,
    {
      apply: after(harbour, (_, by, action, table) => {
        if (action.type === 'swap') table.tell(also({ type: 'swapped', by }, { isEvent: action.card > 50 }));
      }),
    },
  ],
  [
    'open part of a swap',
    'events that are swapped are counted as used',
    /^(secrets|imagine)$/,
    {
      apply: after(harbour, ({ open }, _, action) => {
        if (action.type === 'swap' && action.card > 50) open.drawn += 1;
      }),
    },
  ],
  [
    'knowledge of cards',
    'all seats see the card under the stack',
    /^imagine$/,
    {
      view: (state, me) =>
        withMore(harbour.view(state, me), {
          stack: state.stack.map(({ card, seenBy }) => ({ card: seenBy.length > 0 ? card : null, seenBy })),
        }),
    },
  ],
  [
    'knowledge of cards',
    'a seat that knew a card of a hand sees whether it was swapped',
    /^secrets$/,
    {
      apply(state, by, action, table) {
        const before = (state.hands[state.open.turn] ?? []).map(({ card, seenBy }) => ({ card, seenBy }));
        const { turn } = state.open;
        harbour.apply(state, by, action, table);
        if (action.type !== 'swap') return;
        state.hands[turn] = (state.hands[turn] ?? []).map(one => before.find(({ card }) => card === one.card) ?? one);
      },
    },
  ],
  [
    'order in a view',
    'hands are sorted, and their gaps are shown',
    /^(imagine|secrets)$/,
    {
      view: (state, me) =>
        withMore(harbour.view(state, me), {
          gaps: state.hands.map(hand => hand.map(({ card }) => (card > 50 ? 1 : 0))),
        }),
    },
  ],
  [
    'imagining',
    'imagine is asked for a card that only the state knows',
    /^(imagine|wire|readOnly|twinOffers|twinRefusals)$/,
    {
      view: seesStack.view,
      objection: (view, action) =>
        seesStack.stateOf(view)?.stack[0]?.card === 56 ? 'HB-5' : harbour.objection(view, action),
    },
  ],
];

const LEAKS: readonly Leak[] = [
  ...cloakroomLeaks.map(([kind, name, law, change]) => ({
    kind,
    name,
    law,
    find: () => findBreach(inCloakroom(change), { maxMoves: 60 }),
  })),
  ...jailbreakLeaks.map(([kind, name, law, change]) => ({
    kind,
    name,
    law,
    find: () => findBreach(inJailbreak(change), { maxMoves: 80 }),
  })),
  ...harbourLeaks.map(([kind, name, law, change]) => ({
    kind,
    name,
    law,
    find: () => findBreach(inHarbour(change), { maxMoves: 80 }),
  })),
];

test('there are at least 30 of them, of at least 12 kinds', () => {
  expect(LEAKS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(LEAKS.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
});

describe('the contract finds every planted leak', () => {
  test.each(LEAKS)('$kind: $name', { timeout: 60_000 }, ({ law, find }) => {
    expect(find()?.law).toMatch(law);
  });
});

test('and finds no leak in the correct game', () => {
  expect(findBreach(cloakroom, { maxMoves: 60, runs: 3 })).toBeUndefined();
  expect(findBreach(jailbreak, { maxMoves: 80, runs: 3 })).toBeUndefined();
  expect(findBreach(harbour, { maxMoves: 80, runs: 3 })).toBeUndefined();
});
