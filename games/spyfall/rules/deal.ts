import type { Table } from '#kernel';
import { type Place, ROLES } from './places.ts';
import { placesLeft } from './round.ts';
import type { Card, Event, Options, State } from './state.ts';

const SPY_CARD: Card = { place: '--', role: '-' };

/** Draws the first dealer (SPY-2.5) and deals the first round. */
export function setUpMatch(options: Readonly<Options>, seats: number, table: Table<Event>): State {
  const dealer = table.below(seats);
  const state: State = {
    open: {
      options: {
        rounds: options.rounds,
        minutes: options.minutes,
        conversation: options.conversation,
        roles: options.roles,
        voteSeconds: options.voteSeconds,
      },
      seats,
      round: 0,
      dealer,
      stage: 'dealt',
      continued: [],
      talk: [],
      remarks: [],
      motion: null,
      verdicts: [],
      past: [],
    },
    hands: [],
    votes: [],
  };
  table.tell({ type: 'matchStarted', dealer, rounds: options.rounds });
  dealRound(state, table);
  return state;
}

/** One card for each seat, from an unused pack (SPY-2.1). The talk of the round before stays until the clock starts. */
export function dealRound(state: State, table: Table<Event>): void {
  const { open } = state;
  open.round += 1;
  open.stage = 'dealt';
  open.continued = [];
  state.hands = table.shuffle(packAt(table.pick(placesLeft(open)), state, table));
  table.tell({ type: 'roundDealt', round: open.round, dealer: open.dealer });
  state.hands.forEach(({ place, role }, to) =>
    table.whisper([to], { type: 'cardDealt', to, card: { place, role } }, null),
  );
}

/** SPY-2.2, SPY-2.4: any n−1 of the seven location cards, and the spy's. */
function packAt(place: Place, { open: { seats, options } }: State, table: Table<Event>): Card[] {
  const drawn = table.shuffle(ROLES).slice(0, seats - 1);
  return [...drawn.map((role): Card => ({ place, role: options.roles === 'played' ? role : '-' })), SPY_CARD];
}
