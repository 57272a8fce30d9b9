import { type Component, createUniqueId, For, type JSX, Show } from 'solid-js';
import { type BySeat, viewersOf } from '#kernel';
import { Icon, SeatMark, Select } from '#kit';
import type { Person } from '#screen';
import { word } from '../words/words.ts';
import type { Eyes } from './eyes.ts';
import css from './replay.module.css';
import { isRoomy } from './width.ts';

interface WhoseProps {
  readonly eyes: Eyes;
  readonly seats: BySeat<Person>;
  choose(eyes: Eyes): void;
}

/** Whose eyes to look with: everybody's, a seat's, or those of the audience. */
export const Whose: Component<WhoseProps> = props => {
  const choices = (): Eyes[] => ['all', ...viewersOf(props.seats.length)];
  const nameOf = (eyes: Eyes): string => {
    if (eyes === 'all') return word('replay-eyes-all');
    return eyes === 'audience' ? word('replay-eyes-audience') : (props.seats[eyes]?.name ?? String(eyes + 1));
  };
  return (
    <Show
      when={isRoomy()}
      fallback={
        <Select
          label={word('replay-eyes')}
          value={props.eyes}
          options={choices().map(eyes => ({ value: eyes, label: nameOf(eyes) }))}
          onChoose={props.choose}
        />
      }
    >
      <Chips {...props} choices={choices()} nameOf={nameOf} />
    </Show>
  );
};

const Chips: Component<WhoseProps & { readonly choices: readonly Eyes[]; nameOf(eyes: Eyes): string }> = props => {
  const name = createUniqueId();
  const signOf = (eyes: Eyes): JSX.Element =>
    typeof eyes === 'number' ? <SeatMark seat={eyes} /> : <Icon name={eyes === 'all' ? 'eye' : 'friends'} />;
  return (
    <div class={css['eyes']} role="radiogroup" aria-label={word('replay-eyes')}>
      <span>{word('replay-eyes')}</span>
      <For each={props.choices}>
        {eyes => (
          <label>
            <input type="radio" name={name} checked={props.eyes === eyes} onChange={() => props.choose(eyes)} />
            <span>
              {signOf(eyes)}
              <bdi>{props.nameOf(eyes)}</bdi>
            </span>
          </label>
        )}
      </For>
    </div>
  );
};
