import { type Component, createMemo, For, Show } from 'solid-js';
import { useDesk } from '../desk.ts';
import { headlineOf } from '../events/sentence.ts';
import { ownResultOf } from './moves.ts';
import css from './since.module.css';

interface OwnResultProps {
  /** In a bar as high as the main button. */
  isBar?: boolean;
}

/** What came of my last move: dice, cards that were drawn, and what an event of mine did to others. */
export const OwnResult: Component<OwnResultProps> = props => {
  const desk = useDesk();
  const lines = createMemo((): string[] =>
    ownResultOf(desk.props.heard ?? desk.props.news, desk.seat() ?? 0)
      .map(event => headlineOf(desk, event))
      .filter(Boolean),
  );
  return (
    <section class={css['since']} aria-label={desk.word('since-own')} data-own-result>
      <Show
        when={props.isBar}
        fallback={
          <ol class={css['own']} aria-live="polite">
            <For each={lines()}>{line => <li>{line}</li>}</For>
          </ol>
        }
      >
        <p class={css['bar']} aria-live="polite">
          <span class={css['only']} data-shortens title={lines().join(' ')}>
            {lines().join(' ')}
          </span>
        </p>
      </Show>
    </section>
  );
};
