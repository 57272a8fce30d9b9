import type { Chance, Table } from '#kernel';
import type { Event, Open, State } from '../rules/state.ts';

/** A table that hears nothing, for playing in one's head. */
export const quietTable = ({ below, pick, shuffle }: Chance): Table<Event> => ({
  below,
  pick,
  shuffle,
  tell: () => {},
  whisper: () => {},
});

/** A copy for playing on. Lists that the rules replace as a whole are shared. */
export const branchedOpen = (open: Open): Open => ({
  ...open,
  guards: [...open.guards],
  stock: [...open.stock],
  prisoners: open.prisoners.map(prisoner => ({ ...prisoner })),
  plan: { ...open.plan },
  blackmail: { ...open.blackmail },
  acting: open.acting && { ...open.acting },
});

export function branched(state: State): State {
  return {
    open: branchedOpen(state.open),
    deck: [...state.deck],
    cards: [...state.cards],
    hands: state.hands.map(hand => [...hand]),
    known: state.known,
    choice: [...state.choice],
    votes: [...state.votes],
    namings: [...state.namings],
  };
}
