import { type Component, createMemo, Show } from 'solid-js';
import type { View } from '../rules/state.ts';
import type { BoardProps } from './props.ts';
import css from './status.module.css';

const EPOCHS = ['', 'I', 'II', 'III', 'IV', 'V'];

/** The epoch, and how much is left of its stack. */
export const Status: Component<BoardProps> = props => {
  const view = createMemo(() => props.view as View);
  const open = (): View['open'] => view().open;
  const epoch = (): number => (open().phase === 'epoch2' ? 2 : isPrehistory() ? 1 : open().pointer);
  const isPrehistory = (): boolean => open().phase === 'towns' || open().phase === 'epoch1';
  const left = (): number => view().stacks.reduce((sum, stack) => sum + stack.length, 0);
  return (
    <p class={css['status']}>
      <b>{props.word('board-epoch', { epoch: EPOCHS[epoch()] ?? '' })}</b>
      <Show when={open().turn}>
        <span>{props.word('board-cards-left', { count: left() })}</span>
      </Show>
      <Show when={open().phase === 'lastLap'}>
        <em>{props.word('board-last-lap')}</em>
      </Show>
    </p>
  );
};
