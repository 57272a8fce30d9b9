import type { RulePictures } from '#screen';
import { LOOK } from './look.ts';

/** The pictures of the rules for players. */
export const pictures: RulePictures = { of: {}, lookOf: () => LOOK };
