import {
  type AnyMatch,
  type BySeat,
  type Milliseconds,
  type Offer,
  type RuleId,
  type Scalar,
  type Seat,
  same,
  type Viewer,
} from '#kernel';

/**
 * An argument of a message. Words are messages themselves; a seat gets the name its player chose. A list is written
 * with "and" before its last item, a row with commas only.
 */
export type Argument =
  | number
  | string
  | { readonly seat: Seat }
  | { readonly list: readonly Argument[] }
  | { readonly row: readonly Argument[] }
  | Line;

/** The items of a list or a row; none for other arguments. */
export function itemsIn(argument: Argument): readonly Argument[] {
  if (typeof argument !== 'object') return [];
  if ('list' in argument) return argument.list;
  return 'row' in argument ? argument.row : [];
}

/** Something to say: a message of a catalogue, and what stands in it. Never a sentence: those are in the catalogues. */
export interface Line {
  readonly key: string;
  readonly args?: Readonly<Record<string, Argument>>;
}

declare const checked: unique symbol;

/** A line that was made by a function: `computedLine`, or the one of a catalogue, which checks keys and arguments. */
export interface CheckedLine {
  readonly key: string & { readonly [checked]: true };
  readonly args?: Readonly<Record<string, Argument>>;
}

/** Makes a line whose key is put together at run time: the compiler cannot check it, so tests have to. */
export const computedLine = (key: string, args?: Line['args']): CheckedLine => ({
  key: key as CheckedLine['key'],
  ...(args && { args }),
});

/** The arguments that one of these messages needs. It may be given more: a variant of it may need them. */
type RequiredArguments<Names extends PropertyKey> = { readonly [Name in Names]: Argument } & AnyArguments;
interface AnyArguments {
  readonly [name: string]: Argument;
}

/** The arguments after a message key, if the message has any. An unknown key takes none. */
export type ArgumentsOf<Messages, Key extends keyof Messages> = [Messages[Key]] extends [never]
  ? [args?: Line['args']]
  : keyof Messages extends Key
    ? [args?: Line['args']]
    : [args: RequiredArguments<Messages[Key] & string>];

/** A line that is said: where its key is known, it has to be one of the catalogue, with the arguments of that message. */
export type CheckedLineOf<Messages, Said extends Line> = Said &
  (string extends Said['key']
    ? unknown
    : CheckedLine['key'] extends Said['key'] // made by another function, and checked there
      ? unknown
      : CompleteLine<Messages, Said>);

/** The line itself if it is complete, else what it has to be. */
type CompleteLine<Messages, Said> = Said extends { readonly key: infer Key extends keyof Messages }
  ? [Messages[Key]] extends [never]
    ? Said
    : { readonly key: Key; readonly args: RequiredArguments<Messages[Key] & string> }
  : { readonly key: keyof Messages };

/** Says a message of a catalogue by its key. */
export type WordOf<Messages> = <Key extends keyof Messages & string>(
  key: Key,
  ...args: ArgumentsOf<Messages, Key>
) => string;

/** Makes a line of a catalogue: a key it has, with the arguments of that message. `Messages` is written by `npm run messages`. */
export type LineMaker<Messages> = <Key extends keyof Messages & string>(
  key: Key,
  ...args: ArgumentsOf<Messages, Key>
) => CheckedLine;

/**
 * The messages with a variant for the player they are told to, and the argument that names this player: `-you` where they
 * act, `-of-you` where something is done to them.
 */
export type AddressedMessages = Readonly<Record<string, { readonly you?: string; readonly ofYou?: string }>>;

/** The line as it is said to somebody: in the second person, if it is about them. */
export function inSecondPerson<Said extends Line>(
  to: Viewer | undefined,
  line: Said,
  addressed: AddressedMessages,
): Said | CheckedLine {
  const { you, ofYou } = addressed[line.key] ?? {};
  if (isSeat(line, you, to)) return computedLine(`${line.key}-you`, line.args);
  return isSeat(line, ofYou, to) ? computedLine(`${line.key}-of-you`, line.args) : line;
}

function isSeat({ args }: Line, argument: string | undefined, to: Viewer | undefined): boolean {
  const value = argument === undefined ? undefined : args?.[argument];
  return typeof value === 'object' && 'seat' in value && value.seat === to;
}

