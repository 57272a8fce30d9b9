import { type Component, createSignal, mergeProps, onMount, Show, untrack } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Button, type Tab } from '#kit';
import type { Seat } from '#kernel';
import { UndoButton } from '../table/actions.tsx';
import { Notices } from '../table/asking.tsx';
import { useTable } from '../table/context.ts';
import { Moves } from '../table/moves.tsx';
import { showMatch } from '../table/showing.ts';
import { word } from '../words/words.ts';
import { type Partner, whyStill } from './people.ts';
import { Stage } from './stage.tsx';
import style from './party.module.css';

interface InHandProps {
  readonly one: Partner;
  readonly people: readonly Partner[];
  readonly next: Seat | null;
  hide(n: number): void;
  /** Puts it down, for everybody to see what was done. */
  show(n: number): void;
}

/** Somebody holds the device, and sees what they see. */
export const InHand: Component<InHandProps> = props => {
  const table = useTable();
  const { props: screen } = showMatch(table);
  /** Somebody who has something to look at comes to it first; only then is it time to pass the device on. */
  const [hasLooked, setLooked] = createSignal(!untrack(() => props.one.hasNews()));
  const isStill = (): boolean => table.doc().table.paused !== null;
  onMount(() => table.connection.clearNews());
  /** After a move the player is done with the device; of what was only looked at, the table knows nothing. */
  async function play(action: { readonly type: string }): Promise<boolean> {
    const before = table.connection.n();
    const isDone = await screen.play(action);
    // what came of the move they have not seen
    if (!isDone || table.connection.n() === before) return isDone;
    if (table.game().screen.isAnnounced?.(action, screen.view)) props.show(before);
    else props.hide(before);
    return isDone;
  }
  const moves: Tab = {
    id: 'moves',
    label: word('table-moves'),
    icon: 'text',
    panel: () => <Moves offers={screen.offers} play={play} />,
  };
  const board = mergeProps(screen, { play, panes: [moves] });
  return (
    <Stage
      class={style['hand']}
      heading={word('party-eyes-only', { name: table.nameOf(props.one.seat) })}
      bar={
        <>
          <UndoButton />
          <Show when={table.game().screen.Status}>{status => <Dynamic component={status()} {...board} />}</Show>
        </>
      }
    >
      <div class={style['hide']}>
        <Button
          kind={hasLooked() ? 'primary' : 'plain'}
          wide
          icon="device"
          onClick={() => props.hide(table.connection.n())}
        >
          {props.next === null ? word('party-hide') : word('party-hide-next', { name: table.nameOf(props.next) })}
        </Button>
      </div>
      <Show when={!isStill()} fallback={<p class={style['still']}>{whyStill(props.people)}</p>}>
        <Notices />
      </Show>
      <div
        class={style['hand-board']}
        onPointerDown={() => setLooked(true)}
        onKeyDown={() => setLooked(true)}
        onClick={() => setLooked(true)}
      >
        <Dynamic component={table.game().screen.Board} {...board} />
      </div>
    </Stage>
  );
};
