import { counted } from './evaluation.ts';
import { playerOf } from './player.ts';

/** Greedy by points, in one imagined world. */
export const regular = playerOf({ evaluation: counted, worlds: 1, kept: 1 });
