import { type Accessor, createEffect, createMemo, createSelector, createSignal, on } from 'solid-js';
import { type AnyDesk, createAnyDesk, deskContext } from '#desk';
import { createLater, createMoments, type FrameRoom, inParts, type MomentQueue } from '#kit';
import { type Seat, seatsOf } from '#kernel';
import type { ScreenProps } from '#screen';
import { type EditionId, type Element, type Kind, KINDS, type Place, type Town, townFor } from '../rules/edition.ts';
import { solverAt } from '../rules/rounds.ts';
import { holderOf } from '../rules/seating.ts';
import type { Action, Case, Event, Open, Solver, View } from '../rules/state.ts';
import { type Informed } from './foresight.ts';
import { isResult, momentsOf, type Scene } from './happening.ts';
import { type Filter, isSameList, lyingIn } from './lying.ts';
import { factsAbout, type Facts } from './notebook/facts.ts';
import { notesAbout } from './notebook/notes.ts';
import type { Overlay } from './notebook/overlay.ts';
import { signsIn } from './signs.ts';
import { NOTHING, type Sight, sightOfAll, sightOfQuestion, tileKey, tileOf } from './pointing.ts';

/** What somebody has picked up to look at more closely, or to do something with. */
export type Selection =
  | { readonly type: 'place'; readonly place: Place }
  | { readonly type: 'card'; readonly card: Element };

/** The parts of the screen, where it has no room for all of them. */
export type Pane = 'map' | 'cards' | 'accuse' | 'notebook' | 'table' | 'log' | 'chat' | 'moves';

/** Three elements to accuse, as far as they are chosen. */
export type Draft = Readonly<Partial<Record<Kind, Element>>>;

/** Everything one player looks at, has picked up and is about to do, for all parts of the screen. */
export function createDesk(props: ScreenProps) {
  const desk: AnyDesk<Action> = createAnyDesk(props);
  const { seat } = desk;
  const view = createMemo(() => props.view as View);
  const whole = createMemo((): Open => view().open);
  const parts = inParts(whole);
  const open = (): Open => parts;
  /** What is told around the map and the cards comes a frame after them. */
  const toldParts = inParts(createLater(whole));
  const told = (): Open => toldParts;
  const awaited = createLater(() => props.awaited);
  const edition = createMemo((): EditionId => open().options.edition);
  const town = createMemo((): Town => townFor(edition()));
  const seats = createMemo((): Seat[] => seatsOf(open().solvers.length), undefined, { equals: isSameList });
  /** What lies on the map depends on nothing else. */
  const ground = createMemo(whole, undefined, {
    equals: (one, other) =>
      one.solvers === other.solvers && one.suspects === other.suspects && one.crimes === other.crimes,
  });
  const lying = createMemo(() => lyingIn(ground()));
  const lyingTold = createLater(lying);
  const solver = createMemo((): Solver | undefined => {
    const mine = seat();
    return mine === undefined ? undefined : solverAt(open(), mine);
  });
  const toldView = createLater(view);
  const facts = createMemo((): Facts | undefined => {
    const mine = seat();
    return mine === undefined || told().options.notebook === 0 || told().over
      ? undefined
      : factsAbout(toldView(), mine);
  });
  const signs = createMemo(() => signsIn(view()));
  /** Worked out only when somebody is about to do something: it may take its time. */
  const informed = (): Informed | undefined => {
    const mine = seat();
    return mine === undefined ? undefined : { view: view(), seat: mine, notes: notesAbout(view(), mine) };
  };

  const [room, setRoom] = createSignal<FrameRoom>('medium');
  const [pane, setPane] = createSignal<Pane>('map');
  const [filter, setFilter] = createSignal<Filter>('all');

  // Whose turn it is

  const isPlaying = (): boolean => props.isLive && seat() !== undefined && !open().over;
  const isMyTurn = createMemo(() => isPlaying() && !open().question && open().turn === seat());
  /** By hand, the holder is asked (PI-13.7). */
  const isAsked = createMemo(
    () => isPlaying() && open().question !== null && holderOf(open().turn, open().solvers.length) === seat(),
  );

  // What is picked up

  const [selection, setSelection] = createSignal<Selection | null>(null, { equals: isSameSelection });
  const selectedPlace = (): Place | undefined => {
    const now = selection();
    return now?.type === 'place' ? now.place : undefined;
  };
  const selectedCard = (): Element | undefined => {
    const now = selection();
    return now?.type === 'card' ? now.card : undefined;
  };
  const [draft, setDraft] = createSignal<Draft>({});
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
      },
      { defer: true },
    ),
  );

  // What is looked at

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
  const [overlay, setOverlay] = createSignal<Overlay | null>(null);
  const scenes = showNews(props, open);
  /** The last thing that came of a question or an accusation. */
  const latest = createMemo((before: Event | undefined): Event | undefined => {
    const heard = (props.heard ?? props.news).map(({ event }) => event as Event);
    return heard.findLast(isResult) ?? (props.heard ? undefined : before);
  }, undefined);
  const pointed = createMemo((): Sight => sightOfAll(open(), props.pointed as readonly Event[]));
  const asked = createMemo((): Sight => sightOfQuestion(open()));
  const ofCard = createMemo((): string | undefined => {
    const card = cardSeen() ?? selectedCard();
    if (card === undefined || open().over) return undefined;
    const { place, kind } = tileOf(open(), card);
    return tileKey(place, kind);
  });
  const sceneSight = createMemo((): Sight => scenes.scene()?.sight ?? NOTHING);
  // of all there is on a table, one or two things are in the news: only they are asked
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
  /** The three tiles of the accusation that is being made, or put together. */
  const isAccused = (kind: Kind, element: Element | null): boolean => {
    if (element === null) return false;
    const { question } = open();
    if (question?.type === 'accusation') return question.accused[kind] === element;
    return draft()[kind] === element;
  };

  return {
    ...desk,
    view,
    open,
    told,
    awaited,
    ground,
    lying,
    lyingTold,
    edition,
    town,
    seats,
    solver,
    facts,
    informed,
    signs,
    room,
    setRoom,
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
    hover: setHovered,
    focusOn: setFocused,
    centre,
    near,
    seeCard: setCardSeen,
    pointAt,
    overlay,
    setOverlay,
    scene: scenes.scene,
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

/** Shows events one after the other; a key or a tap goes on to the next one. */
function showNews(
  props: ScreenProps,
  open: Accessor<Open>,
): MomentQueue<Scene> & { scene: Accessor<Scene | undefined> } {
  const me = (): Seat | undefined => (props.me === 'audience' ? undefined : props.me);
  const moments = createMoments<Scene>({
    news: () => props.news,
    momentsOf: fresh => momentsOf(open(), fresh, me()),
    me,
    isReplay: () => props.clock === null,
  });
  return { ...moments, scene: createMemo(() => moments.shown()?.moment.sight) };
}

/** Which of the three kinds are still missing. */
export const missingIn = (draft: Draft): Kind[] => KINDS.filter(kind => draft[kind] === undefined);
