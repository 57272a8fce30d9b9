import { type Component, For } from 'solid-js';
import { type Seat, seatsOf } from '#kernel';
import { announce, SeatMark } from '#kit';
import { word } from '../words/words.ts';
import css from './replay.module.css';
import type { ReplayState } from './replay-state.ts';

interface NextTurnsProps {
  readonly replay: ReplayState;
  readonly seats: number;
  nameOf(seat: Seat): string;
}

/** Links to the next turn of each seat. */
export const NextTurns: Component<NextTurnsProps> = props => {
  const { timeline, step, last, goTo } = props.replay;
  /** Depends on the steps replayed so far. */
  const next = (seat: Seat): number | undefined => (last() < 0 ? undefined : timeline.nextTurn(seat, step()));
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
              announce(word('replay-move', { number: to, of: timeline.record.moves.length }));
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
