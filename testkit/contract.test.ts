import { describe, expect, test } from 'vitest';
import { dependingOn, type Game, type Offer, oneOf, fillableOffers, type Result } from '#kernel';
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
};

/** The cloakroom, except for one thing. */
const but = (change: Partial<Cloakroom>): Cloakroom => ({ ...cloakroom, ...change });

/** The cloakroom with other offers. */
const offering = (offers: (view: Readonly<View>) => Offer<Action>[]): Partial<Cloakroom> => ({ offers });

/** The cloakroom in which something else happens as well. */
const alsoDoing = (also: Cloakroom['apply']): Partial<Cloakroom> => ({
  apply(state, by, action, table) {
    cloakroom.apply(state, by, action, table);
    also(state, by, action, table);
  },
});

test('the correct game keeps every law', () => {
  expect(check(cloakroom, practice)).toBeUndefined();
});

describe('each broken game fails for its own reason', () => {
  test('plain: a Date in the state', () => {
    const game = but({ setup: (...deal) => Object.assign(cloakroom.setup(...deal), { since: new Date(0) }) });
    expect(check(game, practice)?.message).toMatch(/^plain: .*state\.since is a Date/);
  });

  test.each([
    ['undefined', undefined],
    ['NaN', Number.NaN],
    ['-0', -0],
    ['a function', () => 1],
    ['a Map', new Map()],
    ['a list with holes', Object.assign([1], { length: 3 })],
    ['a field JSON does not see', Object.defineProperty({}, 'hidden', { value: 1 })],
  ])('plain: %s in an event', (what, note) => {
    const game = but(
      alsoDoing((_, by, _action, table) =>
        table.tell(Object.assign({ type: 'named', by }, { note }) as unknown as Event),
      ),
    );
    expect(check(game, practice)?.message).toMatch(new RegExp(`^plain: .*${what}`));
  });

  test('readOnly: a view that sorts in place', () => {
    const view: Cloakroom['view'] = (state, viewer) => {
      state.open.peeks.sort((one, other) => one.at - other.at);
      return cloakroom.view(state, viewer);
    };
    expect(check(but({ view }), practice)?.message).toMatch(/^readOnly: view .* changed the state: \.open\.peeks/);
  });

  test('readOnly: offers that write into the view', () => {
    const game = but(
      offering(view => {
        if (view.tickets.length === 3) view.tickets.reverse();
        return cloakroom.offers(view);
      }),
    );
    expect(check(game, practice)?.message).toMatch(/^readOnly: offers .* (changed the view|gave two answers)/);
  });

  test('open: a view that keeps something open back', () => {
    const game = but({
      view(state, viewer) {
        const view = cloakroom.view(state, viewer);
        return viewer === 'audience' ? { ...view, open: { ...view.open, peeks: [] } } : view;
      },
    });
    expect(check(game, practice)?.message).toMatch(/^open: .*to the audience, open \.peeks/);
  });

  test('noOp: a peek that is said to be a no-op, and changes what its mover knows', () => {
    const game = but({ noOp: (_, { type }) => type === 'peek' });
    expect(check(game, practice)?.message).toMatch(/^noOp: of {"type":"peek".* is told \[{"to":\[\d\],"event"/);
  });

  test('noOp: a move that is said to be a no-op, and quietly passes the turn on', () => {
    const game = but({
      noOp: (_, { type }) => type === 'name',
      apply(state, by, action, table) {
        if (action.type === 'name') state.open.turn = (state.open.turn + 1) % state.tickets.length;
        else cloakroom.apply(state, by, action, table);
      },
    });
    expect(check(game, { ...practice, laws: ['noOp'] })?.message).toMatch(/^noOp: {"type":"name".* changes .*turn/);
  });

  test('lasting: a list that is said to be replaced, and grows', () => {
    expect(check(but({ lasting: new Set(['peeks']) }), practice)?.message).toMatch(
      /^lasting: open\.peeks changed: .*is undefined and {"by"/,
    );
  });

  test('lasting: something deep inside that changes while it is replaced', () => {
    const game = but({
      lasting: new Set(['left']),
      apply(state, by, action, table) {
        const { left } = state.open;
        const copied = { ...state, open: { ...state.open, left: [...left] } };
        cloakroom.apply(copied, by, action, table);
        Object.assign(state, copied);
        for (const one of left) one.named += 1;
      },
    });
    expect(check(game, { ...practice, laws: ['lasting'] })?.message).toMatch(
      /^lasting: open\.left changed: \.0\.named/,
    );
  });

  test('lasting: and a game that keeps its word passes', () => {
    const game = but({
      lasting: new Set(['peeks', 'left']),
      apply(state, by, action, table) {
        const { open } = state;
        const copied = { ...state, open: { ...open, peeks: [...open.peeks], left: [...open.left] } };
        cloakroom.apply(copied, by, action, table);
        Object.assign(state, copied);
      },
    });
    expect(check(game, practice)).toBeUndefined();
  });

  test('ends: a turn that never passes', () => {
    const game = but({
      ...offering(view => cloakroom.offers(view).filter(({ type }) => type === 'peek')),
      apply: ({ open: { turn: by } }, _, action, table) =>
        table.tell({ type: 'peeked', by, at: action.type === 'peek' ? action.at : by }),
    });
    expect(check(game, { ...practice, options: [{ turnSeconds: null }] })?.message).toMatch(
      /^ends: the game is not over after 60 moves\n/,
    );
  });

  test('ends: a table that waits for no seat', () => {
    const game = but({ awaited: ({ open }) => (open.winner === null && open.peeks.length === 0 ? [open.turn] : []) });
    const broken = check(game, { ...practice, options: [{ turnSeconds: null }] });
    expect(broken?.message).toMatch(/^ends: .*waits for nobody, and no clock runs/);
  });

  test('ends: a table that waits for a seat without offers', () => {
    const game = but({ awaited: ({ open }) => (open.winner === null ? [0, 1] : []) });
    expect(check(game, practice)?.message).toMatch(/^ends: the table waits for seat 1, who is offered nothing\n/);
  });

  test('ends: a table that waits for another seat in every view', () => {
    const game = but({
      awaited: ({ open, me }) => (open.winner !== null ? [] : me === 'audience' ? [open.turn] : [me]),
    });
    expect(check(game, practice)?.message).toMatch(/^ends: .*the audience for/);
  });

  test('ends: a game that goes on after its end', () => {
    const game = but(offering(view => (view.me === 'audience' ? [] : [{ type: 'name', ticket: 1 }])));
    expect(check(game, practice)?.message).toMatch(/^ends: .*the game is over, and seat 0 is offered/);
  });

  test('ends: a result with a rank missing', () => {
    const game = but({
      result: state => (state.open.winner === null ? undefined : { winners: [], ranks: [1], points: [1], worth: [1] }),
    });
    expect(check(game, practice)?.message).toMatch(/^ends: .*this is no result for/);
  });

  test.each<[string, (result: Result) => Partial<Result>]>([
    ['a worth is not from 0 to 1', ({ worth }) => ({ worth: worth.map(share => 2 * share) })],
    ['a worse rank is worth more', ({ worth }) => ({ worth: worth.map(share => 1 - share) })],
    ['nobody won, and it is worth something', () => ({ winners: [] })],
    ['a winner is not first', ({ ranks }) => ({ ranks: ranks.map(rank => rank + 1) })],
  ])('ends: a result in which %s', (problem, change) => {
    const result = (state: Readonly<State>): Result | undefined => {
      const found = cloakroom.result(state);
      return found && { ...found, ...change(found) };
    };
    expect(check(but({ result }), { ...practice, laws: ['ends'] })?.message).toContain(problem);
  });

  test('offers: one that cannot be filled in', () => {
    const game = but(
      offering(view => [
        ...cloakroom.offers(view),
        ...(view.me === view.open.turn && view.open.winner === null
          ? [{ type: 'peek', at: oneOf<number>([]) } as const]
          : []),
      ]),
    );
    expect(check(game, practice)?.message).toMatch(/^offers: .*cannot be filled in/);
  });

  test('offers: a choice after which nothing fits', () => {
    const game = but(
      offering(view => [
        ...cloakroom.offers(view),
        ...(view.me === view.open.turn && view.open.winner === null
          ? [{ type: 'peek', at: oneOf([0, 1]), next: dependingOn('at', { 0: oneOf([1]) }) } as never]
          : []),
      ]),
    );
    expect(check(game, practice)?.message).toMatch(/^offers: .*cannot go on after/);
  });

  test('offers: one that the rules cannot carry out', () => {
    const game = but(
      alsoDoing(({ open }) => {
        if (open.left.length === 1) throw new Error('nobody leaves this house');
      }),
    );
    expect(check(game, practice)?.message).toMatch(/^offers: .*nobody leaves this house/);
  });

  test('offers: no objection to an action that is not offered', () => {
    const game = but({
      objection: (view, action) => (action.type === 'peek' ? '' : cloakroom.objection(view, action)),
    });
    expect(check(game, practice)?.message).toMatch(
      /^offers: no rule forbids (seat \d|the audience) what it is not offered/,
    );
  });

  test('offers: an objection that throws at strange fields', () => {
    const game = but({
      objection: (view, action) =>
        action.type === 'peek' && action.at.toFixed() === '' ? 'CLK-2.2' : cloakroom.objection(view, action),
    });
    expect(check(game, { ...practice, laws: ['offers'] })?.message).toMatch(/^offers: .*the rules threw TypeError/);
  });

  test('offers: a refusal that changes the state', () => {
    const game = but({
      objection(view, action) {
        const rule = cloakroom.objection(view, action);
        view.open.left.push({ seat: 0, named: 1 });
        return rule;
      },
    });
    expect(check(game, { ...practice, laws: ['offers'] })?.message).toMatch(
      /^offers: .*was refused, and the state changed: \.open\.left/,
    );
  });

  test('replay: its own dice', () => {
    const game = but({
      setup(options, seats, table) {
        const state = cloakroom.setup(options, seats, table);
        return { ...state, tickets: state.tickets.toSorted(() => Math.random() - 0.5) };
      },
    });
    expect(check(game, practice)?.message).toMatch(/^replay: .*the replay differs: \.state\.tickets/);
  });

  test('replay: one list in two places, which storing tears apart', () => {
    const game = but({
      setup(...deal) {
        const state = cloakroom.setup(...deal);
        return Object.assign(state, { diary: state.open.peeks });
      },
    });
    expect(check(game, practice)?.message).toMatch(/^replay: .*\.state\.diary/);
  });

  test('coverage: a card never played', () => {
    const game = but(
      offering(view =>
        fillableOffers<Offer<Action>>(
          cloakroom.offers(view).map(offer => {
            if (offer.type !== 'name' || typeof offer.ticket === 'number' || !('oneOf' in offer.ticket)) return offer;
            return { type: 'name', ticket: oneOf(offer.ticket.oneOf.filter(ticket => ticket < 7)) };
          }),
        ),
      ),
    );
    const cards = {
      all: ['1', '2', '3', '4', '5', '6', '7'],
      used: (_: State, events: readonly Event[]) =>
        events.flatMap(event => (event.type === 'named' ? [String(event.ticket)] : [])),
    };
    const untimed = { ...practice, cards, options: [{ turnSeconds: null }] };
    expect(check(cloakroom, untimed)).toBeUndefined();
    expect(check(game, untimed)?.message).toMatch(
      /^coverage: in 400 random games, of the cards these were never used: 7$/,
    );
  });

  test('coverage: an action never offered, and an event that is not listed', () => {
    expect(
      check(but(offering(view => cloakroom.offers(view).filter(({ type }) => type === 'name'))), {
        ...practice,
        laws: ['coverage'],
        options: [{ turnSeconds: null }],
      })?.message,
    ).toMatch(/^coverage: .*of the actions these were never used: peek/);
    expect(check(cloakroom, { ...practice, events: ['peeked', 'named'] })?.message).toMatch(
      /^coverage: opened is used, and not in the list of events\n/,
    );
  });
});

test('a failure has the place, the seeds, and the least moves that lead to it', () => {
  const game = but({
    result: state =>
      state.open.peeks.length > 1 ? { winners: [], ranks: [], points: [], worth: [] } : cloakroom.result(state),
  });
  const broken = check(game, { ...practice, players: [2], options: [{ turnSeconds: null }] });
  expect(broken?.message).toMatch(
    /^ends: the game is over, and seat \d is offered .*\ncloakroom, 2 seats, options {"turnSeconds":null}, deal \d+, play \d+\nafter these moves:\n {2}1\. seat 0: {"type":"peek","at":1}\n {2}2\. seat 1: {"type":"peek","at":0}$/,
  );
});
