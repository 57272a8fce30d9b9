import type { RuleId } from '#kernel';

/** A few words for the rules that most often forbid something, for where there is room for no more. */
const SHORT = {
  'ALC-7.6': 'board-why-points',
  'ALC-8.3': 'board-why-guards',
  'ALC-8.6': 'board-why-guards',
  'ALC-8.9': 'board-why-guards',
  'ALC-10.6': 'board-why-guards',
  'ALC-10.10': 'board-why-guards',
  'ALC-8.1': 'board-why-full-here',
  'ALC-8.4': 'board-why-entry',
  'ALC-9.2': 'board-why-closed',
  'ALC-9.1': 'board-why-far',
  'ALC-8.8': 'board-why-no-guards',
  'ALC-9.5': 'board-why-used',
  'ALC-9.9': 'board-why-used',
  'ALC-10.9': 'board-why-used',
  'ALC-10.3': 'board-why-trade',
  'ALC-10.7': 'board-why-offers',
  'ALC-9.6': 'board-why-alone',
  'ALC-10.1': 'board-why-alone',
  'ALC-9.7': 'board-why-loot',
  'ALC-9.11': 'board-why-riot',
  'ALC-9.13': 'board-why-task',
  'ALC-9.14': 'board-why-items',
  'ALC-10.8': 'board-why-strength',
  'ALC-6.6': 'board-why-scapegoat-only',
  'ALC-6.7': 'board-why-scapegoat',
  'ALC-12.13': 'board-why-barred',
  'ALC-12.3': 'board-why-prisoners',
  'ALC-12.4': 'board-why-limit',
  'ALC-12.5': 'board-why-tokens',
  'ALC-14.2': 'board-why-cards',
  'ALC-14.9': 'board-why-deck',
  'ALC-14.10': 'board-why-effect',
  'ALC-15.13': 'board-why-victim',
  'ALC-11.1': 'board-why-empty',
  'ALC-15.18': 'board-why-empty',
  'ALC-15.19': 'board-why-empty',
  'ALC-11.2': 'board-why-pay',
  'ALC-11.8': 'board-why-room',
  'ALC-15.17': 'board-why-room',
  'ALC-15.15': 'board-why-most',
  'ALC-15.16': 'board-why-most',
} as const;

type Short = (typeof SHORT)[keyof typeof SHORT];

const BY_RULE: ReadonlyMap<RuleId, Short> = new Map(Object.entries(SHORT));

/** The message that says a rule in a few words; undefined: there is none, and the rule says it itself. */
export const shortReason = (rule: RuleId): Short | undefined => BY_RULE.get(rule);
