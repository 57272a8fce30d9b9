import { masterly, ordinary, simple } from './manners.ts';
import { playerOf } from './player.ts';

export const novice = playerOf(simple);
export const regular = playerOf(ordinary);
export const master = playerOf(masterly);
