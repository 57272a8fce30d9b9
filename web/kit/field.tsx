import { type Component, createUniqueId, type JSX, Show, splitProps } from 'solid-js';
import { Icon } from './icon.tsx';
import css from './field.module.css';

export interface FieldLook {
  label: string;
  /** A line of help. */
  hint?: string | undefined;
  /** The error; empty or undefined: none. */
  error?: string | undefined;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
}

interface FieldProps extends FieldLook {
  /** The control; it gets its id and ARIA attributes. */
  children(described: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': 'true' | undefined;
  }): JSX.Element;
}

/** A form field: label, control, hint and error. */
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
  /** The value is a suggestion: it is selected, so that typing replaces it. */
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
