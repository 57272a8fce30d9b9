import { type Component, createMemo, type JSX } from 'solid-js';
import { Deed as Done, type IconName } from '#kit';
import type { Action } from '../rules/state.ts';
import { useDesk } from './desk.ts';

interface DeedProps {
  action: Action;
  icon?: IconName;
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
      icon={props.icon}
      onDone={props.onDone}
    >
      {props.children}
    </Done>
  );
};
