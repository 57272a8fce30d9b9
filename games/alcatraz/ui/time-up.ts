import type { Seat } from '#kernel';
import type { Event } from '../rules/state.ts';

/** What the clock decided for me or against me. */
export type TimeUp = { readonly about: 'turn' | 'vote' } | { readonly about: 'offer' | 'answer'; readonly seat: Seat };

/** What an event says about my time; undefined: nothing. `acting` is the seat whose turn it is. */
export function timeUpIn(event: Event, me: Seat, acting: Seat | undefined): TimeUp | undefined {
  switch (event.type) {
    case 'playerTurnEnded':
      return event.isTimeUp && event.seat === me ? { about: 'turn' } : undefined;
    case 'votesShown':
      return event.silent.includes(me) ? { about: 'vote' } : undefined;
    case 'tradeDeclined':
      if (!event.isTimeUp || acting === undefined) return undefined;
      if (event.by === me) return { about: 'answer', seat: acting };
      return acting === me ? { about: 'offer', seat: event.by } : undefined;
    default:
      return undefined;
  }
}
