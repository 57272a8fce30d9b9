export { hints } from './bot/hints.ts';
export { master, novice, regular } from './bot/strengths.ts';
export { isSo } from './bot/surmising.ts';
