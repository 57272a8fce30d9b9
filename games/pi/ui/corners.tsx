import { type Component, For, Show } from 'solid-js';
import { Icon, Steps } from '#kit';
import type { Event } from '../rules/state.ts';
import { type Desk, useDesk } from './desk.ts';
import { MapFilter, OverlayNote } from './map.tsx';
import { MarkerPiece } from './pieces.tsx';
import { LatestResult, shortText } from './status.tsx';
import css from './corners.module.css';

/** The corners of the map: moves of others, a legend, and the piece filter. */
export const Corners: Component = () => {
  const desk = useDesk();
  return (
    <>
      <div class={css['since']} data-width={desk.frameWidth()}>
        <Show when={desk.frameWidth() === 'narrow'} fallback={<SinceSteps />}>
          <SinceButton />
        </Show>
        <Show when={desk.hasCorner()}>
          <LatestResult at="corner" />
        </Show>
      </div>
      <Key />
      <div class={css['filter']}>
        <OverlayNote />
        <MapFilter />
      </div>
    </>
  );
};

/** Steps through what others did since my turn. */
const SinceSteps: Component = () => {
  const desk = useDesk();
  const { since } = desk;
  const step = (go: () => void) => (): void => {
    go();
    desk.setStepping(true);
    desk.props.announce(sayStep(desk));
  };
  return (
    <Show when={since.moves().length > 0}>
      <Steps
        label={desk.word('board-since-label')}
        index={since.index()}
        count={since.moves().length}
        position={desk.word('board-step-at', { at: since.index() + 1, count: since.moves().length })}
        what={desk.word('board-since')}
        previous={desk.word('board-step-earlier')}
        next={desk.word('board-step-later')}
        onPrevious={step(since.previous)}
        onNext={step(since.next)}
      />
    </Show>
  );
};

/** The text of the current step. */
function sayStep(desk: Desk): string {
  const event = desk.since.current()?.event;
  return event ? shortText(desk, event as Event) : '';
}

/** On a phone: a button with the number of moves, which opens the steps. */
const SinceButton: Component = () => {
  const desk = useDesk();
  return (
    <Show when={desk.since.moves().length > 0}>
      <button
        type="button"
        class={css['count']}
        title={desk.word('board-since-label')}
        aria-expanded={desk.isStepping()}
        onClick={() => desk.setStepping(!desk.isStepping())}
      >
        <b>{desk.since.moves().length}</b>
        <span>{desk.word('board-since')}</span>
      </button>
    </Show>
  );
};

/** On a phone: the steps with their texts, over the players. */
export const StepsSheet: Component = () => {
  const desk = useDesk();
  const { since } = desk;
  return (
    <Show when={desk.frameWidth() === 'narrow' && desk.isStepping() && since.moves().length > 0}>
      <div class={css['sheet']} role="group" aria-label={desk.word('board-since-label')}>
        <button
          type="button"
          aria-label={desk.word('board-step-earlier')}
          aria-disabled={since.index() <= 0 ? 'true' : undefined}
          onClick={() => since.previous()}
        >
          <Icon name="back" />
        </button>
        <p aria-live="polite">
          <b>{desk.word('board-step-at', { at: since.index() + 1, count: since.moves().length })}</b> {sayStep(desk)}
        </p>
        <button
          type="button"
          aria-label={desk.word('board-step-later')}
          aria-disabled={since.index() >= since.moves().length - 1 ? 'true' : undefined}
          onClick={() => since.next()}
        >
          <Icon name="forward" />
        </button>
        <button type="button" aria-label={desk.word('board-put-down')} onClick={() => desk.setStepping(false)}>
          <Icon name="close" />
        </button>
      </div>
    </Show>
  );
};

const KEY = [
  ['disc', 'board-key-disc'],
  ['cube', 'board-key-cube'],
  ['none', 'board-key-none'],
] as const;

/** The legend of the three answers. */
const Key: Component = () => {
  const desk = useDesk();
  return (
    <ul class={css['key']} aria-label={desk.word('board-key')}>
      <For each={KEY}>
        {([marker, key]) => (
          <li>
            <MarkerPiece seat={desk.seat() ?? 0} edition={desk.edition()} marker={marker} sure="confirmed" />
            {desk.word(key)}
          </li>
        )}
      </For>
    </ul>
  );
};