/** One line of a log, with what a screen shows besides the sentence. */
export interface LogLine<Said extends Line = Line> {
  readonly line: Said;
  /** It heads what follows: a chapter of the game, or a part of one. A part in which nothing was logged is not shown. */
  readonly heading?: 'chapter' | 'part';
  /** The picture beside it: one the game's screen draws, or one of the kit's icons. */
  readonly icon?: string;
  /** The seat it is about: its picture has their colour, and it can be found by their name. */
  readonly by?: Seat;
}

/** What the table itself did in a match: it let somebody in who came late, or somebody did not come after all. */
export function tellLatecomer(
  { game, state }: Pick<AnyMatch, 'game' | 'state'>,
  action: { readonly type: string },
): Line {
  return { key: same(game.growth?.dismiss(state), action) ? 'latecomer-cancels' : 'latecomer-asks' };
}

/** One fact of the table, and what belongs to it. */
export interface SectionEntry<Said extends Line = Line> {
  readonly line: Said;
  readonly under?: readonly Said[];
}

/** A part of the table that can be read by itself. */
export interface Section<Said extends Line = Line> {
  /** The word it is called by. */
  readonly word: string;
  readonly title: Said;
  readonly entries: readonly SectionEntry<Said>[];
}

/** What a seat has before it besides what lies open: its hand, and whatever it alone keeps. */
export function ownSections(own: readonly Section[], open: readonly Section[]): Section[] {
  const words = new Set(open.map(({ word }) => word));
  return own.filter(({ word }) => word === 'hand' || !words.has(word));
}

/** Something a match was measured by. */
export interface Measure {
  readonly title: Line;
  /** What each seat needed, every time it was measured. */
  readonly samples: BySeat<readonly (number | null)[]>; // null: it never came to that
}

/** A blank of an offer, by its name. */
export interface BlankOf<Action extends { type: string }> {
  readonly offer: Offer<Action>;
  readonly blank: string;
}

/** How a game is put into words, for any screen: facts become lines, and a catalogue makes sentences of them. */
export interface Telling<View, Action extends { type: string }, Event> {
  /** What happened; where it was done by or to the seat it is told to, as “you”. Without one, everybody by name. */
  event(event: Event, view: Readonly<View>, to?: Viewer): Line[];
  /** Whether an event is neither logged nor read aloud during the match: it shows anyway, or others may look over a shoulder. */
  isSilent?(event: Event): boolean;
  /** An event as the log of a screen shows it: short, with headings and pictures. Without this, the lines of `event`. */
  log?(event: Event, view: Readonly<View>, to?: Viewer): LogLine[];
  /** An offer as an order, its blanks still open. */
  offer(offer: Offer<Action>, view: Readonly<View>): Line;
  /** What a blank asks for. */
  blank(at: BlankOf<Action>, view: Readonly<View>): Line;
  /** One thing that may stand in a blank. */
  choice(value: Scalar, at: BlankOf<Action>, view: Readonly<View>): Line;
  /** All a viewer sees of the table. */
  board(view: Readonly<View>): Section[];
  /** How it is played, for somebody who never did. */
  rules(view: Readonly<View>): Line[];
  /** A rule that forbids something, in plain words. */
  rule(rule: RuleId): Line;
  /** What an option of a new table is about. */
  option(option: string): Line;
  /** One setting of an option. */
  setting(option: string, value: Scalar): Line;
  /** What matches of this game are compared by, besides points; with the time of play of each event, also by time. */
  measures(events: readonly Event[], seats: number, times?: readonly Milliseconds[]): Measure[];
}

/** What a screen says at a table. Boards are told in words by text clients and replays. */
export type TableTelling<View, Action extends { type: string }, Event> = Omit<
  Telling<View, Action, Event>,
  'board' | 'rules' | 'measures'
>;

/** What the log of a screen shows of an event. */
export const logLinesOf = <View, Action extends { type: string }, Event>(
  telling: Pick<Telling<View, Action, Event>, 'event' | 'log'>,
  event: Event,
  view: Readonly<View>,
  to?: Viewer,
): LogLine[] => telling.log?.(event, view, to) ?? telling.event(event, view, to).map(line => ({ line }));

export type AnyTelling = Telling<object, { type: string }, object>;
export type AnyTableTelling = TableTelling<object, { type: string }, object>;
