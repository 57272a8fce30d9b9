import type { PlayableTitle } from '../title.ts';
import { pi } from './rules/game.ts';
import { tableTitles } from './table-titles.ts';
import { piTelling } from './telling.ts';

export const playable: readonly PlayableTitle[] = tableTitles.map(title => ({
  ...title,
  game: pi,
  telling: piTelling,
}));
