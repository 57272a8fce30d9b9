import { type AnyBot, type AnyGame, type AnyHints, field, type Scalar, type Surmise } from '#kernel';
import type { AnyTelling } from './telling.ts';

/** One title on the shelf: a game, or one edition of it. */
export interface Title {
  readonly id: string;
  /** What is printed on its box, in every language. */
  readonly name: string;
  readonly game: AnyGame;
  /** The options that make it this title; the rest of the sheet is the table's choice. */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** The game's own bots, weakest first. */
  readonly bots: Readonly<Record<string, AnyBot>>;
  /** What options have to be set to where bots sit down; those not listed may be anything. */
  readonly forBots?: Readonly<Record<string, readonly Scalar[]>>;
  /** Whether what a bot surmised is so, for whoever measures how well it judges. */
  isSo?(state: object, surmise: Surmise): boolean;
  /** For a search that knows no game. */
  readonly hints?: AnyHints;
  /** How it is put into words; the words themselves lie in the game's text room. */
  readonly telling: AnyTelling;
}

/** The option that keeps bots from this table; undefined if they can play at it. */
export const optionAgainstBots = ({ forBots = {} }: Title, options: object): string | undefined =>
  Object.keys(forBots).find(option => !forBots[option]?.some(setting => setting === field(options, option)));
