import { type Component, For } from 'solid-js';
import { type Seat, seatsOf } from '#kernel';
import { announce, SeatMark } from '#kit';
import { word } from '../words/words.ts';
import css from './replay.module.css';
import type { Showing } from './showing.ts';

interface TurnsProps {
  readonly showing: Showing;
  readonly seats: number;
  nameOf(seat: Seat): string;
}

/** The way to the next time each seat had something to decide. */
export const Turns: Component<TurnsProps> = props => {
  const { film, step, last, goTo } = props.showing;
  /** What was taken in so far grows, and with it what may come next. */
  const next = (seat: Seat): number | undefined => (last() < 0 ? undefined : film.nextTurn(seat, step()));
  return (
    <div class={css['turns']} role="group" aria-label={word('replay-turns')}>
      <span>{word('replay-turns')}</span>
      <For each={seatsOf(props.seats)}>
        {seat => (
          <button
            type="button"
            class={css['turn']}
            aria-label={word('replay-next-turn', { name: props.nameOf(seat) })}
            title={word('replay-next-turn', { name: props.nameOf(seat) })}
            aria-disabled={next(seat) === undefined ? 'true' : undefined}
            onClick={() => {
              const to = next(seat);
              if (to === undefined) return announce(word('replay-no-turn', { name: props.nameOf(seat) }));
              goTo(to);
              announce(word('replay-move', { number: to, of: film.record.moves.length }));
            }}
          >
            <SeatMark seat={seat} />
            <bdi>{props.nameOf(seat)}</bdi>
          </button>
        )}
      </For>
    </div>
  );
};
