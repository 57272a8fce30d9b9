import type { Title } from '../title.ts';
import { spyfall } from './rules/game.ts';
import { spyfallTelling } from './telling.ts';

export const titles: readonly Title[] = [
  { id: 'spyfall', name: 'Spyfall', game: spyfall, fixed: {}, bots: {}, telling: spyfallTelling },
];
