import { type Component, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { word } from '../../words/words.ts';
import { Counter } from './counter.tsx';
import css from './pile.module.css';

interface PileProps {
  /** The name of the pile. */
  label: string;
  count: number;
  /** The top card of a pile that lies face up; without it the pile lies face down. */
  top?: JSX.Element;
  /** The back of the cards; a plain one without it. */
  back?: JSX.Element;
  /** Opens or draws from the pile; undefined: the pile is only shown. */
  onOpen?(): void;
}

/** At most this many cards are drawn below the top one. */
const EDGES = 3;

/** A deck or a discard pile, with the number of cards in it. It keeps its size and place when it is empty. */
export const Pile: Component<PileProps> = props => {
  const name = (): string =>
    props.count === 0
      ? word('kit-pile-empty', { pile: props.label })
      : word('kit-pile-count', { pile: props.label, count: props.count });
  const edges = (): number => Math.min(EDGES, Math.max(0, props.count - 1));
  return (
    <Dynamic
      component={props.onOpen ? 'button' : 'div'}
      type={props.onOpen ? 'button' : undefined}
      class={css['pile']}
      data-pile
      onClick={() => props.onOpen?.()}
    >
      <span class="visually-hidden">{name()}</span>
      <span class={css['cards']} style={{ '--edges': edges() }} aria-hidden="true">
        <Show when={props.count > 0} fallback={<span class={css['empty']} />}>
          <span class={css['top']}>{props.top ?? props.back ?? <span class={css['back']} />}</span>
        </Show>
        <span class={css['count']}>
          <Counter value={props.count} />
        </span>
      </span>
      <span class={css['label']} aria-hidden="true">
        {props.label}
      </span>
    </Dynamic>
  );
};
