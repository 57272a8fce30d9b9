import { type Component, For, Show } from 'solid-js';
import { SeatMark } from '#kit';
import { KINDS } from '../rules/edition.ts';
import { holderOf, leftOf } from '../rules/neighbours.ts';
import type { Case } from '../rules/state.ts';
import { useDesk } from './desk.ts';
import { NamedTile } from './tile.tsx';
import css from './held-case.module.css';

/** The case I hold and answer for, and its solver. */
export const HeldCase: Component = () => {
  const desk = useDesk();
  const seats = (): number => desk.open().solvers.length;
  const owner = (): number => leftOf(desk.seat() ?? 0, seats());
  const answered = (): string => desk.word('board-you-answer-seat', { seat: { seat: owner() } });
  const answering = (): string =>
    desk.word('board-answered-by', { seat: { seat: holderOf(desk.seat() ?? 0, seats()) } });
  return (
    <Show when={desk.seat() !== undefined && desk.hand()}>
      {hand => (
        <section class={css['hand']} aria-label={answered()}>
          <h3 class={css['whose']} data-shortens>
            <SeatMark seat={owner()} />
            <span title={answered()}>{answered()}</span>
          </h3>
          <CaseCards case={hand()} shape="upright" />
          <p class={css['note']} title={answering()} data-shortens>
            {answering()}
          </p>
        </section>
      )}
    </Show>
  );
};

/** Three case cards, upright and side by side where there is little room. */
export const CaseCards: Component<{ case: Case; shape?: 'upright' }> = props => (
  <ul class={css['cards']} data-shape={props.shape}>
    <For each={KINDS}>
      {kind => (
        <li class={css['card']} data-kind={kind}>
          <NamedTile kind={kind} element={props.case[kind]} shape={props.shape} />
        </li>
      )}
    </For>
  </ul>
);
