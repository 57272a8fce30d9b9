import {
  type Component,
  createEffect,
  createMemo,
  createSignal,
  For,
  Index,
  Match,
  on,
  Show,
  Switch,
  untrack,
} from 'solid-js';
import { createLateMemo, createDeferred, fly, Icon, Deferred, seatColour, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import type { Element, Place } from '../rules/edition.ts';
import { hiddenEvidence } from '../rules/known.ts';
import type { Event } from '../rules/state.ts';
import { line } from '../telling/line.ts';
import { cardName, cardNames } from '../telling/names.ts';
import { tellCard } from '../telling/offers.ts';
import { type Desk, useDesk } from './desk.ts';
import { isSameList } from './map-contents.ts';
import { tileWords } from './names.ts';
import { Drawing, MarkerPiece } from './pieces.tsx';
import { tileOf } from './highlights.ts';
import { isSameCardSign, type CardSign } from './card-signs.ts';
import css from './cards.module.css';

/** The open evidence cards. A new card takes the position of the one that left, and the focus stays there. */
export const Cards: Component<{
  shape?: 'strip' | undefined;
  onOpen(card: Element, how: 'pointer' | 'key'): void;
}> = props => {
  const desk = useDesk();
  const display = desk.display;
  const [current, setCurrent] = createSignal(0);
  let list: HTMLDivElement | undefined;
  const goTo = (at: number): void => {
    setCurrent(at);
    list?.querySelectorAll<HTMLElement>('[role=option]')[at]?.focus();
  };
  // animates my question to its tile, and the new card from the deck
  createEffect(
    on(
      () => desk.moment()?.moment,
      moment => {
        const effect = moment?.content.effect;
        const event = moment?.content.event;
        if (!list?.checkVisibility()) return;
        if (effect === 'ask') travel(list, cardIn(event), desk);
        if (event?.type === 'displayRefilled') deal(list, event.card, desk);
      },
      { defer: true },
    ),
  );
  createEffect(
    on(display, (cards, before) => {
      // after my own question the focus goes to its tile on the map, where the answer is
      const replaced = before?.find(card => !cards.includes(card));
      const isMine = replaced !== undefined && replaced === cardIn(untrack(desk.myLastMove));
      if (isMine && list?.contains(document.activeElement) && before?.indexOf(replaced) === current())
        placeCell(list, tileOf(untrack(desk.staged), replaced).place)?.focus({ preventScroll: true });
      if (before && cards.length < before.length && current() >= cards.length && list?.contains(document.activeElement))
        goTo(cards.length - 1);
      else if (current() >= cards.length) setCurrent(Math.max(0, cards.length - 1));
    }),
  );

  /** The number of columns. */
  const columns = (): number => {
    const tops = [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].map(card => card.offsetTop);
    return tops.filter(top => top === tops[0]).length;
  };

  function onKeyDown(event: KeyboardEvent): void {
    const last = display().length - 1;
    const to = {
      ArrowRight: current() + 1,
      ArrowLeft: current() - 1,
      ArrowDown: current() + columns(),
      ArrowUp: current() - columns(),
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Enter' || event.key === ' ') {
      const card = display()[current()];
      if (card !== undefined && desk.open().display.includes(card)) props.onOpen(card, 'key');
    } else if (to === undefined) return;
    event.preventDefault();
    if (to !== undefined && to >= 0 && to <= last) goTo(to);
  }

  return (
    <div
      class={css['cards']}
      role="listbox"
      aria-label={desk.word('section-cards')}
      data-shape={props.shape}
      data-shortens={props.shape === 'strip' ? '' : undefined}
      data-cards
      ref={element => {
        list = element;
      }}
      onKeyDown={onKeyDown}
      onFocusOut={() => desk.seeCard(null)}
    >
      <Index each={display()}>
        {(card, at) => (
          <Deferred>
            <EvidenceCard
              card={card()}
              isCurrent={current() === at}
              onFocus={() => {
                setCurrent(at);
                desk.seeCard(card());
              }}
              onOpen={() => {
                setCurrent(at);
                if (desk.open().display.includes(card())) props.onOpen(card(), 'pointer');
              }}
            />
          </Deferred>
        )}
      </Index>
    </div>
  );
};

/** The card a question was about. */
function cardIn(event: Event | undefined): Element | undefined {
  if (event?.type === 'examined') return event.card;
  return event?.type === 'asked' && event.question.type === 'evidence' ? event.question.card : undefined;
}

const cardElement = (list: HTMLElement, card: Element): HTMLElement | null =>
  list.querySelector<HTMLElement>(`[data-card="${card}"]`);

const placeCell = (list: HTMLElement, place: Place): HTMLElement | null | undefined =>
  list.closest('[data-width]')?.parentElement?.querySelector<HTMLElement>(`[data-place="${place}"]`);

/** Animates a copy of the card to its place. */
function travel(list: HTMLElement, card: Element | undefined, desk: Desk): void {
  const layer = desk.flights();
  const piece = card === undefined ? null : cardElement(list, card);
  if (!layer || !piece || card === undefined) return;
  const place = layer.parentElement?.querySelector(`[data-place="${tileOf(desk.staged(), card).place}"]`);
  const [from, cell] = [piece.getBoundingClientRect(), place?.getBoundingClientRect()];
  if (!cell) return;
  const { width, height } = from;
  const to = { left: cell.left + (cell.width - width) / 2, top: cell.top + (cell.height - height) / 2, width, height };
  fly({ layer, piece, from, to, time: desk.moment()?.time ?? 0 });
}

/** The new card comes from the deck. */
function deal(list: HTMLElement, card: Element, desk: Desk): void {
  const layer = desk.flights();
  const piece = cardElement(list, card);
  const deck = list.parentElement?.querySelector('[data-deck]') ?? list;
  const box = deck.getBoundingClientRect();
  const from = { left: box.right - 24, top: box.top, width: 24, height: Math.min(box.height, 32) };
  if (layer && piece) fly({ layer, piece, from, time: desk.moment()?.time ?? 0 });
}

interface EvidenceCardProps {
  card: Element;
  isCurrent: boolean;
  onFocus(): void;
  onOpen(): void;
}

const EvidenceCard: Component<EvidenceCardProps> = props => {
  const desk = useDesk();
  const kind = createMemo(() => desk.town().kindOf.get(props.card) ?? 'location');
  const mark = createMemo(() => desk.facts()?.certain.get(props.card)?.mark);
  const sign = createMemo(() => desk.signs()(props.card), undefined, { equals: isSameCardSign });
  const place = createMemo(() => tileOf(desk.open(), props.card).place);
  const toTell = createLateMemo(() => ({ card: props.card, sign: sign(), place: place() }));
  const isTold = createDeferred('finish');
  const label = createMemo(() => (isTold() ? desk.say(tellCard(toTell().card, untrack(desk.view))) : ''));
  const isSelected = (): boolean => desk.selectedCard() === props.card;
  /** It is being asked about. */
  const isAsked = createMemo(() => cardIn(desk.moment()?.moment.content.event) === props.card);
  /** Its replacement was dealt, but is not shown yet. */
  const isGone = (): boolean => !desk.open().display.includes(props.card);
  return (
    <div
      role="option"
      class={css['card']}
      classList={{
        [css['selected'] ?? '']: isSelected(),
        [css['lit'] ?? '']: desk.pointed().cards.has(props.card),
        [css['asked'] ?? '']: isAsked(),
      }}
      style={{ '--seat': isAsked() ? seatColour(desk.moment()?.moment.by ?? 0) : undefined }}
      aria-disabled={isGone() ? 'true' : undefined}
      data-card={props.card}
      data-kind={kind()}
      data-mark={mark()}
      tabindex={props.isCurrent ? 0 : -1}
      aria-selected={isSelected()}
      onFocus={() => props.onFocus()}
      onPointerEnter={event => {
        if (event.pointerType === 'mouse') desk.seeCard(props.card);
      }}
      onPointerLeave={() => desk.seeCard(null)}
      onClick={() => props.onOpen()}
    >
      <span class="visually-hidden">{label()}</span>
      <span class={css['face']} aria-hidden="true">
        <span class={css['picture']}>
          <Drawing edition={desk.edition()} kind={kind()} element={props.card} />
        </span>
        <span class={css['name']}>{tileWords(untrack(desk.open), kind(), props.card, desk.say)}</span>
        <Show
          when={isAsked()}
          fallback={
            <span class={css['sign']}>
              <Sign sign={sign()} mark={mark()} />
            </span>
          }
        >
          <span class={css['tag']}>{desk.word('board-card-asked')}</span>
        </Show>
      </span>
    </div>
  );
};

/** What I know about a card: its reply, its owner, or whether it is in my case. */
const Sign: Component<{ sign: CardSign; mark: 'excluded' | 'sure' | undefined }> = props => {
  const desk = useDesk();
  const known = (): CardSign | undefined => (desk.facts() ? props.sign : undefined);
  return (
    <Switch>
      <Match when={known()?.reply}>
        {reply => <MarkerPiece seat={desk.seat() ?? 0} edition={desk.edition()} marker={reply()} sure="confirmed" />}
      </Match>
      <Match when={known()?.isHeld}>
        <Icon name="hand" />
      </Match>
      <Match when={known()?.owner !== undefined}>
        <SeatMark seat={known()?.owner ?? 0} />
      </Match>
      <Match when={props.mark === 'excluded'}>
        <Icon name="close" />
      </Match>
      <Match when={props.mark === 'sure'}>
        <Icon name="check" />
      </Match>
    </Switch>
  );
};

/** The deck, the discards, and the cards that told their owners nothing (PI-5.11). */
const Piles: Component = () => {
  const desk = useDesk();
  const { told: open } = desk;
  const keptBy = (seat: Seat): readonly Element[] =>
    (open().solvers[seat]?.replies ?? []).flatMap(({ card, reply }) => (reply === 'none' ? [card] : []));
  const keepers = createMemo(() => desk.seats().filter(seat => keptBy(seat).length > 0), undefined, {
    equals: isSameList,
  });
  const cardsKept = (seat: Seat): string =>
    desk.word('board-kept-by', {
      seat: { seat },
      cards: { list: keptBy(seat).map(card => cardName(open(), card)) },
    });
  return (
    <div class={css['piles']}>
      <p>
        {desk.word('cards-piles', {
          deck: hiddenEvidence(open()).length,
          discard: open().discard.length === 0 ? line('nothing') : cardNames(open(), open().discard),
        })}
      </p>
      <Show when={keepers().length > 0}>
        <ul aria-label={desk.word('board-kept')}>
          <For each={keepers()}>{seat => <li>{cardsKept(seat)}</li>}</For>
        </ul>
      </Show>
    </div>
  );
};

/** The open cards beside the board, under a heading with the size of the deck. */
export const Evidence: Component<{ onOpen(card: Element, how: 'pointer' | 'key'): void }> = props => {
  const desk = useDesk();
  return (
    <section class={css['evidence']}>
      <header class={css['heading']}>
        <h2>{desk.word('board-tab-cards')}</h2>
        <span data-deck>{desk.word('board-in-deck', { count: hiddenEvidence(desk.told()).length })}</span>
      </header>
      <Cards onOpen={props.onOpen} />
    </section>
  );
};

/** Cards and piles as one part of the screen. */
export const CardsPanel: Component<{ onOpen(card: Element, how: 'pointer' | 'key'): void }> = props => (
  <div>
    <Cards onOpen={props.onOpen} />
    <Deferred>
      <Piles />
    </Deferred>
  </div>
);
