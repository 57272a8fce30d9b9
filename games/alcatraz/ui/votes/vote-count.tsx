import { type Component, createEffect, For, on, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { fly, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import type { AlcatrazDesk } from '../desk.ts';
import type { Count } from './tally.ts';
import css from './votes.module.css';

interface VoteCountProps {
  readonly desk: AlcatrazDesk;
  readonly count: Count;
  /** Action points the scapegoat has more. */
  readonly bonus: number;
  /** How long the votes fly to the one they are for, in milliseconds; undefined: they are there already. */
  readonly flight?: number | undefined;
  /** The result is not shown before the votes have arrived. */
  readonly isOpen?: boolean;
  /** It stands alone over the board. */
  readonly isHeading?: boolean;
}

/** Who voted for whom, and who is the scapegoat now. The same for a player, a spectator and a whole room. */
export const VoteCount: Component<VoteCountProps> = props => {
  const { desk } = props;
  const { word } = desk;
  const isTold = (): boolean => props.isOpen ?? true;
  let box: HTMLDivElement | undefined;
  createEffect(
    on(
      () => props.flight,
      time => {
        if (time === undefined || !box) return;
        const layer = box;
        for (const piece of layer.querySelectorAll<HTMLElement>('[data-voter]')) {
          const from = layer.querySelector(`[data-of="${piece.dataset['voter']}"]`)?.getBoundingClientRect();
          if (from) fly({ layer, piece, from, time });
        }
      },
    ),
  );
  return (
    <div
      class={css['count']}
      ref={element => {
        box = element;
      }}
    >
      <Dynamic component={props.isHeading ? 'h2' : 'h3'}>{word('talk-reveal', { turn: props.count.turn })}</Dynamic>
      <ul class={css['cards']}>
        <For each={props.count.voters}>
          {(voters, at) => (
            <li>
              <div class={css['card']} data-elected={isTold() && at() === props.count.elected ? '' : undefined}>
                <span class={css['name']}>
                  <span data-of={at()}>
                    <SeatMark seat={at()} />
                  </span>
                  <bdi title={desk.nameOf(at())}>{desk.shortName(at())}</bdi>
                </span>
                <span class={css['voters']}>
                  <span class="visually-hidden">{votesFor(desk, voters)}</span>
                  <For each={voters}>
                    {voter => (
                      <span class={css['vote']} data-voter={voter} aria-hidden="true" title={desk.nameOf(voter)}>
                        <SeatMark seat={voter} />
                      </span>
                    )}
                  </For>
                  <b aria-hidden="true">{voters.length}</b>
                </span>
              </div>
            </li>
          )}
        </For>
      </ul>
      <p class={css['result']} data-hidden={isTold() ? undefined : ''}>
        <Show when={props.count.leaders.length > 1}>{tieIn(desk, props.count)} </Show>
        <b>{electedIn(desk, props.count.elected, props.bonus)}</b>
      </p>
    </div>
  );
};

const votesFor = ({ word, people }: AlcatrazDesk, voters: readonly Seat[]): string =>
  voters.length === 0 ? word('talk-votes-none') : word('talk-votes-by', { names: people(voters) });

const electedIn = ({ word }: AlcatrazDesk, seat: Seat, bonus: number): string =>
  word('talk-elected', { seat: { seat }, bonus });

/** Why a tie went to the one elected (ALC-5.8). */
function tieIn({ word, people }: AlcatrazDesk, { leaders, tieBreaker, elected }: Count): string {
  const names = people(leaders);
  return tieBreaker === null
    ? word('talk-tied', { names })
    : word('talk-tied-by', { names, seat: { seat: tieBreaker }, elected: { seat: elected } });
}
