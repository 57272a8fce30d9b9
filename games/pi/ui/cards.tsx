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
import { createLater, createTurn, Icon, InTurn, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import type { Element } from '../rules/edition.ts';
import { faceDown } from '../rules/imagine.ts';
import { cardName, cardNames } from '../telling/names.ts';
import { tellCard } from '../telling/offers.ts';
import { useDesk } from './desk.ts';
import { isSameList } from './lying.ts';
import { tileWords } from './names.ts';
import { Drawing, MarkerPiece } from './pieces.tsx';
import { tileOf } from './pointing.ts';
import { isSameSign, type Sign as CardSign } from './signs.ts';
import css from './cards.module.css';

/** The open evidence cards. A new card takes the position of the one that left, and the focus stays there. */
export const Cards: Component<{
  shape?: 'strip' | undefined;
  onOpen(card: Element, how: 'pointer' | 'key'): void;
}> = props => {
  const desk = useDesk();
  const display = createMemo(() => desk.open().display);
  const [current, setCurrent] = createSignal(0);
  let list: HTMLDivElement | undefined;
  const goTo = (at: number): void => {
    setCurrent(at);
    list?.querySelectorAll<HTMLElement>('[role=option]')[at]?.focus();
  };
  createEffect(
    on(display, (cards, before) => {
      if (before && cards.length < before.length && current() >= cards.length && list?.contains(document.activeElement))
        goTo(cards.length - 1);
      else if (current() >= cards.length) setCurrent(Math.max(0, cards.length - 1));
    }),
  );

  /** So many cards lie side by side. */
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
      if (card !== undefined) props.onOpen(card, 'key');
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
          <InTurn>
            <EvidenceCard
              card={card()}
              isCurrent={current() === at}
              onFocus={() => {
                setCurrent(at);
                desk.seeCard(card());
              }}
              onOpen={() => {
                setCurrent(at);
                props.onOpen(card(), 'pointer');
              }}
            />
          </InTurn>
        )}
      </Index>
    </div>
  );
};

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
  const sign = createMemo(() => desk.signs()(props.card), undefined, { equals: isSameSign });
  const place = createMemo(() => tileOf(desk.open(), props.card).place);
  const toTell = createLater(createMemo(() => ({ card: props.card, sign: sign(), place: place() })));
  const isTold = createTurn('finish');
  const label = createMemo(() => (isTold() ? desk.say(tellCard(toTell().card, untrack(desk.view))) : ''));
  const isSelected = (): boolean => desk.selectedCard() === props.card;
  return (
    <div
      role="option"
      class={css['card']}
      classList={{
        [css['selected'] ?? '']: isSelected(),
        [css['lit'] ?? '']: desk.pointed().cards.has(props.card),
        [css['news'] ?? '']: desk.news.card(props.card) && desk.scene()?.effect === 'card',
      }}
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
      <span class="heard-only">{label()}</span>
      <span class={css['face']} aria-hidden="true">
        <span class={css['picture']}>
          <Drawing edition={desk.edition()} kind={kind()} element={props.card} />
        </span>
        <span class={css['name']}>{tileWords(untrack(desk.open), kind(), props.card, desk.say)}</span>
        <span class={css['sign']}>
          <Sign sign={sign()} mark={mark()} />
        </span>
      </span>
    </div>
  );
};

/** What is known about a card, at a glance: what it told me, whose it is, or that it is not mine, or is. */
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
          deck: faceDown(open()).length,
          discard: open().discard.length === 0 ? { key: 'nothing' } : cardNames(open(), open().discard),
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

/** Cards and piles as one part of the screen. */
export const CardsPanel: Component<{ onOpen(card: Element, how: 'pointer' | 'key'): void }> = props => (
  <div>
    <Cards onOpen={props.onOpen} />
    <InTurn>
      <Piles />
    </InTurn>
  </div>
);
