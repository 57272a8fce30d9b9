import type { Doc, TableDoc } from '../../tables/protocol.ts';

/** What the undo button does now: undo, ask the others, or null (no button). */
export function undoNow({ table, you }: Pick<Doc, 'table' | 'you'>): 'undo' | 'ask' | null {
  if (you.seat === null || you.undo === null || table.phase !== 'playing') return null;
  if ((table.seats[you.seat]?.standIn ?? null) !== null) return null;
  if (you.undo === 'now') return 'undo';
  // one request at a time
  if (table.asking !== null) return null;
  return isAnybodyToAsk(table, you.seat) ? 'ask' : 'undo';
}

/** Bots agree to everything, and players who are away are not asked. */
const isAnybodyToAsk = ({ seats }: TableDoc, me: number): boolean =>
  seats.some((taken, seat) => seat !== me && taken?.guest && taken.standIn === null && taken.away === null);
