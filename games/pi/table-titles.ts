import type { TableTitle } from '../title.ts';
import { piAtTable } from './rules/table-game.ts';
import { piTableTelling } from './telling/table.ts';

const investigators = {
  game: piAtTable,
  botNames: ['novice', 'regular', 'master'],
  telling: piTableTelling,
  hasClock: true,
  takesLatecomers: false,
};

/** Two editions of one game. */
export const tableTitles: readonly TableTitle[] = [
  { id: 'pi', name: 'P.I.', fixed: { edition: 'pi' }, ...investigators },
  { id: '07', name: '07 zgłoś się', fixed: { edition: '07' }, ...investigators },
];
