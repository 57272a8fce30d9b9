import { type Component, createUniqueId, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Icon, type IconName } from './icon.tsx';
import css from './panel.module.css';

interface PanelProps {
  /** Its heading; with a heading or a label it is a landmark. */
  title?: string;
  /** The label for screen readers, if its heading is in the content. */
  label?: string;
  level?: 2 | 3;
  /** Buttons beside the title. */
  actions?: JSX.Element;
  class?: string | undefined;
  children: JSX.Element;
}

/** A card with an optional heading. */
export const Panel: Component<PanelProps> = props => {
  const id = createUniqueId();
  return (
    <section
      class={`${css['panel']} ${props.class ?? ''}`}
      aria-label={props.label}
      aria-labelledby={props.title ? id : undefined}
    >
      <Show when={props.title}>
        <header class={css['head']}>
          <Dynamic component={`h${props.level ?? 2}`} id={id}>
            {props.title}
          </Dynamic>
          {props.actions}
        </header>
      </Show>
      {props.children}
    </section>
  );
};

interface DisclosureProps {
  summary: JSX.Element;
  open?: boolean;
  onToggle?(open: boolean): void;
  children: JSX.Element;
}

/** Details that can be expanded. */
export const Disclosure: Component<DisclosureProps> = props => (
  <details
    class={css['disclosure']}
    open={props.open}
    onToggle={event => {
      if (event.target === event.currentTarget) props.onToggle?.(event.currentTarget.open);
    }}
  >
    <summary>
      <Icon name="forward" />
      <span>{props.summary}</span>
    </summary>
    <div>{props.children}</div>
  </details>
);

interface EmptyProps {
  icon?: IconName;
  text: string;
  /** What to do next. */
  children?: JSX.Element;
}

/** The empty state of a list. */
export const Empty: Component<EmptyProps> = props => (
  <div class={css['empty']}>
    <Show when={props.icon}>{name => <Icon name={name()} />}</Show>
    <p>{props.text}</p>
    {props.children}
  </div>
);
