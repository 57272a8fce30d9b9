import { type Component, createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { Button, Dialog, Icon, PlayerRow, type PlayerState, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import { totalsOf } from '../rules/score.ts';
import { accusers, votersOn } from '../rules/round.ts';
import { MoveButton } from './move-button.tsx';
import { type Desk, useDesk } from './desk.ts';
import css from './players.module.css';

const mayAccuse = (desk: Desk): boolean => desk.props.offers.some(({ type }) => type === 'accuse');

/** The current activity of a player; empty: none. */
export const activityOf = (desk: Desk, seat: Seat): string => {
  const { stage, motion, dealer, continued } = desk.open();
  if (motion?.suspect === seat) return desk.word('board-player-suspect');
  if (motion) return desk.word(motion.voted.includes(seat) ? 'board-vote-in' : 'board-vote-missing');
  if (desk.isRevealing()) return desk.word(continued.includes(seat) ? 'board-player-ready' : 'board-vote-missing');
  if (stage === 'dealt') return dealer === seat ? desk.word('board-player-deals') : '';
  if (!desk.isTalking()) return '';
  const pending = desk.pending();
  if (pending) return pending.to === seat ? desk.word('board-player-answers') : '';
  return desk.holder() === seat ? desk.word('board-player-asks') : '';
};

/** Whether the accusation of this round is used; more important states are shown instead. */
const accusationOf = (desk: Desk, seat: Seat): string => {
  const { stage } = desk.open();
  if (stage !== 'talking' && stage !== 'late') return '';
  return accusers(desk.open()).includes(seat) ? desk.word('board-player-accused') : '';
};

/** What the row of players shows of a seat. */
const playerAt = (desk: Desk, seat: Seat, points: number): PlayerState => ({
  name: desk.nameOf(seat),
  isMe: desk.seat() === seat,
  points,
  doing: activityOf(desk, seat) || accusationOf(desk, seat),
  isAway: desk.props.seats[seat]?.isAway ?? false,
  hasLeft: desk.props.seats[seat]?.hasLeft ?? false,
  isAwaited: desk.props.awaited.includes(seat),
  isTarget: desk.open().motion?.suspect === seat,
});

interface PlayersProps {
  readonly layout: 'row' | 'column';
  /** A button to accuse stands at each name. */
  readonly canAccuse?: boolean;
}

/** The players in a column, with a button to accuse each, or in a row where there is little room. */
export const Players: Component<PlayersProps> = props => {
  const desk = useDesk();
  const totals = createMemo(() => totalsOf(desk.open()));
  return (
    <div class={props.layout === 'column' ? css['panel'] : css['row']}>
      <PlayerRow
        label={desk.word('section-seats')}
        layout={props.layout}
        seats={desk.seats()}
        player={seat => playerAt(desk, seat, totals()[seat] ?? 0)}
        {...(props.canAccuse ? { aside: (seat: Seat) => <AccuseOne seat={seat} /> } : {})}
      />
    </div>
  );
};

const AccuseOne: Component<{ readonly seat: Seat }> = props => {
  const desk = useDesk();
  return (
    <Show when={desk.isPlaying() && desk.seat() !== props.seat}>
      <Button
        size="small"
        aria-label={desk.word('board-accuse-name', { suspect: { seat: props.seat } })}
        aria-disabled={mayAccuse(desk) ? undefined : 'true'}
        title={mayAccuse(desk) ? undefined : desk.word(whyNot(desk))}
        data-accuse={props.seat}
        onClick={() => {
          if (mayAccuse(desk)) desk.setAccusing({ suspect: props.seat });
        }}
      >
        {desk.word('board-accuse-one')}
      </Button>
    </Show>
  );
};

const whyNot = (desk: Desk) => {
  const mine = desk.seat();
  const isSpent = mine !== undefined && accusers(desk.open()).includes(mine);
  return isSpent ? 'board-accuse-spent' : 'board-accuse-not-now';
};

/** Each player has one accusation per round. */
export const AccuseButton: Component = () => {
  const desk = useDesk();
  return (
    <Show when={desk.isPlaying()}>
      <Button
        wide
        icon="hand"
        aria-disabled={mayAccuse(desk) ? undefined : 'true'}
        title={mayAccuse(desk) ? undefined : desk.word(whyNot(desk))}
        onClick={() => {
          if (mayAccuse(desk)) desk.setAccusing({ suspect: null });
        }}
      >
        {desk.word('board-accuse-open')}
      </Button>
    </Show>
  );
};

/** Chooses a suspect and confirms the accusation. */
export const AccuseDialog: Component = () => {
  const desk = useDesk();
  const [suspect, setSuspect] = createSignal<Seat | null>(null);
  const suspects = createMemo(() => votersOn(desk.seat() ?? -1, desk.open().seats));
  createEffect(on(desk.accusing, accusing => setSuspect(accusing?.suspect ?? null)));
  const close = (): void => {
    desk.setAccusing(undefined);
  };
  // closes when a vote opens or time is up
  createEffect(
    on(desk.isTalking, isTalking => {
      if (!isTalking) close();
    }),
  );
  return (
    <Dialog open={desk.accusing() !== undefined} title={desk.word('board-accuse')} onClose={close}>
      <div class={css['dialog']}>
        <p class={css['warning']}>
          <Icon name="warning" />
          <span>{desk.word('board-accuse-warning')}</span>
        </p>
        <fieldset class={css['suspects']}>
          <legend>{desk.word('blank-suspect')}</legend>
          <For each={suspects()}>
            {seat => (
              <label>
                <input
                  type="radio"
                  name="suspect"
                  checked={suspect() === seat}
                  data-suspect={seat}
                  onChange={() => setSuspect(seat)}
                />
                <SeatMark seat={seat} />
                <bdi>{desk.nameOf(seat)}</bdi>
              </label>
            )}
          </For>
        </fieldset>
        <Show
          when={suspect() !== null}
          fallback={
            <Button wide kind="primary" icon="target" disabled>
              {desk.word('board-accuse-whom')}
            </Button>
          }
        >
          <MoveButton action={{ type: 'accuse', suspect: suspect() ?? 0 }} icon="target" onDone={close}>
            {desk.word('board-accuse-do', { suspect: { seat: suspect() ?? 0 } })}
          </MoveButton>
        </Show>
      </div>
    </Dialog>
  );
};
