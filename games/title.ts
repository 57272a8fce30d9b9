import {
  type AnyBot,
  type AnyGame,
  type AnySearchHints,
  type AnyTableGame,
  field,
  type Milliseconds,
  type Scalar,
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

/** The name of a title: the same in every language, except where a publisher gave it another. */
export interface TitleName {
  readonly name: string;
  readonly translations?: Readonly<Partial<Record<Language, string>>>;
}

export const nameIn = ({ name, translations }: TitleName, language: Language): string =>
  translations?.[language] ?? name;

/**
 * One title on the shelf, a game or one edition of it: what a browser needs at a table. Moves are made by the server or a
 * worker, and bots are only names.
 */
export interface TableTitle extends TitleName {
  readonly id: string;
  readonly game: AnyTableGame;
  /** The options that make it this title; the rest of the sheet is the table's choice. */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** The game's own bots, weakest first. */
  readonly botNames: readonly string[];
  /** What options have to be set to where bots sit down; those not listed may be anything. */
  readonly forBots?: Readonly<Record<string, readonly Scalar[]>>;
  /** How it is put into words; the words themselves lie in the game's text room. */
  readonly telling: AnyTableTelling;
  /** Whether the game has a clock of its own. */
  readonly hasClock: boolean;
  /** Whether players who come late can be dealt in. */
  readonly takesLatecomers: boolean;
}

/** A title with all its rules: what can be played and replayed. */
export interface PlayableTitle extends TableTitle {
  readonly game: AnyGame;
  readonly telling: AnyTelling;
}

/** A title with its bots, for servers and workers. */
export interface Title extends PlayableTitle {
  readonly bots: Readonly<Record<string, AnyBot>>;
  /** Time to read the last line and to say this one. A game without it has reaction times only. */
  pace?(view: object, action: { type: string }): Milliseconds;
  /** What each public act of a finished match showed, and what was hidden then, for reports on tells. */
  acts?(heard: readonly TimedEvent[]): readonly PublicAct[];
  /** Whether what a bot estimated is so, for whoever measures how well it judges. */
  isCorrect?(state: object, estimate: Estimate): boolean;
  /** For a search that knows no game. */
  readonly hints?: AnySearchHints;
}

/** The option that keeps bots from this table; undefined if they can play at it. */
export const optionAgainstBots = ({ forBots = {} }: Pick<TableTitle, 'forBots'>, options: object): string | undefined =>
  Object.keys(forBots).find(option => !forBots[option]?.some(setting => setting === field(options, option)));
