import type { Bot, Chance, Offer, Seat } from '#kernel';
import type { Action, View } from '../rules/state.ts';
import { isTalk } from './actions.ts';
import { type Look, weighed } from './ply.ts';
import { voteOf, wantsToStop } from './talk.ts';

/** Votes and proposals come first, since they cost no move; undefined: nothing to say. */
function talked(view: Readonly<View>, seat: Seat, offers: readonly Offer<Action>[]): Action | undefined {
  if (offers.some(({ type }) => type === 'voteEnd')) return voteOf(view, seat);
  const mayPropose = offers.some(({ type }) => type === 'proposeEnd') && view.open.turn?.seat === seat;
  return mayPropose && wantsToStop(view, seat) ? { type: 'proposeEnd' } : undefined;
}

/** A player who looks one move ahead. */
export const playerOf = (look: Look): Bot<View, Action> => ({
  decide({ seat, view, offers, isOutOfTime }, chance) {
    const said = talked(view, seat, offers);
    if (said) return said;
    const moves = offers.filter(offer => !isTalk(offer));
    if (moves.length === 0) return null;
    return bestOf({ seat, view, offers: moves, ...(isOutOfTime && { isOutOfTime }) }, look, chance);
  },
});

function bestOf(moment: Parameters<typeof weighed>[0], look: Look, chance: Chance): Action {
  const { view, offers } = moment;
  // an empty board says nothing about towns
  if (view.open.phase === 'towns') {
    const [offer] = offers;
    if (offer?.type === 'pickTown' && typeof offer.town === 'object' && 'oneOf' in offer.town)
      return { type: 'pickTown', town: chance.pick(offer.town.oneOf) };
  }
  const [best] = weighed(moment, look, chance);
  if (!best) throw new Error('there is nothing to choose from');
  return best.action;
}
