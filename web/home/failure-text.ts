import { tellRefused } from '#text';
import type { AnyTelling } from '#telling';
import type { Failure } from '../hosts/host.ts';
import { word, words } from '../words/words.ts';

/** Requests of the home page break no rule of a game. */
const NO_RULES: Pick<AnyTelling, 'rule'> = {
  rule: rule => {
    throw new Error(`${rule} was broken before anything was played`);
  },
};

/** The text for a failed request. */
export const homeFailureText = (refused: Failure): string =>
  refused.because === 'unreachable' ? word('home-unreachable') : words().say(tellRefused(refused, NO_RULES));
