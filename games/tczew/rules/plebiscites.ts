import type { Seat, Table } from '#kernel';
import { at, cellsOf, ownerOf, placedAt, put } from './board.ts';
import { CELLS, type Cell, sidesOf } from './cells.ts';
import { TOKENS_PER_SEAT } from './components.ts';
import { die } from './dice.ts';
import { isBanned, modifierOf } from './lasting.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Board, Event, Open } from './state.ts';

/** How a plebiscite is held: as the one of the turn, or through an event (TCZ-14.47). */
export interface Terms {
  readonly bonus: number;
  readonly ignoresTokens: boolean;
}

export const USUAL_TERMS: Terms = { bonus: 0, ignoresTokens: false };

/** From an own card to a touching card of a rival. */
export interface Attack {
  readonly from: Cell;
  readonly to: Cell;
}

/** TCZ-13.5, TCZ-13.6. */
export function whyNotAttack(
  board: Board,
  by: Seat,
  { from, to }: Attack,
  terms: Terms = USUAL_TERMS,
): Refusal | undefined {
  if (ownerOf(board, from) !== by || !sidesOf(from).includes(to) || at(board, to) === null)
    return refusal('NOT_TOUCHING', 'TCZ-13.5');
  const placed = placedAt(board, to);
  if (placed.owner === null || placed.owner === by) return refusal('NOT_RIVAL', 'TCZ-13.5', to);
  return placed.immune && !terms.ignoresTokens ? refusal('IMMUNE', 'TCZ-13.6', to) : undefined;
}

export const targetsFrom = (board: Board, by: Seat, from: Cell, terms: Terms = USUAL_TERMS): Cell[] =>
  sidesOf(from).filter(to => whyNotAttack(board, by, { from, to }, terms) === undefined);

/** The own cards from which a plebiscite can be held. */
export const attackersOf = (board: Board, by: Seat, terms: Terms = USUAL_TERMS): Cell[] =>
  cellsOf(board, by).filter(from => targetsFrom(board, by, from, terms).length > 0);

/** Why the plebiscite of the turn cannot be held, whatever its cells (TCZ-13.3, TCZ-13.20). */
export function whyNoPlebiscite(open: Readonly<Open>, seat: Seat): Refusal | undefined {
  if (open.options.mode === 'basic') return refusal('BASIC_GAME', 'TCZ-13.1');
  if (open.turn?.hasHeldPlebiscite === true) return refusal('PLEBISCITE_USED', 'TCZ-13.3');
  // TCZ-14.57: before the event or after the last of its extra moves
  if (open.turn?.extra) return refusal('WRONG_PHASE', 'TCZ-14.57');
  return isBanned(open, seat, 'plebiscite') ? refusal('HINDERED', 'TCZ-14.39') : undefined;
}

export const canHoldPlebiscite = (open: Readonly<Open>, seat: Seat): boolean =>
  whyNoPlebiscite(open, seat) === undefined && attackersOf(open.board, seat).length > 0;

/** Dice decide; the attacker needs the strictly higher sum (TCZ-13.7 to TCZ-13.9, TCZ-13.25). */
export function holdPlebiscite(
  open: Open,
  { by, from, to }: Attack & { readonly by: Seat },
  { bonus }: Terms,
  table: Table<Event>,
): void {
  const { card, owner, cover } = placedAt(open.board, to);
  if (owner === null) throw new Error('an ownerless card is no object of a plebiscite');
  const attack = die(table) + bonus + modifierOf(open, by, 'attack');
  const defence = die(table) + modifierOf(open, owner, 'defend');
  const isWon = attack > defence;
  put(open, to, { card, owner: isWon ? by : owner, cover, immune: true });
  table.tell({ type: 'plebisciteHeld', by, from, to, attack, defence, isWon });
}

/** Two tokens are stored; one marks every other card that touches a rival's (TCZ-13.12). */
export function tokensAt(board: Board, cell: Cell): 0 | 1 | 2 {
  const placed = at(board, cell);
  if (placed === null || placed.owner === null) return 0;
  if (placed.immune) return 2;
  const isBorder = sidesOf(cell).some(side => {
    const owner = ownerOf(board, side);
    return owner !== null && owner !== placed.owner;
  });
  return isBorder ? 1 : 0;
}

/** What is left of the 70 tokens; it blocks nothing (TCZ-13.13). */
export const tokensLeft = (board: Board, seat: Seat): number =>
  CELLS.filter(cell => ownerOf(board, cell) === seat).reduce<number>(
    (left, cell) => left - tokensAt(board, cell),
    TOKENS_PER_SEAT,
  );
