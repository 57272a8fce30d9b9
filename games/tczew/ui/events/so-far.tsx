import { type Component, createMemo, For, Show } from 'solid-js';
import type { Event } from '../../rules/state.ts';
import { type TczewDesk, useDesk } from '../desk.ts';
import { sentenceOf } from './sentence.ts';
import { doneSoFar } from './done-so-far.ts';
import css from './story.module.css';

/** What the event has done so far: cards that were drawn or taken, and what was laid. */
export const SoFar: Component = () => {
  const desk = useDesk();
  const lines = createMemo(() =>
    doneSoFar((desk.props.heard ?? desk.props.news).map(({ event }) => event as Event))
      // the cards of a hand that was shown are listed to choose from
      .filter(({ type }) => type !== 'handShown' || !isTaking(desk))
      .flatMap(event => [sentenceOf(desk, event), ...keptWords(desk, event)])
      .filter(Boolean),
  );
  return (
    <Show when={lines().length > 0}>
      <ul class={css['lines']} data-so-far>
        <For each={lines()}>{line => <li>{line}</li>}</For>
      </ul>
    </Show>
  );
};

const isTaking = (desk: TczewDesk): boolean => desk.isAwaited() && desk.open().pending?.type === 'take';

/** A card that was to be laid at once, and fits nowhere. */
const keptWords = (desk: TczewDesk, event: Event): string[] =>
  event.type === 'fetched' &&
  event.from === 'current' &&
  desk.hand().includes(event.card) &&
  desk.open().pending?.type === 'build'
    ? [desk.word('stage-fetched-kept')]
    : [];
