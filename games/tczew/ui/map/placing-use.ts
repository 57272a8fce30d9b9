import { capturedBy } from '../../rules/capture.ts';
import { at } from '../../rules/board.ts';
import type { Cell } from '../../rules/cells.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { Board } from '../../rules/state.ts';
import type { TczewDesk } from '../desk.ts';
import { refusalWords } from '../queries.ts';
import type { CellMark, MapUse } from './marks.ts';

/** A card that is about to be laid. */
interface Attempt {
  readonly board: Board;
  /** The cells it may go to. */
  readonly legal: ReadonlySet<Cell>;
  /** The cell that is pointed at; undefined: none. */
  readonly pointed: Cell | undefined;
  /** Why it may not go there; undefined: it may. */
  readonly reason: Refusal | undefined;
  /** Cards of Epoch I capture nothing. */
  readonly captures: boolean;
}

/** Open cells, with a flag where something is captured; the refused cell and its culprit; what would be captured. */
export function placingMarks({ board, legal, pointed, reason, captures }: Attempt): Map<Cell, CellMark> {
  const capturedFrom = (cell: Cell): Cell[] => (captures ? capturedBy(board, cell) : []);
  const marks = new Map<Cell, CellMark>();
  for (const cell of legal) marks.set(cell, { kind: 'lit', ...(capturedFrom(cell).length > 0 && { drawing: 'flag' }) });
  if (pointed === undefined) return marks;
  if (legal.has(pointed)) for (const cell of capturedFrom(pointed)) marks.set(cell, { kind: 'captured' });
  else if (reason) {
    if (at(board, pointed) === null) marks.set(pointed, { kind: 'refused' });
    if (reason.neighbour !== null) marks.set(reason.neighbour, { kind: 'offending' });
  }
  return marks;
}

/** How the map is used while a card is placed; undefined: none is. */
export function placingUse(desk: TczewDesk): MapUse | undefined {
  if (desk.cardToLay() === undefined) return desk.chosenCell() === undefined ? undefined : cellFirst(desk);
  const pointed = desk.chosenCell() ?? desk.pointedCell();
  const marks = placingMarks({
    board: desk.open().board,
    legal: desk.legalCells(),
    pointed,
    reason: pointed === undefined ? undefined : desk.whyNotHere(pointed),
    captures: desk.open().phase !== 'epoch1',
  });
  return { marks, onCell: desk.pressCell, noteOf: cell => placingNote(desk, cell) };
}

/** A cell was chosen before a card: the hand shows what fits there. */
function cellFirst(desk: TczewDesk): MapUse {
  const cell = desk.chosenCell() ?? 0;
  return {
    marks: new Map([[cell, { kind: 'lit' }]]),
    onCell: pressed => desk.setChosenCell(pressed === cell ? undefined : pressed),
  };
}

/** What placing the chosen card on a cell would do, or why it cannot go there. */
function placingNote(desk: TczewDesk, cell: Cell): string | undefined {
  if (desk.legalCells().has(cell)) {
    if (desk.open().phase === 'epoch1') return undefined;
    const captured = capturedBy(desk.open().board, cell).flatMap(one => {
      const placed = at(desk.open().board, one);
      return placed ? [desk.nameOn(placed)] : [];
    });
    return captured.length === 0 ? undefined : desk.word('board-captures', { list: { list: captured } });
  }
  const reason = desk.whyNotHere(cell);
  return reason && refusalWords(desk, reason);
}
