import { type Component, createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { Button } from '#kit';
import { fetchableIn, movable } from '../../rules/answers.ts';
import type { CardNo } from '../../rules/kinds.ts';
import { cardsIn } from '../../rules/moves.ts';
import type { Action, View } from '../../rules/state.ts';
import { CardChip } from '../cards/card-chip.tsx';
import { useDesk } from '../desk.ts';
import { buttonWords, type CardPending, cellsToLayOn, noteOf, questionOf } from './card-words.ts';
import { DoneButton, isMine, Question } from './question.tsx';
import css from './decision.module.css';

/** One card after the other from a pile or a hand. */
export const CardDecision: Component<{ pending: CardPending }> = props => {
  const desk = useDesk();
  const mine = (): boolean => isMine(desk, props.pending);
  const cards = createMemo((): readonly CardNo[] => (mine() ? cardsOf(desk.view()) : []));
  const [chosen, setChosen] = createSignal<CardNo>(); // undefined: none is chosen
  createEffect(
    on(
      cards,
      now => {
        const card = chosen();
        if (card !== undefined && !now.includes(card)) setChosen(undefined);
      },
      { defer: true },
    ),
  );
  async function confirm(): Promise<void> {
    const card = chosen();
    if (card !== undefined && (await desk.play(actionOf(props.pending, card)))) setChosen(undefined);
  }
  return (
    <>
      <Question
        pending={props.pending}
        count={countOf(props.pending)}
        mine={mine() && cards().length === 0 ? desk.word('stage-cards-none') : questionOf(desk, props.pending)}
        theirs={desk.word('stage-choosing', { seat: { seat: props.pending.seat } })}
        note={mine() ? noteOf(desk, props.pending) : undefined}
      />
      <Show when={mine()}>
        <ul class={`${css['list']} ${css['cards']}`}>
          <For each={cards()}>
            {card => (
              <li>
                <button
                  type="button"
                  class={css['option']}
                  aria-pressed={chosen() === card}
                  data-pick-card={card}
                  onClick={() => setChosen(chosen() === card ? undefined : card)}
                >
                  <CardChip card={card} />
                  <Show when={cellsToLayOn(desk.open(), props.pending, card) !== undefined}>
                    <small class={css['soft']}>
                      {desk.word('board-cells', { count: cellsToLayOn(desk.open(), props.pending, card) ?? 0 })}
                    </small>
                  </Show>
                </button>
              </li>
            )}
          </For>
        </ul>
        <div class={css['buttons']} data-dock>
          <DoneButton kind={cards().length === 0 ? 'primary' : 'plain'} />
          <Show when={cards().length > 0}>
            <Button
              kind="primary"
              wide
              busy={desk.busy()}
              aria-disabled={chosen() === undefined ? 'true' : undefined}
              data-move={props.pending.type}
              onClick={() => void confirm()}
            >
              {chosen() === undefined ? desk.word('stage-card-first') : buttonWords(desk, props.pending, chosen() ?? 0)}
            </Button>
          </Show>
        </div>
      </Show>
    </>
  );
};

/** The cards that can be chosen now. */
function cardsOf(view: View): readonly CardNo[] {
  const { pending } = view.open;
  switch (pending?.type) {
    case 'fetch':
      return fetchableIn(view, pending);
    case 'give':
    case 'take':
      return movable(view, pending);
    case 'putBack':
      return cardsIn(view, pending.seat);
    default:
      return [];
  }
}

function actionOf(pending: CardPending, card: CardNo): Action {
  return pending.type === 'give' ? { type: 'give', card, to: pending.to } : { type: pending.type, card };
}

function countOf(pending: CardPending): { done: number; of: number } | undefined {
  switch (pending.type) {
    case 'give':
      return { done: pending.given, of: pending.n };
    case 'take':
      return { done: pending.taken, of: pending.n };
    case 'fetch':
    case 'putBack':
      return undefined;
  }
}
