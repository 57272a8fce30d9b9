import { type Component, createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { Button, Dialog, Icon, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import { totalsOf } from '../rules/ending.ts';
import { accusers, votersOn } from '../rules/round.ts';
import { Deed } from './deed.tsx';
import { type Desk, useDesk } from './desk.ts';
import css from './players.module.css';

const mayAccuse = (desk: Desk): boolean => desk.props.offers.some(({ type }) => type === 'accuse');

/** What somebody does now, in a word or two; empty: nothing the others wait for. */
export const doingOf = (desk: Desk, seat: Seat): string => {
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

/** Whether the accusation of this round is spent, where nothing more pressing is to be said. */
const accusationOf = (desk: Desk, seat: Seat): string => {
  const { stage } = desk.open();
  if (stage !== 'talking' && stage !== 'late') return '';
  return accusers(desk.open()).includes(seat) ? desk.word('board-player-accused') : '';
};

/** Everybody: what they do, whether they have accused, how they stand; and a button to accuse each. */
export const Players: Component = () => {
  const desk = useDesk();
  return (
    <section class={css['panel']} aria-label={desk.word('section-seats')}>
      <ul class={css['players']}>
        <For each={desk.seats()}>{seat => <OnePlayer seat={seat} />}</For>
      </ul>
    </section>
  );
};

const OnePlayer: Component<{ readonly seat: Seat }> = props => {
  const desk = useDesk();
  const total = createMemo(() => totalsOf(desk.open())[props.seat] ?? 0);
  const isMe = (): boolean => desk.seat() === props.seat;
  const hasAccused = createMemo(() => accusers(desk.open()).includes(props.seat));
  const isAway = (): boolean => desk.props.seats[props.seat]?.isAway ?? false;
  const facts = createMemo(() => doingOf(desk, props.seat) || accusationOf(desk, props.seat));
  return (
    <li class={css['player']} data-awaited={desk.props.awaited.includes(props.seat)} data-away={isAway()}>
      <SeatMark seat={props.seat} />
      <span class={css['who']}>
        <bdi class={css['name']} title={desk.nameOf(props.seat)}>
          {isMe() ? desk.word('board-you') : desk.nameOf(props.seat)}
        </bdi>
        <span class={css['facts']}>
          <Show when={isAway()}>{desk.word('board-player-away')} </Show>
          {facts()}
        </span>
      </span>
      <Show when={desk.isPlaying() && !isMe()}>
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
      <span class={css['total']} data-accused={hasAccused()}>
        <span aria-hidden="true">{total()}</span>
        <span class="heard-only">{desk.word('board-points', { points: total() })}</span>
      </span>
    </li>
  );
};

const whyNot = (desk: Desk): string => {
  const mine = desk.seat();
  const isSpent = mine !== undefined && accusers(desk.open()).includes(mine);
  return isSpent ? 'board-accuse-spent' : 'board-accuse-not-now';
};

/** Everybody in a row, where there is no room for more: sign, name, points, and whose move it is. */
export const PlayersInBrief: Component = () => {
  const desk = useDesk();
  const totals = createMemo(() => totalsOf(desk.open()));
  const columns = (): number => (desk.open().seats > 5 ? Math.ceil(desk.open().seats / 2) : desk.open().seats);
  return (
    <ul
      class={css['brief']}
      aria-label={desk.word('section-seats')}
      style={{ '--columns': columns() }}
      data-many={desk.open().seats > 5}
    >
      <For each={desk.seats()}>
        {seat => (
          <li
            data-awaited={desk.props.awaited.includes(seat)}
            data-suspect={desk.open().motion?.suspect === seat}
            title={desk.nameOf(seat)}
          >
            <SeatMark seat={seat} />
            <b aria-hidden="true">{totals()[seat] ?? 0}</b>
            <bdi>{desk.seat() === seat ? desk.word('board-you') : desk.nameOf(seat)}</bdi>
            <span class="heard-only">
              {desk.word('board-points', { points: totals()[seat] ?? 0 })} {doingOf(desk, seat)}
            </span>
          </li>
        )}
      </For>
    </ul>
  );
};

/** The accusation of this round: one, and then no more. */
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

/** Whom I accuse, what it costs, and the one button that does it. */
export const AccuseDialog: Component = () => {
  const desk = useDesk();
  const [suspect, setSuspect] = createSignal<Seat | null>(null);
  const suspects = createMemo(() => votersOn(desk.seat() ?? -1, desk.open().seats));
  createEffect(on(desk.accusing, accusing => setSuspect(accusing?.suspect ?? null)));
  const close = (): void => {
    desk.setAccusing(undefined);
  };
  // whoever is overtaken by a vote or by time has nothing to choose any more
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
          <Deed action={{ type: 'accuse', suspect: suspect() ?? 0 }} icon="target" onDone={close}>
            {desk.word('board-accuse-do', { suspect: { seat: suspect() ?? 0 } })}
          </Deed>
        </Show>
      </div>
    </Dialog>
  );
};
