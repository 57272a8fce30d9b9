import { type Component, createSignal, mergeProps, onMount, Show, untrack } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Button, type Tab } from '#kit';
import type { Seat } from '#kernel';
import { UndoButton } from '../table/actions.tsx';
import { Notices } from '../table/notices.tsx';
import { useTable } from '../table/context.ts';
import { Moves } from '../table/moves.tsx';
import { createMatchScreen } from '../table/match-screen.ts';
import { word } from '../words/words.ts';
import { type PartyPlayer, pauseReason } from './players.ts';
import { PartyPage } from './party-page.tsx';
import style from './party.module.css';

interface PlayerScreenProps {
  readonly one: PartyPlayer;
  readonly people: readonly PartyPlayer[];
  readonly next: Seat | null;
  hide(n: number): void;
  /** Puts the device down, showing everyone the events since `n`. */
  show(n: number): void;
}

/** The screen of the player who holds the device. */
export const PlayerScreen: Component<PlayerScreenProps> = props => {
  const table = useTable();
  const { props: screen } = createMatchScreen(table);
  /** A player with news sees it before passing the device on is offered. */
  const [hasLooked, setLooked] = createSignal(!untrack(() => props.one.hasNews()));
  const isStill = (): boolean => table.doc().table.paused !== null;
  onMount(() => table.connection.clearNews());
  /** A move ends the turn with the device; actions that change nothing do not. */
  async function play(action: { readonly type: string }): Promise<boolean> {
    const before = table.connection.n();
    const isDone = await screen.play(action);
    // the player has not seen the result of the move yet
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
    <PartyPage
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
      <Show when={!isStill()} fallback={<p class={style['still']}>{pauseReason(props.people)}</p>}>
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
    </PartyPage>
  );
};
