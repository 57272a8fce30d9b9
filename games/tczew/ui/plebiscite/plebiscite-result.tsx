import { type Component, Show } from 'solid-js';
import { SeatMark } from '#kit';
import type { Seat } from '#kernel';
import type { Event } from '../../rules/state.ts';
import { CellChip } from '../cards/card-chip.tsx';
import { useDesk } from '../desk.ts';
import css from './plebiscite.module.css';

type Held = Extract<Event, { type: 'plebisciteHeld' }>;

/** Both results, and whose the card is now. */
export const PlebisciteResult: Component<{ held: Held }> = props => {
  const desk = useDesk();
  /** Who has the card now: the attacker, or the defender who kept it. */
  const owner = (): Seat | null => desk.view().open.board[props.held.to]?.owner ?? null;
  return (
    <section class={css['result']} data-plebiscite-result={props.held.isWon ? 'won' : 'lost'} role="status">
      <h4>{desk.word('vote-title')}</h4>
      <p>
        <CellChip cell={props.held.from} /> → <CellChip cell={props.held.to} />
      </p>
      <p class={css['sums']}>
        <span data-best={props.held.isWon ? '' : undefined}>
          <SeatMark seat={props.held.by} />
          <b>{props.held.attack}</b>
        </span>
        <span aria-hidden="true">:</span>
        <span data-best={props.held.isWon ? undefined : ''}>
          <b>{props.held.defence}</b>
          <Show when={!props.held.isWon && owner() !== null}>
            <SeatMark seat={owner() ?? 0} />
          </Show>
        </span>
      </p>
      <p>
        <b>
          {props.held.isWon
            ? desk.word(desk.isMe(props.held.by) ? 'vote-won-you' : 'vote-won', { seat: { seat: props.held.by } })
            : desk.word(desk.isMe(props.held.by) ? 'vote-lost-you' : 'vote-lost', { seat: { seat: props.held.by } })}
        </b>
      </p>
    </section>
  );
};
