import { type Component, createUniqueId, For, Show } from 'solid-js';
import { IconButton, Select } from '#kit';
import type { Scalar } from '#kernel';
import { word } from '../words/words.ts';
import { addable, type ListOption, movedUp, toggled } from './option-lists.ts';
import style from './option-list.module.css';

interface OptionListProps {
  readonly label: string;
  readonly option: ListOption;
  readonly chosen: readonly Scalar[];
  wordFor(value: Scalar): string;
  /** Undefined: read-only. */
  readonly choose: ((chosen: readonly Scalar[]) => void) | undefined;
}

/** An option that takes several values: boxes to tick, or a list in an order of one's own. */
export const OptionList: Component<OptionListProps> = props => (
  <Show when={props.choose} fallback={<ChosenValues {...props} />}>
    {choose => (
      <fieldset class={style['list']}>
        <legend>{props.label}</legend>
        <Show when={props.option.isOrdered} fallback={<Boxes {...props} choose={chosen => choose()(chosen)} />}>
          <OrderedValues {...props} choose={chosen => choose()(chosen)} />
        </Show>
      </fieldset>
    )}
  </Show>
);

const ChosenValues: Component<OptionListProps> = props => (
  <p class={style['shown']}>
    <span>{props.label}</span>
    <span>
      {props.chosen.length === 0
        ? word('table-option-none')
        : props.chosen.map(value => props.wordFor(value)).join(', ')}
    </span>
  </p>
);

type EditProps = OptionListProps & { choose(chosen: readonly Scalar[]): void };

const Boxes: Component<EditProps> = props => (
  <div class={style['boxes']}>
    <For each={props.option.values}>
      {value => {
        const id = createUniqueId();
        const isChosen = (): boolean => props.chosen.includes(value);
        return (
          <label for={id}>
            <input
              id={id}
              type="checkbox"
              checked={isChosen()}
              disabled={!isChosen() && addable(props.option, props.chosen).length === 0}
              onChange={event => {
                props.choose(toggled(props.option, props.chosen, value));
                // the box shows what the table says
                event.currentTarget.checked = isChosen();
              }}
            />
            <span>{props.wordFor(value)}</span>
          </label>
        );
      }}
    </For>
  </div>
);

const OrderedValues: Component<EditProps> = props => (
  <>
    <ol class={style['ordered']}>
      <For each={props.chosen}>
        {(value, index) => (
          <li>
            <span>{props.wordFor(value)}</span>
            <Show when={index() > 0}>
              <IconButton
                kind="quiet"
                icon="up"
                label={word('table-option-up', { value: props.wordFor(value) })}
                onClick={() => props.choose(movedUp(props.chosen, index()))}
              />
            </Show>
            <IconButton
              kind="quiet"
              icon="close"
              label={word('table-option-remove', { value: props.wordFor(value) })}
              onClick={() => props.choose(toggled(props.option, props.chosen, value))}
            />
          </li>
        )}
      </For>
    </ol>
    <Show when={addable(props.option, props.chosen).length > 0}>
      <Select<Scalar>
        label={word('table-option-add')}
        hideLabel
        value={null}
        options={[
          { value: null, label: word('table-option-add') },
          ...addable(props.option, props.chosen).map(value => ({ value, label: props.wordFor(value) })),
        ]}
        onChoose={value => {
          if (value !== null) props.choose(toggled(props.option, props.chosen, value));
        }}
      />
    </Show>
  </>
);
