import type { Title } from '../title.ts';
import { actsIn, hints, isCorrect, master, novice, paceOf, regular } from './bot.ts';
import { playable } from './playable.ts';

const bots = { novice, regular, master };

export const titles: readonly Title[] = playable.map(title => ({
  ...title,
  bots,
  pace: paceOf,
  acts: actsIn,
  isCorrect,
  hints,
}));
