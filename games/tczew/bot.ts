import { master } from './bot/master.ts';
import { novice } from './bot/novice.ts';
import { paceOf } from './bot/pace.ts';
import { regular } from './bot/regular.ts';

/** What a title has beyond its rules. */
export const botParts = { bots: { novice, regular, master }, pace: paceOf };
