import { type Component, createMemo, For, Show } from 'solid-js';
import { useDesk } from '../desk.ts';
import { PlebisciteResult } from '../plebiscite/plebiscite-result.tsx';
import { EventCard } from './event-card.tsx';
import { storyOf } from './panel-use.ts';
import { sentenceOf } from './sentence.ts';
import panel from './event-panel.module.css';
import css from './story.module.css';

/** What others' events and plebiscites bring, one thing after the other. A tap or a key goes on. */
export const Story: Component = () => {
  const desk = useDesk();
  const story = createMemo(() => storyOf(desk));
  return (
    <Show when={story()}>
      {now => (
        <section class={panel['panel']} aria-label={desk.word('stage-story')} data-story>
          <Show when={now().event}>
            {event => <EventCard event={event().card} by={event().by} targets={event().targets} />}
          </Show>
          <Show when={now().plebiscite}>{held => <PlebisciteResult held={held()} />}</Show>
          <ol class={css['lines']} role="log">
            <For each={now().events}>{event => <li>{sentenceOf(desk, event)}</li>}</For>
          </ol>
        </section>
      )}
    </Show>
  );
};
