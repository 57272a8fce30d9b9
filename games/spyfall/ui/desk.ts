import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { type AnyDesk, createAnyDesk, deskContext } from '#desk';
import { createMoments, type FrameWidth, type MomentQueue } from '#kit';
import { type Seat, seatsOf } from '#kernel';
import { cardIn } from '../rules/cards.ts';
import { PLACES, type Place } from '../rules/places.ts';
import { addressees, holderOf, pendingQuestion, usedPlaces } from '../rules/round.ts';
import type { Action, Card, Event, Exchange, Open, View } from '../rules/state.ts';
import { placeName } from '../telling/names.ts';
import { createFavourites } from './favourites.ts';
import { momentsOf } from './moments.ts';
import { createNotes } from './notes.ts';
import { placesByName } from './place-order.ts';
import { lineForReader } from './reader-line.ts';
import type { BoardMessages, BoardProps } from './props.ts';

/** The suspect of an accusation being prepared; null: not chosen yet. */
export interface AccusationDraft {
  readonly suspect: Seat | null;
}

/** The player taken for the spy; null: nobody. */
export interface SpyDecision {
  readonly suspect: Seat | null;
}

/** The shared state of the screen. */
export function createDesk(props: BoardProps, frameWidth: () => FrameWidth) {
  const desk: AnyDesk<Action, BoardMessages> = createAnyDesk(props);
  const { seat } = desk;
  const view = (): View => props.view as View;
  const open = (): Open => (props.fields as View).open;
  const seats = createMemo((): Seat[] => seatsOf(open().seats));
  const card = createMemo((): Card | null => cardIn(view()), null, {
    equals: (one, other) => one?.place === other?.place && one?.role === other?.role,
  });
  /** The shown tab: one of the board's, or one of the page's. */
  const [pane, setPane] = createSignal('talk');
  const [accusing, setAccusing] = createSignal<AccusationDraft>(); // undefined: no accusation is prepared
  /** How often the reveal was reopened. */
  const [revealAgain, setRevealAgain] = createSignal(0);
  const [isNaming, setNaming] = createSignal(false);
  const [isRemarking, setRemarking] = createSignal(false);
  /** My decision for all votes after time is up; undefined: I decide at each vote. */
  const [decision, setDecision] = createSignal<SpyDecision>();
  createEffect(
    on(
      () => open().round,
      () => setDecision(undefined),
      { defer: true },
    ),
  );

  const isPlaying = (): boolean => props.isLive && seat() !== undefined && open().stage !== 'over';
  /** Whether people ask and answer now. */
  const isTalking = createMemo(() => open().stage === 'talking' && open().motion === null);
  const holder = createMemo((): Seat => holderOf(open()));
  const pending = createMemo((): Exchange | undefined => pendingQuestion(open()));
  const askable = createMemo((): readonly Seat[] => (isTalking() && !pending() ? addressees(open()) : []));
  const isAsking = createMemo(() => isPlaying() && isTalking() && !pending() && holder() === seat());
  const isAnswering = createMemo(() => isPlaying() && isTalking() && pending()?.to === seat());
  /** Whether the reveal of the round before is on the table, and the next one waits for those who have not continued (SPY-2.9). */
  const isRevealing = createMemo(() => open().stage === 'dealt' && open().past.length > 0);
  const isDealing = createMemo(
    () => isPlaying() && open().stage === 'dealt' && !isRevealing() && open().dealer === seat(),
  );
  const used = createMemo((): ReadonlySet<string> => new Set(usedPlaces(open())));

  const notes = createNotes(
    () => props.notes,
    () => open().round,
  );
  /** How many places were neither played nor crossed out. */
  const left = createMemo(() => PLACES.filter(place => !used().has(place) && !notes.isCrossed(place)).length);

  return {
    ...desk,
    view,
    open,
    seats,
    frameWidth,
    pane,
    setPane,
    accusing,
    setAccusing,
    revealAgain,
    showRevealAgain: (): void => void setRevealAgain(count => count + 1),
    isNaming,
    setNaming,
    isRemarking,
    setRemarking,
    decision,
    setDecision,
    isPlaying,
    isTalking,
    holder,
    card,
    pending,
    askable,
    isAsking,
    isAnswering,
    isDealing,
    isRevealing,
    mayContinue: (): boolean => desk.may({ type: 'continue' }).ok,
    used,
    notes,
    left,
    /** All places, for lists of them. */
    places: (): readonly Place[] => placesByName(place => desk.say(placeName(place)), document.documentElement.lang),
    favourites: createFavourites(() => props.preferences),
    nameOf: (seat: Seat): string => props.seats[seat]?.name ?? '',
    /** The name of a player, or "you"; a replay always has names. */
    shortName: (one: Seat): string =>
      seat() === one && props.clock !== null ? props.word('kit-you') : (props.seats[one]?.name ?? ''),
    /** A sentence with "you" for the reader; a replay always has names. */
    tell: (key: string, people: Readonly<Record<string, Seat>>): string =>
      desk.say(lineForReader(props.clock === null ? undefined : seat(), key, people)),
  };
}

export type Desk = ReturnType<typeof createDesk>;

export const [DeskContext, useDesk] = deskContext<Desk>();

/** The moments of a board, and whether the end of a round was reached. */
export interface BoardMoments extends MomentQueue<Event> {
  /** Whether everything before the end of this round was shown. */
  readonly isEndReached: (round: number) => boolean;
}

/** Shows the moments while the board lives. */
export function createBoardMoments({ props, seat }: Desk): BoardMoments {
  const [reached, setReached] = createSignal(0);
  const queue = createMoments<Event>({
    news: () => props.news,
    momentsOf: fresh => momentsOf(fresh, seat(), props.awaited),
    me: seat,
    isReplay: () => props.clock === null,
    began: ({ content }) => {
      if (content.type === 'roundEnded') setReached(content.round);
    },
  });
  /** The last round whose end is among the moments, not before the page was opened. */
  const announced = createMemo(
    (before: number) => props.news.reduce((last, { event }) => Math.max(last, roundEndedBy(event as Event)), before),
    0,
  );
  return { ...queue, isEndReached: round => reached() >= round || announced() < round };
}

const roundEndedBy = (event: Event): number => (event.type === 'roundEnded' ? event.round : 0);
