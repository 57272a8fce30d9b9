import { clockwiseFrom, type Seat, type Table } from '#kernel';
import { at, cellsOf, ownedBy, ownerOf, put } from './board.ts';
import { type Cell, sidesOf } from './cells.ts';
import type { Board, Event, Open } from './state.ts';

/** Ownerless cards go to the players who touch them, until nothing changes (TCZ-6.1 to TCZ-6.6). */
export function capture(open: Open, active: Seat, table: Table<Event>): void {
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const cell of cellsOf(open.board, null)) {
      const by = captorOf(open, active, cell);
      const placed = at(open.board, cell);
      if (by === undefined || placed === null) continue;
      put(open, cell, ownedBy(placed, by));
      table.tell({ type: 'captured', by, card: placed.card, cell });
      isChanged = true;
    }
  }
}

function captorOf({ board, seats }: Open, active: Seat, cell: Cell): Seat | undefined {
  const touching = new Set(sidesOf(cell).map(side => ownerOf(board, side)));
  return clockwiseFrom(active, seats).find(seat => touching.has(seat));
}

/** The ownerless cards that a card on this cell would capture, for a preview. */
export function capturedBy(board: Board, cell: Cell): Cell[] {
  const captured: Cell[] = [];
  const reached = [cell];
  for (const from of reached)
    for (const side of sidesOf(from)) {
      const placed = at(board, side);
      if (placed === null || placed.owner !== null || captured.includes(side)) continue;
      captured.push(side);
      reached.push(side);
    }
  return captured;
}
