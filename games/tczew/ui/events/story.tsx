import { type Component, createMemo, For, Show } from 'solid-js';
import { IconButton } from '#kit';
import { useDesk } from '../desk.ts';
import { PlebisciteResult } from '../plebiscite/plebiscite-result.tsx';
import { EventCard } from './event-card.tsx';
import { storyOf, unreadStory } from './panel-use.ts';
import { sentenceOf } from './sentence.ts';
import panel from './event-panel.module.css';
import css from './story.module.css';

/**
 * What others' events and plebiscites bring, one thing after the other. A tap or a key goes on. What they did to me
 * stays until I act or close it.
 */
export const Story: Component = () => {
  const desk = useDesk();
  const story = createMemo(() => storyOf(desk));
  /** The card and the result tell the rest. */
  const lines = createMemo(() => {
    const told = (story()?.events ?? [])
      .filter(({ type }) => type !== 'eventPlayed' && type !== 'plebisciteHeld')
      .map(event => sentenceOf(desk, event))
      .filter(Boolean);
    const card = unreadStory(desk)?.event?.card;
    return told.length === 0 && card !== undefined
      ? [desk.word('since-unharmed', { event: desk.cardName(card) })]
      : told;
  });
  return (
    <Show when={story()}>
      {now => (
        <section class={`${panel['panel']} ${css['story']}`} aria-label={desk.word('stage-story')} data-story>
          <Show when={now().event} fallback={<Lines lines={lines()} />}>
            {event => (
              <EventCard event={event().card} by={event().by} targets={event().targets}>
                <Lines lines={lines()} />
              </EventCard>
            )}
          </Show>
          <Show when={now().plebiscite}>{held => <PlebisciteResult held={held()} />}</Show>
          <Show when={unreadStory(desk)}>
            <span class={css['close']}>
              <IconButton icon="close" label={desk.word('since-close')} onClick={desk.markRead} />
            </span>
          </Show>
        </section>
      )}
    </Show>
  );
};

/** What happened, the latest in bold. */
const Lines: Component<{ lines: readonly string[] }> = props => (
  <Show when={props.lines.length > 0}>
    <ol class={css['lines']} role="log">
      <For each={props.lines}>{line => <li>{line}</li>}</For>
    </ol>
  </Show>
);
