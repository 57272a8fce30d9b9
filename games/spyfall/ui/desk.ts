import { createContext, createMemo, createSignal, useContext } from 'solid-js';
import { inParts } from '#kit';
import { accept, type RuleId, type Seat, seatsOf } from '#kernel';
import type { ScreenProps } from '#screen';
import type { Line } from '#telling';
import { cardIn } from '../rules/cards.ts';
import { addressees, holderOf, pendingQuestion, usedPlaces } from '../rules/round.ts';
import type { Action, Card, Exchange, Open, View } from '../rules/state.ts';
import { createFavourites } from './favourites.ts';
import { createNotes } from './notes.ts';

/** How much room there is: for one column, two, or three. */
export type Room = 'narrow' | 'medium' | 'wide';

/** The parts of the screen, where it has no room for all of them. */
export type Pane = 'talk' | 'places' | 'players' | 'rounds';

/** Whether something may be done now, and the rule that forbids it; undefined: the table cannot be asked at the moment. */
export type May = { readonly ok: true } | { readonly ok: false; readonly rule: RuleId | undefined };

/** Everything one player looks at and is about to do, for all parts of the screen. */
export function createDesk(props: ScreenProps) {
  const view = createMemo(() => props.view as View);
  const parts = inParts(createMemo((): Open => view().open));
  const open = (): Open => parts;
  const seats = createMemo((): Seat[] => seatsOf(open().seats));
  const card = createMemo((): Card | null => cardIn(view()), null, {
    equals: (one, other) => one?.place === other?.place && one?.role === other?.role,
  });
  const seat = (): Seat | undefined => (props.me === 'audience' ? undefined : props.me);
  const [room, setRoom] = createSignal<Room>('medium');
  const [pane, setPane] = createSignal<Pane>('talk');
  const [busy, setBusy] = createSignal(false);

  const isPlaying = (): boolean => props.isLive && seat() !== undefined && open().stage !== 'over';
  /** Whether people ask and answer now. */
  const isTalking = createMemo(() => open().stage === 'talking' && open().motion === null);
  const holder = createMemo((): Seat => holderOf(open()));
  const pending = createMemo((): Exchange | undefined => pendingQuestion(open()));
  const askable = createMemo((): readonly Seat[] => (isTalking() && !pending() ? addressees(open()) : []));
  const isAsking = createMemo(() => isPlaying() && isTalking() && !pending() && holder() === seat());
  const isAnswering = createMemo(() => isPlaying() && isTalking() && pending()?.to === seat());
  const isDealing = createMemo(() => isPlaying() && open().stage === 'dealt' && open().dealer === seat());
  const used = createMemo((): ReadonlySet<string> => new Set(usedPlaces(open())));

  function may(action: Action): May {
    if (accept(props.offers, action)) return { ok: true };
    return { ok: false, rule: props.game.objection(view(), action) };
  }

  async function play(action: Action): Promise<boolean> {
    if (busy()) return false;
    setBusy(true);
    try {
      return await props.play(action);
    } finally {
      setBusy(false);
    }
  }

  return {
    props,
    view,
    open,
    seats,
    seat,
    room,
    setRoom,
    pane,
    setPane,
    isPlaying,
    isTalking,
    holder,
    card,
    pending,
    askable,
    isAsking,
    isAnswering,
    isDealing,
    used,
    busy,
    may,
    play,
    notes: createNotes(
      () => props.notes,
      () => open().round,
    ),
    favourites: createFavourites(() => props.habits),
    confirms: (): boolean => props.confirmMoves ?? true,
    nameOf: (seat: Seat): string => props.seats[seat]?.name ?? '',
    say: (line: Line): string => props.say(line),
    word: (key: string, args?: Line['args']): string => props.say(args ? { key, args } : { key }),
  };
}

export type Desk = ReturnType<typeof createDesk>;

export const DeskContext = createContext<Desk>();

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('this lies on a desk only');
  return desk;
}
