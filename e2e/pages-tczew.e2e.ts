import { checkPages } from './page-checks.ts';
import { prepareTczewTables, TCZEW_STATES } from './tczew-page-states.ts';

checkPages(
  'tczew',
  TCZEW_STATES.map(state => ({ ...state, game: 'tczew' })),
  prepareTczewTables,
);
