import {
  actingAt,
  byLocation,
  effectiveGuards,
  faceOf,
  guardsAt,
  neighboursOf,
  othersThan,
  planCard,
  prisonerOf,
  taskAt,
} from '../rules/board.ts';
import { ITEM_PLACES, KINDS, type Kind, type Location, MAX_GUARDS_HERE, THINGS } from '../rules/components.ts';
import { hereOf, mostBribes, whyNotMoveGuard, whyNotSpendStrength } from '../rules/guards.ts';
import { gapsFor } from '../rules/items.ts';
import { EMPTY_USE, whyNotUse } from '../rules/locations.ts';
import { whyNotMove, whyNotRiot } from '../rules/movement.ts';
import { tokenChoices, whyNotPerform } from '../rules/tasks.ts';
import { companionsOf, whyNotDiscard, whyNotSteal } from '../rules/theft.ts';
import { view as viewOf } from '../rules/view.ts';
import type { Action, ActionOf, Bundle, Open, State } from '../rules/state.ts';
import { blackmailPlays } from './blackmail.ts';
import { guardMoves } from './ground.ts';

/** What the acting prisoner can sensibly do, apart from trades and ending the turn. All of it is legal. */
export function candidatesIn(state: State): Action[] {
  const { open } = state;
  if (open.pending?.type === 'guards') return stepsOfGuards(open, open.pending.target);
  if (open.pending) return [];
  return [
    ...performances(open),
    ...usesHere(state),
    ...moves(open),
    ...bribes(open),
    ...thefts(open),
    ...riots(open),
    ...discards(open),
    ...blackmailPlays(state),
    ...(isStrengthNeeded(open) ? [{ type: 'spendStrength' } as const] : []),
  ];
}

/** The kinds that tasks on the board ask for. */
export function wantedKinds(open: Open): Set<Kind> {
  return new Set<Kind>(['gun', ...open.tasks.flatMap(({ card }) => planCard(card).items)]);
}

const moves = (open: Open): Action[] =>
  actingAt(open).ap === 0
    ? []
    : neighboursOf(open, hereOf(open)).flatMap((to): Action[] =>
        whyNotMove(open, to) === undefined ? [{ type: 'move', to }] : [],
      );

/** Strength can be spent at any time, so it is spent when points run out. */
const isStrengthNeeded = (open: Open): boolean => actingAt(open).ap <= 1 && whyNotSpendStrength(open) === undefined;

/** Tokens of others first, then ordinary ones before the Gun. */
function performances(open: Open): ActionOf<'performTask'>[] {
  const task = taskAt(open, hereOf(open));
  if (!task || whyNotPerform(open) !== undefined) return [];
  const own = `${actingAt(open).seat}.`;
  const price = (token: string): number => (token.startsWith(own) ? 2 : 0) + (token.endsWith('.gun') ? 3 : 0);
  const priceOf = (tokens: readonly string[]): number => tokens.reduce((sum, token) => sum + price(token), 0);
  const [cheapest] = tokenChoices(open, task).sort((one, other) => priceOf(one) - priceOf(other));
  const [first, second = null, third = null] = cheapest ?? [];
  return first === undefined ? [] : [{ type: 'performTask', first, second, third }];
}

type Use = ActionOf<'useLocation'>;

function usesHere(state: State): Use[] {
  const { open } = state;
  const { seat, used } = actingAt(open);
  const here = hereOf(open);
  if (used.includes(here)) return [];
  const view = viewOf(state, seat);
  const { rule, pay } = faceOf(open, here);
  const uses = paymentsOf(open, pay).flatMap(paid =>
    usesOf(state, rule).map((chosen): Use => ({ ...EMPTY_USE, ...paid, ...chosen })),
  );
  // to pay with what is taken brings nothing
  return uses.filter(use => (use.take === null || use.take !== use.pay) && whyNotUse(view, use) === undefined);
}

