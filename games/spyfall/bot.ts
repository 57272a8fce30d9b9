export { actsIn } from './bot/acts.ts';
export { hints } from './bot/hints.ts';
export { paceOf } from './bot/pace.ts';
export { master, novice, regular } from './bot/strengths.ts';
export { isCorrect } from './bot/estimates.ts';
