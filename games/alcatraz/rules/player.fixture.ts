import { type Chance, fill, type Offer, type Seat } from '#kernel';
import { byLocation, faceOf, neighboursOf, planCard, prisonerOf, prisonersAt } from './board.ts';
import { type Kind, LOCATIONS, type Location } from './components.ts';
import type { Action, Open, Task, View } from './state.ts';

/** How often a player does anything at all, and how often it talks, of a hundred times. */
export interface Manner {
  readonly wild?: number;
  readonly talks?: number;
}

/**
 * A player for tests who performs tasks: fetches what a task needs, and goes there. Sees no more than its view, and
 * does something random now and then, so that all that can happen does.
 */
export const worker =
  ({ wild = 15, talks = 3 }: Manner = {}) =>
  (view: View, offers: readonly Offer<Action>[], luck: Chance): Action => {
    const silent = offers.filter(({ type }) => type !== 'say');
    if (silent.length === 0 || (silent.length < offers.length && luck.below(100) < talks))
      return fill<Action>(luck.pick(offers), luck);
    const perform = silent.find(({ type }) => type === 'performTask');
    if (perform && luck.below(10) > 0) return fill<Action>(perform, luck);
    const goal = luck.below(100) < wild ? undefined : purposeful(view, silent, luck);
    const lively = silent.filter(({ type }) => type !== 'endTurn' || luck.below(4) === 0);
    return goal ?? fill<Action>(luck.pick(lively.length > 0 ? lively : silent), luck);
  };

const RECREATIONAL_ROOM = 8;

function purposeful({ me, open }: View, offers: readonly Offer<Action>[], luck: Chance): Action | undefined {
  if (me === 'audience' || open.acting?.seat !== me || open.pending) return undefined;
  const offered = (type: Action['type']): Offer<Action> | undefined => offers.find(offer => offer.type === type);
  const task = open.tasks.toSorted((one, other) => effort(open, me, one) - effort(open, me, other))[0];
  if (!task) return undefined;
  const missing = lacking(open, me, task);
  const { at, cash, items } = prisonerOf(open, me);
  const strength = offered('spendStrength') ?? offered('playBlackmail');
  if (strength) return fill<Action>(strength, luck);
  const useOffer = offered('useLocation');
  if (useOffer && isUseful(open, at, missing)) return fill<Action>(useOffer, luck);
  const bribe = offered('bribe');
  if (at === task.at && missing.length === 0 && bribe) return fill<Action>(bribe, luck);
  if (missing.length === 0 && distance(open, at, task.at) === 1 && byLocation(open.guards, task.at) > 0) {
    const riot = offers.find(offer => offer.type === 'riot' && isAmong(offer.from, task.at));
    if (riot) return { type: 'riot', from: task.at };
  }
  const target = missing.length === 0 ? task.at : nearestWith(open, at, missing);
  if (target === undefined) return undefined;
  const isPoor = missing.length > 0 && faceOf(open, target).pay && cash === 0 && items.length === 0;
  const goal = isPoor ? RECREATIONAL_ROOM : target;
  const moveOffer = offers.find(offer => offer.type === 'move');
  if (goal === at || moveOffer?.type !== 'move') return undefined;
  const steps = neighboursOf(open, at).filter(to => isAmong(moveOffer.to, to));
  const step = steps.toSorted((one, other) => distance(open, one, goal) - distance(open, other, goal))[0];
  return step === undefined ? undefined : { type: 'move', to: step };
}

const isUseful = (open: Open, at: Location, missing: readonly Kind[]): boolean =>
  at === RECREATIONAL_ROOM || byLocation(open.stock, at).some(kind => missing.includes(kind));

/** About how many action points a task takes. */
function effort(open: Open, me: Seat, task: Task): number {
  const { prisoners } = planCard(task.card);
  const others = prisonersAt(open, task.at).filter(seat => seat !== me).length;
  const alone = Math.max(0, prisoners[open.seats] - 1 - others);
  return 3 * lacking(open, me, task).length + distance(open, prisonerOf(open, me).at, task.at) + 4 * alone;
}

const isAmong = (blank: unknown, location: Location): boolean =>
  typeof blank === 'object' && blank !== null && 'oneOf' in blank && Array.isArray(blank.oneOf)
    ? blank.oneOf.includes(location)
    : false;

/** The items of a task that neither the player nor those who are there have. */
function lacking(open: Open, me: Seat, { card, at }: Task): Kind[] {
  const pool = [...new Set([me, ...prisonersAt(open, at)])].flatMap(seat => prisonerOf(open, seat).items);
  return planCard(card).items.filter(kind => {
    const found = pool.includes(kind) ? kind : pool.find(one => one === 'gun');
    if (found !== undefined) pool.splice(pool.indexOf(found), 1);
    return found === undefined;
  });
}

const nearestWith = (open: Open, from: Location, kinds: readonly Kind[]): Location | undefined =>
  LOCATIONS.filter(location => byLocation(open.stock, location).some(kind => kinds.includes(kind)))
    .filter(location => faceOf(open, location).rule.op === 'takeItems')
    .toSorted((one, other) => distance(open, from, one) - distance(open, from, other))[0];

/** In king's moves. */
function distance({ layout }: Open, from: Location, to: Location): number {
  const [one, other] = [layout.indexOf(from), layout.indexOf(to)];
  return Math.max(Math.abs(Math.floor(one / 4) - Math.floor(other / 4)), Math.abs((one % 4) - (other % 4)));
}
