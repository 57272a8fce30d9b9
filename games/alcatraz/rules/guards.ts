import type { RuleId, Seat, Table } from '#kernel';
import { actingAt, bribedAt, effectiveGuards, guardsAt, guardsInPrison, prisonerOf } from './board.ts';
import { LOCATIONS, type Location, MAX_GUARDS, MAX_GUARDS_HERE } from './components.ts';
import { loseTogether } from './ending.ts';
import type { Event, Open, PlayerTurn, State } from './state.ts';

/** What a paid action costs where the acting prisoner stands (ALC-8.3); undefined: guards forbid it. */
export function costHere(open: Open, base: number): number | undefined {
  const guards = effectiveGuards(open, hereOf(open));
  if (guards >= 3) return undefined;
  return guards === 2 ? base + 1 : base;
}

/** Whether guards let the acting prisoner take free actions (ALC-8.3). */
export const mayActFreely = (open: Open): boolean => effectiveGuards(open, hereOf(open)) < MAX_GUARDS_HERE;

export const hereOf = (open: Pick<Open, 'acting' | 'prisoners'>): Location => prisonerOf(open, actingAt(open).seat).at;

/** Why a paid action cannot be taken here: guards forbid it, or it costs too much (ALC-8.3, ALC-7.6). */
export function cannotPay(open: Open, base = 1): RuleId | undefined {
  const cost = costHere(open, base);
  if (cost === undefined) return 'ALC-8.3';
  return cost > actingAt(open).ap ? 'ALC-7.6' : undefined;
}

/** Spends what a paid action costs here. */
export function payHere(open: Open): void {
  actingAt(open).ap -= costHere(open, 1) ?? 0;
}

/** A new guard enters at a drawn location that is not full; the 21st is the loss of all (section 4). */
export function enterGuard(state: State, table: Table<Event>): void {
  const { open } = state;
  if (guardsInPrison(open) >= MAX_GUARDS) return loseTogether(state, table);
  const at = table.pick(LOCATIONS.filter(location => guardsAt(open, location) < MAX_GUARDS_HERE));
  open.guards[at - 1] = guardsAt(open, at) + 1;
  table.tell({ type: 'guardEntered', at });
}

/** Why a guard cannot be moved from one location to another (ALC-15.14). */
export function whyNotMoveGuard(open: Open, from: unknown, to: unknown): RuleId | undefined {
  const [origin, target] = [LOCATIONS.find(one => one === from), LOCATIONS.find(one => one === to)];
  if (origin === undefined || target === undefined || origin === target) return 'ALC-15.14';
  if (guardsAt(open, origin) === 0) return 'ALC-15.14';
  return guardsAt(open, target) >= MAX_GUARDS_HERE ? 'ALC-8.1' : undefined;
}

/** Unbribed guards leave first, and one who arrives is not bribed (ALC-8.11). */
export function shiftGuard(open: Open, from: Location, to: Location): void {
  open.guards[from - 1] = guardsAt(open, from) - 1;
  open.guards[to - 1] = guardsAt(open, to) + 1;
  if (open.acting && bribedAt(open, from) > guardsAt(open, from)) setBribes(open.acting, from, guardsAt(open, from));
}

function setBribes(acting: PlayerTurn, at: Location, count: number): void {
  const others = acting.bribes.filter(bribe => bribe.at !== at);
  acting.bribes = count > 0 ? [...others, { at, count }] : others;
}

/** One of the guards that a location or a card lets somebody move; how many are left. */
export function moveGuard(
  open: Open,
  { from, to }: { from: Location; to: Location },
  { left, target }: { left: number; target: Location | null },
  table: Table<Event>,
): void {
  shiftGuard(open, from, to);
  table.tell({ type: 'guardMoved', by: actingAt(open).seat, from, to });
  const next = { type: 'guards', left: left - 1, target } as const;
  open.pending = next.left > 0 && movableGuards(open, target).length > 0 ? next : null;
}

/** The locations from which a guard can be moved somewhere. */
export const movableGuards = (open: Open, target: Location | null): Location[] =>
  LOCATIONS.filter(from => targetsFrom(open, from, target).length > 0);

export const targetsFrom = (open: Open, from: Location, target: Location | null): Location[] =>
  (target === null ? LOCATIONS : [target]).filter(to => whyNotMoveGuard(open, from, to) === undefined);

/** The most guards the acting prisoner can bribe here (ALC-8.8, ALC-8.9). */
export function mostBribes(open: Open): number {
  const guards = effectiveGuards(open, hereOf(open));
  return mayActFreely(open) ? Math.min(prisonerOf(open, actingAt(open).seat).cash, guards) : 0;
}

export function whyNotBribe(open: Open, count: unknown): RuleId | undefined {
  if (!mayActFreely(open)) return 'ALC-8.9';
  return typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= mostBribes(open)
    ? undefined
    : 'ALC-8.8';
}

export function bribe(open: Open, by: Seat, count: number, table: Table<Event>): void {
  const at = hereOf(open);
  prisonerOf(open, by).cash -= count;
  setBribes(actingAt(open), at, bribedAt(open, at) + count);
  table.tell({ type: 'bribed', by, at, count });
}

/** ALC-10.8 to ALC-10.10. */
export function whyNotSpendStrength(open: Open): RuleId | undefined {
  const { seat, hasSpentStrength } = actingAt(open);
  if (!mayActFreely(open)) return 'ALC-10.10';
  if (hasSpentStrength) return 'ALC-10.9';
  return prisonerOf(open, seat).strength > 0 ? undefined : 'ALC-10.8';
}

export function spendStrength(open: Open, by: Seat, table: Table<Event>): void {
  const acting = actingAt(open);
  prisonerOf(open, by).strength -= 1;
  acting.ap += 1;
  acting.hasSpentStrength = true;
  table.tell({ type: 'strengthSpent', by });
}
