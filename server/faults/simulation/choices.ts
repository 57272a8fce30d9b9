import { type AnyGame, type Chance, fill } from '#kernel';

/** Actions that may be repeated without end, and do not bring a match forward. */
const IDLE = new Set(['assign', 'unassign', 'point']);

/** A random action, mostly one that brings the match forward; undefined: nothing is offered. */
export function someAction(game: AnyGame, view: object, chance: Chance): { type: string } | undefined {
  const offers = game.offers(view);
  const isIdle = chance.below(12) === 0;
  return (
    (isIdle ? undefined : usefulAction(game, view, chance)) ??
    (offers.length > 0 ? fill(chance.pick(offers), chance) : undefined)
  );
}

/** A random action that brings the match forward; undefined: there is none. */
export function usefulAction(game: AnyGame, view: object, chance: Chance): { type: string } | undefined {
  const useful = game.offers(view).filter(({ type }) => !IDLE.has(type));
  return useful.length > 0 ? fill(chance.pick(useful), chance) : undefined;
}
