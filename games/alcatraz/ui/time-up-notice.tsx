import { type Component, Show } from 'solid-js';
import { Icon, IconButton } from '#kit';
import { useDesk } from './desk.ts';
import type { createTimeUp, TimeUp } from './time-up.ts';
import css from './time-up-notice.module.css';

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
