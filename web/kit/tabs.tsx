import { type Component, createMemo, createSignal, createUniqueId, For, type JSX, Show, untrack } from 'solid-js';
import { Icon, type IconName } from './icon.tsx';
import { stepIn } from './stepping.ts';
import css from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** It is somebody's name, and may be longer than there is room. */
  readonly isName?: boolean;
  readonly icon?: IconName;
  /** Something small after its name: how much is new in there. */
  readonly badge?: string | undefined;
  /** Built when it is first looked at, and kept from then on. */
  readonly panel: () => JSX.Element;
}

interface TabsProps {
  /** What there is to choose from. */
  label: string;
  tabs: readonly Tab[];
  /** Which one is shown, if somebody else decides it. */
  chosen?: string | undefined;
  onChoose?(id: string): void;
  /** Where the row of tabs is: above what it shows, or at the foot of the screen, where thumbs are. */
  at?: 'top' | 'foot';
}

/** Several things in one place, one at a time. The arrow keys go from tab to tab. */
export const Tabs: Component<TabsProps> = props => {
  const id = createUniqueId();
  const row = new Map<string, HTMLButtonElement>();
  const ids = createMemo(() => props.tabs.map(tab => tab.id));
  const [own, setOwn] = createSignal('');
  const chosen = createMemo(() => ids().find(tab => tab === (props.chosen ?? own())) ?? ids()[0] ?? '');
  const choose = (tab: string): void => {
    setOwn(tab);
    props.onChoose?.(tab);
  };
  const seen = createMemo<ReadonlySet<string>>(before => new Set([...before, chosen()]), new Set());
  const tabOf = (tab: string): Tab | undefined => props.tabs.find(one => one.id === tab);

  function onKeyDown(event: KeyboardEvent): void {
    const next = stepIn(ids(), chosen(), event.key);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    row.get(next)?.focus();
  }

  return (
    <div class={css['tabs']} classList={{ [css['foot'] ?? '']: props.at === 'foot' }}>
      <div class={css['row']} role="tablist" aria-label={props.label} onKeyDown={onKeyDown}>
        <For each={ids()}>
          {tab => (
            <button
              type="button"
              role="tab"
              id={`${id}-${tab}`}
              ref={element => row.set(tab, element)}
              aria-selected={chosen() === tab}
              aria-controls={`${id}-${tab}-panel`}
              tabindex={chosen() === tab ? 0 : -1}
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
