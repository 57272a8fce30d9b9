import { createMemo, createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import type { ScreenProps } from '#screen';
import { Button } from './button.tsx';
import type { Doing } from './doing.ts';
import type { IconName } from './icon.tsx';
import css from './deed.module.css';

export interface DeedProps<Action extends { readonly type: string }> {
  action: Action;
  kind?: 'primary' | 'plain';
  icon?: IconName;
  /** More about it than its name says, for those who listen: the id of what says it. */
  about?: string;
  onDone?(): void;
  children: JSX.Element;
}

/** A button that does something at the table. Where it may not be done, it says why, and where that is written. */
export function Deed<Action extends { readonly type: string }>(
  props: DeedProps<Action> & { readonly at: Doing<Action> },
): JSX.Element {
  const id = createUniqueId();
  const may = createMemo(() => props.at.may(props.action));
  const objection = (): string | undefined => {
    const now = may();
    return now.ok ? undefined : now.rule;
  };
  const [isUnderWay, setUnderWay] = createSignal(false);
  async function carryOut(): Promise<void> {
    if (!may().ok || props.at.busy()) return;
    setUnderWay(true);
    const isDone = await props.at.play(props.action).finally(() => setUnderWay(false));
    if (isDone) props.onDone?.();
  }
  const screen = (): ScreenProps => props.at.props;
  return (
    <div class={css['deed']}>
      <Button
        kind={props.kind ?? 'primary'}
        wide
        {...(props.icon ? { icon: props.icon } : {})}
        busy={isUnderWay()}
        aria-disabled={may().ok && !props.at.busy() ? undefined : 'true'}
        aria-describedby={[props.about, objection() && id].filter(Boolean).join(' ') || undefined}
        data-deed={props.action.type}
        onClick={() => void carryOut()}
      >
        {props.children}
      </Button>
      <Show when={objection()}>
        {rule => (
          <p class={css['why']} id={id}>
            {screen().say(screen().telling.rule(rule()))}{' '}
            <a href={screen().ruleAt(rule())}>{screen().say({ key: 'board-see-rule', args: { rule: rule() } })}</a>
          </p>
        )}
      </Show>
    </div>
  );
}
