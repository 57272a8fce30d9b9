import { type Component, createUniqueId, type JSX, Show, splitProps } from 'solid-js';
import { Icon } from './icon.tsx';
import css from './field.module.css';

export interface FieldLook {
  label: string;
  /** One line that helps to decide. */
  hint?: string | undefined;
  /** What is wrong with what was filled in; empty or absent: nothing. */
  error?: string | undefined;
  /** Read aloud, but not shown: where it is plain to see what it is for. */
  hideLabel?: boolean;
}

interface FieldProps extends FieldLook {
  /** The control: give it what it is given. */
  children(described: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': 'true' | undefined;
  }): JSX.Element;
}

/** A label, a control, a hint, and what is wrong with it. */
export const Field: Component<FieldProps> = props => {
  const id = createUniqueId();
  const described = (): string | undefined =>
    [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div class={css['field']}>
      <label for={id} classList={{ 'visually-hidden': props.hideLabel ?? false }}>
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
      <div>
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
    </div>
  );
};

export const FIELD = ['label', 'hint', 'error', 'hideLabel'] as const;

interface TextInputProps
  extends FieldLook,
    Omit<JSX.InputHTMLAttributes<HTMLInputElement>, 'class' | 'id' | 'onInput' | 'value'> {
  value: string;
  /** What stands in it is only a proposal: whoever types replaces it. */
  lent?: boolean;
  onInput(value: string): void;
}

/** A line of text. */
export const TextInput: Component<TextInputProps> = props => {
  const [field, own, rest] = splitProps(props, FIELD, ['value', 'lent', 'onInput']);
  return (
    <Field {...field}>
      {described => (
        <input
          type="text"
          {...rest}
          {...described}
          class={css['control']}
          value={own.value}
          onInput={event => own.onInput(event.currentTarget.value)}
          onFocus={event => {
            if (own.lent) event.currentTarget.select();
          }}
        />
      )}
    </Field>
  );
};
