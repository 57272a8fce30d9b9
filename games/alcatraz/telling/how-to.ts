import { type GameLine, line } from './line.ts';

/** How the game is played, in few words. */
export const tellRules = (): GameLine[] => [
  line('rules-goal'),
  line('rules-round'),
  line('rules-scapegoat'),
  line('rules-turn'),
  line('rules-guards'),
  line('rules-tasks'),
  line('rules-end'),
];
