import {
  type AnyBot,
  type AnyGame,
  type AnySearchHints,
  type AnyTableGame,
  field,
  type Milliseconds,
  type Scalar,
  type Seat,
  type Estimate,
} from '#kernel';
import type { Language } from '#text';
import type { AnyTableTelling, AnyTelling } from './telling.ts';

/** A public event and its time of play. */
export interface TimedEvent {
  readonly event: object;
  readonly at: Milliseconds;
}

/** A public act of a player. */
export interface PublicAct {
  /** The kind of act: a message of the game's catalogue. */
  readonly act: string;
  readonly shown: string;
  readonly hidden: string;
}

/** The name of a title: the same in every language, except where a publisher translated it. */
export interface TitleName {
  readonly name: string;
  readonly translations?: Readonly<Partial<Record<Language, string>>>;
}

export const nameIn = ({ name, translations }: TitleName, language: Language): string =>
  translations?.[language] ?? name;

/**
 * One title, a game or one edition of it, as a browser needs it at a table. Moves are made by the server or a worker,
 * and bots are only names.
 */
export interface TableTitle extends TitleName {
  readonly id: string;
  readonly game: AnyTableGame;
  /** The options that define this title; the table chooses the rest. */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** The game's own bots, weakest first. */
  readonly botNames: readonly string[];
  /** The values that options must have if bots play; other options are free. */
  readonly forBots?: Readonly<Record<string, readonly Scalar[]>>;
  /** How it is put into words; the catalogues are in the game's text folder. */
  readonly telling: AnyTableTelling;
  /** Whether the game has a clock of its own. */
  readonly hasClock: boolean;
  /** Whether latecomers can get a seat. */
  readonly takesLatecomers: boolean;
}

/** A title with all its rules, for playing and replaying. */
export interface PlayableTitle extends TableTitle {
  readonly game: AnyGame;
  readonly telling: AnyTelling;
}

/** A title with its bots, for servers and workers. */
export interface Title extends PlayableTitle {
  readonly bots: Readonly<Record<string, AnyBot>>;
  /** The time to read the last line and to say this one, with people at these seats. Without it only reaction times count. */
  pace?(view: object, action: { type: string }, people?: readonly Seat[]): Milliseconds;
  /** For each public act of a finished match, what it showed and what was hidden then. */
  acts?(heard: readonly TimedEvent[]): readonly PublicAct[];
  /** Whether a bot's estimate is right, for measuring how well it judges. */
  isCorrect?(state: object, estimate: Estimate): boolean;
  /** For the search bot. */
  readonly hints?: AnySearchHints;
}

/** The option that excludes bots from this table; undefined if they can play. */
export const optionAgainstBots = ({ forBots = {} }: Pick<TableTitle, 'forBots'>, options: object): string | undefined =>
  Object.keys(forBots).find(option => !forBots[option]?.some(setting => setting === field(options, option)));

/** A title in this version of its rules, the first one if none is named. */
export const findTitle = (titles: readonly Title[], id: string, version?: number): Title | undefined =>
  titles.find(title => title.id === id && (version === undefined || title.game.version === version));
