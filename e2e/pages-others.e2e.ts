import { lookAtEverything, OTHERS } from './pages.ts';

lookAtEverything(OTHERS);
