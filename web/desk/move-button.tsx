import { type Component, createMemo, createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import { Button, type IconName } from '#kit';
import type { AnyDesk, RuleReference } from './desk.ts';
import css from './move-button.module.css';

interface MoveButtonProps<Action> {
  action: Action;
  kind?: 'primary' | 'plain';
  icon?: IconName;
  /** The id of an element that describes it, for screen readers. */
  about?: string;
  onDone?(): void;
  children: JSX.Element;
}

/** A button that plays an action. If the action is illegal, it shows the rule with a link. */
export const moveButtonFor =
  <Action extends { readonly type: string }>(useDesk: () => AnyDesk<Action>): Component<MoveButtonProps<Action>> =>
  props => {
    const desk = useDesk();
    const id = createUniqueId();
    const [isUnderWay, setUnderWay] = createSignal(false);
    const may = createMemo(() => desk.may(props.action));
    const why = (): RuleReference | undefined => {
      const now = may();
      return now.ok || now.rule === undefined ? undefined : desk.ruleReference(now.rule);
    };
    async function go(): Promise<void> {
      if (!may().ok || desk.busy()) return;
      setUnderWay(true);
      const isDone = await desk.play(props.action).finally(() => setUnderWay(false));
      if (isDone) props.onDone?.();
    }
    return (
      <div class={css['move']}>
        <Button
          kind={props.kind ?? 'primary'}
          wide
          {...(props.icon ? { icon: props.icon } : {})}
          busy={isUnderWay()}
          aria-disabled={may().ok && !desk.busy() ? undefined : 'true'}
          aria-describedby={[props.about, why() && id].filter(Boolean).join(' ') || undefined}
          data-move={props.action.type}
          onClick={() => void go()}
        >
          {props.children}
        </Button>
        <Show when={why()}>
          {now => (
            <p class={css['why']} id={id}>
              {now().text} <a href={now().href}>{now().link}</a>
            </p>
          )}
        </Show>
      </div>
    );
  };
