import type { TableTitle } from '../title.ts';
import { titleName } from './name.ts';
import { spyfallAtTable } from './rules/table-game.ts';
import { spyfallTableTelling } from './telling/table.ts';

export const tableTitles: readonly TableTitle[] = [
  {
    id: 'spyfall',
    ...titleName,
    game: spyfallAtTable,
    fixed: {},
    botNames: ['novice', 'regular', 'master'],
    forBots: { conversation: ['phrasebook'] }, // SPY-4.3
    telling: spyfallTableTelling,
    hasClock: true,
    takesLatecomers: true,
  },
];
