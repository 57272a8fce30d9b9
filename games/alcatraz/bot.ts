import { paceOf } from './bot/pace.ts';
import { master, novice, regular } from './bot/player.ts';

/** What a title has beyond its rules. */
export const botParts = { bots: { novice, regular, master }, pace: paceOf };
