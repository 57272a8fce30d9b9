import { checkPages } from './page-checks.ts';
import { prepareSpyfallTables, SPYFALL_STATES } from './spyfall-page-states.ts';

checkPages(
  'spyfall',
  SPYFALL_STATES.map(state => ({ ...state, game: 'spyfall' })),
  prepareSpyfallTables,
);
