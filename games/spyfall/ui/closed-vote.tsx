import { type Component, For } from 'solid-js';
import { Icon, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import { votersOn } from '../rules/round.ts';
import type { Verdict } from '../rules/state.ts';
import { type Desk, useDesk } from './desk.ts';
import css from './closed-vote.module.css';

/** Who was accused by whom, or put to the vote after time was up. */
export const accusationOf = (desk: Desk, { by, suspect }: Verdict): string =>
  by === null ? desk.tell('board-verdict-late', { suspect }) : desk.tell('board-verdict', { by, suspect });

/** A vote that is closed: who voted for what. */
export const ClosedVote: Component<{ readonly verdict: Verdict }> = props => {
  const desk = useDesk();
  const isAye = (seat: Seat): boolean => props.verdict.votes[seat] === 'aye';
  return (
    <>
      <p>{accusationOf(desk, props.verdict)}</p>
      <ul class={css['votes']}>
        <For each={votersOn(props.verdict.suspect, props.verdict.votes.length)}>
          {seat => (
            <li data-vote={props.verdict.votes[seat]}>
              <SeatMark seat={seat} />
              <bdi>{desk.shortName(seat)}</bdi>
              <b>
                <Icon name={isAye(seat) ? 'check' : 'close'} />
                {desk.word(isAye(seat) ? 'choice-aye' : 'choice-nay')}
              </b>
            </li>
          )}
        </For>
      </ul>
    </>
  );
};
