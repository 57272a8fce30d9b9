import { type Component, createMemo, createSignal, createUniqueId, For, onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { IconButton } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { createRovingFocus } from './roving-focus.ts';
import css from './menu.module.css';

interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  readonly isDanger?: boolean;
  /** For a choice: whether it is chosen. */
  readonly isChosen?: boolean;
  /** A function or a link. */
  readonly to: string | (() => void);
}

interface MenuProps {
  /** The label of the button. */
  label: string;
  icon?: IconName;
  items: readonly MenuItem[];
}

/** A button that opens a menu. */
export const Menu: Component<MenuProps> = props => {
  const id = createUniqueId();
  // the list is rendered when it is first opened
  const [isWanted, setWanted] = createSignal(false);
  let list: HTMLDivElement | undefined;
  let opener: HTMLSpanElement | undefined;

  /** Places the list below or above its button, inside the window. */
  function place(): void {
    const box = opener?.getBoundingClientRect();
    if (!box || !list) return;
    const { offsetWidth: width, offsetHeight: height } = list;
    const below = box.bottom + 4;
    list.style.top = `${below + height > innerHeight ? Math.max(4, box.top - height - 4) : below}px`;
    list.style.left = `${Math.max(4, Math.min(box.right - width, document.documentElement.clientWidth - width - 4))}px`;
  }

  /** Closes on scroll, since the list is placed only once. */
  const closeOnScroll = ({ target }: Event): void => {
    if (!(target instanceof Node && list?.contains(target))) list?.hidePopover();
  };
  const watchScrolling = (isOpen: boolean): void => {
    const change = isOpen ? addEventListener : removeEventListener;
    change('scroll', closeOnScroll, { capture: true });
    change('resize', closeOnScroll);
  };
  onCleanup(() => watchScrolling(false));

  const ids = createMemo(() => props.items.map((_, at) => String(at)));
  const roving = createRovingFocus({ ids });

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
          roving.group.ref(element);
        }}
        class={css['menu']}
        popover="auto"
        role="menu"
        tabindex="-1"
        aria-label={props.label}
        onKeyDown={event => (event.key === 'Tab' ? list?.hidePopover() : roving.group.onKeyDown(event))}
        onBeforeToggle={() => setWanted(true)}
        onToggle={event => {
          const isOpen = event.newState === 'open';
          watchScrolling(isOpen);
          if (!isOpen) return;
          place();
          roving.focus('0');
        }}
      >
        <Show when={isWanted()}>
          <For each={props.items}>
            {(item, at) => (
              <Dynamic
                {...roving.item(String(at()))}
                component={typeof item.to === 'string' ? 'a' : 'button'}
                type={typeof item.to === 'string' ? undefined : 'button'}
                href={typeof item.to === 'string' ? item.to : undefined}
                role={item.isChosen === undefined ? 'menuitem' : 'menuitemradio'}
                aria-checked={item.isChosen}
                class={item.isDanger ? css['danger'] : undefined}
                onClick={() => choose(item)}
              >
                <Show when={item.icon}>{name => <Icon name={name()} />}</Show>
                <Show when={item.isChosen !== undefined}>
                  <span class={css['choice']}>
                    <Show when={item.isChosen}>
                      <Icon name="check" />
                    </Show>
                  </span>
                </Show>
                <span>{item.label}</span>
              </Dynamic>
            )}
          </For>
        </Show>
      </div>
    </span>
  );
};
