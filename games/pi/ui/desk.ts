import {
  createEffect,
  createMemo,
  createRenderEffect,
  createSelector,
  createSignal,
  on,
  onCleanup,
  untrack,
} from 'solid-js';
import { type AnyDesk, createAnyDesk, deskContext } from '#desk';
import { createLateMemo, createSinceMyTurn, type FrameWidth } from '#kit';
import { type Seat, seatsOf } from '#kernel';
import { type EditionId, type Element, type Kind, KINDS, type Place, type Town, townFor } from '../rules/edition.ts';
import { solverAt } from '../rules/rounds.ts';
import { holderOf } from '../rules/neighbours.ts';
import type { Action, Case, Event, Open, Solver, View } from '../rules/state.ts';
import { tileAt } from '../rules/tiles.ts';
import { isResult } from './moments.ts';
import { type PieceFilter, isSameList, mapContents } from './map-contents.ts';
import { displayShown, unshownPieces, withoutUnshown } from './unshown-pieces.ts';
import { factsAbout, type Facts } from './notebook/facts.ts';
import { type MapOverlay, overlayOf } from './notebook/overlay.ts';
import { begunMoment, MOVERS, showNews, shownNow } from './board-moments.ts';
import { cardSignsIn } from './card-signs.ts';
import { setTableShown } from './table-shown.ts';
import { NO_HIGHLIGHT, type Highlight, highlightOfAll, highlightOfQuestion, tileKey, tileOf } from './highlights.ts';
import type { BoardMessages, BoardProps } from './props.ts';

/** The selected card or place. */
export type Selection =
  | { readonly type: 'place'; readonly place: Place }
  | { readonly type: 'card'; readonly card: Element };

/** The tabs of the screen. */
export type Pane = 'map' | 'cards' | 'accuse' | 'notebook' | 'table' | 'log' | 'chat' | 'moves';

/** The elements chosen for an accusation so far. */
export type CaseDraft = Readonly<Partial<Record<Kind, Element>>>;

/** An answer to a question. */
export type AnswerEvent = Extract<Event, { type: 'examined' | 'investigated' }>;

/** Possible places are highlighted only if there are at most this many. */
const FEW_PLACES = 6;

/** The map size from which its corners have space for a sentence, px. */
const CORNER = { width: 544, height: 416 };

