import type { RuleId } from '#kernel';
import type { Cell } from './cells.ts';

/** TCZ-16.15. */
export type RefusalCode =
  | 'NOT_YOUR_TURN'
  | 'WRONG_PHASE'
  | 'NOT_IN_HAND'
  | 'NOT_BUILDABLE'
  | 'NOT_AN_EVENT'
  | 'MAIN_MOVE_DONE'
  | 'HINDERED'
  | 'FORBIDDEN_CELL'
  | 'NOT_BESIDE_START'
  | 'OUTSIDE_ZONE'
  | 'CELL_OCCUPIED'
  | 'NEEDS_RIVER'
  | 'RIVER_FORBIDDEN'
  | 'NEEDS_BANK'
  | 'NOT_ADJACENT_TO_OWN'
  | 'SAME_CATEGORY'
  | 'LONER_NEEDS_ONE'
  | 'LONER_BLOCKED'
  | 'EVENT_NOT_PLAYABLE'
  | 'BAD_TARGET'
  | 'BAD_ANSWER'
  | 'ALREADY_COVERED'
  | 'NOTHING_TO_SWAP'
  | 'PLEBISCITE_USED'
  | 'NOT_TOUCHING'
  | 'NOT_RIVAL'
  | 'IMMUNE'
  | 'BASIC_GAME';

/** The first failed rule, its code, and the neighbour that stands in the way. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: RuleId;
  readonly neighbour: Cell | null; // null: no neighbour is the reason
}

export const refusal = (code: RefusalCode, rule: RuleId, neighbour: Cell | null = null): Refusal => ({
  code,
  rule,
  neighbour,
});
