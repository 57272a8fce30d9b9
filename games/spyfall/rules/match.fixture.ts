import { admit, type Chance, dueAt, eventsFor, fill, play, quickChance, seatsAt, tick } from '#kernel';
import { matchSteps, type MatchStep } from '../../../testkit/match-steps.ts';
import { spyfall } from './game.ts';
import type { Action, Event, Options, State } from './state.ts';

export type Step = MatchStep<State, Action, Event>;

/** Everything that was told in a step, secrets included. */
export const everythingIn = ({ told }: Step): Event[] =>
  told.flatMap(one => (one.to === 'all' ? [one.event] : eventsFor([one], one.to[0] ?? 'audience')));

/** A random match in which players mostly talk and agree, and sometimes a latecomer joins. */
export function playOut(options: Options, seats: number, seed: number): Step[] {
  const late = quickChance(seed + 1);
  return matchSteps(spyfall, { options, seats, seed }, (match, luck, before) => {
    const now = Math.min(before + luck.below(20_000), dueAt(match) ?? before);
    if (late.below(40) === 0) admit(match, now);
    else if (tick(match, now) === undefined) {
      const seat = luck.below(seatsAt(match));
      const action = someAction(spyfall.offers(spyfall.view(match.state, seat)), luck);
      if (action && !play(match, seat, action, now).ok) throw new Error('a filled offer was refused');
    }
    return now;
  });
}

function someAction(offers: ReturnType<typeof spyfall.offers>, luck: Chance): Action | undefined {
  // otherwise the clock would hardly ever run out
  const some = offers.filter(({ type }) => (type !== 'accuse' && type !== 'point') || luck.below(12) === 0);
  if (some.length === 0) return undefined;
  const action = fill<Action>(luck.pick(some), luck);
  return action.type === 'vote' && luck.below(6) > 0 ? { type: 'vote', vote: 'aye' } : action;
}
