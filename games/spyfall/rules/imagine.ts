import { clockwiseFrom, type BySeat, type Chance, copy } from '#kernel';
import { cardIn } from './cards.ts';
import { VOTES } from './offers.ts';
import { ROLES } from './places.ts';
import { placesLeft } from './round.ts';
import type { Card, Motion, State, View, Vote } from './state.ts';

/**
 * A random deal among all that fit what the viewer knows: the open part, its card and its vote. Talk and earlier votes
 * restrict nothing, since anybody may say and vote anything.
 */
export const imagineState = (view: Readonly<View>, chance: Chance): State => ({
  open: copy(view.open),
  hands: view.open.stage === 'over' ? [] : imagineHands(view, chance),
  votes: view.open.motion ? imagineVotes(view.open.motion, view, chance) : [],
});

function imagineHands(view: Readonly<View>, chance: Chance): BySeat<Card> {
  const { me, open } = view;
  const card = cardIn(view);
  const others = clockwiseFrom(0, open.seats).filter(seat => seat !== me);
  const isSpy = card?.place === '--';
  const spy = isSpy ? me : chance.pick(others);
  const place = card && !isSpy ? card.place : chance.pick(placesLeft(open));
  const roles = chance.shuffle(ROLES.filter(role => role !== card?.role));
  return clockwiseFrom(0, open.seats).map(seat => {
    if (seat === spy) return { place: '--', role: '-' };
    const own = seat === me ? card?.role : undefined;
    return { place, role: own ?? (open.options.roles === 'played' ? drawn(roles) : '-') };
  });
}

function drawn(roles: string[]): string {
  const role = roles.pop();
  if (role === undefined) throw new Error('there are more players than roles');
  return role;
}

/** SPY-5.2: it is public who has voted, but not how; the accuser voted yes. */
const imagineVotes = ({ by, voted }: Motion, { me, open, vote }: Readonly<View>, chance: Chance): BySeat<Vote | null> =>
  clockwiseFrom(0, open.seats).map(seat => {
    if (!voted.includes(seat)) return null;
    const known = seat === by ? 'aye' : seat === me ? vote : null;
    return known ?? chance.pick(VOTES);
  });
