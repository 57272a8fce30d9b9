import type { Cell } from '../../rules/cells.ts';

/**
 * Why a cell stands out:
 * - `lit`: it can be chosen now;
 * - `linked`: it could be chosen, if it were connected to what is picked;
 * - `picked`: it is chosen already;
 * - `refused`: it was pointed at and cannot be chosen;
 * - `offending`: this neighbour is the reason;
 * - `captured`: this ownerless card would be captured;
 * - `protected`: something keeps the event off it;
 * - `protects`: it is what protects;
 * - `fallsOff`: its district would fall off;
 * - `counted`: it counts in the row of the score sheet that is shown;
 * - `attacker`: a plebiscite can be held from here;
 * - `news`: something has just happened here;
 * - `lost`: a card of mine lay here when my last turn ended.
 */
export type MarkKind =
  | 'lit'
  | 'linked'
  | 'picked'
  | 'refused'
  | 'offending'
  | 'captured'
  | 'protected'
  | 'protects'
  | 'fallsOff'
  | 'counted'
  | 'attacker'
  | 'news'
  | 'lost';

export interface CellMark {
  readonly kind: MarkKind;
  /** A number or a sign on the cell: which pick it is, or its points. */
  readonly badge?: string;
  /** The name of a drawing on the cell; without it, that of the kind. */
  readonly drawing?: string;
}

/** How a part of the screen uses the map for a while. */
export interface MapUse {
  readonly marks: ReadonlyMap<Cell, CellMark>;
  /** Cells without a mark fade. */
  readonly fadesOthers?: boolean;
  /** These cells do not fade, although they have no mark: the town of the target. */
  readonly kept?: ReadonlySet<Cell>;
  /** A cell was pressed; undefined: a press shows what lies there. */
  onCell?(cell: Cell): void;
  /** What is said beside a cell that is pointed at; undefined: nothing. */
  noteOf?(cell: Cell): string | undefined;
}

export const marksOf = (kind: MarkKind, cells: Iterable<Cell>): [Cell, CellMark][] =>
  [...cells].map(cell => [cell, { kind }]);
