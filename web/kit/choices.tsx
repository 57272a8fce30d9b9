import { type Component, createUniqueId, For, type JSX, Show, splitProps } from 'solid-js';
import { FIELD, Field, type FieldLook } from './field.tsx';
import css from './field.module.css';
import { Icon } from './icon.tsx';

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

interface ChoiceProps<Value> {
  options: readonly Choice<Value>[];
  value: Value;
  disabled?: boolean;
  onChoose(value: Value): void;
}

/** A drop-down list. */
export function Select<Value extends string | number | boolean | null>(
  props: FieldLook & ChoiceProps<Value>,
): JSX.Element {
  const [field, own] = splitProps(props, FIELD);
  return (
    <Field {...field}>
      {described => (
        <div class={css['select']}>
          <select
            {...described}
            class={css['control']}
            disabled={own.disabled}
            onChange={event => {
              const chosen = own.options[event.currentTarget.selectedIndex];
              if (chosen) own.onChoose(chosen.value);
            }}
          >
            <For each={own.options}>
              {option => (
                <option selected={option.value === own.value} disabled={option.disabled}>
                  {option.label}
                </option>
              )}
            </For>
          </select>
          <Icon name="down" />
        </div>
      )}
    </Field>
  );
}

interface SwitchProps {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
}

/** An on/off switch. */
export const Switch: Component<SwitchProps> = props => {
  const id = createUniqueId();
  return (
    <div class={css['switch']}>
      <div>
        <label for={id}>{props.label}</label>
        <Show when={props.hint}>
          <p class={css['hint']} id={`${id}-hint`}>
            {props.hint}
          </p>
        </Show>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={props.checked}
        disabled={props.disabled}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        onChange={event => {
          props.onChange(event.currentTarget.checked);
          // stays unchanged if the change is refused
          event.currentTarget.checked = props.checked;
        }}
      />
    </div>
  );
};

interface SegmentedProps<Value> extends ChoiceProps<Value> {
  label: string;
  hint?: string | undefined;
  hideLabel?: boolean;
}

/** A group of radio buttons in a row. */
export function Segmented<Value extends string | number | boolean | null>(props: SegmentedProps<Value>): JSX.Element {
  const id = createUniqueId();
  return (
    <fieldset
      class={css['segmented']}
      disabled={props.disabled}
      aria-describedby={props.hint ? `${id}-hint` : undefined}
    >
      <legend classList={{ 'visually-hidden': props.hideLabel ?? false }}>{props.label}</legend>
      <div class={css['segments']}>
        <For each={props.options}>
          {option => (
            <label>
              <input
                type="radio"
                name={id}
                checked={option.value === props.value}
                disabled={option.disabled}
                onChange={() => props.onChoose(option.value)}
              />
              <span>{option.label}</span>
            </label>
          )}
        </For>
      </div>
      <Show when={props.hint}>
        <p class={css['hint']} id={`${id}-hint`}>
          {props.hint}
        </p>
      </Show>
    </fieldset>
  );
}
