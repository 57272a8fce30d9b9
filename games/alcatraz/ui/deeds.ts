import type { RuleId, Seat } from '#kernel';
import {
  actingAt,
  effectiveGuards,
  faceOf,
  guardsAt,
  neighboursOf,
  othersThan,
  prisonerOf,
  taskAt,
} from '../rules/board.ts';
import { companionsOf, whyNotStealHere } from '../rules/theft.ts';
import { cannotPay, costHere, hereOf, mayActFreely, whyNotBribe, whyNotSpendStrength } from '../rules/guards.ts';
import { gapsFor, thingsOf } from '../rules/items.ts';
import { costOfRule, whyNotUse } from '../rules/locations.ts';
import { KINDS, MAX_GUARDS_HERE } from '../rules/components.ts';
import { whyNotPerform } from '../rules/tasks.ts';
import type { Action, ActionOf, Open, View } from '../rules/state.ts';

/** What a prisoner does where they stand. */
export type DeedType = Extract<
  Action['type'],
  | 'performTask'
  | 'useLocation'
  | 'steal'
  | 'riot'
  | 'offerTrade'
  | 'bribe'
  | 'spendStrength'
  | 'playBlackmail'
  | 'discardItem'
>;

/** Something a prisoner could do where they stand. */
export interface Deed {
  readonly type: DeedType;
  /** Action points; null: guards forbid it. */
  readonly cost: number | null;
  /** Two guards make it dearer (ALC-8.3). */
  readonly isDearer: boolean;
  /** Why it cannot be done now; undefined: it can. */
  readonly rule: RuleId | undefined;
}

export const DEED_TYPES: readonly DeedType[] = [
  'performTask',
  'useLocation',
  'offerTrade',
  'steal',
  'riot',
  'bribe',
  'spendStrength',
  'playBlackmail',
  'discardItem',
];

/** Everything the acting prisoner could do, always in the same order. `offered` says what is possible. */
export function deedsOf(view: Readonly<View>, offered: (type: DeedType) => boolean): Deed[] {
  const { open } = view;
  if (!open.acting) return [];
  const isDear = effectiveGuards(open, hereOf(open)) === 2;
  return DEED_TYPES.filter(type => isWorthSaying(open, type)).map(type => {
    const cost = costOf(open, type);
    return {
      type,
      cost,
      isDearer: isDear && cost !== null && cost > 0 && type !== 'playBlackmail',
      rule: offered(type) ? undefined : whyNot(view, type),
    };
  });
}

/** A task is performed where one lies. */
const isWorthSaying = (open: Open, type: DeedType): boolean =>
  type !== 'performTask' || taskAt(open, hereOf(open)) !== undefined;

/** What it costs here, in action points; null: guards forbid it. */
function costOf(open: Open, type: DeedType): number | null {
  switch (type) {
    case 'useLocation':
      return costOfRule(open) ?? null;
    case 'performTask':
    case 'steal':
    case 'riot':
    case 'discardItem':
      return costHere(open, 1) ?? null;
    case 'playBlackmail':
      return 1;
    case 'offerTrade':
    case 'bribe':
    case 'spendStrength':
      return mayActFreely(open) ? 0 : null;
  }
}

/** Why something cannot be done here, whatever is chosen. */
function whyNot(view: Readonly<View>, type: DeedType): RuleId {
  const { open } = view;
  const { seat, ap, offers } = actingAt(open);
  const prisoner = prisonerOf(open, seat);
  switch (type) {
    case 'useLocation':
      return whyNotUse(view, sampleUse(open, seat)) ?? 'ALC-9.4';
    case 'performTask':
      return whyNotPerform(open) ?? 'ALC-12.6';
    case 'steal':
      return whyNotStealHere(open) ?? (companionsOf(open).length === 0 ? 'ALC-9.6' : 'ALC-9.7');
    case 'riot':
      return cannotPay(open) ?? whyNoGuardComes(open);
    case 'offerTrade':
      if (!mayActFreely(open)) return 'ALC-10.6';
      if (offers >= open.options.maxOffersPerPlayerTurn) return 'ALC-10.7';
      return companionsOf(open).length === 0 ? 'ALC-10.1' : 'ALC-10.3';
    case 'bribe':
      return whyNotBribe(open, 1) ?? 'ALC-8.8';
    case 'spendStrength':
      return whyNotSpendStrength(open) ?? 'ALC-10.8';
    case 'playBlackmail':
      if (seat !== open.scapegoat) return 'ALC-6.6';
      if (prisoner.cards === 0) return 'ALC-14.2';
      return ap < 1 ? 'ALC-7.6' : 'ALC-14.10';
    case 'discardItem':
      return prisoner.items.length === 0 ? 'ALC-9.14' : (cannotPay(open) ?? 'ALC-11.3');
  }
}

/** No guard is next door, or no more fit in here (ALC-9.11). */
const whyNoGuardComes = (open: Open): RuleId =>
  guardsAt(open, hereOf(open)) >= MAX_GUARDS_HERE ||
  neighboursOf(open, hereOf(open)).some(location => guardsAt(open, location) > 0)
    ? 'ALC-8.1'
    : 'ALC-9.11';

/** A use of the location that fails only for what is not the player's choice. */
function sampleUse(open: Open, seat: Seat): ActionOf<'useLocation'> {
  const [pay = null] = faceOf(open, hereOf(open)).pay ? thingsOf(prisonerOf(open, seat)) : [];
  const kind = KINDS.find(one => one === pay);
  const victim = othersThan(seat, open.seats).find(other => prisonerOf(open, other).cards > 0) ?? null;
  return {
    type: 'useLocation',
    pay,
    returnTo: kind ? (gapsFor(open, kind)[0] ?? null) : null,
    take: null,
    victim,
    card: null,
    from: null,
    to: null,
  };
}
