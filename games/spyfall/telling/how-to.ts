import type { Line } from '#telling';
import type { Open } from '../rules/state.ts';

/** How the game is played, in few words. */
export const tellRules = ({ options }: Open): Line[] => [
  { key: 'rules-goal' },
  { key: 'rules-talk' },
  { key: `rules-${options.conversation}` },
  { key: 'rules-accuse' },
  { key: 'rules-name' },
  { key: 'rules-time' },
  { key: 'rules-score' },
];
