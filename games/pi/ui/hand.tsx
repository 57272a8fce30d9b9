import { type Component, For, Show } from 'solid-js';
import { Panel } from '#kit';
import { KINDS } from '../rules/edition.ts';
import { holderOf, leftOf } from '../rules/seating.ts';
import type { Case } from '../rules/state.ts';
import { useDesk } from './desk.ts';
import { NamedTile } from './tile.tsx';
import css from './hand.module.css';

/** The case I hold, and for whom; and who holds mine. */
export const Hand: Component = () => {
  const desk = useDesk();
  const seats = (): number => desk.open().solvers.length;
  return (
    <Show when={desk.seat() !== undefined && desk.view().hand}>
      {hand => (
        <Panel title={desk.word('board-hand')} level={3} class={css['hand']}>
          <p class={css['whose']}>
            {desk.word('board-hand-of', { seat: { seat: leftOf(desk.seat() ?? 0, seats()) } })}
          </p>
          <CaseCards case={hand()} />
          <Show
            when={desk.solver()?.case}
            fallback={
              <p class={css['whose']}>
                {desk.word('board-answered-by', { seat: { seat: holderOf(desk.seat() ?? 0, seats()) } })}
              </p>
            }
          >
            {own => (
              <>
                <p class={css['whose']}>{desk.word('board-own-case')}</p>
                <CaseCards case={own()} />
              </>
            )}
          </Show>
        </Panel>
      )}
    </Show>
  );
};

/** Three case cards: as a list, or upright and side by side where there is little room. */
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
