import { type Component, createEffect, createSignal, on, Show } from 'solid-js';
import { Icon, IconButton } from '#kit';
import type { Event } from '../rules/state.ts';
import { type AlcatrazDesk, useDesk } from './desk.ts';
import { type TimeUp, timeUpIn } from './time-up.ts';
import css from './time-up-notice.module.css';

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

const ABOUT_ME = { turn: 'board-time-up-turn', vote: 'board-time-up-vote' } as const;
const ABOUT_OFFERS = { offer: 'board-time-up-offer', answer: 'board-time-up-answer' } as const;

/** Says that time was up. It stays, because a player whose time is up has probably looked away. */
export const TimeUpNotice: Component<{ timeUp: ReturnType<typeof createTimeUp> }> = props => {
  const desk = useDesk();
  const sentence = (now: TimeUp): string =>
    'seat' in now ? desk.word(ABOUT_OFFERS[now.about], { seat: { seat: now.seat } }) : desk.word(ABOUT_ME[now.about]);
  return (
    <Show when={props.timeUp.last()}>
      {now => (
        <aside class={css['notice']} aria-label={desk.word('board-time-up')} role="status" data-time-up>
          <Icon name="clock" />
          <p>{sentence(now())}</p>
          <IconButton icon="close" label={desk.word('board-close')} onClick={props.timeUp.close} />
        </aside>
      )}
    </Show>
  );
};
