import { lookAtEverything } from './pages.ts';
import { COMMON_SIGHTS } from './sights.ts';

lookAtEverything('common', COMMON_SIGHTS);
