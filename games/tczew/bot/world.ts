import type { Chance, Seat, Table } from '#kernel';
import { carryOut } from '../rules/game.ts';
import { run } from '../rules/machine.ts';
import type { Action, Event, State } from '../rules/state.ts';

/** A table that hears nothing, for playing in one's head. */
export const quietTable = ({ below, pick, shuffle }: Chance): Table<Event> => ({
  below,
  pick,
  shuffle,
  tell: () => {},
  whisper: () => {},
});

/** A copy for playing on. What the rules replace as a whole is shared. */
export const branched = ({ open, hands, stacks }: State): State => ({
  open: {
    ...open,
    towns: [...open.towns],
    board: [...open.board],
    turn: open.turn && { ...open.turn },
    todo: open.todo,
  },
  hands: hands.map(hand => [...hand]),
  stacks: stacks.map(stack => [...stack]),
});

/** Carries out an action in an imagined world, up to the end of the turn. */
export function playOn(state: State, seat: Seat, action: Action, table: Table<Event>): void {
  carryOut(state, seat, action, table);
  run(state, table, { isTurnOnly: true });
}
