import { type Component, createUniqueId, For, type JSX, Show } from 'solid-js';
import { type BySeat, viewersOf } from '#kernel';
import { Icon, SeatMark, Select } from '#kit';
import type { Person } from '#screen';
import { word } from '../words/words.ts';
import type { Viewpoint } from './viewpoint.ts';
import css from './replay.module.css';
import { isRoomy } from './page-width.ts';

interface ViewpointPickerProps {
  readonly viewpoint: Viewpoint;
  readonly seats: BySeat<Person>;
  choose(viewpoint: Viewpoint): void;
}

/** Chooses the viewpoint: all, a seat, or the audience. */
export const ViewpointPicker: Component<ViewpointPickerProps> = props => {
  const choices = (): Viewpoint[] => ['all', ...viewersOf(props.seats.length)];
  const nameOf = (viewpoint: Viewpoint): string => {
    if (viewpoint === 'all') return word('replay-eyes-all');
    return viewpoint === 'audience'
      ? word('replay-eyes-audience')
      : (props.seats[viewpoint]?.name ?? String(viewpoint + 1));
  };
  return (
    <Show
      when={isRoomy()}
      fallback={
        <Select
          label={word('replay-eyes')}
          value={props.viewpoint}
          options={choices().map(viewpoint => ({ value: viewpoint, label: nameOf(viewpoint) }))}
          onChoose={props.choose}
        />
      }
    >
      <Chips {...props} choices={choices()} nameOf={nameOf} />
    </Show>
  );
};

const Chips: Component<
  ViewpointPickerProps & { readonly choices: readonly Viewpoint[]; nameOf(viewpoint: Viewpoint): string }
> = props => {
  const name = createUniqueId();
  const signOf = (viewpoint: Viewpoint): JSX.Element =>
    typeof viewpoint === 'number' ? (
      <SeatMark seat={viewpoint} />
    ) : (
      <Icon name={viewpoint === 'all' ? 'eye' : 'friends'} />
    );
  return (
    <div class={css['eyes']} role="radiogroup" aria-label={word('replay-eyes')}>
      <span>{word('replay-eyes')}</span>
      <For each={props.choices}>
        {viewpoint => (
          <label>
            <input
              type="radio"
              name={name}
              checked={props.viewpoint === viewpoint}
              onChange={() => props.choose(viewpoint)}
            />
            <span>
              {signOf(viewpoint)}
              <bdi>{props.nameOf(viewpoint)}</bdi>
            </span>
          </label>
        )}
      </For>
    </div>
  );
};
