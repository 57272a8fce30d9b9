import { ALCATRAZ_STATES, setTheAlcatrazStage } from './alcatraz-states.ts';
import { lookAtEverything } from './pages.ts';

lookAtEverything(
  'alcatraz',
  ALCATRAZ_STATES.map(state => ({ ...state, game: 'alcatraz' })),
  setTheAlcatrazStage,
);
