import type { Component, JSX } from 'solid-js';
import type { AnyTableGame, BySeat, Offer, RuleId, Seat, Viewer } from '#kernel';
import type { AnyTableTelling, ArgumentsOf, Line, CheckedLineOf } from '#telling';
import type { AnyHints } from '../../games/hints.ts';
import type { Preloadable } from '../kit/lazy-part.ts';
import type { Tab } from '../kit/tabs.tsx';
import type { WebMessages } from '../words/words.ts';

export type { WebMessages };

/** A player as a board shows them. */
export interface Person {
  readonly name: string;
  /** Null: a person. */
  readonly bot: string | null;
  readonly isAway: boolean;
  /** They have left the match. */
  readonly hasLeft?: boolean;
}

/** An event the viewer heard, with the number of its move. */
export interface HeardEvent {
  readonly n: number;
  readonly event: object;
}

/** The clock of the table. */
export interface TableClock {
  /** When it strikes, by the clock of this device; null: no clock runs. */
  readonly ends: number | null;
  /** The time left on the held clock, ms; null: none is held. */
  readonly held: number | null;
}

/** The props of a game's screen. They are reactive: do not destructure them. */
export interface ScreenProps<Messages = WebMessages> {
  readonly game: AnyTableGame;
  readonly telling: AnyTableTelling;
  /** The viewer whose view this is. */
  readonly me: Viewer;
  /** The view as immutable plain data, for rules. */
  readonly view: object;
  /** The same view for screens: each field, and each field of `open`, is tracked separately. */
  readonly fields: object;
  /** The legal offers; empty for spectators, in a replay, when others move, and without a connection. */
  readonly offers: readonly Offer<{ type: string }>[];
  readonly seats: BySeat<Person>;
  /** The awaited seats. */
  readonly awaited: readonly Seat[];
  /** Events that were just heard, to be shown as they happen. Cleared after a few seconds. */
  readonly news: readonly HeardEvent[];
  /** All events of the match that were not taken back. */
  readonly heard?: readonly HeardEvent[];
  /** The events of the log line under the pointer or the focus. */
  readonly highlighted: readonly object[];
  /** Panels of the page (log, chat …) for the board to place among its own. */
  readonly panes?: readonly Tab[];
  /**
   * Messages of the page to this player: a hint, the question about sounds. The board places them where they cover
   * nothing. Undefined: none.
   */
  readonly tips?: () => JSX.Element | undefined;
  /** Requests of other players and pauses; for a board that `placesHints`. */
  readonly notices?: () => JSX.Element;
  /** Null in a replay. */
  readonly clock: TableClock | null;
  /** Whether the match is running (not in a replay or after the end). */
  readonly isLive: boolean;
  /** The player has not finished a match of this game on this device yet. */
  readonly isFirstMatch?: boolean;
  /** Whether every move has to be confirmed; the default is yes. */
  readonly confirmMoves?: boolean;
  /** Resolves to whether the table accepted it. A refusal has already been shown. */
  play(action: { readonly type: string }): Promise<boolean>;
  /** Reminds an awaited player. Undefined: not possible, as on one device. */
  readonly nudge?: (seat: Seat) => Promise<void>;
  /** A line in the player's language, with the names of the seats. */
  say<const Said extends Line>(line: CheckedLineOf<Messages, Said>): string;
  /** A message by its key. */
  word<Key extends keyof Messages & string>(key: Key, ...args: ArgumentsOf<Messages, Key>): string;
  /** The address of a rule on the page of rules. */
  ruleAt(rule: RuleId): string;
  /** The private notes of this seat, stored on this device only. Undefined in a replay. */
  readonly notes: NoteStore | undefined;
  /** The player's preferences for this game on this device. Undefined in a replay. */
  readonly preferences: NoteStore | undefined;
  /** Announces a text to screen readers. */
  announce(text: string): void;
}

/** The props of a screen for everyone in the room: the viewer is always the audience. */
export interface SharedProps<Messages = WebMessages> extends ScreenProps<Messages> {
  /** Plays for a seat on a shared device. Undefined: the screen has no controls. */
  readonly playFor: ((seat: Seat, action: { readonly type: string }) => Promise<boolean>) | undefined;
  /** The screen cannot be scrolled, as on a TV: everything has to fit. */
  readonly isFixed: boolean;
  /** Content of the page right below the current action. Undefined: none. */
  readonly below: (() => JSX.Element) | undefined;
}

/** A text stored on this device. */
export interface NoteStore {
  read(): string | undefined;
  write(text: string): void;
}

export interface RulePictureProps {
  readonly title: string;
  /** A line of the game in the reader's language; empty until its messages are loaded. */
  say(line: Line): string;
}

/** The pictures of a game's rules. */
export interface RulePictures {
  /** By the name of the picture. */
  readonly of: Readonly<Record<string, Component<RulePictureProps>>>;
  /** Pictures as wide as the page, above the text. */
  readonly large?: readonly string[];
  /** The CSS class of the title's theme. */
  lookOf(titleId: string): string;
}

/** The screen of a game: the export of its `ui` folder. */
export interface GameScreen {
  /** The board, the viewer's hand and their actions. It fills its box and never scrolls the page. */
  readonly Board: Component<ScreenProps>;
  /** One line of status in the bar above the board. */
  readonly Status?: Component<ScreenProps>;
  /** The content of the end screen besides the ranking. */
  readonly Ending: Component<ScreenProps> & Partial<Preloadable>;
  /** The ending takes the width of a large window, as a board and a table beside each other do. */
  readonly hasWideEnding?: boolean;
  /** The board shows the clock, so the page does not. */
  readonly showsClock?: boolean;
  /** The board places `tips`. */
  readonly placesTips?: boolean;
  /** The board places `tips` and `notices` at every window size, so nothing lies over it. */
  readonly placesHints?: boolean;
  /** Hints for a first match; undefined: no guide. */
  readonly hints?: () => Promise<AnyHints>;
  /** What the marks on the board mean: the question mark shows it below the hint. Undefined: it shows the hint alone. */
  readonly Legend?: Component<ScreenProps>;
  /** The screen for everyone in the room (TV or shared device); undefined: the board is used. */
  readonly Shared?: Component<SharedProps>;
  /** The action types that reveal nothing: on a shared device they are made without handing it over. */
  readonly openActions?: readonly string[];
  /**
   * Whether everyone looks at the result of this action: a shared device is put down after it. `view` is the view after
   * the action.
   */
  isAnnounced?(action: { readonly type: string }, view: object): boolean;
  /** The game's own icons of the log, by the names its telling uses. */
  readonly logIcons?: Readonly<Record<string, Component<{ readonly seat: Seat | null; readonly view: object }>>>;
  /** The CSS class of the title's theme. */
  lookOf(titleId: string): string;
}
