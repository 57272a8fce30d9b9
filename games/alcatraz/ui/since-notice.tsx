import { type Component, For } from 'solid-js';
import { IconButton } from '#kit';
import type { Event } from '../rules/state.ts';
import { type AlcatrazDesk, useDesk } from './desk.ts';
import { sentenceOf, type Since } from './latest.ts';
import css from './since-notice.module.css';

/** Says what has concerned me since my last move. */
export const SinceNotice: Component<{ since: Since }> = props => {
  const desk = useDesk();
  return (
    <div class={css['since']} aria-label={desk.word('board-since')} role="status" data-since>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <p tabindex="0">
        <b>{desk.word('board-since')}</b>{' '}
        <For each={props.since.left()}>{({ event }) => <span>{wordsOf(desk, event as Event)} </span>}</For>
      </p>
      <IconButton icon="close" label={desk.word('board-close')} onClick={props.since.close} />
    </div>
  );
};

/** The event, and what a card does that is new to me. */
function wordsOf(desk: AlcatrazDesk, event: Event): string {
  const card = 'card' in event && event.card !== null && isAboutCard(event) ? desk.cardText(event.card) : '';
  return [sentenceOf(desk, event), card].filter(Boolean).join(' ');
}

const isAboutCard = ({ type }: Event): boolean =>
  type === 'cardDrawn' || type === 'cardTaken' || type === 'blackmailPlayed';
