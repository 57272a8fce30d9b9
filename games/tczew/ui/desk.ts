import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { type AnyDesk, createAnyDesk, deskContext } from '#desk';
import { type AnyOffer, createMoments, createPanZoom, createSinceMyTurn, type FrameWidth } from '#kit';
import { type Seat, seatsOf } from '#kernel';
import type { HeardEvent } from '#screen';
import { type Cell, nameOfCell } from '../rules/cells.ts';
import { isEvent, type TownId } from '../rules/components.ts';
import type { CardNo, Category, ReplacementNo } from '../rules/kinds.ts';
import { cardsIn } from '../rules/moves.ts';
import type { Refusal } from '../rules/refusal.ts';
import { scoresOf } from '../rules/scoring.ts';
import type { Action, Event, Open, Placed, View } from '../rules/state.ts';
import type { Theme } from '../rules/vocabulary.ts';
import { BOARD_SIZE, MOST_SCALE } from './map/geometry.ts';
import type { MapUse } from './map/marks.ts';
import { momentsOf, stagedBefore } from './moments.ts';
import { layingsIn, type LayingType, numbersIn, whyNotInEpochOne, whyNotOn } from './placing.ts';
import { cardName, categoryName, themeName, townName } from '../telling/names.ts';
import type { BoardMessages, BoardProps } from './props.ts';
import { MOVERS } from './since/moves.ts';
import { type Outcome, outcomeOf } from './since/outcome.ts';

/** A card whose detail is open. */
export type Detail =
  | { readonly type: 'card'; readonly card: CardNo }
  | { readonly type: 'replacement'; readonly replacement: ReplacementNo; readonly over: CardNo | null } // null: not laid
  | { readonly type: 'cell'; readonly cell: Cell };

/** A move that was pressed once: it has to be confirmed, or waits for its card. */
export type AskedMove = 'swap' | 'wait' | 'endTurn' | 'proposeEnd';

