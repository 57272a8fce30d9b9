import { createMemo, For, type JSX, Show } from 'solid-js';
import { createRovingFocus, stepIn } from '../roving-focus.ts';
import css from './hand.module.css';

interface HandProps<Card> {
  /** Whose hand it is. */
  label: string;
  cards: readonly Card[];
  /** No two cards share one. */
  idOf(card: Card): string;
  /** What a card is called, for those who listen. */
  nameOf(card: Card): string;
  /** What a card looks like. */
  children(card: Card): JSX.Element;
  /** The ids of the chosen cards. */
  chosen?: readonly string[];
  /** Several may be chosen. */
  many?: boolean;
  /** Why a card cannot be chosen now, in a few words; undefined: it can. */
  refusal?(card: Card): string | undefined;
  /** A card was pressed that can be chosen; without it the cards are only shown. */
  onChoose?(card: Card): void;
  /** Side by side, or held in a hand. Both shrink before anything is cut off. */
  shape?: 'row' | 'fan';
}

/** The cards of a player: one tab stop, arrow keys within, Enter or the space bar to choose. */
export function Hand<Card>(props: HandProps<Card>): JSX.Element {
  const ids = createMemo(() => props.cards.map(card => props.idOf(card)));
  const roving = createRovingFocus({
    ids,
    step: (from, { key, ctrlKey }) => (ctrlKey ? undefined : stepIn(ids(), from, key, { axis: 'horizontal' })),
  });
  return (
    <div
      class={css['hand']}
      data-shape={props.shape ?? 'row'}
      role="listbox"
      aria-label={props.label}
      aria-orientation="horizontal"
      aria-multiselectable={props.many ? 'true' : undefined}
      style={{ '--count': ids().length }}
      {...roving.group}
    >
      <For each={ids()}>
        {(id, at) => (
          <HandCard
            id={id}
            at={at()}
            hand={props}
            roving={roving.item(id)}
            card={props.cards.find(card => props.idOf(card) === id)}
          />
        )}
      </For>
    </div>
  );
}

interface HandCardProps<Card> {
  id: string;
  at: number;
  hand: HandProps<Card>;
  roving: ReturnType<ReturnType<typeof createRovingFocus>['item']>;
  card: Card | undefined;
}

function HandCard<Card>(props: HandCardProps<Card>): JSX.Element {
  const refusal = createMemo(() => (props.card === undefined ? undefined : props.hand.refusal?.(props.card)));
  const isChosen = (): boolean => props.hand.chosen?.includes(props.id) ?? false;
  const choose = (): void => {
    if (props.card !== undefined && refusal() === undefined) props.hand.onChoose?.(props.card);
  };
  return (
    <div class={css['slot']} style={{ '--at': props.at }} role="presentation">
      <div
        class={css['card']}
        role="option"
        data-hand-card={props.id}
        aria-selected={isChosen()}
        aria-disabled={refusal() === undefined ? undefined : 'true'}
        {...props.roving}
        onClick={choose}
        onKeyDown={event => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          choose();
        }}
      >
        <Show when={props.card !== undefined}>
          <span class="visually-hidden">{props.hand.nameOf(props.card as Card)}</span>
          <span class={css['face']} aria-hidden="true">
            {props.hand.children(props.card as Card)}
          </span>
        </Show>
        <Show when={refusal()}>
          <span class={css['why']}>{refusal()}</span>
        </Show>
      </div>
    </div>
  );
}
