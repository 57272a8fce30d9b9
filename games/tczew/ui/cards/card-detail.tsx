import { type Component, createMemo, For, type JSX, Show } from 'solid-js';
import { IconButton, SeatMark } from '#kit';
import { type Cell, isBank, isRiver, zoneOf } from '../../rules/cells.ts';
import { cardOf, isEvent, replacementOf, TOWNS } from '../../rules/components.ts';
import type { CardNo, ReplacementNo } from '../../rules/kinds.ts';
import { tokensAt } from '../../rules/plebiscites.ts';
import { type Detail, type TczewDesk, useDesk } from '../desk.ts';
import { cardDrawing, categoryDrawing, Drawing, type Kind, kindOfCard, pointsOf } from '../drawing.tsx';
import { EventCard } from '../events/event-card.tsx';
import { cardsFor } from '../placing.ts';
import { Tokens } from '../plebiscite/plebiscite-choice.tsx';
import { CardChip, CellChip } from './card-chip.tsx';
import { factsOf } from './card-facts.ts';
import css from './card-detail.module.css';

const EPOCHS = ['', 'I', 'II', 'III', 'IV', 'V'];

/** Everything about one card or cell: the note of a building, whose it is, and what stands around it. */
export const CardDetail: Component = () => {
  const desk = useDesk();
  return (
    <Show when={desk.detail()} keyed>
      {detail => (
        <section
          class={css['detail']}
          aria-label={titleOf(desk, detail)}
          data-detail
          data-dock
          onKeyDown={event => {
            if (event.key === 'Escape') desk.setDetail(undefined);
          }}
        >
          <div class={css['close']}>
            <IconButton icon="close" label={desk.word('detail-close')} onClick={() => desk.setDetail(undefined)} />
          </div>
          {contentOf(detail)}
        </section>
      )}
    </Show>
  );
};

function contentOf(detail: Detail): JSX.Element {
  switch (detail.type) {
    case 'card':
      return <CardNote card={detail.card} />;
    case 'replacement':
      return <ReplacementNote replacement={detail.replacement} />;
    case 'cell':
      return <CellNote cell={detail.cell} />;
  }
}

function titleOf(desk: TczewDesk, detail: Detail): string {
  switch (detail.type) {
    case 'card':
      return desk.cardName(detail.card);
    case 'replacement':
      return desk.replacementName(detail.replacement);
    case 'cell':
      return desk.cellName(detail.cell);
  }
}

/** A card by itself: category, epoch, points and what its stars ask for. */
const CardNote: Component<{ card: CardNo }> = props => (
  <Show when={!isEvent(props.card)} fallback={<EventCard event={props.card} />}>
    <BuildingNote card={props.card} />
  </Show>
);

const BuildingNote: Component<{ card: CardNo }> = props => {
  const desk = useDesk();
  const card = () => cardOf(props.card);
  return (
    <>
      <Head
        kind={kindOfCard(props.card)}
        drawing={cardDrawing(props.card)}
        number={String(props.card)}
        name={desk.cardName(props.card)}
      />
      <p>
        {card().category === null ? desk.word('detail-start') : desk.categoryName(card().category ?? 'housing')} ·{' '}
        {desk.word('detail-epoch', { epoch: EPOCHS[card().epoch] ?? '' })}
        <Points kind={kindOfCard(props.card)} />
      </p>
      <Show when={card().stars >= 2 ? card().stars : undefined}>
        {stars => <p>{desk.word('detail-stars', { stars: stars() })}</p>}
      </Show>
    </>
  );
};

const ReplacementNote: Component<{ replacement: ReplacementNo }> = props => {
  const desk = useDesk();
  const category = () => replacementOf(props.replacement);
  return (
    <>
      <Head
        kind={category()}
        drawing={categoryDrawing(category())}
        number={props.replacement}
        name={desk.replacementName(props.replacement)}
        isReplacement
      />
      <p>
        {desk.categoryName(category())}
        <Points kind={category()} />
      </p>
      <p class={css['soft']}>{desk.word('detail-replacement')}</p>
    </>
  );
};

const Points: Component<{ kind: Kind }> = props => {
  const desk = useDesk();
  return (
    <Show when={pointsOf(props.kind) !== 0}>
      {' · '}
      {desk.word('detail-points', { count: pointsOf(props.kind) })}
    </Show>
  );
};

