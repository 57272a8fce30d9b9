import type { Bot, Chance } from '#kernel';
import { type Cell, cellNamed, distanceBetween } from '../rules/cells.ts';
import { townOf } from '../rules/components.ts';
import type { Action, View } from '../rules/state.ts';
import { fillings, isTalk } from './actions.ts';
import { voteOf } from './talk.ts';

/** Of a hundred turns, how many a novice plays an event in if it can. */
const EVENTS = 40;

/** Plays by the rules, and builds near home without a plan. */
export const novice: Bot<View, Action> = {
  decide({ seat, view, offers }, chance) {
    if (offers.some(({ type }) => type === 'voteEnd')) return voteOf(view, seat);
    const moves = offers.filter(offer => !isTalk(offer));
    if (moves.length === 0) return null;
    const event = moves.find(({ type }) => type === 'playEvent');
    const isEvent = event !== undefined && chance.below(100) < EVENTS;
    const town = view.open.towns[seat];
    const home = town ? cellNamed(townOf(town).startCell) : undefined;
    const preferred = moves.filter(({ type }) => type === (isEvent ? 'playEvent' : 'place'));
    const useful = moves.filter(({ type }) => type !== 'wait' && type !== 'done' && type !== 'swap');
    const [offer] = [preferred, useful, moves].find(list => list.length > 0) ?? [];
    if (!offer) return null;
    return nearHome([...fillings(offer)], home, chance);
  },
};

/** One of the nearest three, so that two novices do not build the same city. */
function nearHome(actions: readonly Action[], home: Cell | undefined, chance: Chance): Action {
  const mixed = chance.shuffle(actions);
  const cellOf = (action: Action): Cell | undefined => ('cell' in action ? action.cell : undefined);
  if (home === undefined || mixed.some(action => cellOf(action) === undefined || action.type === 'pick'))
    return chance.pick(mixed);
  const steps = (action: Action): number => distanceBetween(home, cellOf(action) ?? home);
  return chance.pick(mixed.toSorted((one, other) => steps(one) - steps(other)).slice(0, 3));
}
