import { lookAtEverything } from './pages.ts';
import { SPYFALL_SIGHTS } from './sights.ts';

lookAtEverything('spyfall', SPYFALL_SIGHTS);
