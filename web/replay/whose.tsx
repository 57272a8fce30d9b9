import { type Component, createUniqueId, For, type JSX, Show } from 'solid-js';
import { type BySeat, viewersOf } from '#kernel';
import { Icon, SeatMark } from '#kit';
import type { Person } from '#screen';
import { word } from '../words/words.ts';
import type { Eyes } from './eyes.ts';
import css from './replay.module.css';

interface WhoseProps {
  readonly eyes: Eyes;
  readonly seats: BySeat<Person>;
  choose(eyes: Eyes): void;
}

/** Whose eyes to look with: everybody's, a seat's, or those of the audience. */
export const Whose: Component<WhoseProps> = props => {
  const name = createUniqueId();
  const choices = (): Eyes[] => ['all', ...viewersOf(props.seats.length)];
  const faceOf = (eyes: Eyes): JSX.Element => {
    if (eyes === 'all') return word('replay-eyes-all');
    return eyes === 'audience' ? word('replay-eyes-audience') : <bdi>{props.seats[eyes]?.name}</bdi>;
  };
  return (
    <fieldset class={css['eyes']}>
      <legend>{word('replay-eyes')}</legend>
      <For each={choices()}>
        {eyes => (
          <label>
            <input type="radio" name={name} checked={props.eyes === eyes} onChange={() => props.choose(eyes)} />
            <span>
              <Show
                when={typeof eyes === 'number' && { seat: eyes }}
                fallback={<Icon name={eyes === 'all' ? 'eye' : 'friends'} />}
                keyed
              >
                {({ seat }) => <SeatMark seat={seat} />}
              </Show>
              {faceOf(eyes)}
            </span>
          </label>
        )}
      </For>
    </fieldset>
  );
};
