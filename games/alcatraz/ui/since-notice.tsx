import { type Component, createSignal, For, Show } from 'solid-js';
import { createLateMemo, IconButton } from '#kit';
import type { HeardEvent } from '#screen';
import type { Event } from '../rules/state.ts';
import { type AlcatrazDesk, useDesk } from './desk.ts';
import { sentenceOf, shownSoFar } from './latest.ts';
import { concerningSince } from './since.ts';
import css from './since-notice.module.css';

/** What concerns me and has happened since my last move, until I move or put it away. */
export function createSince(desk: AlcatrazDesk) {
  const [closed, setClosed] = createSignal<HeardEvent>(); // the last one that was put away
  const all = createLateMemo((): readonly HeardEvent[] =>
    desk.isPlaying() && desk.props.clock !== null ? concerningSince(shownSoFar(desk), desk.seat()) : [],
  );
  const left = (): readonly HeardEvent[] => all().slice(all().findIndex(one => one === closed()) + 1);
  return { left, close: () => setClosed(all().at(-1)) };
}

export type Since = ReturnType<typeof createSince>;

export const SinceNotice: Component<{ since: Since }> = props => {
  const desk = useDesk();
  return (
    <Show when={props.since.left().length > 0}>
      <aside class={css['since']} aria-label={desk.word('board-since')} role="status" data-since>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
        <p tabindex="0">
          <b>{desk.word('board-since')}</b>{' '}
          <For each={props.since.left()}>{({ event }) => <span>{wordsOf(desk, event as Event)} </span>}</For>
        </p>
        <IconButton icon="close" label={desk.word('board-close')} onClick={props.since.close} />
      </aside>
    </Show>
  );
};

/** The event, and what a card does that is new to me. */
function wordsOf(desk: AlcatrazDesk, event: Event): string {
  const card = 'card' in event && event.card !== null && isAboutCard(event) ? desk.cardText(event.card) : '';
  return [sentenceOf(desk, event), card].filter(Boolean).join(' ');
}

const isAboutCard = ({ type }: Event): boolean =>
  type === 'cardDrawn' || type === 'cardTaken' || type === 'blackmailPlayed';
