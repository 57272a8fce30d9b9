import type { Title } from '../title.ts';
import { hints, master, novice, regular } from './bot.ts';
import { pi } from './rules/game.ts';
import { piTelling } from './telling.ts';

const investigators = { game: pi, bots: { novice, regular, master }, hints, telling: piTelling };

/** Two editions of one game. */
export const titles: readonly Title[] = [
  { id: 'pi', name: 'P.I.', fixed: { edition: 'pi' }, ...investigators },
  { id: '07', name: '07 zgłoś się', fixed: { edition: '07' }, ...investigators },
];
