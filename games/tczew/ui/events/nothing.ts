import type { Seat } from '#kernel';
import { eventOf, isBuildable } from '../../rules/components.ts';
import { holds, matching } from '../../rules/filters.ts';
import { fetchable, isOfKind } from '../../rules/hand-steps.ts';
import type { CardNo, Category, ReplacementNo } from '../../rules/kinds.ts';
import { isBannedFromPlacing } from '../../rules/lasting.ts';
import { cardsIn } from '../../rules/moves.ts';
import { reachableIn } from '../../rules/picks.ts';
import { cellsFor, layingOf } from '../../rules/placement.ts';
import { stepAt } from '../../rules/program.ts';
import type { Resolving, Sizes, View } from '../../rules/state.ts';
import { targetsOf } from '../../rules/targets.ts';
import type { Cond, EventCard, Step, StepOf } from '../../rules/vocabulary.ts';

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
    (event.after ?? []).every(step => doesNothing(sizes, step, resolving)) &&
    event.each.every(step => doesNothing(sizes, step, resolving));
  return isIdle ? { missing: missingFor(sizes, event.each, resolving) } : undefined;
}

/** Whether a step would do nothing; steps of the extended game do nothing in the basic one. */
function doesNothing(sizes: Sizes, step: Step, resolving: Resolving): boolean {
  if (step.op.startsWith('x.') && sizes.open.options.mode === 'basic') return true;
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
  const sought = steps
    .filter(({ op }) => op !== 'roll' && !op.startsWith('x.'))
    .map(step => ('pick' in step ? step.pick.from : undefined));
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

/** A part of an event that would do nothing for the player who plays it, as the table is now. */
export type IdlePart =
  /** No card of the hand can be built. */
  | { readonly op: 'build' }
  /** The used pile has no such card. */
  | { readonly op: 'fetch' }
  /** No card can take the replacement: the player has none of these categories, or none that is free. */
  | { readonly op: 'cover'; readonly with: ReplacementNo; readonly missing: readonly Category[] };

/** The parts of an event of mine that would do nothing, in the order of its text. */
export function idleParts(view: Readonly<View>, card: CardNo, actor: Seat): IdlePart[] {
  const { each, after = [] } = eventOf(card);
  const resolving = {
    event: card,
    actor,
    targets: [actor],
    target: actor,
    vars: {},
    common: {},
    saving: 0,
    tick: null,
  };
  return [...each, ...after].flatMap(step => idlePart(view, step, resolving));
}

function idlePart(view: Readonly<View>, step: Step, resolving: Resolving): IdlePart[] {
  const { open } = view;
  const { actor } = resolving;
  switch (step.op) {
    case 'build':
      return step.who !== 'actor' || canBuild(view, step, actor) ? [] : [{ op: 'build' }];
    case 'fetch':
      return step.from !== 'used' || fetchable(open, step, []).length > 0 ? [] : [{ op: 'fetch' }];
    case 'cover': {
      const { owner, cats = [] } = step.pick.from;
      if (owner !== 'actor' || reachableIn(open, step, resolving) > 0) return [];
      const isMissing = cats.length > 0 && matching(open, { owner, cats }, resolving).length === 0;
      return [{ op: 'cover', with: step.with, missing: isMissing ? cats : [] }];
    }
    case 'if':
      if (readsDice(step.cond)) return [];
      return (holds(view, step.cond, resolving) ? step.do : (step.else ?? [])).flatMap(one =>
        idlePart(view, one, resolving),
      );
    default:
      return [];
  }
}

/** Whether an option of the running event builds from the hand, and no card of it fits. The others are possible (TCZ-14.11). */
export function isOptionIdle(view: Readonly<View>, option: string): boolean {
  const { pending, resolving } = view.open;
  if (pending?.type !== 'choice' || !resolving) return false;
  const step = stepAt(resolving.event, pending.path);
  const chosen = step.op === 'choice' ? step.options.find(({ key }) => key === option) : undefined;
  return chosen?.do.every(one => one.op === 'build' && !canBuild(view, one, pending.seat)) ?? false;
}

const canBuild = (view: Readonly<View>, step: StepOf<'build'>, seat: Seat): boolean =>
  cardsIn(view, seat).some(
    card =>
      isBuildable(card) &&
      isOfKind(step, card) &&
      !isBannedFromPlacing(view.open, seat, card) &&
      cellsFor(view.open.board, layingOf(seat, card)).length > 0,
  );
