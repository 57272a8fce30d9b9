import { type Chance, fill, type Offer } from '#kernel';
import type { Action, View } from './state.ts';

/** How often a player does anything at all, of a hundred times, and how often it proposes to stop, of a thousand. */
export interface Manner {
  readonly wild?: number;
  readonly stops?: number;
}

/** From what a player likes most to what it likes least. */
const LIKED: readonly Action['type'][] = ['playEvent', 'place', 'plebiscite', 'build', 'pick', 'swap'];

/** A player for tests who builds and plays events, and does something random now and then. */
export const builder =
  ({ wild = 15, stops = 2 }: Manner = {}) =>
  (_: View, offers: readonly Offer<Action>[], luck: Chance): Action => {
    const talk = offers.filter(({ type }) => type === 'proposeEnd' || type === 'voteEnd');
    const moves = offers.filter(offer => !talk.includes(offer));
    const [one] = talk;
    if (one && (moves.length === 0 || luck.below(1000) < stops))
      return one.type === 'voteEnd' ? { type: 'voteEnd', agree: luck.below(1000) < stops } : fill<Action>(one, luck);
    const liked = LIKED.flatMap(type => moves.filter(offer => offer.type === type));
    const [best] = liked;
    return fill<Action>(best && luck.below(100) >= wild ? best : luck.pick(moves), luck);
  };
