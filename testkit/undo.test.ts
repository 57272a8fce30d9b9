import { describe, expect, test } from 'vitest';
import {
  copy,
  type Game,
  mayUndo,
  type Offer,
  oneOf,
  play,
  fillableOffers,
  type Seat,
  seatsOf,
  start,
  type Viewer,
} from '#kernel';
import { check } from '#testkit';

// A game with moves that may be taken back: each in turn takes one or two pebbles, or draws for it; who takes the last one wins.
// Under one of three cups lies a pearl that does not affect play.
interface Open {
  readonly seats: number;
  turn: Seat;
  pebbles: number;
}
interface State {
  open: Open;
  pearl: number;
}
interface View {
  me: Viewer;
  open: Open;
}
type Action = { type: 'take'; pebbles: number } | { type: 'draw' };
interface Event {
  type: 'taken';
  by: Seat;
  pebbles: number;
}

const offers = ({ me, open }: Readonly<View>): Offer<Action>[] =>
  me === open.turn && open.pebbles > 0
    ? fillableOffers<Offer<Action>>([
        { type: 'take', pebbles: oneOf([1, 2].filter(some => some <= open.pebbles)) },
        { type: 'draw' },
      ])
    : [];

const pebbles: Game<State, View, Action, Event, object> = {
  id: 'pebbles',
  version: 1,
  seats: { min: 2, max: 3 },
  options: {},
  setup: (_, seats, table) => ({ open: { seats, turn: 0, pebbles: 9 }, pearl: table.below(3) }),
  view: ({ open }, me) => ({ me, open }),
  offers,
  awaited: ({ open }) => (open.pebbles > 0 ? [open.turn] : []),
  apply({ open }, _, action, table) {
    const taken = action.type === 'take' ? action.pebbles : Math.min(open.pebbles, 1 + table.below(2));
    table.tell({ type: 'taken', by: open.turn, pebbles: taken });
    open.pebbles -= taken;
    if (open.pebbles > 0) open.turn = (open.turn + 1) % open.seats;
  },
  result({ open: { seats, turn, pebbles: left } }) {
    if (left > 0) return undefined;
    const won = seatsOf(seats).map(seat => seat === turn);
    return {
      winners: [turn],
      ranks: won.map(first => (first ? 1 : 2)),
      points: won.map(Number),
      worth: won.map(Number),
    };
  },
  imagine: ({ open }, chance) => ({ open: copy(open), pearl: chance.below(3) }),
  objection: () => 'PEB-1',
};

test('the correct game keeps every law', () => {
  expect(check(pebbles, { actions: ['take', 'draw'], events: ['taken'] })).toBeUndefined();
  const match = start({ game: pebbles, options: {}, seats: 2, seed: new Uint8Array(32) });
  play(match, 0, { type: 'take', pebbles: 2 }, 0);
  expect(mayUndo(match, 0), 'the law had something to take back').toBe(true);
});

describe('each broken game fails for its own reason', () => {
  test('undo: a rule that keeps undone data outside the state', () => {
    let handfuls = 0;
    const forgetful = { ...pebbles };
    forgetful.apply = (state, by, action, table) => {
      handfuls += 1;
      pebbles.apply(state, by, action, table);
      if (handfuls % 7 === 0) state.open.pebbles += 1;
    };
    expect(check(forgetful, { laws: ['undo'] })?.message).toMatch(/^undo: .*(?:left a trace|the replay differs)/);
  });

  test('twinUndo: a move that may be taken back only if the pearl is where one thinks', () => {
    const nosy = { ...pebbles };
    let glimpsed: Readonly<State> | undefined;
    nosy.view = (state, viewer) => {
      glimpsed = state;
      return pebbles.view(state, viewer);
    };
    nosy.apply = (state, by, action, table) => {
      pebbles.apply(state, by, action, table);
      if (glimpsed?.pearl === 0) table.below(2);
    };
    const broken = check(nosy);
    expect(broken?.message).toMatch(/^twinUndo: seat \d may take back its move in/);
  });
});
