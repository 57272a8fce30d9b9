import { lookAtEverything } from './pages.ts';
import { COMMON_SIGHTS, setTheStage } from './sights.ts';

lookAtEverything('common', COMMON_SIGHTS, setTheStage);
