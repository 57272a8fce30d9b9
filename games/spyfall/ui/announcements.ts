import type { View } from '../rules/state.ts';

/**
 * Where people share a device, the room looks at it together: at an accusation, at the votes once they are turned over, and
 * at the end of a round. Single votes are secret, and the device goes on to the next voter.
 */
export function isAnnounced({ type }: { readonly type: string }, view: object): boolean {
  switch (type) {
    case 'accuse':
    case 'point':
      return true;
    case 'vote': {
      const { motion } = (view as View).open;
      // a vote without votes has just been opened, so the one before it was closed
      return motion === null || motion.voted.length === 0;
    }
    default:
      return false;
  }
}
