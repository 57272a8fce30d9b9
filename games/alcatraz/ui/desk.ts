import { createMemo, createSignal } from 'solid-js';
import { type AnyDesk, createAnyDesk, deskContext } from '#desk';
import type { AnyOffer, FrameWidth } from '#kit';
import { type RuleId, type Seat, seatsOf } from '#kernel';
import { computedLine } from '#telling';
import { byLocation, prisonerOf } from '../rules/board.ts';
import type { CardId, Location, PlanId, Thing } from '../rules/components.ts';
import { SHEETS } from '../rules/data/locations.ts';
import type { Action, Open, Prisoner, View } from '../rules/state.ts';
import type { BoardMessages, BoardProps } from './props.ts';

/** Something that is put together in a sheet over the board; a trade may begin with a partner. */
export type Sheet =
  | { readonly type: 'action'; readonly action: Action['type'] }
  | { readonly type: 'trade'; readonly partner: Seat | null }; // null: not chosen yet

/** Everything one player looks at and is about to do, for all parts of the screen. */
export function createDesk(props: BoardProps, room: () => FrameWidth) {
  const desk: AnyDesk<Action, BoardMessages> = createAnyDesk(props);
  const { seat } = desk;
  const view = (): View => props.view as View;
  /** Each field is tracked by itself. */
  const open = (): Open => (props.fields as View).open;
  const seats = createMemo((): Seat[] => seatsOf(open().seats));
  const prisoner = (of: Seat): Prisoner => prisonerOf(open(), of);
  const mine = (): Prisoner | undefined => {
    const me = seat();
    return me === undefined ? undefined : prisoner(me);
  };
  /** The part of the screen that is shown where there is no room for all of them. */
  const [pane, setPane] = createSignal('plan');
  const [sheet, setSheet] = createSignal<Sheet>(); // undefined: none is open
  const [selected, select] = createSignal<Location>(); // undefined: no room is chosen

  const isPlaying = (): boolean => props.isLive && seat() !== undefined && open().phase !== 'over';
  /** I act now, and nobody has to answer first. */
  const isMyTurn = createMemo(() => isPlaying() && open().acting?.seat === seat() && open().pending === null);
  /** The table waits for me. */
  const isAwaited = createMemo(() => isPlaying() && props.awaited.some(one => one === seat()));

  /** What I may do of one kind, for `createChoice`. */
  const offersOf = (type: Action['type']): readonly AnyOffer[] => props.offers.filter(offer => offer.type === type);

  return {
    ...desk,
    view,
    open,
    room,
    seats,
    prisoner,
    /** My own sheet; undefined: I watch. */
    mine,
    isPlaying,
    isMyTurn,
    isAwaited,
    offersOf,
    /** The rule that forbids an action; undefined: it is possible, or the table cannot be asked at the moment. */
    whyNot: (action: Action): RuleId | undefined => {
      const may = desk.may(action);
      return may.ok ? undefined : may.rule;
    },
    pane,
    setPane,
    sheet,
    setSheet,
    selected,
    select,
    nameOf: (of: Seat): string => props.seats[of]?.name ?? '',
    /** The name of a player, or "you". A replay may be anybody's: it has names. */
    shortName: (of: Seat): string =>
      seat() === of && props.clock !== null ? props.word('kit-you') : (props.seats[of]?.name ?? ''),
    locationName: (location: Location): string =>
      desk.say(computedLine(`location-${byLocation(SHEETS, location).id.replaceAll('_', '-')}`)),
    thingName: (thing: Thing): string => desk.say(computedLine(`thing-${thing}`)),
    taskName: (card: PlanId): string => desk.say(computedLine(`plan-${card}`)),
    cardName: (card: CardId): string => desk.say(computedLine(`card-${card}`)),
    /** What a blackmail card does. */
    cardText: (card: CardId): string => desk.say(computedLine(`card-${card}-text`)),
  };
}

export type AlcatrazDesk = ReturnType<typeof createDesk>;

/** What every part of the board that stands in a file of its own is given. */
export interface PartProps {
  readonly props: BoardProps;
  readonly desk: AlcatrazDesk;
}

export const [DeskContext, useDesk] = deskContext<AlcatrazDesk>();
