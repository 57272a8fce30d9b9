import { lookAtEverything } from './pages.ts';
import { setTheSpyStage, SPY_SIGHTS } from './spyfall-sights.ts';

lookAtEverything(
  'spyfall',
  SPY_SIGHTS.map(sight => ({ ...sight, game: 'spyfall' })),
  setTheSpyStage,
);
