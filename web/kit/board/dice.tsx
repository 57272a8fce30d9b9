import { type Component, createMemo, For, Show } from 'solid-js';
import { word } from '../../words/words.ts';
import css from './dice.module.css';

interface DiceProps {
  /** Who rolled, or what for. */
  label: string;
  values: readonly number[];
  /** Faces of a die; six of them have pips, any other number has digits. */
  sides?: number;
  /** Added to the sum. */
  plus?: number;
  /** The number of the roll: a change rolls the dice again. */
  roll?: number | string;
  /** How the roll ended, where it is compared with another one. */
  outcome?: 'won' | 'lost' | undefined;
}

/** Where the pips of a face are, in a grid of three by three. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};

/** Dice with a given result: they tumble and show it. */
export const Dice: Component<DiceProps> = props => {
  const sides = (): number => props.sides ?? 6;
  const sum = (): number => props.values.reduce((total, value) => total + value, props.plus ?? 0);
  const hasSum = (): boolean => props.values.length > 1 || (props.plus ?? 0) !== 0;
  const name = (): string => {
    const args = { label: props.label, values: { list: props.values }, sum: sum() };
    return hasSum() ? word('kit-dice-sum', args) : word('kit-dice', args);
  };
  /** A new object for every roll, so that its dice are drawn anew and tumble. */
  const rolled = createMemo(() => ({ roll: props.roll, values: props.values }));
  return (
    <div class={css['dice']} role="img" aria-label={name()} data-outcome={props.outcome}>
      <Show when={rolled()} keyed>
        {({ values }) => <For each={values}>{(value, at) => <Die value={value} sides={sides()} at={at()} />}</For>}
      </Show>
      <Show when={props.plus}>
        {plus => <span class={css['plus']}>{plus() > 0 ? `+${plus()}` : `−${-plus()}`}</span>}
      </Show>
      <Show when={hasSum()}>
        <span class={css['sum']}>= {sum()}</span>
      </Show>
    </div>
  );
};

const Die: Component<{ value: number; sides: number; at: number }> = props => {
  const pips = (): readonly number[] | undefined => (props.sides === 6 ? PIPS[props.value] : undefined);
  return (
    <span class={css['die']} style={{ '--at': props.at }}>
      <Show
        when={pips()}
        fallback={
          <>
            {props.value}
            <small>K{props.sides}</small>
          </>
        }
      >
        {places => (
          <span class={css['pips']}>
            <For each={places()}>
              {place => <i style={{ 'grid-area': `${Math.ceil(place / 3)} / ${((place - 1) % 3) + 1}` }} />}
            </For>
          </span>
        )}
      </Show>
    </span>
  );
};
