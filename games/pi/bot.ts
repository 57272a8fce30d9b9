export { hints } from './bot/hints.ts';
export { master } from './bot/master.ts';
export { novice } from './bot/novice.ts';
export { regular } from './bot/regular.ts';
