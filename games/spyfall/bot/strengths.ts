import { playerOf } from './player.ts';
import { skillOf } from './skill.ts';

export const novice = playerOf(seats => skillOf('novice', seats));
export const regular = playerOf(seats => skillOf('regular', seats));
export const master = playerOf(seats => skillOf('master', seats));
