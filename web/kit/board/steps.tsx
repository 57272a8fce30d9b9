import type { Component } from 'solid-js';
import { Icon } from '../icon.tsx';
import css from './steps.module.css';

interface StepsProps {
  /** The label for screen readers. */
  label: string;
  /** The place of the current one, from 0. */
  index: number;
  count: number;
  /** "3 of 3", and what follows it. */
  position: string;
  what: string;
  previous: string;
  next: string;
  onPrevious(): void;
  onNext(): void;
}

/** Buttons that step through a list; they stop at both ends. */
export const Steps: Component<StepsProps> = props => (
  <div class={css['steps']} role="group" aria-label={props.label}>
    <button
      type="button"
      aria-label={props.previous}
      aria-disabled={props.index <= 0 ? 'true' : undefined}
      onClick={() => props.onPrevious()}
    >
      <Icon name="back" />
    </button>
    <span class={css['position']}>
      <b>{props.position}</b> <span class={css['what']}>{props.what}</span>
    </span>
    <button
      type="button"
      aria-label={props.next}
      aria-disabled={props.index >= props.count - 1 ? 'true' : undefined}
      onClick={() => props.onNext()}
    >
      <Icon name="forward" />
    </button>
  </div>
);
