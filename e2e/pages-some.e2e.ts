import { lookAtEverything, SOME } from './pages.ts';

lookAtEverything(SOME);
