import { describe, expect, test } from 'vitest';
import { copy, type Game, type Offer, oneOf } from '#kernel';
import { check, type ContractOptions } from '#testkit';
import {
  type Action,
  cloakroom,
  type Event,
  type Options,
  type State,
  type View,
} from '../examples/cloakroom/rules/game.ts';

type Cloakroom = Game<State, View, Action, Event, Options>;

const practice: ContractOptions<State, View, Action, Event, Options> = {
  maxMoves: 60,
  actions: ['peek', 'name'],
  events: ['peeked', 'named', 'opened'],
  invariants: ({ open, drawer }) =>
    open.left.some(({ named }) => named === drawer) ? 'the ticket in the drawer was named wrong' : undefined,
};

/** The cloakroom, except for one thing. */
const but = (change: Partial<Cloakroom>): Cloakroom => ({ ...cloakroom, ...change });

/** The cloakroom with other offers. */
const offering = (offers: (view: Readonly<View>) => Offer<Action>[]): Partial<Cloakroom> => ({ offers });

/** A view that secretly keeps the state it was made from. */
function tattling(): { view: Cloakroom['view']; stateOf(view: Readonly<View>): State | undefined } {
  const origins = new WeakMap<Readonly<View>, State>();
  return {
    view(state, viewer) {
      const view = cloakroom.view(state, viewer);
      origins.set(view, state);
      return view;
    },
    stateOf: view => origins.get(view),
  };
}

/** The cloakroom in which something else happens as well. */
const alsoDoing = (also: Cloakroom['apply']): Partial<Cloakroom> => ({
  apply(state, by, action, table) {
    cloakroom.apply(state, by, action, table);
    also(state, by, action, table);
  },
});

const ticketAt = (state: State, action: Action): number =>
  action.type === 'peek' ? (state.tickets[action.at] ?? 0) : 0;

describe('each broken secret is found out', () => {
  test('imagine: a leaked field in a view', () => {
    const game = but({ view: (state, viewer) => ({ ...cloakroom.view(state, viewer), tickets: [...state.tickets] }) });
    expect(check(game, practice)?.message).toMatch(/^imagine: .*sees what cannot be imagined: \.tickets/);
  });

  test('imagine: a state that could not be', () => {
    const game = but({
      imagine(view, chance) {
        const state = cloakroom.imagine({ ...view, open: { ...view.open, left: [] } }, chance);
        return { ...state, open: copy(view.open) };
      },
    });
    expect(check(game, practice)?.message).toMatch(/^imagine: .*the ticket in the drawer was named wrong/);
  });

  test('imagine: a state that is the view itself', () => {
    const game = but({ imagine: (view, chance) => ({ ...cloakroom.imagine(view, chance), open: view.open }) });
    expect(check(game, practice)?.message).toMatch(/^imagine: .*state\.open imagined for/);
  });

  test('imagine: a result that reveals the hands', () => {
    const game = but({
      result(state) {
        const result = cloakroom.result(state);
        return result && { ...result, points: state.tickets };
      },
    });
    expect(check(game, practice)?.message).toMatch(/^imagine: .*the result is/);
  });

  test('twinEvents: a secret in an event', () => {
    const game = but({
      apply: (state, by, action, table) =>
        cloakroom.apply(state, by, action, { ...table, whisper: (_, secret) => table.tell(secret) }),
    });
    expect(check(game, practice)?.message).toMatch(/^twinEvents: .*hears in one world \[\{"type":"peeked"/);
  });

  test('twinEvents: a secret in an event while dealing', () => {
    const game = but({
      setup(options, seats, table) {
        const state = cloakroom.setup(options, seats, table);
        table.tell({ type: 'named', by: 0, ticket: state.drawer, right: true });
        return state;
      },
    });
    expect(check(game, practice)?.message).toMatch(/^twinEvents: .*while dealing/);
  });

  test('twinEvents: events in an order that reveals a secret', () => {
    const game = but(
      alsoDoing((state, _, action, table) => {
        const order = ticketAt(state, action) > 2 ? [0, 1] : [1, 0];
        for (const by of order) table.tell({ type: 'peeked', by, at: by });
      }),
    );
    expect(check(game, practice)?.message).toMatch(/^twinEvents: /);
  });

  test('twinSizes: a different number of bytes for different secrets', () => {
    const game = but(
      alsoDoing((state, by, action, table) =>
        table.tell(
          Object.assign({ type: 'peeked', by, at: 0 } as const, { pad: '*'.repeat(ticketAt(state, action)) }) as Event,
        ),
      ),
    );
    expect(check(game, practice)?.message).toMatch(/^twinSizes: \d+ and \d+ bytes/);
  });

  test('twinOffers: an offer computed from the state', () => {
    const { view, stateOf } = tattling();
    const offers = (seen: Readonly<View>): Offer<Action>[] =>
      cloakroom
        .offers(seen)
        .map(offer =>
          offer.type === 'name' && stateOf(seen)
            ? { type: 'name', ticket: oneOf([stateOf(seen)?.drawer ?? 0]) }
            : offer,
        );
    const game = but({ view, ...offering(offers) });
    expect(check(game, practice)?.message).toMatch(/^twinOffers: .*\.offers/);
    expect(check(game, { ...practice, laws: ['wire'] })?.message).toMatch(/^wire: .*\.offers/);
  });

  test('twinRefusals: a refusal that depends on a secret', () => {
    const { view, stateOf } = tattling();
    const game = but({
      view,
      objection(seen, action) {
        const rule = cloakroom.objection(seen, action);
        return action.type === 'name' && action.ticket === stateOf(seen)?.drawer ? 'CLK-1.3' : rule;
      },
    });
    expect(check(game, practice)?.message).toMatch(/^twinRefusals: .*CLK-1\.3/);
  });

  test('twinClock: a clock that runs by a secret', () => {
    const game = but({
      clock(state) {
        const alarm = cloakroom.clock?.(state);
        return alarm && { ...alarm, after: 1000 * state.drawer };
      },
    });
    expect(check(game, practice)?.message).toMatch(/^twinClock: .*\.after/);
  });
});
