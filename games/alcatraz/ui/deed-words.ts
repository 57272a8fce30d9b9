import { guardsAt } from '../rules/board.ts';
import { hereOf, mostBribes } from '../rules/guards.ts';
import type { AlcatrazDesk } from './desk.ts';
import type { Deed, DeedType } from './deeds.ts';
import { shortReason } from './reasons.ts';

/** The name of what can be done. */
const NAMES = {
  performTask: 'board-do-task',
  useLocation: 'board-do-use',
  steal: 'board-do-steal',
  riot: 'board-do-riot',
  offerTrade: 'board-do-trade',
  bribe: 'board-do-bribe',
  spendStrength: 'board-do-strength',
  playBlackmail: 'board-do-blackmail',
  discardItem: 'board-do-discard',
} as const satisfies Record<DeedType, string>;

export const deedName = (desk: AlcatrazDesk, type: DeedType): string => desk.word(NAMES[type]);

/** The drawing of what can be done. */
export const DEED_DRAWINGS = {
  performTask: 'task',
  useLocation: 'ring',
  steal: 'steal',
  riot: 'riot',
  offerTrade: 'promise',
  bribe: 'cash',
  spendStrength: 'strength',
  playBlackmail: 'card',
  discardItem: 'discard',
} as const satisfies Record<DeedType, string>;

/** What it costs, or why it cannot be done. */
export function deedNote(desk: AlcatrazDesk, { type, cost, rule, isDearer }: Deed): string {
  if (type === 'bribe' && rule === 'ALC-8.8' && guardsAt(desk.open(), hereOf(desk.open())) > 0)
    return desk.word('board-why-no-cash');
  if (rule !== undefined) return reasonFor(desk, rule);
  if (type === 'bribe') return desk.word('board-cost-cash', { most: mostBribes(desk.open()) });
  if (type === 'spendStrength') return desk.word('board-cost-strength');
  if (cost === 0) return desk.word('board-free');
  return desk.word(isDearer ? 'board-cost-dearer' : 'board-points', { count: cost ?? 0 });
}

/** Why something is not possible, in a few words where there are some. */
export function reasonFor(desk: AlcatrazDesk, rule: string): string {
  const key = shortReason(rule);
  return key ? desk.word(key) : desk.ruleReference(rule).text;
}
