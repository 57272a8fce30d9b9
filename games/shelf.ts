import type { AnyBot, AnyGame, AnyHints } from '#kernel';
import { hints, master, novice, regular } from './pi/bot.ts';
import { pi } from './pi/rules/game.ts';
import { piTelling } from './pi/telling.ts';
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

const investigators = { novice, regular, master };

export const SHELF: readonly Title[] = [
  { id: 'pi', name: 'P.I.', game: pi, fixed: { edition: 'pi' }, bots: investigators, hints, telling: piTelling },
  {
    id: '07',
    name: '07 zgłoś się',
    game: pi,
    fixed: { edition: '07' },
    bots: investigators,
    hints,
    telling: piTelling,
  },
];

export const titleNamed = (id: string): Title | undefined => SHELF.find(title => title.id === id);
