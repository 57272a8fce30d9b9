import type { Seat } from '#kernel';
import { eventOf } from '../../rules/components.ts';
import { holds, matching } from '../../rules/filters.ts';
import type { CardNo, Category } from '../../rules/kinds.ts';
import { reachableIn } from '../../rules/picks.ts';
import type { Resolving, Sizes } from '../../rules/state.ts';
import { targetsOf } from '../../rules/targets.ts';
import type { Cond, EventCard, Step } from '../../rules/vocabulary.ts';

/** Why an event would do nothing to a player. */
export interface Nothing {
  /** The player has no card of these categories; empty: another reason. */
  readonly missing: readonly Category[];
}

/** Undefined: it would do something, or the dice and what is hidden decide. */
export function nothingFor(sizes: Sizes, card: CardNo, actor: Seat, target: Seat): Nothing | undefined {
  const event = eventOf(card);
  const resolving = { event: card, actor, targets: [target], target, vars: {}, common: {}, saving: 0, tick: null };
  const isIdle =
    (event.before ?? []).every(({ op }) => op === 'roll') &&
    (event.after ?? []).length === 0 &&
    event.each.every(step => doesNothing(sizes, step, resolving));
  return isIdle ? { missing: missingFor(sizes, event.each, resolving) } : undefined;
}

function doesNothing(sizes: Sizes, step: Step, resolving: Resolving): boolean {
  const all = (steps: readonly Step[]): boolean => steps.every(one => doesNothing(sizes, one, resolving));
  switch (step.op) {
    case 'roll':
      return true;
    case 'remove':
    case 'takeOver':
    case 'relocate':
    case 'cover':
    case 'uncover':
    case 'x.tokens':
      return reachableIn(sizes.open, step, resolving) === 0;
    case 'handMove':
      return isAfterAnother(step.n) || sizes.hands[seatOfStep(step.from, resolving)]?.length === 0;
    case 'if':
      if (readsDice(step.cond)) return all(step.do) && all(step.else ?? []);
      return all(holds(sizes, step.cond, resolving) ? step.do : (step.else ?? []));
    case 'table':
      return step.rows.every(row => all(row.do));
    case 'choice':
      return step.options.every(option => all(option.do));
    default:
      return false;
  }
}

/** As many as an earlier step moved, less one or none: nothing if that step did nothing. */
const isAfterAnother = (n: Extract<Step, { op: 'handMove' }>['n']): boolean =>
  typeof n === 'object' && 'var' in n && (n.plus ?? 0) <= 0;

const seatOfStep = (from: 'actor' | 'target', { actor, target }: Resolving): Seat =>
  from === 'actor' ? actor : (target ?? actor);

const readsDice = (cond: Cond): boolean => JSON.stringify(cond).includes('"var"');

/** The categories that every step looks for and the player does not have. */
function missingFor({ open }: Sizes, steps: readonly Step[], resolving: Resolving): readonly Category[] {
  const sought = steps.filter(({ op }) => op !== 'roll').map(step => ('pick' in step ? step.pick.from : undefined));
  const isPlain = sought.every(
    from =>
      from?.cats !== undefined &&
      from.owner === 'target' &&
      matching(open, { owner: 'target', cats: from.cats }, resolving).length === 0,
  );
  return isPlain ? [...new Set(sought.flatMap(from => from?.cats ?? []))] : [];
}

/** Why an event of mine cannot be played at all; undefined: something else forbids it, or nothing does. */
type NotNow =
  | { readonly why: 'needs'; readonly category: Category }
  | { readonly why: 'condition' | 'touching' | 'nobody' };

export function notNow(sizes: Sizes, card: CardNo, actor: Seat): NotNow | undefined {
  const event: EventCard = eventOf(card);
  const { requires, targetMust } = event;
  if (requires && !holds(sizes, requires, { actor, target: null, vars: {} })) {
    const category = 'left' in requires && 'count' in requires.left ? requires.left.count.cats?.[0] : undefined;
    return category === undefined ? { why: 'condition' } : { why: 'needs', category };
  }
  if (targetsOf(sizes, event, actor).seats.length > 0) return undefined;
  const wantsTouch = event.target.kind === 'bordering' || (targetMust !== undefined && 'touching' in targetMust);
  return { why: wantsTouch ? 'touching' : 'nobody' };
}
