import { createEffect, createSignal, on } from 'solid-js';
import type { Seat } from '#kernel';
import type { Event } from '../rules/state.ts';
import type { AlcatrazDesk } from './desk.ts';

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

/** The last thing the clock did to me, until I put it away or act again. */
export function createTimeUp(desk: AlcatrazDesk) {
  const [last, setLast] = createSignal<TimeUp>(); // undefined: nothing
  let seen = 0;
  createEffect(
    on(
      () => desk.props.news,
      news => {
        const me = desk.seat();
        if (me === undefined || desk.props.clock === null) return;
        const acting = desk.open().acting?.seat;
        const fresh = news
          .filter(({ n }) => n > seen)
          .flatMap(({ event }) => timeUpIn(event as Event, me, acting) ?? []);
        seen = Math.max(seen, ...news.map(({ n }) => n));
        if (fresh.length > 0) setLast(fresh.at(-1));
      },
    ),
  );
  createEffect(() => {
    if (desk.busy()) setLast(undefined);
  });
  return { last, close: () => setLast(undefined) };
}
