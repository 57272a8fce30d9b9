import { type Component, For, Show } from 'solid-js';
import { moveButtonFor } from '#desk';
import { Icon } from '#kit';
import type { Line } from '#telling';
import { useDesk } from './desk.ts';
import css from './move-button.module.css';

/** A move that can be made, or why it cannot. */
export const MoveButton = moveButtonFor(useDesk);

/** Warnings before an action. */
export const Warnings: Component<{ lines: readonly Line[]; id?: string }> = props => {
  const desk = useDesk();
  return (
    <Show when={props.lines.length > 0}>
      <ul class={css['warnings']} id={props.id}>
        <For each={props.lines}>
          {line => (
            <li>
              <Icon name="warning" />
              <span>{desk.say(line)}</span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
};
