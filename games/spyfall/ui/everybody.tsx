import { type Component, createMemo, For, Show } from 'solid-js';
import { Icon, Panel, SeatBadge } from '#kit';
import type { Seat } from '#kernel';
import { totalsOf } from '../rules/ending.ts';
import { accusers, votersOn } from '../rules/round.ts';
import type { Motion, Round } from '../rules/state.ts';
import { useDesk } from './desk.ts';
import { cardIn, PointsIn } from './report.tsx';
import css from './everybody.module.css';

/** What was longer ago is in the sum. */
const ROUNDS_AT_ONCE = 3;

/** What somebody does now that others wait for; undefined: nothing. */
export function createDoing(): (seat: Seat) => string | undefined {
  const desk = useDesk();
  return seat => {
    const { stage, motion, dealer } = desk.open();
    if (motion?.suspect === seat) return desk.word('board-player-suspect');
    if (stage === 'dealt') return dealer === seat && !desk.isRevealing() ? desk.word('board-player-deals') : undefined;
    if (desk.pending()) return desk.pending()?.to === seat ? desk.word('board-player-answers') : undefined;
    return desk.isTalking() && desk.holder() === seat ? desk.word('board-player-asks') : undefined;
  };
}

/** Says of whoever has made the accusation of this round that there is none left. */
export const Spent: Component<{ readonly seat: Seat }> = props => {
  const desk = useDesk();
  return (
    <Show when={accusers(desk.open()).includes(props.seat)}>
      <span>
        <Icon name="target" />
        {desk.word('seat-accused')}
      </span>
    </Show>
  );
};

/**
 * All that is known of everybody, a line each, so that it is seen at once from across the room: what they do, what they
 * were in the round that is over, what the last rounds brought, and the sum.
 */
export const Everybody: Component<{ readonly last: Round | undefined }> = props => {
  const desk = useDesk();
  const doing = createDoing();
  /** What they vote on; undefined: they do not. */
  const voterIn = (seat: Seat): Motion | undefined => {
    const { motion, seats } = desk.open();
    return motion && votersOn(motion.suspect, seats).includes(seat) ? motion : undefined;
  };
  const totals = createMemo(() => totalsOf(desk.open()));
  const rounds = createMemo(() =>
    desk
      .open()
      .past.map((round, at) => ({ round, number: at + 1 }))
      .slice(-ROUNDS_AT_ONCE),
  );
  return (
    <Panel label={desk.word('section-seats')} class={css['panel']}>
      <table class={css['everybody']}>
        <caption class="heard-only">{desk.word('board-scores')}</caption>
        <thead>
          <tr>
            <th scope="col">{desk.word('board-col-player')}</th>
            <Show when={props.last}>
              <th scope="col">{desk.word('board-col-card')}</th>
            </Show>
            <For each={rounds()}>
              {({ number }) => (
                <th scope="col" class={css['round']}>
                  <span class="heard-only">{desk.word('board-col-round')}</span> {number}
                </th>
              )}
            </For>
            <th scope="col" class={css['total']}>
              <span aria-hidden="true">Σ</span>
              <span class="heard-only">{desk.word('board-col-total')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <For each={desk.seats()}>
            {seat => (
              <tr data-awaited={desk.props.awaited.includes(seat)} data-spy={props.last?.spy === seat}>
                <th scope="row">
                  <SeatBadge
                    seat={seat}
                    name={desk.nameOf(seat)}
                    isAway={desk.props.seats[seat]?.isAway ?? false}
                    isAwaited={desk.props.awaited.includes(seat)}
                  />
                  <p class={css['facts']}>
                    <Show when={doing(seat)}>{text => <b>{text()}</b>}</Show>
                    <Show when={voterIn(seat)}>
                      {motion => (
                        <span>
                          <Icon name={motion().voted.includes(seat) ? 'check' : 'clock'} />
                          {desk.word(motion().voted.includes(seat) ? 'board-vote-in' : 'board-vote-missing')}
                        </span>
                      )}
                    </Show>
                    <Show when={!desk.open().motion}>
                      <Spent seat={seat} />
                    </Show>
                  </p>
                </th>
                <Show when={props.last}>{last => <td class={css['card']}>{cardIn(desk, last(), seat)}</td>}</Show>
                <For each={rounds()}>
                  {({ round }) => (
                    <td class={css['round']} data-spy={round.spy === seat}>
                      <PointsIn round={round} seat={seat} />
                    </td>
                  )}
                </For>
                <td class={css['total']}>{totals()[seat] ?? 0}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Panel>
  );
};
