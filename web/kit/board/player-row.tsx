import { type Component, createMemo, For, type JSX, Show } from 'solid-js';
import type { Seat } from '#kernel';
import { shownName } from '../../words/names.ts';
import { word } from '../../words/words.ts';
import { Icon } from '../icon.tsx';
import { SeatMark } from '../seat.tsx';
import { absenceOf, columnsFor, type PlayerState } from './player-state.ts';
import css from './player-row.module.css';

interface PlayerRowProps {
  label: string;
  /** A row shows marks, points and names; a column has space for more. */
  layout: 'row' | 'column';
  seats: readonly Seat[];
  player(seat: Seat): PlayerState;
  /** Between the name and the points of a player, for example a button. Only in a column. */
  aside?(seat: Seat): JSX.Element;
  /** Below the name of a player. Only in a column. */
  more?(seat: Seat): JSX.Element;
}

/** The players in order. Names are cut to one line. */
export const PlayerRow: Component<PlayerRowProps> = props => (
  <ul
    class={css['players']}
    data-players={props.layout}
    data-many={props.seats.length > columnsFor(props.seats.length)}
    aria-label={props.label}
    style={{ '--columns': columnsFor(props.seats.length) }}
    data-shortens={props.layout === 'row' ? '' : undefined}
  >
    <For each={props.seats}>
      {seat => (
        <OnePlayer
          seat={seat}
          player={props.player(seat)}
          aside={props.layout === 'column' ? props.aside?.(seat) : undefined}
          more={props.layout === 'column' ? props.more?.(seat) : undefined}
        />
      )}
    </For>
  </ul>
);

interface OnePlayerProps {
  seat: Seat;
  player: PlayerState;
  aside: JSX.Element;
  more: JSX.Element;
}

const OnePlayer: Component<OnePlayerProps> = props => {
  const name = (): string => shownName(props.player.name);
  const absence = createMemo(() => absenceOf(props.player));
  return (
    <li
      class={css['player']}
      data-player={props.seat}
      data-awaited={props.player.isAwaited ?? false}
      data-target={props.player.isTarget ?? false}
      data-absent={absence() !== undefined}
      title={name()}
    >
      <SeatMark seat={props.seat} />
      <span class={css['who']}>
        <span class={css['line']}>
          <bdi class={css['name']}>{props.player.isMe ? word('kit-you') : name()}</bdi>
          <Show when={props.player.isBot}>
            <span class={css['bot']}>
              <Icon name="bot" />
              <span class="visually-hidden">{word('kit-seat-bot')}</span>
            </span>
          </Show>
        </span>
        <span class={css['doing']}>
          <Show when={absence()}>{absent => <span class={css['absent']}>{word(`kit-seat-${absent()}`)}</span>}</Show>
          {props.player.doing}
        </span>
        {props.more}
      </span>
      <Show when={props.aside}>
        <span class={css['aside']}>{props.aside}</span>
      </Show>
      <Show when={props.player.points !== undefined}>
        <span class={css['points']}>
          <span aria-hidden="true">{props.player.points}</span>
          <span class="visually-hidden">{word('kit-points', { points: props.player.points ?? 0 })}</span>
        </span>
      </Show>
      <Show when={props.player.isAwaited}>
        <span class="visually-hidden">{word('kit-seat-awaited')}</span>
      </Show>
    </li>
  );
};
