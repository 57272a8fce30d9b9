import type { RuleId } from '#kernel';
import { computedLine } from '#telling';
import { at } from '../rules/board.ts';
import { nameOfCell } from '../rules/cells.ts';
import type { CardNo } from '../rules/kinds.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { Open } from '../rules/state.ts';
import { cardName, kindName } from './names.ts';
import { type GameLine, line } from './line.ts';

export const tellRule = (rule: RuleId): GameLine => computedLine(`rule-${rule.replace('.', '-')}`);

/**
 * Why a move is refused: the neighbour that stands in the way if there is one, else the rule (TCZ-16.15). `card` is the
 * card that was to be placed.
 */
export function tellRefusal({ code, rule, neighbour }: Refusal, { board }: Open, card?: CardNo): GameLine {
  const placed = neighbour === null ? null : at(board, neighbour);
  if (neighbour === null || placed === null) return tellRule(rule);
  const args = { card: cardName(placed.cover ?? placed.card), cell: nameOfCell(neighbour) };
  switch (code) {
    case 'SAME_CATEGORY':
      return card === undefined
        ? line('refusal-same-category', args)
        : line('refusal-same-category-of', { ...args, category: kindName(card) });
    case 'CELL_OCCUPIED':
      return line('refusal-occupied', args);
    case 'LONER_NEEDS_ONE':
      return line('refusal-loner-needs-one', args);
    case 'LONER_BLOCKED':
      return line('refusal-loner-blocked', args);
    case 'NOT_RIVAL':
      return line('refusal-not-rival', args);
    case 'IMMUNE':
      return line('refusal-immune', args);
    case 'ALREADY_COVERED':
      return line('refusal-already-covered', args);
    default:
      return tellRule(rule);
  }
}
