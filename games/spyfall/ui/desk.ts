import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { type AnyDesk, createAnyDesk, deskContext, type Room } from '#desk';
import { createMoments, inParts } from '#kit';
import { type Seat, seatsOf } from '#kernel';
import type { ScreenProps } from '#screen';
import { cardIn } from '../rules/cards.ts';
import { addressees, holderOf, pendingQuestion, usedPlaces } from '../rules/round.ts';
import type { Action, Card, Exchange, Open, View } from '../rules/state.ts';
import { createFavourites } from './favourites.ts';
import { momentsOf } from './moments.ts';
import { createNotes } from './notes.ts';
import { lineFor } from './reader.ts';

/** Whom an accusation that is being prepared is against; null: not chosen yet. */
export interface Accusing {
  readonly suspect: Seat | null;
}

/** Everything one player looks at and is about to do, for all parts of the screen. */
export function createDesk(props: ScreenProps) {
  const desk: AnyDesk<Action> = createAnyDesk(props);
  const { seat } = desk;
  const view = createMemo(() => props.view as View);
  const parts = inParts(createMemo((): Open => view().open));
  const open = (): Open => parts;
  const seats = createMemo((): Seat[] => seatsOf(open().seats));
  const card = createMemo((): Card | null => cardIn(view()), null, {
    equals: (one, other) => one?.place === other?.place && one?.role === other?.role,
  });
  const [room, setRoom] = createSignal<Room>('medium');
  /** The part of the screen that is shown where there is no room for all of them: one of the board's, or one of the page's. */
  const [pane, setPane] = createSignal('talk');
  const [accusing, setAccusing] = createSignal<Accusing>(); // undefined: nobody is about to be accused
  /** Counts how often the reveal of the last round was asked for again. */
  const [revealAgain, setRevealAgain] = createSignal(0);
  const [isNaming, setNaming] = createSignal(false);
  /** Whom I take for the spy, for all votes after time was up; undefined: I decide at each vote. */
  const [decision, setDecision] = createSignal<Seat | 'nobody'>();
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

  return {
    ...desk,
    view,
    open,
    seats,
    room,
    setRoom,
    pane,
    setPane,
    accusing,
    setAccusing,
    revealAgain,
    showRevealAgain: (): void => void setRevealAgain(count => count + 1),
    isNaming,
    setNaming,
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
    notes: createNotes(
      () => props.notes,
      () => open().round,
    ),
    favourites: createFavourites(() => props.habits),
    nameOf: (seat: Seat): string => props.seats[seat]?.name ?? '',
    /** A sentence about people, which says "you" to whoever is one of them. A replay may be anybody's: it has names. */
    tell: (key: string, people: Readonly<Record<string, Seat>>): string =>
      desk.say(lineFor(props.clock === null ? undefined : seat(), key, people)),
  };
}

export type Desk = ReturnType<typeof createDesk>;

export const [DeskContext, useDesk] = deskContext<Desk>();

/** Plays what happens, for as long as a board is shown. */
export function playMoments({ props, seat }: Desk): void {
  createMoments({
    news: () => props.news,
    momentsOf: fresh => momentsOf(fresh, seat(), props.awaited),
    me: seat,
    isReplay: () => props.clock === null,
  });
}
