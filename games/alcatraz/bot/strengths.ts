import { playerOf } from './player.ts';
import { MASTER, NOVICE, REGULAR } from './skill.ts';

export const novice = playerOf(NOVICE);
export const regular = playerOf(REGULAR);
export const master = playerOf(MASTER);
