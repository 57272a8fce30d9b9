import { type Component, createSignal, createUniqueId, For, onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { IconButton } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { stepIn } from './stepping.ts';
import css from './menu.module.css';

interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  readonly isDanger?: boolean;
  /** What it does, or where it leads. */
  readonly to: string | (() => void);
}

interface MenuProps {
  /** What it is for. */
  label: string;
  icon?: IconName;
  items: readonly MenuItem[];
}

/** A button that opens a short list of things to do. */
export const Menu: Component<MenuProps> = props => {
  const id = createUniqueId();
  // most menus of a page are never opened
  const [isWanted, setWanted] = createSignal(false);
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

  /** The list is placed once: when what is under it moves, it closes instead of hanging in the air. */
  const closeOnScroll = ({ target }: Event): void => {
    if (!(target instanceof Node && list?.contains(target))) list?.hidePopover();
  };
  const watchScrolling = (isOpen: boolean): void => {
    const change = isOpen ? addEventListener : removeEventListener;
    change('scroll', closeOnScroll, { capture: true });
    change('resize', closeOnScroll);
  };
  onCleanup(() => watchScrolling(false));

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
    if (typeof item.to === 'function') item.to();
  };

  return (
    <span
      ref={element => {
        opener = element;
      }}
    >
      <IconButton icon={props.icon ?? 'more'} label={props.label} aria-haspopup="menu" popovertarget={id} />
      <div
        id={id}
        ref={element => {
          list = element;
        }}
        class={css['menu']}
        popover="auto"
        role="menu"
        tabindex="-1"
        aria-label={props.label}
        onKeyDown={onKeyDown}
        onBeforeToggle={() => setWanted(true)}
        onToggle={event => {
          const isOpen = event.newState === 'open';
          watchScrolling(isOpen);
          if (!isOpen) return;
          place();
          items()[0]?.focus({ preventScroll: true });
        }}
      >
        <Show when={isWanted()}>
          <For each={props.items}>
            {item => (
              <Dynamic
                component={typeof item.to === 'string' ? 'a' : 'button'}
                type={typeof item.to === 'string' ? undefined : 'button'}
                href={typeof item.to === 'string' ? item.to : undefined}
                role="menuitem"
                tabindex="-1"
                class={item.isDanger ? css['danger'] : undefined}
                onClick={() => choose(item)}
              >
                <Show when={item.icon}>{name => <Icon name={name()} />}</Show>
                <span>{item.label}</span>
              </Dynamic>
            )}
          </For>
        </Show>
      </div>
    </span>
  );
};