/** The shared state of the screen: selection, moments, drafts. */
export function createDesk(props: BoardProps) {
  const desk: AnyDesk<Action, BoardMessages> = createAnyDesk(props);
  const { seat } = desk;
  const view = (): View => props.view as View;
  const whole = createMemo((): Open => view().open);
  const open = (): Open => (props.fields as View).open;
  const awaited = () => props.awaited;
  const edition = createMemo((): EditionId => open().options.edition);
  const town = createMemo((): Town => townFor(edition()));
  const seats = createMemo((): Seat[] => seatsOf(open().solvers.length), undefined, { equals: isSameList });
  let shownOpen = untrack(whole);
  const scenes = showNews(props, open, () => shownOpen);
  /** A new investigation is dealt, but the end of the last one is still being shown. */
  const isDealAhead = createMemo(() =>
    scenes.unshown().some(({ content }) => content.event.type === 'investigationStarted'),
  );
  /** The table as it is shown. */
  const staged = createMemo((): Open => {
    if (!isDealAhead()) shownOpen = whole();
    return shownOpen;
  });
  /** The same, with fields tracked separately, for texts. */
  const told = (): Open => (isDealAhead() ? staged() : open());
  createRenderEffect(() => setTableShown(isDealAhead() ? staged() : undefined));
  onCleanup(() => setTableShown(undefined));
  /** The fields that the contents of the map depend on. */
  const ground = createMemo(staged, undefined, {
    equals: (one, other) =>
      one.solvers === other.solvers && one.suspects === other.suspects && one.crimes === other.crimes,
  });
  const lying = createMemo(() => mapContents(ground()));
  const lyingTold = lying;
  /** Pieces whose moment is not over: they are not drawn on the map yet. */
  const held = createMemo(() => {
    const now = scenes.shown();
    const ahead = now && now.phase !== 'out' ? [now.moment, ...scenes.unshown()] : scenes.unshown();
    return unshownPieces(ahead, card => tileOf(untrack(staged), card));
  });
  const lyingShown = createMemo(() => withoutUnshown(lying(), held()));
  const display = createMemo(
    () => displayShown(staged().display, [...begunMoment(scenes), ...scenes.unshown()]),
    undefined,
    {
      equals: isSameList,
    },
  );
  const hand = createMemo(
    (before: Case | null): Case | null => (isDealAhead() ? before : view().hand),
    untrack(view).hand,
  );
  const solver = createMemo((): Solver | undefined => {
    const mine = seat();
    return mine === undefined ? undefined : solverAt(told(), mine);
  });
  /** An answer to me is not shown yet: nothing is derived from it before. */
  const isAnswerAhead = createMemo(() =>
    scenes.unshown().some(({ by, content }) => by === seat() && isResult(content.event)),
  );
  let concluded: Facts | undefined;
  const facts = createLateMemo((): Facts | undefined => {
    const mine = seat();
    if (isAnswerAhead() || isDealAhead()) return concluded;
    concluded =
      mine === undefined || open().options.notebook === 0 || open().over ? undefined : factsAbout(view(), mine);
    return concluded;
  });
  const signs = createMemo(() => cardSignsIn(view()));

  /** The layer for animations over the whole table. */
  const [flights, setFlights] = createSignal<HTMLElement>();
  const [frameWidth, setFrameWidth] = createSignal<FrameWidth>('medium');
  /** The size of the map, px; undefined: not measured yet. */
  const [mapSize, setMapSize] = createSignal<{ readonly width: number; readonly height: number }>();
  /** Whether the corners of the map have space for a sentence. */
  const hasCorner = createMemo((): boolean => {
    const { width = 0, height = 0 } = mapSize() ?? {};
    return frameWidth() !== 'narrow' && width >= CORNER.width && height >= CORNER.height;
  });
  const [pane, setPane] = createSignal<Pane>('map');
  const [filter, setFilter] = createSignal<PieceFilter>('all');

  // Whose turn it is

  const isPlaying = (): boolean => props.isLive && seat() !== undefined && !open().over;
  const isMyTurn = createMemo(() => isPlaying() && !isDealAhead() && !open().question && open().turn === seat());
  /** By hand, the holder is asked (PI-13.7). */
  const isAsked = createMemo(
    () => isPlaying() && open().question !== null && holderOf(open().turn, open().solvers.length) === seat(),
  );

  // The selection

  const [selection, setSelection] = createSignal<Selection | null>(null, { equals: isSameSelection });
  const selectedPlace = (): Place | undefined => {
    const now = selection();
    return now?.type === 'place' ? now.place : undefined;
  };
  const selectedCard = (): Element | undefined => {
    const now = selection();
    return now?.type === 'card' ? now.card : undefined;
  };
  const [draft, setDraft] = createSignal<CaseDraft>({});
  const accused = createMemo((): Case | undefined => {
    const { suspect, location, crime } = draft();
    return suspect !== undefined && location !== undefined && crime !== undefined
      ? { suspect, location, crime }
      : undefined;
  });
  const put = (kind: Kind, element: Element | undefined): void =>
    void setDraft(({ [kind]: _before, ...rest }) => (element === undefined ? rest : { ...rest, [kind]: element }));
  const investigation = createMemo(() => open().investigation);
  createEffect(
    on(
      investigation,
      () => {
        setSelection(null);
        setDraft({});
        // the end is shown on the map
        if (untrack(pane) === 'accuse') setPane(untrack(frameWidth) === 'narrow' ? 'map' : 'log');
      },
      { defer: true },
    ),
  );

  // The focus and pointer

  const [hovered, setHovered] = createSignal<Place | null>(null);
  const [focused, setFocused] = createSignal<Place | null>(null);
  /** The place whose neighbours are lit. */
  const centre = createMemo(() => hovered() ?? focused() ?? selectedPlace() ?? null);
  const near = createMemo((): ReadonlySet<Place> => {
    const place = centre();
    const found = town().places.find(({ id }) => id === place);
    return new Set(found?.neighbours);
  });
  const [cardSeen, setCardSeen] = createSignal<Element | null>(null);
  const [pointedPlaces, pointAt] = createSignal<readonly Place[]>([]);
  const [overlay, setOverlay] = createSignal<MapOverlay | null>(null);
  const since = createSinceMyTurn(() => shownNow(props.heard ?? props.news, scenes), seat, MOVERS);
  /** The last result of a question or an accusation. */
  const latest = createMemo((before: Event | undefined): Event | undefined => {
    const heard = shownNow(props.heard ?? props.news, scenes).map(({ event }) => event as Event);
    return heard.findLast(isResult) ?? (props.heard ? undefined : before);
  }, undefined);
  /** The answer being shown. */
  const answerShown = createMemo((): AnswerEvent | undefined => {
    const now = scenes.shown();
    const event = now?.moment.content.event;
    if (now?.phase === 'out' || now?.moment.content.effect !== 'reply') return undefined;
    return event?.type === 'examined' || event?.type === 'investigated' ? event : undefined;
  });
  const answeredPlace = createMemo((): Place | undefined => {
    const event = answerShown();
    return event?.type === 'examined' ? tileOf(untrack(staged), event.card).place : event?.place;
  });
  /** After an answer to me: the places still possible for the asked kind. */
  const possiblePlaces = createMemo((): readonly Place[] => {
    const event = answerShown();
    const known = facts();
    if (!event || !known || event.by !== seat() || event.type !== 'examined') return [];
    const { kind } = tileOf(untrack(staged), event.card);
    const { places } = overlayOf(untrack(staged), kind, element => known.certain.get(element)?.mark ?? 'open');
    return places.size <= FEW_PLACES ? [...places.keys()] : [];
  });
  /** The player steps through the moves of others. */
  const [isStepping, setStepping] = createSignal(false);
  // a memo: the list is made anew when a scene ends, with the same moves in it
  const moveCount = createMemo(() => since.moves().length);
  createEffect(on(moveCount, () => setStepping(false)));
  const elementAt = (place: Place, kind: Kind): Element | null =>
    tileAt(ground(), town().placeNumber.get(place) ?? -1, kind);
  /** What every seat did last in this investigation. */
  const lastMoves = createMemo((): ReadonlyMap<Seat, Event> => {
    const last = new Map<Seat, Event>();
    for (const { event } of shownNow(props.heard ?? [], scenes)) {
      const told = event as Event;
      const by = MOVERS.moverOf(told);
      if (told.type === 'investigationStarted') last.clear();
      else if (by !== undefined) last.set(by, told);
    }
    return last;
  });
  const pointed = createMemo((): Highlight => highlightOfAll(open(), props.highlighted as readonly Event[]));
  const asked = createMemo((): Highlight => highlightOfQuestion(open()));
  const ofCard = createMemo((): string | undefined => {
    const card = cardSeen() ?? selectedCard();
    if (card === undefined || open().over) return undefined;
    const { place, kind } = tileOf(open(), card);
    return tileKey(place, kind);
  });
  const sceneSight = createMemo((): Highlight => scenes.scene()?.highlight ?? NO_HIGHLIGHT);
  // selectors, so that only the few affected elements update
  const news = {
    place: createSelector(sceneSight, (place: Place, { places, tiles }) => tiles.size === 0 && places.has(place)),
    tile: createSelector(sceneSight, (key: string, { tiles }) => tiles.has(key)),
    card: createSelector(sceneSight, (card: Element, { cards }) => cards.has(card)),
    seat: createSelector(sceneSight, (seat: Seat, { seats }) => seats.has(seat)),
  };
  const isTileLit = (place: Place, kind: Kind): boolean => {
    const key = tileKey(place, kind);
    return pointed().tiles.has(key) || asked().tiles.has(key) || ofCard() === key;
  };
  const isPlaceLit = (place: Place): boolean =>
    (pointed().places.has(place) && pointed().tiles.size === 0) ||
    (asked().places.has(place) && asked().tiles.size === 0) ||
    pointedPlaces().includes(place);
  /** Whether a tile is part of the current accusation or draft. */
  const isAccused = (kind: Kind, element: Element | null): boolean => {
    if (element === null) return false;
    const { question } = open();
    if (question?.type === 'accusation') return question.accused[kind] === element;
    return draft()[kind] === element;
  };
  /** The three tiles of the accusation that is shown, made, or put together. */
  const accusedNow = createMemo((): CaseDraft => {
    const { question } = open();
    const event = scenes.scene()?.event;
    if (event?.type === 'accused') return event.accused;
    return question?.type === 'accusation' ? question.accused : draft();
  });

  return {
    ...desk,
    view,
    open,
    told,
    awaited,
    staged,
    isDealAhead,
    ground,
    lyingShown,
    lyingTold,
    display,
    edition,
    town,
    seats,
    solver,
    hand,
    facts,
    signs,
    flights,
    setFlights,
    frameWidth,
    setFrameWidth,
    setMapSize,
    hasCorner,
    pane,
    setPane,
    filter,
    setFilter,
    isPlaying,
    isMyTurn,
    isAsked,
    selection,
    select: setSelection,
    selectedPlace,
    selectedCard,
    draft,
    put,
    clearDraft: () => setDraft({}),
    accused,
    isAccused,
    accusedNow,
    elementAt,
    answerShown,
    answeredPlace,
    possiblePlaces,
    isStepping,
    setStepping,
    sceneSight,
    myLastMove: (): Event | undefined => lastMoves().get(seat() ?? -1),
    lastOf: (of: Seat): Event | undefined => lastMoves().get(of),
    hover: setHovered,
    focusOn: setFocused,
    centre,
    near,
    seeCard: setCardSeen,
    pointAt,
    overlay,
    setOverlay,
    scene: scenes.scene,
    moment: scenes.shown,
    /** The end of an investigation was heard, but is not shown yet. */
    isChapterAhead: () => scenes.unshown().some(({ content }) => content.effect === 'chapter'),
    /** Pauses the moments while an overlay is open. */
    holdMoments: scenes.pause,
    resumeMoments: scenes.resume,
    since,
    latest,
    news,
    pointed,
    isTileLit,
    isPlaceLit,
  };
}

export type Desk = ReturnType<typeof createDesk>;

export const [DeskContext, useDesk] = deskContext<Desk>();

function isSameSelection(one: Selection | null, other: Selection | null): boolean {
  if (one?.type === 'place') return other?.type === 'place' && one.place === other.place;
  if (one?.type === 'card') return other?.type === 'card' && one.card === other.card;
  return one === other;
}

/** Which of the three kinds are still missing. */
export const missingKinds = (draft: CaseDraft): Kind[] => KINDS.filter(kind => draft[kind] === undefined);
