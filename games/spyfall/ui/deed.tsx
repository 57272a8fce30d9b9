import { type Component, createMemo, createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import { Button, type IconName } from '#kit';
import type { Action } from '../rules/state.ts';
import { useDesk } from './desk.ts';
import css from './deed.module.css';

interface DeedProps {
  action: Action;
  icon?: IconName;
  onDone?(): void;
  children: JSX.Element;
}

/** A button that does something at the table. Where it may not be done, it says why, and where that is written. */
export const Deed: Component<DeedProps> = props => {
  const desk = useDesk();
  const id = createUniqueId();
  const may = createMemo(() => desk.may(props.action));
  const objection = (): string | undefined => {
    const now = may();
    return now.ok ? undefined : now.rule;
  };
  const [isUnderWay, setUnderWay] = createSignal(false);
  async function carryOut(): Promise<void> {
    if (!may().ok || desk.busy()) return;
    setUnderWay(true);
    const isDone = await desk.play(props.action).finally(() => setUnderWay(false));
    if (isDone) props.onDone?.();
  }
  return (
    <div class={css['deed']}>
      <Button
        kind="primary"
        wide
        {...(props.icon ? { icon: props.icon } : {})}
        busy={isUnderWay()}
        aria-disabled={may().ok && !desk.busy() ? undefined : 'true'}
        aria-describedby={objection() ? id : undefined}
        data-deed={props.action.type}
        onClick={() => void carryOut()}
      >
        {props.children}
      </Button>
      <Show when={objection()}>
        {rule => (
          <p class={css['why']} id={id}>
            {desk.say(desk.props.telling.rule(rule()))}{' '}
            <a href={desk.props.ruleAt(rule())}>{desk.word('board-see-rule', { rule: rule() })}</a>
          </p>
        )}
      </Show>
    </div>
  );
};
