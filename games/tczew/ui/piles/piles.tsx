import { type Component, createMemo, For, type JSX, Show } from 'solid-js';
import { Pile, SeatMark } from '#kit';
import { cardOf, isEvent } from '../../rules/components.ts';
import type { CardNo } from '../../rules/kinds.ts';
import { CardChip } from '../cards/card-chip.tsx';
import { type Detail, useDesk } from '../desk.ts';
import { knownInHands, stacksShown } from './known-cards.ts';
import css from './piles.module.css';

const EPOCHS = { 3: 'III', 4: 'IV', 5: 'V' } as const;

/** The stacks, the used pile and the replacements. What is hidden stays a number. */
export const Piles: Component = () => {
  const desk = useDesk();
  const { word } = desk;
  const stacks = createMemo(() => stacksShown(desk.view()));
  const inHands = createMemo(() => knownInHands(desk.view()));
  const used = createMemo(() => {
    const byKind = (one: CardNo, other: CardNo): number =>
      Number(isEvent(one)) - Number(isEvent(other)) ||
      (cardOf(one).category ?? '').localeCompare(cardOf(other).category ?? '') ||
      one - other;
    return desk.open().used.toSorted(byKind);
  });
  const laid = createMemo(() => desk.open().board.flatMap(placed => (placed?.cover ? [placed.cover] : [])));
  return (
    <div class={css['piles']} data-piles>
      <section>
        <h3>{word('piles-stacks')}</h3>
        <div class={css['stacks']}>
          <For each={stacks()}>
            {({ epoch, count }) => (
              <div data-current={desk.open().pointer === epoch ? '' : undefined}>
                <Pile label={word('piles-epoch', { epoch: EPOCHS[epoch] })} count={count} />
                <Show when={desk.open().pointer === epoch && desk.open().turn}>
                  <small>{word('piles-current')}</small>
                </Show>
              </div>
            )}
          </For>
        </div>
        <For each={stacks().filter(({ known }) => known.length > 0)}>
          {({ epoch, known }) => (
            <>
              <p class={css['soft']}>{word('piles-known', { epoch: EPOCHS[epoch] })}</p>
              <ul class={css['cards']}>
                <For each={known}>
                  {({ card, fromBottom }) => (
                    <li>
                      <OpenCard detail={{ type: 'card', card }}>
                        <CardChip card={card} />
                      </OpenCard>
                      <small class={css['soft']}>{word('piles-from-bottom', { place: fromBottom })}</small>
                    </li>
                  )}
                </For>
              </ul>
            </>
          )}
        </For>
      </section>
      <Show when={inHands().length > 0}>
        <section>
          <h3>{word('piles-in-hands')}</h3>
          <For each={inHands()}>
            {({ seat, cards }) => (
              <ul class={css['cards']}>
                <li>
                  <SeatMark seat={seat} /> {desk.nameOf(seat)}
                </li>
                <For each={cards}>
                  {card => (
                    <li>
                      <OpenCard detail={{ type: 'card', card }}>
                        <CardChip card={card} />
                      </OpenCard>
                    </li>
                  )}
                </For>
              </ul>
            )}
          </For>
        </section>
      </Show>
      <section>
        <h3>{word('piles-used', { count: used().length })}</h3>
        <Show when={used().length > 0} fallback={<p class={css['soft']}>{word('piles-used-none')}</p>}>
          <ul class={css['cards']}>
            <For each={used()}>
              {card => (
                <li>
                  <OpenCard detail={{ type: 'card', card }}>
                    <CardChip card={card} />
                  </OpenCard>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </section>
      <section>
        <h3>{word('piles-replacements', { count: desk.open().replacements.length })}</h3>
        <p class={css['soft']}>
          {word('piles-replacements-note', { laid: laid().length, used: desk.open().usedReplacements.length })}
        </p>
        <ul class={css['cards']}>
          <For each={desk.open().replacements}>
            {replacement => (
              <li>
                <OpenCard detail={{ type: 'replacement', replacement, over: null }}>
                  <CardChip card={0} cover={replacement} />
                </OpenCard>
              </li>
            )}
          </For>
        </ul>
      </section>
    </div>
  );
};

/** Opens the detail of a card. */
const OpenCard: Component<{ detail: Detail; children: JSX.Element }> = props => {
  const desk = useDesk();
  return (
    <button
      type="button"
      class={css['open']}
      onClick={() => {
        desk.setDetail(props.detail);
        desk.setPane('board');
      }}
    >
      {props.children}
    </button>
  );
};
