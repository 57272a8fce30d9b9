import type { View } from '../rules/state.ts';

/**
 * On a shared device everyone looks at accusations, at the open votes and at the end of a round. Single votes are
 * secret: the device goes to the next voter.
 */
export function isAnnounced({ type }: { readonly type: string }, view: object): boolean {
  switch (type) {
    case 'accuse':
    case 'point':
      return true;
    case 'vote': {
      const { motion } = (view as View).open;
      // no votes yet: a new vote was opened, so the last one was closed
      return motion === null || motion.voted.length === 0;
    }
    default:
      return false;
  }
}
