import type { Title } from '../title.ts';
import { hints, isSo, master, novice, regular } from './bot.ts';
import { spyfall } from './rules/game.ts';
import { spyfallTelling } from './telling.ts';

export const titles: readonly Title[] = [
  {
    id: 'spyfall',
    name: 'Spyfall',
    game: spyfall,
    fixed: {},
    bots: { novice, regular, master },
    forBots: { conversation: ['phrasebook'] }, // SPY-4.3
    isSo,
    hints,
    telling: spyfallTelling,
  },
];
