import { ALCATRAZ_STATES, prepareAlcatrazTables } from './alcatraz-page-states.ts';
import { checkPages } from './page-checks.ts';

checkPages(
  'alcatraz',
  ALCATRAZ_STATES.map(state => ({ ...state, game: 'alcatraz' })),
  prepareAlcatrazTables,
);
