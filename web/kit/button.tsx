import { type Component, type JSX, Show, splitProps } from 'solid-js';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import css from './button.module.css';

interface Look {
  /** The emphasis: one primary per view, plain otherwise, quiet inside other elements. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  size?: 'usual' | 'large' | 'small';
  /** Full width. */
  wide?: boolean;
  icon?: IconName;
}

interface ButtonProps extends Look, Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'onClick'> {
  /** Its action is running: it keeps focus and width, and ignores clicks. */
  busy?: boolean;
  onClick?(event: MouseEvent): void;
}

const LOOK = ['kind', 'size', 'wide', 'icon', 'children'] as const;

const classOf = (look: Look): string =>
  [
    css['button'],
    css[look.kind ?? 'plain'],
    look.size === 'large' && css['large'],
    look.size === 'small' && css['small'],
    look.wide && css['wide'],
  ]
    .filter(Boolean)
    .join(' ');

const Face: Component<{ icon: IconName | undefined; children: JSX.Element }> = props => (
  <>
    <Show when={props.icon}>{name => <Icon name={name()} />}</Show>
    <span>{props.children}</span>
  </>
);

export const Button: Component<ButtonProps> = props => {
  const [look, own, rest] = splitProps(props, LOOK, ['busy', 'onClick', 'type']);
  return (
    <button
      {...rest}
      type={own.type ?? 'button'}
      class={classOf(look)}
      aria-busy={own.busy ? 'true' : undefined}
      aria-disabled={own.busy ? 'true' : rest['aria-disabled']}
      onClick={event => {
        if (own.busy) event.preventDefault();
        else own.onClick?.(event);
      }}
    >
      <Face icon={look.icon}>{look.children}</Face>
      <Show when={own.busy}>
        <span class={css['busy']}>
          <Spinner />
        </span>
      </Show>
    </button>
  );
};

interface LinkButtonProps extends Look, Omit<JSX.AnchorHTMLAttributes<HTMLAnchorElement>, 'class'> {
  href: string;
}

/** A link that looks like a button. */
export const LinkButton: Component<LinkButtonProps> = props => {
  const [look, rest] = splitProps(props, LOOK);
  return (
    <a {...rest} class={classOf(look)}>
      <Face icon={look.icon}>{look.children}</Face>
    </a>
  );
};

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'wide' | 'size' | 'title' | 'aria-label'> {
  icon: IconName;
  /** The label for screen readers and the tooltip. */
  label: string;
}

/** A button with only an icon. */
export const IconButton: Component<IconButtonProps> = props => {
  const [own, rest] = splitProps(props, ['icon', 'label', 'kind', 'busy', 'onClick', 'type']);
  return (
    <button
      {...rest}
      type={own.type ?? 'button'}
      class={`${css['button']} ${css[own.kind ?? 'quiet']} ${css['round']}`}
      aria-label={own.label}
      title={own.label}
      aria-busy={own.busy ? 'true' : undefined}
      aria-disabled={own.busy ? 'true' : rest['aria-disabled']}
      onClick={event => {
        if (!own.busy) own.onClick?.(event);
      }}
    >
      <Show when={own.busy} fallback={<Icon name={own.icon} />}>
        <Spinner />
      </Show>
    </button>
  );
};
