import { chanceFromBelow, type Seat, seatsOf, type Table } from '#kernel';
import { cellsOf, ownedBy, placedAt } from '../../rules/board.ts';
import type { Cell } from '../../rules/cells.ts';
import { settle } from '../../rules/districts.ts';
import { pickStepAt } from '../../rules/resolution.ts';
import type { Event, Open, Placed, Resolving } from '../../rules/state.ts';
import type { PendingOf } from './candidates.ts';

/** A district that would come loose. */
export interface LooseDistrict {
  readonly from: Seat;
  readonly cells: readonly Cell[];
  /** Who would get it; null: it goes to the used pile. */
  readonly by: Seat | null;
  /** Players are equally near, so dice decide. */
  readonly isTied: boolean;
}

/** What a change of the board would bring with it. */
export interface Fallout {
  readonly loose: readonly LooseDistrict[];
  readonly captured: readonly { readonly cell: Cell; readonly by: Seat }[];
  /** Cities whose number of cells would change. */
  readonly sizes: readonly { readonly seat: Seat; readonly before: number; readonly after: number }[];
}

type Change = (board: (Placed | null)[]) => void;

/** Carries out a change on a copy of the board and settles it (TCZ-10.15). */
function falloutOf(open: Readonly<Open>, attacker: Seat, change: Change): Fallout {
  const loose: LooseDistrict[] = [];
  const captured: { cell: Cell; by: Seat }[] = [];
  let isTied = false;
  const tell = (event: Event): void => {
    if (event.type === 'tieRolled') isTied = true;
    if (event.type === 'captured') captured.push({ cell: event.cell, by: event.by });
    if (event.type !== 'districtTaken' && event.type !== 'districtLost') return;
    const { from, cells } = event;
    loose.push({ from, cells, by: event.type === 'districtTaken' ? event.by : null, isTied });
    isTied = false;
  };
  const board = [...open.board];
  change(board);
  const after: Open = { ...open, board };
  settle(after, attacker, previewTable(tell));
  const sizes = seatsOf(open.seats)
    .map(seat => ({ seat, before: cellsOf(open.board, seat).length, after: cellsOf(after.board, seat).length }))
    .filter(size => size.before !== size.after);
  return { loose, captured, sizes };
}

/** Its dice fall in turn, so that ties are decided somehow. */
function previewTable(tell: (event: Event) => void): Table<Event> {
  let roll = 0;
  const chance = chanceFromBelow(limit => roll++ % limit);
  return { ...chance, tell, whisper: (_to, secret) => tell(secret) };
}

/** What would follow if the picks ended with these cells. */
export function falloutOfPick(
  open: Readonly<Open>,
  resolving: Resolving,
  pending: PendingOf<'pick'>,
  cells: readonly Cell[],
): Fallout {
  const step = pickStepAt(open, pending.path);
  return falloutOf(open, resolving.actor, board => {
    for (const cell of cells)
      if (step.op === 'remove') board[cell] = null;
      else if (step.op === 'takeOver') {
        const by = step.newOwner === 'actor' ? resolving.actor : (resolving.target ?? resolving.actor);
        board[cell] = ownedBy(placedAt(open.board, cell), by);
      }
  });
}

/** What would follow if a plebiscite were won (TCZ-13.8, TCZ-13.16). */
export const falloutOfPlebiscite = (open: Readonly<Open>, by: Seat, to: Cell): Fallout =>
  falloutOf(open, by, board => {
    const { card, cover } = placedAt(open.board, to);
    board[to] = { card, owner: by, cover, immune: true };
  });
