import { learnt } from './evaluation.ts';
import { playerOf } from './player.ts';
import weights from './weights.json' with { type: 'json' };

/** Weighs what each choice leads to with weights learnt by self-play (`npm run train:tczew`), over imagined draws. */
export const master = playerOf({ evaluation: learnt(weights), worlds: 3, kept: 6 });
