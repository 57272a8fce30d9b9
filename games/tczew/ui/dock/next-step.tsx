import { type Component, createMemo, Show } from 'solid-js';
import { IconButton, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import { at } from '../../rules/board.ts';
import { capturedBy } from '../../rules/capture.ts';
import { eventOf, isEvent } from '../../rules/components.ts';
import type { CardNo } from '../../rules/kinds.ts';
import { targetsOf } from '../../rules/targets.ts';
import { type TczewDesk, useDesk } from '../desk.ts';
import { cardsFor, numbersIn } from '../placing.ts';
import { refusalWords } from '../queries.ts';
import css from './next-step.module.css';

/** Whose turn it is, and my next step in one sentence. */
export const NextStep: Component = () => {
  const desk = useDesk();
  const acting = createMemo((): Seat | undefined => desk.props.awaited[0]);
  const isMine = createMemo(() => desk.isAwaited());
  const sentence = (): string => (isMine() ? myStep(desk) : (askedStep(desk) ?? othersStep(desk, acting())));
  return (
    <div class={css['step']} data-mine={isMine() ? '' : undefined}>
      <h2>
        <Show when={acting() !== undefined}>
          <SeatMark seat={acting() ?? 0} />
        </Show>
        <span class={desk.room() === 'narrow' ? 'visually-hidden' : undefined}>{titleOf(desk, acting())}</span>
      </h2>
      <p aria-live="polite" title={sentence()} data-shortens>
        {sentence()}
      </p>
      <Show when={desk.room() !== 'wide'}>
        <IconButton
          icon="fit"
          label={desk.word('board-map')}
          aria-expanded={desk.hasMapTools()}
          data-map-tools
          onClick={() => desk.setMapTools(!desk.hasMapTools())}
        />
      </Show>
    </div>
  );
};

function titleOf(desk: TczewDesk, acting: Seat | undefined): string {
  if (desk.open().phase === 'scored' || acting === undefined) return desk.word('board-over');
  const { resolving } = desk.open();
  if (desk.isAwaited() && resolving && resolving.actor !== desk.seat()) return desk.word('board-your-choice');
  return desk.isAwaited() ? desk.word('board-your-turn') : desk.word('board-turn-of', { seat: { seat: acting } });
}

/** What I have to do next. */
function myStep(desk: TczewDesk): string {
  const open = desk.open();
  switch (open.phase) {
    case 'towns':
      return desk.word('board-step-town');
    case 'epoch1':
      return desk.word(open.hasFreeChoice ? 'board-step-free-cell' : 'board-step-roll', {
        card: desk.cardName(open.epochOne[0]?.card ?? 5),
      });
    case 'epoch2':
      return desk.chosenCard() === undefined
        ? desk.word('board-step-found', { count: open.founding[0]?.cards.length ?? 0 })
        : cardStep(desk);
    case 'main':
    case 'lastLap':
      return mainStep(desk);
    case 'scored':
      return '';
  }
}

function mainStep(desk: TczewDesk): string {
  const { pending, turn, resolving } = desk.open();
  if (pending) return desk.word('board-step-decide', { event: resolving ? desk.cardName(resolving.event) : '' });
  const asked = askedStep(desk);
  if (asked) return asked;
  if (turn?.extra)
    return desk.chosenCard() === undefined ? desk.word('board-step-extra', { count: turn.extra.left }) : cardStep(desk);
  if (turn?.isMainDone) return desk.word('board-step-after');
  if (desk.chosenCard() !== undefined) return cardStep(desk);
  const cell = desk.chosenCell();
  if (cell !== undefined) return cellStep(desk, cell);
  return desk.word(desk.can('place') ? 'board-step-choose' : 'board-step-choose-other');
}

/** What the button that was pressed once would do; undefined: none was, or its words say it all. */
function askedStep(desk: TczewDesk): string | undefined {
  switch (desk.askedMove()) {
    case 'swap': {
      const card = desk.chosenCard();
      return card === undefined
        ? desk.word('board-swap-choose')
        : desk.word('board-step-swap', { card: desk.cardName(card) });
    }
    case 'wait':
      return desk.word(desk.open().turn?.extra ? 'board-step-wait-extra' : 'board-step-wait');
    case 'proposeEnd':
      return desk.word('board-step-propose');
    default:
      return undefined;
  }
}

/** A cell was chosen first. */
function cellStep(desk: TczewDesk, cell: number): string {
  return desk.word('board-step-cell', { cell: desk.cellName(cell), count: cardsFor(desk.layings(), cell).length });
}

/** A card is chosen: where it may go, or why not there. */
function cardStep(desk: TczewDesk): string {
  const card = desk.chosenCard() ?? 0;
  const name = desk.cardName(card);
  if (isEvent(card)) return eventStep(desk, card);
  const cell = desk.chosenCell();
  if (cell !== undefined) {
    const reason = desk.legalCells().has(cell) ? undefined : desk.whyNotHere(cell);
    if (reason) return `${desk.cellName(cell)}: ${refusalWords(desk, reason)}`;
    const captured = capturedBy(desk.open().board, cell).flatMap(one => {
      const placed = at(desk.open().board, one);
      return placed ? [desk.nameOn(placed)] : [];
    });
    return captured.length > 0
      ? desk.word('board-step-captures', { list: { list: captured } })
      : desk.word('board-step-confirm');
  }
  const count = desk.legalCells().size;
  return count === 0
    ? desk.word('board-step-nowhere', { card: name })
    : desk.word('board-step-place', { card: name, count });
}

/** An event is chosen: what to do before it can be played. */
function eventStep(desk: TczewDesk, card: CardNo): string {
  const isPossible = desk.offersOf('playEvent').some(offer => numbersIn(offer, 'card').includes(card));
  const args = { card: desk.cardName(card) };
  if (!isPossible) return desk.word('board-step-event-not-now', args);
  const { isChoice } = targetsOf(desk.view(), eventOf(card), desk.seat() ?? 0);
  return desk.word(isChoice ? 'board-step-event-target' : 'board-step-event', args);
}

/** What the table waits for. */
function othersStep(desk: TczewDesk, acting: Seat | undefined): string {
  const { phase, pending, resolving, epochOne } = desk.open();
  if (phase === 'scored' || acting === undefined) return '';
  if (phase === 'towns') return desk.word('board-others-town');
  if (phase === 'epoch1') return desk.word('board-others-roll', { card: desk.cardName(epochOne[0]?.card ?? 5) });
  if (phase === 'epoch2') return desk.word('board-others-found');
  if (pending && resolving) return desk.word('board-others-decide', { event: desk.cardName(resolving.event) });
  return desk.word('board-others-turn');
}
