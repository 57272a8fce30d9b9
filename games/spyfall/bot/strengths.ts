import { playerOf } from './player.ts';
import { masterly, ordinary, simple } from './skill.ts';

export const novice = playerOf(simple);
export const regular = playerOf(ordinary);
export const master = playerOf(masterly);
