import { type Component, createMemo, createSignal, createUniqueId, For, type JSX, Show, untrack } from 'solid-js';
import { Icon, type IconName } from './icon.tsx';
import { createRovingFocus } from './roving-focus.ts';
import css from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** The label is a name, and may be cut. */
  readonly isName?: boolean;
  readonly icon?: IconName;
  /** A badge: the number of new items. */
  readonly badge?: string | undefined;
  /** Buttons at the end of the tab row while it is shown. */
  readonly actions?: (() => JSX.Element) | undefined;
  /** Rendered when it is first shown, and kept. */
  readonly panel: () => JSX.Element;
}

interface TabsProps {
  /** The label for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The shown tab, if controlled. */
  chosen?: string | undefined;
  onChoose?(id: string): void;
  /** The position of the tab row: above the panel, or at the bottom of the screen. */
  at?: 'top' | 'foot';
}

/** Tabs. Arrow keys move between them. */
export const Tabs: Component<TabsProps> = props => {
  const id = createUniqueId();
  const ids = createMemo(() => props.tabs.map(tab => tab.id));
  const [own, setOwn] = createSignal('');
  const chosen = createMemo(() => ids().find(tab => tab === (props.chosen ?? own())) ?? ids()[0] ?? '');
  const choose = (tab: string): void => {
    setOwn(tab);
    props.onChoose?.(tab);
  };
  const seen = createMemo<ReadonlySet<string>>(before => new Set([...before, chosen()]), new Set());
  const tabOf = (tab: string): Tab | undefined => props.tabs.find(one => one.id === tab);

  const roving = createRovingFocus({ ids, current: chosen, onMove: choose });

  return (
    <div class={css['tabs']} classList={{ [css['foot'] ?? '']: props.at === 'foot' }}>
      <div class={css['head']}>
        <div class={css['row']} role="tablist" aria-label={props.label} {...roving.group}>
          <For each={ids()}>
            {tab => (
              <button
                type="button"
                role="tab"
                id={`${id}-${tab}`}
                aria-selected={chosen() === tab}
                aria-controls={`${id}-${tab}-panel`}
                {...roving.item(tab)}
                data-shortens={props.at === 'foot' ? '' : undefined}
                title={tabOf(tab)?.isName ? tabOf(tab)?.label : undefined}
                onClick={() => choose(tab)}
              >
                <Show when={tabOf(tab)?.icon}>{name => <Icon name={name()} />}</Show>
                <Show when={tabOf(tab)?.isName} fallback={<span>{tabOf(tab)?.label}</span>}>
                  <bdi>{tabOf(tab)?.label}</bdi>
                </Show>
                <Show when={tabOf(tab)?.badge}>{badge => <span class={css['badge']}>{badge()}</span>}</Show>
              </button>
            )}
          </For>
        </div>
        <Show when={tabOf(chosen())?.actions}>{actions => <div class={css['actions']}>{actions()()}</div>}</Show>
      </div>
      <For each={ids()}>
        {tab => (
          <div
            class={css['panel']}
            role="tabpanel"
            id={`${id}-${tab}-panel`}
            aria-labelledby={`${id}-${tab}`}
            hidden={chosen() !== tab}
          >
            <Show when={seen().has(tab)}>{untrack(() => tabOf(tab)?.panel())}</Show>
          </div>
        )}
      </For>
    </div>
  );
};