/** Cash, if there is any; else every kind, first what no task asks for. */
function paymentsOf(open: Open, pay: boolean): Partial<Use>[] {
  if (!pay) return [{}];
  const { cash, items } = prisonerOf(open, actingAt(open).seat);
  const wanted = wantedKinds(open);
  const kinds = KINDS.filter(kind => items.includes(kind)).sort(
    (one, other) => Number(wanted.has(one)) - Number(wanted.has(other)),
  );
  const inItems = kinds.flatMap((kind): Partial<Use>[] => {
    const [returnTo] = gapsFor(open, kind);
    return returnTo === undefined ? [] : [{ pay: kind, returnTo }];
  });
  return cash > 0 ? [{ pay: 'cash' }, ...inItems.slice(0, 1)] : inItems;
}

/** What the rule of a location can be used for. */
function usesOf({ open, hands }: State, rule: ReturnType<typeof faceOf>['rule']): Partial<Use>[] {
  switch (rule.op) {
    case 'discardCard':
    case 'takeCard':
      return othersThan(actingAt(open).seat, open.seats)
        .filter(victim => prisonerOf(open, victim).cards > 0)
        .map(victim => ({ victim, card: open.options.openBlackmailHands ? (hands[victim]?.[0] ?? null) : null }));
    case 'moveGuards':
      return guardMoves(open, null);
    case 'takeItems':
      return rule.kind === null ? bundlesToTake(open, rule.count).map(take => ({ take })) : [{}];
    case 'gain':
    case 'drawCard':
    case 'chooseCard':
      return [{}];
  }
}

/** So many tokens of kinds that tasks ask for; if there are not so many, any. */
function bundlesToTake(open: Open, count: number): Bundle[] {
  const stock = byLocation(open.stock, hereOf(open));
  const wanted = wantedKinds(open);
  const useful = stock.filter(kind => wanted.has(kind));
  const from = useful.length >= count ? useful : stock;
  const written = (kinds: readonly Kind[]): Bundle =>
    THINGS.flatMap(thing => kinds.filter(kind => kind === thing)).join(' ');
  if (count === 1) return [...new Set(from.map(kind => written([kind])))];
  return [...new Set(from.flatMap((one, at) => from.slice(at + 1).map(other => written([one, other]))))];
}

/** Pays off as many guards as hinder something here. */
function bribes(open: Open): Action[] {
  const most = mostBribes(open);
  if (most === 0) return [];
  const here = hereOf(open);
  const guards = effectiveGuards(open, here);
  const task = taskAt(open, here);
  const limit = task && open.options.bribesCountForTaskLimit ? planCard(task.card).guards : guards;
  const counts = new Set([guards - limit, guards - 1, guards - 2].filter(count => count >= 1 && count <= most));
  return [...counts].map(count => ({ type: 'bribe', count }));
}

function thefts(open: Open): Action[] {
  const wanted = wantedKinds(open);
  return companionsOf(open).flatMap(victim =>
    THINGS.flatMap((what): Action[] => {
      if (what !== 'cash' && !wanted.has(what)) return [];
      return whyNotSteal(open, victim, what) === undefined ? [{ type: 'steal', victim, what }] : [];
    }),
  );
}

/** Guards are drawn away from tasks, or to one. */
function riots(open: Open): Action[] {
  if (actingAt(open).ap === 0) return [];
  const here = hereOf(open);
  const near = neighboursOf(open, here).filter(from => guardsAt(open, from) > 0);
  const isTask = (location: Location): boolean => taskAt(open, location) !== undefined;
  const useful = near.filter(from => isTask(from) || isTask(here) || guardsAt(open, from) === MAX_GUARDS_HERE);
  return useful.flatMap((from): Action[] => (whyNotRiot(open, from) === undefined ? [{ type: 'riot', from }] : []));
}

/** Full places are emptied of what no task asks for. */
function discards(open: Open): Action[] {
  const { items } = prisonerOf(open, actingAt(open).seat);
  if (items.length < ITEM_PLACES) return [];
  return [...new Set(items)].flatMap((item): Action[] => {
    const [returnTo] = gapsFor(open, item);
    return returnTo !== undefined && whyNotDiscard(open, item, returnTo) === undefined
      ? [{ type: 'discardItem', item, returnTo }]
      : [];
  });
}

function stepsOfGuards(open: Open, target: Location | null): Action[] {
  const steps = guardMoves(open, target).filter(({ from, to }) => whyNotMoveGuard(open, from, to) === undefined);
  return [...steps.map((step): Action => ({ type: 'moveGuard', ...step })), { type: 'stopGuards' }];
}
