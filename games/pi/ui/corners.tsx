import { type Component, For, Show } from 'solid-js';
import { Icon, Steps } from '#kit';
import type { Event } from '../rules/state.ts';
import { type Desk, useDesk } from './desk.ts';
import { MapFilter, OverlayNote } from './map.tsx';
import { MarkerPiece } from './pieces.tsx';
import { LatestResult, shortText } from './status.tsx';
import css from './corners.module.css';

/** The corners of the honeycomb are free: what others did, what the pieces mean, and whose pieces are shown. */
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

/** What is told about the move that is stepped to. */
function sayStep(desk: Desk): string {
  const event = desk.since.current()?.event;
  return event ? shortText(desk, event as Event) : '';
}

/** On a phone there is room for a number: a tap opens the steps above the map. */
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

/** On a phone the steps cover the players, with what happened in words. */
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

/** What the three answers look like. */
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
