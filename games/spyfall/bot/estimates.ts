import { clockwiseFrom, type Seat, type Estimate } from '#kernel';
import { cardIn } from '../rules/cards.ts';
import { PLACES } from '../rules/places.ts';
import { placeOf, spyOf } from '../rules/round.ts';
import type { State, View } from '../rules/state.ts';
import { beliefFrom, placesFor, suspectsAt } from './belief.ts';
import { greatest } from './weighted-draw.ts';
import { numberOf } from './phrases.ts';
import type { Skill } from './skill.ts';

const SPY = 'estimate-spy';
const PLACE = 'estimate-place';

/** A non-spy estimates for each other player whether it is the spy; the spy estimates the place. */
export function estimatesOf(me: Seat, view: Readonly<View>, skill: Skill): Estimate[] {
  const { open } = view;
  const card = cardIn(view);
  if (!card || open.stage === 'dealt') return [];
  if (card.place === '--') {
    const places = placesFor(beliefFrom(open, me, skill.spying), open, me);
    const likeliest = greatest(places);
    return [{ about: PLACE, what: PLACES[likeliest] ?? null, chance: places[likeliest] ?? 0 }];
  }
  const suspects = suspectsAt(beliefFrom(open, me, skill.knowing), numberOf(card.place), me);
  const others = clockwiseFrom(0, open.seats).filter(seat => seat !== me);
  return others.map(seat => ({ about: SPY, what: seat, chance: suspects[seat] ?? 0 }));
}

/** Whether an estimate is right. */
export const isCorrect = (state: State, { about, what }: Estimate): boolean =>
  about === SPY ? spyOf(state) === what : placeOf(state) === what;
