import { type Component, createMemo, For, Show } from 'solid-js';
import { useDesk } from '../desk.ts';
import { headlineOf } from '../events/sentence.ts';
import { ownResultOf } from './moves.ts';
import css from './since.module.css';

/** What came of my last move: dice, cards that were drawn, and what an event of mine did to others. */
export const OwnResult: Component = () => {
  const desk = useDesk();
  const lines = createMemo((): string[] => {
    const me = desk.seat();
    if (me === undefined || !desk.isPlaying() || desk.open().resolving !== null) return [];
    // one column has no room for both
    if (desk.room() === 'narrow' && desk.outcomes().length > 0) return [];
    return ownResultOf(desk.props.heard ?? desk.props.news, me)
      .map(event => headlineOf(desk, event))
      .filter(Boolean);
  });
  return (
    <Show when={lines().length > 0}>
      <section class={css['since']} aria-label={desk.word('since-own')} data-own-result>
        <ol class={css['own']} aria-live="polite">
          <For each={lines()}>{line => <li>{line}</li>}</For>
        </ol>
      </section>
    </Show>
  );
};
