import { type Component, For, Show } from 'solid-js';
import { ELEMENTS, type Element, ITEM_PLACES, type Kind, MAX_GUARDS_HERE } from '../rules/components.ts';
import { Drawing } from './drawing.tsx';
import css from './tokens.module.css';

/** A place for an item: a token, or a gap with the kind that belongs there. */
export const ItemPlace: Component<{ kind: Kind | null; isFilled: boolean }> = props => (
  <span class={css['place']} data-filled={props.isFilled ? '' : undefined} aria-hidden="true">
    <Show when={props.kind}>{kind => <Drawing name={kind()} />}</Show>
  </span>
);

/** The three places for items on a prisoner's sheet. */
export const HeldItems: Component<{ items: readonly Kind[] }> = props => (
  <span class={css['places']}>
    <For each={Array.from({ length: ITEM_PLACES }, (_, at) => at)}>
      {at => <ItemPlace kind={props.items[at] ?? null} isFilled={at < props.items.length} />}
    </For>
  </span>
);

/** The six letters: those a prisoner has, and those that nobody else has. */
export const Letters: Component<{ marks: readonly Element[]; sole: readonly Element[] }> = props => (
  <span class={css['letters']} aria-hidden="true">
    <For each={ELEMENTS}>
      {element => (
        <i
          data-on={props.marks.includes(element) ? '' : undefined}
          data-sole={props.sole.includes(element) ? '' : undefined}
        >
          {element}
        </i>
      )}
    </For>
  </span>
);

/** The four places for guards: those there are, and those paid off struck through. */
export const Guards: Component<{ guards: number; bribed: number }> = props => (
  <span class={css['guards']} aria-hidden="true">
    <For each={Array.from({ length: MAX_GUARDS_HERE }, (_, at) => at)}>
      {at => (
        <i data-on={at < props.guards ? '' : undefined} data-bribed={at < props.bribed ? '' : undefined}>
          <Drawing name="guard" />
        </i>
      )}
    </For>
  </span>
);
