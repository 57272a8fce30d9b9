import { type Component, createMemo, For, type JSX, Show } from 'solid-js';
import { Deed as Done, Icon, type IconName } from '#kit';
import type { Line } from '#telling';
import type { Action } from '../rules/state.ts';
import { useDesk } from './desk.ts';
import css from './deed.module.css';

interface DeedProps {
  action: Action;
  kind?: 'primary' | 'plain';
  icon?: IconName;
  /** More about it than its name says, for those who listen. */
  about?: string;
  onDone?(): void;
  children: JSX.Element;
}

/** A move that can be made, or why it cannot. */
export const Deed: Component<DeedProps> = props => {
  const desk = useDesk();
  const may = createMemo(() => desk.may(props.action));
  const why = () => {
    const now = may();
    if (now.ok || now.rule === undefined) return undefined;
    const { rule } = now;
    return {
      text: desk.say(desk.props.telling.rule(rule)),
      href: desk.props.ruleAt(rule),
      link: desk.word('board-see-rule', { rule }),
    };
  };
  return (
    <Done
      type={props.action.type}
      isAllowed={may().ok}
      why={why()}
      isBusy={desk.busy()}
      carryOut={() => desk.play(props.action)}
      kind={props.kind ?? 'primary'}
      icon={props.icon}
      about={props.about}
      onDone={props.onDone}
    >
      {props.children}
    </Done>
  );
};

/** What should be known before something is done. */
export const Warnings: Component<{ lines: readonly Line[]; id?: string }> = props => {
  const desk = useDesk();
  return (
    <Show when={props.lines.length > 0}>
      <ul class={css['warnings']} id={props.id}>
        <For each={props.lines}>
          {line => (
            <li>
              <Icon name="warning" />
              <span>{desk.say(line)}</span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
};
