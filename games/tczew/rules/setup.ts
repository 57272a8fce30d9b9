import { type Seat, seatsOf, type Table } from '#kernel';
import { CARDS, REPLACEMENTS, STACK_EPOCHS, townsFor } from './components.ts';
import { hidden } from './hidden.ts';
import type { CardNo, StackEpoch } from './kinds.ts';
import { CELLS } from './cells.ts';
import { beginEpochOne } from './epochs.ts';
import type { Event, Options, State } from './state.ts';

/** The stacks are sorted and shuffled, and the towns allocated (section 2). */
export function setUp(options: Readonly<Options>, seats: number, table: Table<Event>): State {
  const stacks = STACK_EPOCHS.map(epoch =>
    epoch > options.lastEpoch ? [] : table.shuffle(cardsOfEpoch(epoch)).map(card => hidden(card)),
  );
  const state: State = {
    open: {
      options: {
        towns: options.towns,
        mode: options.mode,
        lastEpoch: options.lastEpoch,
        fastDiscard: options.fastDiscard,
        idleRounds: options.idleRounds,
      },
      seats,
      phase: 'towns',
      towns: seatsOf(seats).map(() => null),
      first: 0,
      firstRolls: [],
      board: CELLS.map(() => null),
      epochOne: [],
      hasFreeChoice: false,
      founding: [],
      pointer: 3,
      returned: 0,
      drawn: 0,
      used: [],
      usedReplacements: [],
      replacements: [...REPLACEMENTS.keys()],
      turn: null,
      resolving: null,
      pending: null,
      todo: [],
      lasting: [],
      idle: 0,
      lap: [],
      proposal: null,
      proposed: [],
      ending: null,
    },
    hands: seatsOf(seats).map(() => []),
    stacks,
  };
  if (options.towns === 'random') drawTowns(state, table);
  return state;
}

export const cardsOfEpoch = (epoch: StackEpoch | 1 | 2): CardNo[] =>
  CARDS.filter(card => card.epoch === epoch).map(({ no }) => no);

/** TCZ-2.6. */
function drawTowns(state: State, table: Table<Event>): void {
  const { open } = state;
  table.shuffle(townsFor(open.seats)).forEach(({ id }, seat) => {
    open.towns[seat] = id;
    table.tell({ type: 'townTaken', by: seat, town: id });
  });
  beginEpochOne(state, table);
}

/** The player who picks a town next, in seat order; undefined if all have one. */
export function pickerOf({ open }: Pick<State, 'open'>): Seat | undefined {
  const seat = open.towns.indexOf(null);
  return seat < 0 ? undefined : seat;
}

export const freeTowns = ({ open }: Pick<State, 'open'>) =>
  townsFor(open.seats)
    .map(({ id }) => id)
    .filter(id => !open.towns.includes(id));

export function pickTown(
  state: State,
  seat: Seat,
  town: ReturnType<typeof freeTowns>[number],
  table: Table<Event>,
): void {
  state.open.towns[seat] = town;
  table.tell({ type: 'townTaken', by: seat, town });
  if (pickerOf(state) === undefined) beginEpochOne(state, table);
}
