import type { Component, JSX } from 'solid-js';
import type { AnyTableGame, BySeat, Offer, RuleId, Seat, Viewer } from '#kernel';
import type { AnyTableTelling, ArgumentsOf, Line, CheckedLineOf } from '#telling';
import type { AnyHints } from '../../games/hints.ts';
import type { Preloadable } from '../kit/lazy-part.ts';
import type { Tab } from '../kit/tabs.tsx';
import type { WebMessages } from '../words/words.ts';

export type { WebMessages };

/** Somebody at the table, as a board shows them. */
export interface Person {
  readonly name: string;
  /** Null: a person. */
  readonly bot: string | null;
  readonly isAway: boolean;
  /** They have left the match. */
  readonly hasLeft?: boolean;
}

/** Something the viewer heard: the number of its move, and the event itself. */
export interface HeardEvent {
  readonly n: number;
  readonly event: object;
}

/** The clock of the table. */
export interface TableClock {
  /** When it moves by itself, by the clock of this device; null: none runs. */
  readonly ends: number | null;
  /** What is left on the clock that stands still meanwhile, in milliseconds; null: none does. */
  readonly held: number | null;
}

/** What a game's screen is given. Everything is reactive: read it where it is used, never take it apart. */
export interface ScreenProps<Messages = WebMessages> {
  readonly game: AnyTableGame;
  readonly telling: AnyTableTelling;
  /** Whose eyes these are. */
  readonly me: Viewer;
  /** Plain data, replaced where it changes and shared where it does not: for rules. */
  readonly view: object;
  /** The same view for screens: each of its fields, and each field of its open part, is tracked by itself. */
  readonly fields: object;
  /** What the viewer may do now; empty while watching, replaying, waiting, or while the table cannot be reached. */
  readonly offers: readonly Offer<{ type: string }>[];
  readonly seats: BySeat<Person>;
  /** Whose move it is. */
  readonly awaited: readonly Seat[];
  /** What was heard since the screen was shown last, for showing it as it happens; empty again when it was shown. */
  readonly news: readonly HeardEvent[];
  /** Everything heard in the match that still stands, for telling of what is over. */
  readonly heard?: readonly HeardEvent[];
  /** The events of the line of the log somebody points at. */
  readonly highlighted: readonly object[];
  /** Panels of the page (log, chat …) for the board to place among its own. */
  readonly panes?: readonly Tab[];
  /**
   * What the page tells this player besides the game: a hint for a first match, a question about sounds. For the board to
   * place where it covers nothing. Undefined: nothing now.
   */
  readonly tips?: () => JSX.Element | undefined;
  /** What other players ask, and what stands still; for a board that `placesHints`. */
  readonly notices?: () => JSX.Element;
  /** Null while replaying: nothing runs out there. */
  readonly clock: TableClock | null;
  /** Whether the match can still be played at all (not while replaying or after the end). */
  readonly isLive: boolean;
  /** Whether the player wants to be asked once more before every move, as is usual. */
  readonly confirmMoves?: boolean;
  /** Resolves when the table has carried it out or refused it; a refusal has been told to the player already. */
  play(action: { readonly type: string }): Promise<boolean>;
  /** Reminds somebody who is waited for. Undefined: there is nobody to remind, as on one device. */
  readonly nudge?: (seat: Seat) => Promise<void>;
  /** Says a line in the player's language, seats by their names. */
  say<const Said extends Line>(line: CheckedLineOf<Messages, Said>): string;
  /** Says by name of message. */
  word<Key extends keyof Messages & string>(key: Key, ...args: ArgumentsOf<Messages, Key>): string;
  /** The address of a rule on the page of rules. */
  ruleAt(rule: RuleId): string;
  /** What this seat keeps for itself on this device; never sent anywhere. Undefined while replaying. */
  readonly notes: NoteStore | undefined;
  /** What whoever plays here likes, in every match of this game on this device. Undefined while replaying. */
  readonly preferences: NoteStore | undefined;
  /** Speaks to screen readers. */
  announce(text: string): void;
}

/** What a screen is given that everybody in the room sees: always with the eyes of the audience. */
export interface SharedProps<Messages = WebMessages> extends ScreenProps<Messages> {
  /** Moves for a seat in front of everybody, where one device lies between them all. Undefined: there is nothing to press. */
  readonly playFor: ((seat: Seat, action: { readonly type: string }) => Promise<boolean>) | undefined;
  /** It hangs where nobody can scroll: all of it has to be seen at once. */
  readonly isFixed: boolean;
  /** What the page has to say right below what goes on now. Undefined: nothing. */
  readonly below: (() => JSX.Element) | undefined;
}

/** What is written down on this device, and kept through reloads. */
export interface NoteStore {
  read(): string | undefined;
  write(text: string): void;
}

export interface RulePictureProps {
  readonly title: string;
  /** Says a line of the game in the reader's language; empty until its words are here. */
  say(line: Line): string;
}

/** What a game draws for the pages of its rules; the pages themselves say it in words. */
export interface RulePictures {
  /** By what is to be seen. */
  readonly of: Readonly<Record<string, Component<RulePictureProps>>>;
  /** Those that need the whole width, and stand above the words. */
  readonly large?: readonly string[];
  /** The look of the title: a class for the page. */
  lookOf(titleId: string): string;
}

/** How a game looks: what its `ui` room exports. */
export interface GameScreen {
  /** The board, the viewer's hand, and everything they may do. It fills the box it is in, and never scrolls the page. */
  readonly Board: Component<ScreenProps>;
  /** Where the match stands, in the middle of the bar above the board: one line. */
  readonly Status?: Component<ScreenProps>;
  /** What the end of a match shows besides the ranking. */
  readonly Ending: Component<ScreenProps> & Partial<Preloadable>;
  /** The board shows the time, and nobody else has to. */
  readonly showsClock?: boolean;
  /** The board has a place for what the page tells the player. */
  readonly placesTips?: boolean;
  /** That place has room for hints and questions of other players in windows of any size: nothing has to lie over the board. */
  readonly placesHints?: boolean;
  /** What somebody who plays for the first time is told; without any, there is no guide. */
  readonly hints?: () => Promise<AnyHints>;
  /** What everybody in the room may see, on a television or on a device between them; without one, it is the board. */
  readonly Shared?: Component<SharedProps>;
  /** The actions that hide nothing: where people share a device, they are made without handing it over. */
  readonly openActions?: readonly string[];
  /**
   * Whether the whole room is told of this action: where people share a device, it is put down after it, before anybody
   * else takes it. The view is the one after the action.
   */
  isAnnounced?(action: { readonly type: string }, view: object): boolean;
  /** The pictures of the log that only this game has, by the names its telling gives them. */
  readonly logIcons?: Readonly<Record<string, Component<{ readonly seat: Seat | null; readonly view: object }>>>;
  /** The look of the title: a class for the page, and a picture of it. */
  lookOf(titleId: string): string;
}
