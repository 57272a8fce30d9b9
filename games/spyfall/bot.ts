export { actsIn } from './bot/acts.ts';
export { hints } from './bot/hints.ts';
export { paceOf } from './bot/pace.ts';
export { master, novice, regular } from './bot/strengths.ts';
export { isSo } from './bot/surmising.ts';
