import { type Component, createMemo, For, type JSX, Show } from 'solid-js';
import { word } from '../../words/words.ts';
import css from './track.module.css';

/** A marker on a track. */
interface Marker {
  readonly id: string;
  /** Its space, from 0. */
  readonly at: number;
  /** The owner of the marker, or its subject. */
  readonly name: string;
  readonly mark: JSX.Element;
}

interface TrackProps {
  /** The subject of the track. */
  label: string;
  /** The label of each space. */
  spaces: readonly string[];
  markers?: readonly Marker[];
  /** The number of filled spaces, from the first. */
  filled?: number;
}

/** A row of spaces with markers. Markers on the same space are stacked; moves are animated. */
export const Track: Component<TrackProps> = props => {
  const ids = createMemo(() => (props.markers ?? []).map(({ id }) => id));
  const markerOf = (id: string): Marker | undefined => props.markers?.find(marker => marker.id === id);
  /** The number of markers below it. */
  const level = (id: string): number => {
    const at = markerOf(id)?.at;
    return ids()
      .slice(0, ids().indexOf(id))
      .filter(other => markerOf(other)?.at === at).length;
  };
  const highest = createMemo(() => Math.max(0, ...ids().map(level)));
  return (
    <div
      class={css['track']}
      role="group"
      aria-label={props.label}
      style={{ '--spaces': props.spaces.length, '--levels': highest() + 1 }}
    >
      <ul class="visually-hidden">
        <Show when={props.filled !== undefined}>
          <li>{word('kit-track-filled', { filled: props.filled ?? 0, count: props.spaces.length })}</li>
        </Show>
        <For each={ids()}>
          {id => (
            <li>
              {word('kit-track-at', {
                name: markerOf(id)?.name ?? '',
                space: props.spaces[markerOf(id)?.at ?? 0] ?? '',
              })}
            </li>
          )}
        </For>
      </ul>
      <div class={css['spaces']} aria-hidden="true">
        <For each={props.spaces}>
          {(space, at) => (
            <span class={css['space']} data-filled={at() < (props.filled ?? 0) ? '' : undefined}>
              <span>{space}</span>
            </span>
          )}
        </For>
      </div>
      <div class={css['markers']} aria-hidden="true">
        <For each={ids()}>
          {id => (
            <span
              class={css['marker']}
              data-marker={id}
              style={{ '--at': markerOf(id)?.at ?? 0, '--level': level(id) }}
            >
              {markerOf(id)?.mark}
            </span>
          )}
        </For>
      </div>
    </div>
  );
};
