import type { Seat } from '#kernel';
import { prisonerOf } from '../rules/board.ts';
import type { Element } from '../rules/components.ts';
import { owns, thingsIn } from '../rules/items.ts';
import { checkOf } from '../rules/sentences.ts';
import type { Bundle, Open, Promised } from '../rules/state.ts';
import type { Skill } from './skill.ts';
import { openPromises, priceOfBreaking } from './trust.ts';

/** What a position is worth by the promises that are kept in it; `performed`: a task with this element was performed. */
export type WorthOfPromises = (open: Open, performed: Element | null) => number;

/** The open promises of a planner, for an imagined state, and what it is worth to keep them there. */
export function promisesFor(open: Open, me: Seat, skill: Skill): { promises: Promised[]; worth: WorthOfPromises } {
  const promises = openPromises(open, me);
  const prices = promises.map(promise => priceOfBreaking(open, promise, skill));
  const worth: WorthOfPromises = (reached, performed) =>
    reached.promises.reduce(
      (sum, promise, at) => sum + (isKept(reached, promise, performed) ? (prices[at] ?? 0) : 0),
      0,
    );
  return { promises, worth };
}

/** Whether a promise is kept if nothing more is done in this turn. */
function isKept(open: Open, promise: Promised, performed: Element | null): boolean {
  if (promise.state !== 'open') return promise.state === 'kept';
  const { by, location, thing, element, sentence } = promise;
  const { at } = prisonerOf(open, by);
  switch (checkOf(sentence)) {
    case 'notSteal':
    case 'noBlackmail':
    case 'noGuard':
      return true;
    case 'meet':
      return at === location;
    case 'bring':
      return at === location && thing !== null && owns(prisonerOf(open, by), thing);
    case 'perform':
      return performed === element;
    case 'notPerform':
      return performed !== element;
    case 'vote':
    case 'notVote':
    case 'give':
    case 'drawGuard':
    case undefined:
      return false;
  }
}

/** What it is worth to the giver to hand this bundle to the taker, by what it has promised them. */
export const worthOfGiving = (
  open: Open,
  { giver, taker, bundle }: { giver: Seat; taker: Seat; bundle: Bundle },
  skill: Skill,
): number =>
  openPromises(open, giver)
    .filter(({ sentence, to, thing }) => checkOf(sentence) === 'give' && to === taker && isIn(bundle, thing))
    .reduce((sum, promise) => sum + priceOfBreaking(open, promise, skill), 0);

const isIn = (bundle: Bundle, thing: Promised['thing']): boolean => thingsIn(bundle).some(one => one === thing);
