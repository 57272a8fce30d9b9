import { actsIn } from './bot/acts.ts';
import { isCorrect } from './bot/estimates.ts';
import { hints } from './bot/hints.ts';
import { paceOf } from './bot/pace.ts';
import { master, novice, regular } from './bot/strengths.ts';

/** The parts of a title beyond its rules. */
export const botParts = { bots: { novice, regular, master }, pace: paceOf, acts: actsIn, isCorrect, hints };
