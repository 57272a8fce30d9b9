import type { AnyBot, AnyGame, AnyHints } from '#kernel';
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
  /** For a search that knows no game. */
  readonly hints?: AnyHints;
  /** How it is put into words; the words themselves lie in the game's text room. */
  readonly telling: AnyTelling;
}