interface HeadProps {
  kind: Kind;
  drawing: string;
  number: string;
  name: string;
  isReplacement?: boolean;
}

/** A replacement has its number in a black field, every other card in a white one (TCZ-20.21). */
const Head: Component<HeadProps> = props => {
  const desk = useDesk();
  return (
    <header class={css['head']}>
      <span class={css['face']} data-kind={props.kind} aria-hidden="true">
        <Drawing name={props.drawing} />
      </span>
      <h3>{props.name}</h3>
      <span class={css['number']} data-black={props.isReplacement ? '' : undefined}>
        {desk.word('detail-number', { number: props.number })}
      </span>
    </header>
  );
};

/** A cell: what lies on it and what stands around it. */
const CellNote: Component<{ cell: Cell }> = props => {
  const desk = useDesk();
  const placed = () => desk.open().board[props.cell] ?? undefined;
  const facts = createMemo(() => factsOf(desk.open(), props.cell));
  const fitting = createMemo(() => (placed() ? [] : cardsFor(desk.layings(), props.cell)));
  const town = () => TOWNS.find(({ zone }) => zone === zoneOf(props.cell));
  return (
    <>
      <Show when={placed()} fallback={<h3>{desk.word('detail-empty', { cell: desk.cellName(props.cell) })}</h3>}>
        {one => (
          <>
            <Show when={one().cover} fallback={<BuildingNote card={one().card} />} keyed>
              {cover => (
                <>
                  <ReplacementNote replacement={cover} />
                  <p>
                    {desk.word('detail-covers')} <CardChip card={one().card} />
                  </p>
                </>
              )}
            </Show>
            <p class={css['line']}>
              <Show when={one().owner !== null} fallback={desk.word('detail-ownerless')}>
                <SeatMark seat={one().owner ?? 0} />
                {desk.word('detail-owner', { seat: { seat: one().owner ?? 0 } })}
              </Show>
              <span>{desk.cellName(props.cell)}</span>
              <Show when={desk.open().options.mode === 'extended'}>
                <Tokens count={tokensAt(desk.open().board, props.cell)} />
              </Show>
            </p>
            <Show when={facts().belonging !== 'none'}>
              <p class={css['soft']}>
                {facts().belonging === 'mother' ? desk.word('detail-mother') : desk.word('detail-district')}
              </p>
            </Show>
          </>
        )}
      </Show>
      <p class={css['soft']}>
        {isRiver(props.cell) ? desk.word('detail-river') : isBank(props.cell) ? desk.word('detail-bank') : ''}{' '}
        <Show when={town()}>{one => desk.word('detail-zone', { town: desk.townName(one().id) })}</Show>
      </p>
      <Show when={placed()?.owner !== null && placed()}>
        <section>
          <h4>
            <Drawing name="shield" />
            {desk.word('detail-protection')}
          </h4>
          <Show
            when={facts().services.length > 0}
            fallback={<p class={css['soft']}>{desk.word('detail-no-protection')}</p>}
          >
            <Cells cells={facts().services.map(({ cell }) => cell)} />
          </Show>
        </section>
      </Show>
      <Show when={facts().neighbours.length > 0}>
        <section>
          <h4>{desk.word('detail-touches')}</h4>
          <Cells cells={facts().neighbours} />
        </section>
      </Show>
      <Show when={fitting().length > 0}>
        <section>
          <h4>{desk.word('detail-fits')}</h4>
          <ul class={css['cards']}>
            <For each={fitting()}>
              {card => (
                <li>
                  <button
                    type="button"
                    class={css['open']}
                    onClick={() => {
                      desk.setDetail(undefined);
                      desk.chooseCard(card);
                      desk.setChosenCell(props.cell);
                    }}
                  >
                    <CardChip card={card} />
                  </button>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
    </>
  );
};

/** Cards around a cell; each opens its own note. */
const Cells: Component<{ cells: readonly Cell[] }> = props => {
  const desk = useDesk();
  return (
    <ul class={css['cards']}>
      <For each={props.cells}>
        {cell => (
          <li>
            <button type="button" class={css['open']} onClick={() => desk.setDetail({ type: 'cell', cell })}>
              <Show when={desk.open().board[cell]?.owner !== null}>
                <SeatMark seat={desk.open().board[cell]?.owner ?? 0} />
              </Show>
              <CellChip cell={cell} />
            </button>
          </li>
        )}
      </For>
    </ul>
  );
};
