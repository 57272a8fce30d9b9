import type { PlayableTitle } from '../title.ts';
import { spyfall } from './rules/game.ts';
import { tableTitles } from './table-titles.ts';
import { spyfallTelling } from './telling.ts';

export const playable: readonly PlayableTitle[] = tableTitles.map(title => ({
  ...title,
  game: spyfall,
  telling: spyfallTelling,
}));
