import { type Component, Show } from 'solid-js';
import css from './spinner.module.css';

/** A spinner, with an optional label for screen readers. */
export const Spinner: Component<{ label?: string }> = props => (
  <span class={css['spinner']} role={props.label ? 'status' : undefined} aria-hidden={props.label ? undefined : 'true'}>
    <Show when={props.label}>{label => <span class="visually-hidden">{label()}</span>}</Show>
  </span>
);
