import { type Component, For, type JSX, Show } from 'solid-js';
import { Button } from '#kit';
import css from './votes.module.css';

interface PickOneProps<Value> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly picked: Value | undefined;
  /** Nothing can be picked: it is only to be read. */
  readonly isClosed?: boolean;
  /** A word on the one that is picked. */
  readonly tag?: string;
  face(value: Value): JSX.Element;
  onPick(value: Value): void;
  /** The button that confirms; undefined: there is nothing to confirm. */
  readonly confirm?: string | undefined;
  readonly isBusy?: boolean;
  onConfirm?(): void;
  /** In the place of the button while there is nothing to confirm. */
  readonly otherwise?: JSX.Element;
}

/** One of a few, each a card: pick, then confirm. */
export function PickOne<Value extends string | number>(props: PickOneProps<Value>): JSX.Element {
  const Tag: Component<{ readonly value: Value }> = tag => (
    <Show when={props.tag && tag.value === props.picked}>
      <span class={css['tag']}>{props.tag}</span>
    </Show>
  );
  return (
    <>
      <ul class={css['cards']} data-choices aria-label={props.label}>
        <For each={props.values}>
          {value => (
            <li>
              <Show
                when={!props.isClosed}
                fallback={
                  <div class={css['card']} data-picked={value === props.picked ? '' : undefined}>
                    {props.face(value)}
                    <Tag value={value} />
                  </div>
                }
              >
                <button
                  type="button"
                  class={css['card']}
                  data-pick={value}
                  data-picked={value === props.picked ? '' : undefined}
                  aria-pressed={value === props.picked}
                  onClick={() => props.onPick(value)}
                >
                  {props.face(value)}
                  <Tag value={value} />
                </button>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <div class={css['slot']}>
        <Show when={props.confirm} fallback={props.otherwise}>
          {label => (
            <Button
              kind="primary"
              wide
              data-confirm
              busy={props.isBusy ?? false}
              aria-disabled={props.picked === undefined ? 'true' : undefined}
              onClick={() => {
                if (props.picked !== undefined) props.onConfirm?.();
              }}
            >
              {label()}
            </Button>
          )}
        </Show>
      </div>
    </>
  );
}
