import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { type AnyDesk, createAnyDesk, deskContext } from '#desk';
import { type AnyOffer, createChoice, createMoments, type FrameWidth } from '#kit';
import { type RuleId, type Seat, seatsOf } from '#kernel';
import { type Argument, computedLine, type Line, type WordOf } from '#telling';
import { byLocation, prisonerOf } from '../rules/board.ts';
import type { CardId, Location, PlanId, Thing } from '../rules/components.ts';
import type { Action, Event, Open, Prisoner, View } from '../rules/state.ts';
import { cardName, cardText, fullRule, locationName, planName, shortRule, thingName } from '../telling/names.ts';
import { momentsOf, stagedBefore, type Staged } from './moments.ts';
import { concerning } from './since.ts';
import type { BoardMessages, BoardProps } from './props.ts';

/** Something that is put together in a sheet over the board; a trade may begin with a partner. */
export type Sheet =
  | { readonly type: 'action'; readonly action: Action['type'] }
  | { readonly type: 'trade'; readonly partner: Seat | null }; // null: not chosen yet

/** The blanks that hold a location. */
const LOCATION_BLANKS: ReadonlySet<string> = new Set(['to', 'from', 'returnTo', 'onward']);

/** Everything one player looks at and is about to do, for all parts of the screen. */
export function createDesk(props: BoardProps, room: () => FrameWidth) {
  const plain: AnyDesk<Action, BoardMessages> = createAnyDesk(props);
  const { seat } = plain;
  /** It is me, and the sentence is for me: a replay may be anybody's. */
  const isMe = (of: Seat): boolean => seat() === of && props.clock !== null;
  const nameOf = (of: Seat): string => props.seats[of]?.name ?? '';
  /** A name inside a sentence; mine says that it is mine. */
  const nameIn = (of: Seat): string => (isMe(of) ? props.word('talk-name-you', { name: nameOf(of) }) : nameOf(of));
  /** A name that stands alone or in a list: mine is "you". */
  const shortName = (of: Seat): string => (isMe(of) ? props.word('kit-you') : nameOf(of));
  const word: WordOf<BoardMessages> = (key, ...[args]) =>
    plain.say(computedLine(isAboutMe(args, isMe) ? (SECOND_PERSON.get(key) ?? key) : key, argumentsWith(args, nameIn)));
  const desk: AnyDesk<Action, BoardMessages> = { ...plain, word };
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
  const [sheet, openSheet] = createSignal<Sheet>(); // undefined: none is open
  const [selected, select] = createSignal<Location>(); // undefined: no room is chosen
  /** What is put together is done where I stand: no other room is looked at meanwhile. */
  function setSheet(next: Sheet | undefined): void {
    if (next) select(undefined);
    openSheet(next);
  }
  /** Of which action the reader has asked why it cannot be done; undefined: of none. */
  const [questioned, question] = createSignal<Action['type']>();
  /** The count of the votes lies over the board. */
  const [isCountOpen, setCountOpen] = createSignal(false);

  const isPlaying = (): boolean => props.isLive && seat() !== undefined && open().phase !== 'over';
  /** I act now, and nobody has to answer first. */
  const isMyTurn = createMemo(() => isPlaying() && open().acting?.seat === seat() && open().pending === null);
  /** The table waits for me. */
  const isAwaited = createMemo(() => isPlaying() && props.awaited.some(one => one === seat()));

  /** What I may do of one kind, for `createChoice`. */
  const offersOf = (type: Action['type']): readonly AnyOffer[] => props.offers.filter(offer => offer.type === type);

  // What is put together step by step: in a sheet, or on the plan

  /** The action that is filled in now: guards that have to be moved come before everything else. */
  const chosenType = createMemo((): Action['type'] | undefined => {
    if (offersOf('moveGuard').length > 0) return 'moveGuard';
    const now = sheet();
    return now?.type === 'action' ? now.action : undefined;
  });
  const choice = createChoice({
    offers: () => {
      const type = chosenType();
      return type === undefined ? [] : offersOf(type);
    },
    play: async action => {
      const isDone = await desk.play(action as Action);
      if (isDone) setSheet(undefined);
      return isDone;
    },
  });
  createEffect(on(chosenType, () => choice.clear(), { defer: true }));
  // what is no longer possible is put away
  createEffect(() => {
    const now = sheet();
    if (now?.type === 'action' && offersOf(now.action).length === 0 && !desk.busy()) setSheet(undefined);
    if (now?.type === 'trade' && !isMyTurn() && open().pending?.type !== 'offer') setSheet(undefined);
  });
  const isOfferOpen = createMemo(() => open().pending?.type === 'offer');
  createEffect(
    on(
      isOfferOpen,
      isNow => {
        if (!isNow) setSheet(undefined);
      },
      { defer: true },
    ),
  );
  /** The blank that is filled in by pointing at a location; undefined: none is. */
  const locationBlank = createMemo((): string | undefined => {
    const step = choice.step();
    return step.type === 'blank' && LOCATION_BLANKS.has(step.name) ? step.name : undefined;
  });
  const pickable = createMemo((): ReadonlySet<Location> => {
    const name = locationBlank();
    return new Set(name === undefined ? [] : [...choice.options(name)].filter(value => typeof value === 'number'));
  });
  function pickLocation(location: Location): void {
    const name = locationBlank();
    if (name === undefined || !pickable().has(location)) return;
    choice.pick(name, location);
    if (!desk.confirms() && choice.step().type === 'done') void choice.confirm();
  }

  async function move(to: Location): Promise<void> {
    if (await desk.play({ type: 'move', to })) select(undefined);
  }

  // an answer holds until something changes
  createEffect(on([view, selected, sheet], () => question(undefined), { defer: true }));
  // a new turn starts with nothing open
  createEffect(
    on(
      () => [open().phase, open().acting?.seat],
      () => {
        select(undefined);
        setSheet(undefined);
      },
      { defer: true },
    ),
  );

  // What is shown as it happens

  const moments = createMoments<Event>({
    news: () => props.news,
    momentsOf: fresh => momentsOf(fresh, seat(), open().acting?.seat),
    me: seat,
    isReplay: () => props.clock === null,
  });
  const staged = createMemo(
    (): Staged =>
      stagedBefore(
        open().prisoners,
        open().guards,
        moments.unshown().map(({ content }) => content),
      ),
  );

  /** What is being shown and concerns me; undefined: nothing. */
  const concern = createMemo((): Event | undefined => {
    const [me, now] = [seat(), moments.shown()?.moment];
    if (me === undefined || !now?.isMine) return undefined;
    return concerning([now.heard], me, open().acting?.seat).length > 0 ? now.content : undefined;
  });

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
    questioned,
    question,
    isCountOpen,
    setCountOpen,
    choice,
    chosenType,
    locationBlank,
    pickable,
    pickLocation,
    move,
    isOfferOpen,
    moments,
    staged,
    concern,
    nameOf,
    nameIn,
    shortName,
    /** Players as a list in a sentence. */
    people: (seats: readonly Seat[]): Argument => ({ list: seats.map(shortName) }),
    locationName: (location: Location): string => desk.say(locationName(location)),
    /** What a location does, in a few words or in full. */
    shortRule: (location: Location): string => desk.say(shortRule(location, byLocation(open().sides, location))),
    fullRule: (location: Location): string => desk.say(fullRule(location, byLocation(open().sides, location))),
    thingName: (thing: Thing): string => desk.say(thingName(thing)),
    taskName: (card: PlanId): string => desk.say(planName(card)),
    cardName: (card: CardId): string => desk.say(cardName(card)),
    /** What a blackmail card does. */
    cardText: (card: CardId): string => desk.say(cardText(card)),
  };
}

