import { type Component, Show } from 'solid-js';
import { word } from '../words/words.ts';
import type { LineState } from './sitting.ts';
import style from './table.module.css';

/** Says when the table cannot be reached. It heals by itself; nothing is lost meanwhile. */
export const Connection: Component<{ readonly line: LineState }> = props => (
  <div role="status" aria-live="polite">
    <Show when={props.line === 'lost'}>
      <p class={style['lost']}>{word('table-line-lost')}</p>
    </Show>
    <Show when={props.line === 'connecting'}>
      <p class={style['connecting']}>{word('table-line-connecting')}</p>
    </Show>
  </div>
);
