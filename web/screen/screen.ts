import type { Component, JSX } from 'solid-js';
import type { AnyGame, BySeat, Offer, RuleId, Seat, Viewer } from '#kernel';
import type { AnyTelling, Line } from '#telling';
import type { AnyHints } from '../../games/hints.ts';
import type { Tab } from '../kit/tabs.tsx';

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
export interface Heard {
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
export interface ScreenProps {
  readonly game: AnyGame;
  readonly telling: AnyTelling;
  /** Whose eyes these are. */
  readonly me: Viewer;
  /** Plain data, replaced where it changes and shared where it does not. */
  readonly view: object;
  /** What the viewer may do now; empty while watching, replaying, waiting, or while the table cannot be reached. */
  readonly offers: readonly Offer<{ type: string }>[];
  readonly seats: BySeat<Person>;
  /** Whose move it is. */
  readonly awaited: readonly Seat[];
  /** What was heard since the screen was shown last, for showing it as it happens; empty again when it was shown. */
  readonly news: readonly Heard[];
  /** Everything heard in the match that still stands, for telling of what is over. */
  readonly heard?: readonly Heard[];
  /** The events of the line of the log somebody points at. */
  readonly pointed: readonly object[];
  /** Panels of the page (log, chat …) for the board to place among its own. */
  readonly panes?: readonly Tab[];
  /** Null while replaying: nothing runs out there. */
  readonly clock: TableClock | null;
  /** Whether the match can still be played at all (not while replaying or after the end). */
  readonly isLive: boolean;
  /** Whether the player wants to be asked once more before every move, as is usual. */
  readonly confirmMoves?: boolean;
  /** Resolves when the table has carried it out or refused it; a refusal has been told to the player already. */
  play(action: { readonly type: string }): Promise<boolean>;
  /** Says a line in the player's language, seats by their names. */
  say(line: Line): string;
  /** Says by name of message. */
  word(key: string, args?: Line['args']): string;
  /** The address of a rule on the page of rules. */
  ruleAt(rule: RuleId): string;
  /** What this seat keeps for itself on this device; never sent anywhere. Undefined while replaying. */
  readonly notes: Notes | undefined;
  /** What whoever plays here likes, in every match of this game on this device. Undefined while replaying. */
  readonly habits: Notes | undefined;
  /** Speaks to screen readers. */
  announce(text: string): void;
}

/** What a screen is given that everybody in the room sees: always with the eyes of the audience. */
export interface SharedProps extends ScreenProps {
  /** Moves for a seat in front of everybody, where one device lies between them all. Undefined: there is nothing to press. */
  readonly playFor: ((seat: Seat, action: { readonly type: string }) => Promise<boolean>) | undefined;
  /** It hangs where nobody can scroll: all of it has to be seen at once. */
  readonly isFixed: boolean;
  /** What the page has to say right below what goes on now. Undefined: nothing. */
  readonly below: (() => JSX.Element) | undefined;
}

/** What is written down on this device, and kept through reloads. */
export interface Notes {
  read(): string | undefined;
  write(text: string): void;
}

/** What a game draws for the pages of its rules; the pages themselves say it in words. */
export interface Pictures {
  /** By what is to be seen. */
  readonly of: Readonly<Record<string, Component<{ readonly title: string }>>>;
  /** The look of the title: a class for the page. */
  lookOf(titleId: string): string;
}

/** How a game looks: what its `ui` room exports. */
export interface Screen {
  /** The board, the viewer's hand, and everything they may do. It fills the box it is in, and never scrolls the page. */
  readonly Board: Component<ScreenProps>;
  /** Where the match stands, in the middle of the bar above the board: one line. */
  readonly Status?: Component<ScreenProps>;
  /** What the end of a match shows besides the ranking. */
  readonly Ending: Component<ScreenProps>;
  /** The board shows the time, and nobody else has to. */
  readonly showsClock?: boolean;
  /** What somebody who plays for the first time is told; without any, there is no guide. */
  readonly hints?: AnyHints;
  /** What everybody in the room may see, on a television or on a device between them; without one, it is the board. */
  readonly Shared?: Component<SharedProps>;
  /** The actions that hide nothing: where people share a device, they are made without handing it over. */
  readonly openly?: readonly string[];
  /** Actions the whole room is told of: where people share a device, it is put down after them, before anybody else takes it. */
  readonly announced?: readonly string[];
  /** The look of the title: a class for the page, and a picture of it. */
  lookOf(titleId: string): string;
}
