import type { AnyBot, AnyGame } from '#kernel';
import { master, novice, regular } from './pi/bot.ts';
import { pi } from './pi/rules/game.ts';

/** One title on the shelf: a game, or one edition of it. */
export interface Title {
  readonly id: string;
  readonly game: AnyGame;
  /** The options that make it this title; the rest of the sheet is the table's choice. */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** The game's own bots, weakest first. */
  readonly bots: Readonly<Record<string, AnyBot>>;
}

const investigators = { novice, regular, master };

export const SHELF: readonly Title[] = [
  { id: 'pi', game: pi, fixed: { edition: 'pi' }, bots: investigators },
  { id: '07', game: pi, fixed: { edition: '07' }, bots: investigators },
];

export const titleNamed = (id: string): Title | undefined => SHELF.find(title => title.id === id);
