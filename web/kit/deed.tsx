import { type Component, createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';
import css from './deed.module.css';

interface DeedProps {
  /** What is done, for finding it. */
  type: string;
  /** Whether it may be done now. */
  isAllowed: boolean;
  /** Why it may not be done, and where that is written; absent if nobody can say. */
  why?: { readonly text: string; readonly href: string; readonly link: string } | undefined;
  /** Something is under way already. */
  isBusy: boolean;
  /** Resolves to whether it was done. */
  carryOut(): Promise<boolean>;
  kind?: 'primary' | 'plain';
  icon?: IconName | undefined;
  /** More about it than its name says, for those who listen: the id of what says it. */
  about?: string | undefined;
  onDone?: (() => void) | undefined;
  children: JSX.Element;
}

/** A button that does something at the table. Where it may not be done, it says why, and where that is written. */
export const Deed: Component<DeedProps> = props => {
  const id = createUniqueId();
  const [isUnderWay, setUnderWay] = createSignal(false);
  async function go(): Promise<void> {
    if (!props.isAllowed || props.isBusy) return;
    setUnderWay(true);
    const isDone = await props.carryOut().finally(() => setUnderWay(false));
    if (isDone) props.onDone?.();
  }
  return (
    <div class={css['deed']}>
      <Button
        kind={props.kind ?? 'primary'}
        wide
        {...(props.icon ? { icon: props.icon } : {})}
        busy={isUnderWay()}
        aria-disabled={props.isAllowed && !props.isBusy ? undefined : 'true'}
        aria-describedby={[props.about, props.why && id].filter(Boolean).join(' ') || undefined}
        data-deed={props.type}
        onClick={() => void go()}
      >
        {props.children}
      </Button>
      <Show when={props.why}>
        {why => (
          <p class={css['why']} id={id}>
            {why().text} <a href={why().href}>{why().link}</a>
          </p>
        )}
      </Show>
    </div>
  );
};
