import { type Component, createMemo, Show } from 'solid-js';
import css from './counter.module.css';

interface CounterProps {
  value: number;
  /** The label for screen readers. */
  label?: string;
}

interface Turn {
  readonly value: number;
  /** Undefined at first: nothing has changed yet. */
  readonly way: 'up' | 'down' | undefined;
}

/** A number that flips when it changes, with tabular digits. */
export const Counter: Component<CounterProps> = props => {
  const turn = createMemo<Turn | undefined>(before => {
    const { value } = props;
    if (before?.value === value) return before;
    return { value, way: before && (value > before.value ? 'up' : 'down') };
  });
  return (
    <span class={css['counter']}>
      <Show when={props.label}>
        <span class="visually-hidden">{props.label} </span>
      </Show>
      <Show when={turn()} keyed>
        {({ value, way }) => (
          <span class={css['digits']} data-way={way}>
            {value}
          </span>
        )}
      </Show>
    </span>
  );
};
