import type { Title } from '../title.ts';
import { hints, master, novice, regular } from './bot.ts';
import { playable } from './playable.ts';

const bots = { novice, regular, master };

export const titles: readonly Title[] = playable.map(title => ({ ...title, bots, hints }));
