import type { View } from '../rules/state.ts';
import { type GameLine, line } from './line.ts';

/** How the game is played, in few words. */
export const tellRules = ({ open }: Readonly<View>): GameLine[] => [
  line('rules-goal'),
  line('rules-beginning'),
  line('rules-turn'),
  line('rules-placing'),
  line('rules-stars'),
  line('rules-events'),
  line('rules-districts'),
  ...(open.options.mode === 'extended' ? [line('rules-plebiscites')] : []),
  line('rules-end'),
];
