import { type Component, createMemo, For, Show } from 'solid-js';
import { planCard } from '../rules/board.ts';
import { ELEMENTS, type PlanId } from '../rules/components.ts';
import { cardsInDeck, deckSize } from '../rules/tasks.ts';
import { useDesk } from './desk.ts';
import { Drawing } from './drawing.tsx';
import { Marks } from './marks.tsx';
import css from './decks.module.css';

/** My cards, the decks, and what is out of the game. */
export const Decks: Component = () => {
  const desk = useDesk();
  const { word } = desk;
  const open = desk.open;
  const hand = createMemo(() => {
    const me = desk.seat();
    return me === undefined ? undefined : (desk.view().hands[me] ?? []);
  });
  const known = createMemo(() => desk.view().known.filter(({ by }) => by === desk.seat()));
  const left = createMemo(() => cardsInDeck(open()));
  const countOf = (cards: readonly PlanId[], element: string): number =>
    cards.filter(card => planCard(card).element === element).length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section class={css['decks']} aria-label={word('board-tab-decks')} tabindex="0">
      <Show when={hand()}>
        {cards => (
          <section>
            <h3>{word('board-my-cards')}</h3>
            <Show when={cards().length > 0} fallback={<p class={css['soft']}>{word('board-no-cards')}</p>}>
              <ul class={css['hand']}>
                <For each={cards()}>
                  {card => (
                    <li>
                      <Drawing name="card" />
                      <span>
                        <b>{desk.cardName(card)}</b>
                        <small>{desk.cardText(card)}</small>
                      </span>
                    </li>
                  )}
                </For>
              </ul>
            </Show>
            <p class={css['soft']}>{word('board-cards-secret')}</p>
          </section>
        )}
      </Show>
      <Show when={known().length > 0}>
        <section>
          <h3>{word('board-known')}</h3>
          <ul class={css['plain']}>
            <For each={known()}>
              {({ of, card }) => <li>{word('board-known-card', { seat: { seat: of }, card: desk.cardName(card) })}</li>}
            </For>
          </ul>
        </section>
      </Show>
      <section>
        <h3>{word('board-plan-deck', { count: deckSize(open()) })}</h3>
        <p class={css['soft']}>{word('board-plan-left')}</p>
        <ul class={css['letters']}>
          <For each={ELEMENTS}>
            {element => (
              <li>
                <b>{element}</b> {countOf(left(), element)}
              </li>
            )}
          </For>
        </ul>
        <Show when={open().plan.bottom.length > 0}>
          <p class={css['soft']}>{word('board-plan-bottom', { cards: { row: open().plan.bottom.map(nameOfTask) } })}</p>
        </Show>
        <Show when={open().plan.removed.length > 0}>
          <p class={css['soft']}>
            {word('board-plan-removed', { cards: { row: open().plan.removed.map(nameOfTask) } })}
          </p>
        </Show>
      </section>
      <section>
        <h3>{word('board-blackmail-deck', { count: open().blackmail.deck })}</h3>
        <p class={css['soft']}>
          {open().blackmail.used.length === 0
            ? word('board-used-none')
            : word('board-used', { cards: { row: open().blackmail.used.map(desk.cardName) } })}
        </p>
      </section>
      <Marks word={word} me={desk.seat()} />
    </section>
  );

  function nameOfTask(card: PlanId): string {
    return `${planCard(card).element} ${desk.taskName(card)}`;
  }
};
