import { checkPages } from './page-checks.ts';
import { COMMON_STATES, prepareTables } from './page-states.ts';

checkPages('common', COMMON_STATES, prepareTables);
