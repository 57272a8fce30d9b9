import { type Component, Show } from 'solid-js';
import { word } from '../words/words.ts';
import type { ConnectionState } from './table-connection.ts';
import style from './table.module.css';

/** Says that the connection is lost. It is reopened automatically. */
export const ConnectionStatus: Component<{ readonly status: ConnectionState }> = props => (
  <div role="status" aria-live="polite">
    <Show when={props.status === 'lost'}>
      <p class={style['lost']}>{word('table-line-lost')}</p>
    </Show>
    <Show when={props.status === 'connecting'}>
      <p class={style['connecting']}>{word('table-line-connecting')}</p>
    </Show>
  </div>
);
