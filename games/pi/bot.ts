import { hints } from './bot/hints.ts';
import { master } from './bot/master.ts';
import { novice } from './bot/novice.ts';
import { regular } from './bot/regular.ts';

export { hints };

/** The parts of a title beyond its rules. */
export const botParts = { bots: { novice, regular, master }, hints };
