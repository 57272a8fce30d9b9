import type { Open } from '../rules/state.ts';
import { type GameLine, line } from './line.ts';

/** How the game is played, in few words. */
export const tellRules = ({ options }: Open): GameLine[] => [
  line('rules-goal'),
  line('rules-talk'),
  line(`rules-${options.conversation}`),
  line('rules-accuse'),
  line('rules-name'),
  line('rules-time'),
  line('rules-score'),
];