/** Everything one player looks at and is about to do, for all parts of the screen. */
export function createDesk(props: BoardProps, room: () => FrameWidth) {
  const desk: AnyDesk<Action, BoardMessages> = createAnyDesk(props);
  const { seat } = desk;
  const view = (): View => props.view as View;
  /** Each field is tracked by itself. */
  const open = (): Open => (props.fields as View).open;
  const seats = createMemo((): Seat[] => seatsOf(open().seats));
  const isPlaying = (): boolean => props.isLive && seat() !== undefined && open().phase !== 'scored';
  /** The table waits for me. */
  const isAwaited = createMemo(() => isPlaying() && props.awaited.some(one => one === seat()));
  /** It is my turn, and no event asks anything. */
  const isMyTurn = createMemo(() => isAwaited() && open().pending === null);
  const offersOf = (type: Action['type']): readonly AnyOffer[] => props.offers.filter(offer => offer.type === type);
  const can = (type: Action['type']): boolean => props.offers.some(offer => offer.type === type);

  // What is shown as it happens

  const moments = createMoments<Event>({
    news: () => props.news,
    momentsOf: fresh => momentsOf(fresh, seat()),
    me: seat,
    isReplay: () => props.clock === null,
  });
  /** The board as far as it was shown. */
  const board = createMemo<readonly (Placed | null)[]>(
    shown =>
      stagedBefore(
        open().board,
        moments.unshown().map(({ content }) => content),
        shown,
      ),
    [],
  );

  // What others did since my last move

  const heard = () => props.heard ?? props.news;
  const since = createSinceMyTurn(heard, seat, MOVERS);
  /** What these moves did to me, the oldest first. */
  const outcomes = createMemo((): readonly Outcome[] => {
    const me = seat();
    if (me === undefined || !isPlaying()) return [];
    return since.moves().flatMap(move => outcomeOf(heard(), move, me) ?? []);
  });
  /** Cells from which cards of mine were taken, as long as nothing else lies there. */
  const lostCells = createMemo(
    (): ReadonlyMap<Cell, CardNo> =>
      new Map(
        outcomes()
          .flatMap(({ losses }) => losses)
          .filter(({ cell }) => board()[cell]?.owner !== seat())
          .map(({ cell, card }) => [cell, card]),
      ),
  );

  /** The move of others that was read or left; undefined: none. */
  const [readMove, setReadMove] = createSignal<HeardEvent | undefined>(outcomes().at(-1)?.move);
  /** What others' last move did to me, until I have read it. */
  const unreadOutcome = createMemo((): Outcome | undefined => {
    const outcome = outcomes().at(-1);
    return outcome?.move === readMove() ? undefined : outcome;
  });
  const markRead = (): void => void setReadMove(outcomes().at(-1)?.move);

  // My hand, and where its cards may go

  const hand = createMemo((): readonly CardNo[] => handIn(view(), seat()), undefined, {
    equals: (one, other) => one.join() === other.join(),
  });
  const layings = createMemo(() => layingsIn(props.offers));
  const [chosenCard, setChosenCard] = createSignal<CardNo>(); // undefined: none is chosen
  const [chosenCell, setChosenCell] = createSignal<Cell>(); // undefined: none is chosen
  const [pointedCell, pointAt] = createSignal<Cell>(); // undefined: the pointer and the focus are elsewhere
  const legalCells = createMemo(
    (): ReadonlySet<Cell> => {
      const card = chosenCard();
      if (can('chooseEpochOneCell'))
        return new Set(offersOf('chooseEpochOneCell').flatMap(offer => numbersIn(offer, 'cell')));
      return new Set(card === undefined ? [] : (layings()?.cells.get(card) ?? []));
    },
    undefined,
    { equals: (one, other) => one.size === other.size && [...one].every(cell => other.has(cell)) },
  );

  function chooseCard(card: CardNo | undefined): void {
    const cell = chosenCell();
    setMapTools(false);
    setChosenCard(card);
    const isFitting = card !== undefined && cell !== undefined && layings()?.cells.get(card)?.includes(cell);
    if (!isFitting) setChosenCell(undefined);
  }
  const clearChoice = (): void => {
    setChosenCard(undefined);
    setChosenCell(undefined);
  };
  const [askedMove, setAskedMove] = createSignal<AskedMove>(); // undefined: none
  // another choice takes it back; a swap waits for its card
  createEffect(
    on(
      [chosenCard, chosenCell, () => open().turn?.seat, () => open().pending?.type],
      ([card, cell, ...turn], before) => {
        const isSameTurn = turn.every((one, at) => one === before?.[at + 2]);
        if (askedMove() !== 'swap' || card === undefined || cell !== undefined || !isSameTurn) setAskedMove(undefined);
      },
    ),
  );
  // what was chosen belongs to one turn, and cards leave the hand
  createEffect(on(() => [open().phase, open().turn?.seat, open().pending?.type], clearChoice, { defer: true }));
  createEffect(
    on(
      hand,
      now => {
        const card = chosenCard();
        if (card !== undefined && !now.includes(card)) clearChoice();
      },
      { defer: true },
    ),
  );

  createEffect(() => {
    if (chosenCard() !== undefined || chosenCell() !== undefined || askedMove() !== undefined) markRead();
  });

  /** Why the chosen card may not go to a cell; undefined: it may, or no card is chosen. */
  function whyNotHere(cell: Cell): Refusal | undefined {
    const [me, card, type] = [seat(), chosenCard(), layings()?.type];
    if (me === undefined || legalCells().has(cell)) return undefined;
    const [next] = open().epochOne;
    if (can('chooseEpochOneCell') && next) return whyNotInEpochOne(view(), next.card, cell);
    if (card === undefined || isEvent(card)) return undefined;
    return whyNotOn(view(), me, { type: type ?? usualLaying(open()), card, cell });
  }

  /** The card that would lie on the chosen cell. */
  const cardToLay = createMemo((): CardNo | undefined => {
    if (can('chooseEpochOneCell')) return open().epochOne[0]?.card;
    const card = chosenCard();
    return card === undefined || isEvent(card) || !isAwaited() ? undefined : card;
  });

  /** The cell where the card to lay is shown before it is laid. */
  const ghostCell = createMemo((): Cell | undefined =>
    cardToLay() === undefined ? undefined : (chosenCell() ?? pointedCell()),
  );

  async function confirmCell(): Promise<void> {
    const [card, cell, type] = [chosenCard(), chosenCell(), layings()?.type];
    if (cell === undefined) return;
    const action: Action | undefined = can('chooseEpochOneCell')
      ? { type: 'chooseEpochOneCell', cell }
      : card !== undefined && type !== undefined
        ? { type, card, cell }
        : undefined;
    if (!action || !(await desk.play(action))) return;
    clearChoice();
    setDetail(undefined);
    // the pointer rests where the card was laid
    pointAt(undefined);
  }
  /** Chooses a cell; the second time, or if nothing has to be confirmed, the card is laid. */
  function pressCell(cell: Cell): void {
    if (!legalCells().has(cell)) {
      setChosenCell(chosenCell() === cell ? undefined : cell);
      return;
    }
    const isSecond = chosenCell() === cell;
    setChosenCell(cell);
    if (isSecond || !desk.confirms()) void confirmCell();
  }

  // The map, which several parts of the screen use

  const model = createPanZoom({ board: () => BOARD_SIZE, most: () => MOST_SCALE, keeps: 'top' });
  /** The small map and the zoom buttons lie over cells: where room is scarce they are shown on request only. */
  const [hasMapTools, setMapTools] = createSignal(false);
  const [uses, setUses] = createSignal<readonly Accessor<MapUse | undefined>[]>([]);
  /** The latest part that uses the map; undefined: the map is free. */
  const mapUse = createMemo((): MapUse | undefined => {
    for (const use of uses().toReversed()) {
      const now = use();
      if (now) return now;
    }
    return undefined;
  });
  /** Uses the map as long as the calling component lives; undefined: it does not need the map now. */
  function useMap(use: Accessor<MapUse | undefined>): void {
    setUses(list => [...list, use]);
    onCleanup(() => setUses(list => list.filter(one => one !== use)));
  }

  const [pane, setPane] = createSignal('board');
  const [detail, setDetail] = createSignal<Detail>(); // undefined: none is open
  const [wantsPlebiscite, setHoldingPlebiscite] = createSignal(false);
  /** The plebiscite of my turn is being chosen: I want it, or nothing else is left to do. */
  const isHoldingPlebiscite = createMemo(
    () => isMyTurn() && can('plebiscite') && (wantsPlebiscite() || can('endTurn')),
  );
  createEffect(
    on(
      () => open().turn?.seat,
      () => void setHoldingPlebiscite(false),
      { defer: true },
    ),
  );
  const [isEstimating, setEstimating] = createSignal(props.preferences?.read() === 'estimate');
  const scores = createMemo(() => (isEstimating() ? scoresOf(open().board, open().seats) : undefined));

  return {
    ...desk,
    view,
    open,
    /** The board as far as it was shown. */
    board,
    room,
    seats,
    isPlaying,
    isAwaited,
    isMyTurn,
    offersOf,
    can,
    moments,
    since,
    outcomes,
    lostCells,
    hand,
    layings,
    chosenCard,
    chooseCard,
    chosenCell,
    setChosenCell,
    pointedCell,
    pointAt,
    legalCells,
    whyNotHere,
    cardToLay,
    ghostCell,
    pressCell,
    confirmCell,
    clearChoice,
    askedMove,
    setAskedMove,
    unreadOutcome,
    markRead,
    /** The part of the board in the window. */
    model,
    hasMapTools,
    setMapTools,
    mapUse,
    useMap,
    pane,
    setPane,
    detail,
    setDetail,
    isHoldingPlebiscite,
    setHoldingPlebiscite,
    /** The points as they would be counted now; undefined: the player does not want to see them. */
    scores,
    isEstimating,
    setEstimating: (isOn: boolean): void => {
      setEstimating(isOn);
      props.preferences?.write(isOn ? 'estimate' : '');
    },
    nameOf: (of: Seat): string => props.seats[of]?.name ?? '',
    /** This player is me. A replay may be anybody's: nobody is "me" in it. */
    isMe: (of: Seat): boolean => seat() === of && props.clock !== null,
    /** The name of a player, or "you". A replay may be anybody's: it has names. */
    shortName: (of: Seat): string =>
      seat() === of && props.clock !== null ? props.word('kit-you') : (props.seats[of]?.name ?? ''),
    cardName: (card: CardNo): string => desk.say(cardName(card)),
    replacementName: (replacement: ReplacementNo): string => desk.say(cardName(replacement)),
    /** The name of the card on top. */
    nameOn: ({ card, cover }: Pick<Placed, 'card' | 'cover'>): string => desk.say(cardName(cover ?? card)),
    categoryName: (category: Category): string => desk.say(categoryName(category)),
    themeName: (theme: Theme): string => desk.say(themeName(theme)),
    townName: (town: TownId): string => desk.say(townName(town)),
    cellName: (cell: Cell): string => nameOfCell(cell),
  };
}

/** How a card would be laid in this phase, when nothing can be laid at the moment. */
const usualLaying = ({ phase, pending }: Open): LayingType =>
  phase === 'epoch2' ? 'placeFounding' : pending?.type === 'build' ? 'build' : 'place';

/** In Epoch II the cards of the town lie open, and are laid from there. */
function handIn(view: View, seat: Seat | undefined): CardNo[] {
  if (seat === undefined) return [];
  const { open } = view;
  if (open.phase === 'epoch2') return [...(open.founding.find(one => one.seat === seat)?.cards ?? [])];
  return cardsIn(view, seat);
}

export type TczewDesk = ReturnType<typeof createDesk>;

export const [DeskContext, useDesk] = deskContext<TczewDesk>();
