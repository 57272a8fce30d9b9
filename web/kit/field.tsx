import { type Component, createUniqueId, For, type JSX, Show, splitProps } from 'solid-js';
import { Icon } from './icon.tsx';
import css from './field.module.css';

interface Described {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': 'true' | undefined;
}

interface FieldProps {
  label: string;
  /** One line that helps to decide. */
  hint?: string | undefined;
  /** What is wrong with what was filled in; empty or absent: nothing. */
  error?: string | undefined;
  /** Read aloud, but not shown: where it is plain to see what it is for. */
  hideLabel?: boolean;
  /** The control; give it what it is given. */
  children(described: Described): JSX.Element;
}

/** A label, a hint, and what is wrong, around a `TextInput` or a `Select`. */
export const Field: Component<FieldProps> = props => {
  const id = createUniqueId();
  const described = (): string | undefined =>
    [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div class={css['field']}>
      <label for={id} classList={{ 'heard-only': props.hideLabel ?? false }}>
        {props.label}
      </label>
      {props.children({
        id,
        get 'aria-describedby'() {
          return described();
        },
        get 'aria-invalid'() {
          return props.error ? ('true' as const) : undefined;
        },
      })}
      <Show when={props.hint}>
        <p class={css['hint']} id={`${id}-hint`}>
          {props.hint}
        </p>
      </Show>
      <div aria-live="polite">
        <Show when={props.error}>
          <p class={css['error']} id={`${id}-error`}>
            <Icon name="warning" />
            <span>{props.error}</span>
          </p>
        </Show>
      </div>
    </div>
  );
};

/** What a `Field` gives its control; by itself, a control has a label for those who listen. */
interface Named extends Partial<Described> {
  label?: string;
}

interface TextInputProps
  extends Named,
    Omit<JSX.InputHTMLAttributes<HTMLInputElement>, 'class' | 'onInput' | 'value' | 'aria-label' | keyof Described> {
  value: string;
  onInput(value: string): void;
}

/** A line of text. */
export const TextInput: Component<TextInputProps> = props => {
  const [own, rest] = splitProps(props, ['value', 'onInput', 'label']);
  return (
    <input
      type="text"
      {...rest}
      class={css['control']}
      aria-label={own.label}
      value={own.value}
      onInput={event => own.onInput(event.currentTarget.value)}
    />
  );
};

interface Choice<Value> {
  readonly value: Value;
  readonly text: string;
  readonly disabled?: boolean;
}

interface ChoiceProps<Value> {
  options: readonly Choice<Value>[];
  value: Value;
  disabled?: boolean;
  onChange(value: Value): void;
}

interface SelectProps<Value> extends Named, ChoiceProps<Value> {}

/** One of many, from a list that opens. */
export function Select<Value extends string | number | boolean | null>(props: SelectProps<Value>): JSX.Element {
  const [own, rest] = splitProps(props, ['options', 'value', 'onChange', 'label']);
  return (
    <div class={css['select']}>
      <select
        {...rest}
        class={css['control']}
        aria-label={own.label}
        onChange={event => {
          const chosen = own.options[event.currentTarget.selectedIndex];
          if (chosen) own.onChange(chosen.value);
        }}
      >
        <For each={own.options}>
          {option => (
            <option selected={option.value === own.value} disabled={option.disabled}>
              {option.text}
            </option>
          )}
        </For>
      </select>
      <Icon name="down" />
    </div>
  );
}

interface SwitchProps {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
}

/** On or off, at once. */
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
          // whoever refuses leaves it as it was
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

/** One of a few, all in sight. */
export function Segmented<Value extends string | number | boolean | null>(props: SegmentedProps<Value>): JSX.Element {
  const id = createUniqueId();
  return (
    <fieldset
      class={css['segmented']}
      disabled={props.disabled}
      aria-describedby={props.hint ? `${id}-hint` : undefined}
    >
      <legend classList={{ 'heard-only': props.hideLabel ?? false }}>{props.label}</legend>
      <div class={css['segments']}>
        <For each={props.options}>
          {option => (
            <label>
              <input
                type="radio"
                name={id}
                checked={option.value === props.value}
                disabled={option.disabled}
                onChange={() => props.onChange(option.value)}
              />
              <span>{option.text}</span>
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
