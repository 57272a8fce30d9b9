import { type Component, createUniqueId, For, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Button, IconButton } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { stepIn } from './stepping.ts';
import css from './menu.module.css';

interface MenuItem {
  readonly text: string;
  readonly icon?: IconName;
  readonly isDanger?: boolean;
  /** What it does… */
  readonly act?: () => void;
  /** …or where it leads. */
  readonly href?: string;
}

interface MenuProps {
  /** What stands on its button, or names it if it has an icon instead. */
  label: string;
  /** What it is for, for those who listen, if the label alone does not say it. */
  title?: string;
  icon?: IconName;
  kind?: 'plain' | 'quiet';
  items: readonly MenuItem[];
}

/** A button that opens a short list of things to do. */
export const Menu: Component<MenuProps> = props => {
  const id = createUniqueId();
  let list: HTMLDivElement | undefined;
  let opener: HTMLSpanElement | undefined;

  /** Below its button and inside the window, whichever side there is room on. */
  function place(): void {
    const box = opener?.getBoundingClientRect();
    if (!box || !list) return;
    const { offsetWidth: width, offsetHeight: height } = list;
    const below = box.bottom + 4;
    list.style.top = `${below + height > innerHeight ? Math.max(4, box.top - height - 4) : below}px`;
    list.style.left = `${Math.max(4, Math.min(box.right - width, document.documentElement.clientWidth - width - 4))}px`;
  }

  const items = (): HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Tab') return list?.hidePopover();
    const next = stepIn(items(), document.activeElement as HTMLElement, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const choose = (item: MenuItem): void => {
    list?.hidePopover();
    item.act?.();
  };

  return (
    <span
      ref={element => {
        opener = element;
      }}
    >
      <Show
        when={props.icon}
        fallback={
          <Button kind={props.kind ?? 'plain'} icon="down" label={props.title} aria-haspopup="menu" popovertarget={id}>
            {props.label}
          </Button>
        }
      >
        {name => (
          <IconButton
            kind={props.kind ?? 'quiet'}
            icon={name()}
            label={props.title ?? props.label}
            aria-haspopup="menu"
            popovertarget={id}
          />
        )}
      </Show>
      <div
        id={id}
        ref={element => {
          list = element;
        }}
        class={css['menu']}
        popover="auto"
        role="menu"
        tabindex="-1"
        aria-label={props.title ?? props.label}
        onKeyDown={onKeyDown}
        onToggle={event => {
          if (event.newState !== 'open') return;
          place();
          items()[0]?.focus();
        }}
      >
        <For each={props.items}>
          {item => (
            <Dynamic
              component={item.href === undefined ? 'button' : 'a'}
              type={item.href === undefined ? 'button' : undefined}
              href={item.href}
              role="menuitem"
              tabindex="-1"
              class={item.isDanger ? css['danger'] : undefined}
              onClick={() => choose(item)}
            >
              <Show when={item.icon}>{name => <Icon name={name()} />}</Show>
              <span>{item.text}</span>
            </Dynamic>
          )}
        </For>
      </div>
    </span>
  );
};