/** Messages about a seat, and what they say if it is mine. */
const SECOND_PERSON: ReadonlyMap<keyof BoardMessages, keyof BoardMessages> = new Map([
  ['board-turn-of', 'board-my-turn'],
  ['board-outlook-stays', 'board-outlook-stays-you'],
  ['board-fate-stays', 'board-fate-stays-you'],
  ['board-intro-first', 'board-intro-first-you'],
  ['talk-elected', 'talk-elected-you'],
  ['talk-tied-by', 'talk-tied-by-you'],
  ['talk-blackmail-other', 'talk-blackmail-other-you'],
  ['talk-reward-letter', 'talk-reward-letter-you'],
  ['talk-reward-letter-had', 'talk-reward-letter-had-you'],
  ['talk-reward-scapegoat', 'talk-reward-scapegoat-you'],
  ['talk-reward-escape', 'talk-reward-escape-you'],
  ['talk-end-stays', 'talk-end-in-you'],
  ['talk-end-why', 'talk-end-why-you'],
  ['talk-end-scapegoat-needed', 'talk-end-scapegoat-needed-you'],
  ['talk-end-scapegoat-out', 'talk-end-scapegoat-out-you'],
]);

function isAboutMe(args: Line['args'], isMe: (seat: Seat) => boolean): boolean {
  const about = args?.['seat'];
  return typeof about === 'object' && 'seat' in about && isMe(about.seat);
}

/** The arguments of a message with the names of seats filled in. */
const argumentsWith = (args: Line['args'], nameIn: (seat: Seat) => string): Line['args'] =>
  args && Object.fromEntries(Object.entries(args).map(([name, value]) => [name, named(value, nameIn)]));

function named(argument: Argument, nameIn: (seat: Seat) => string): Argument {
  if (typeof argument !== 'object') return argument;
  if ('seat' in argument) return nameIn(argument.seat);
  if ('list' in argument) return { list: argument.list.map(one => named(one, nameIn)) };
  if ('row' in argument) return { row: argument.row.map(one => named(one, nameIn)) };
  return computedLine(argument.key, argumentsWith(argument.args, nameIn));
}

export type AlcatrazDesk = ReturnType<typeof createDesk>;

/** What every part of the board that stands in a file of its own is given. */
export interface PartProps {
  readonly props: BoardProps;
  readonly desk: AlcatrazDesk;
}

export const [DeskContext, useDesk] = deskContext<AlcatrazDesk>();
