import { type Component, Show } from 'solid-js';
import css from './spinner.module.css';

/** Something is under way; what, is said to those who listen, if a label is given. */
export const Spinner: Component<{ label?: string }> = props => (
  <span class={css['spinner']} role={props.label ? 'status' : undefined} aria-hidden={props.label ? undefined : 'true'}>
    <Show when={props.label}>{label => <span class="visually-hidden">{label()}</span>}</Show>
  </span>
);
