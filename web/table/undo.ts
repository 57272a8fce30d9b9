import type { Doc, TableDoc } from '../../tables/protocol.ts';

/** What pressing Undo would do now: take back my move, ask the others first, or nothing, so there is no button. */
export function undoNow({ table, you }: Pick<Doc, 'table' | 'you'>): 'undo' | 'ask' | null {
  if (you.seat === null || you.undo === null || table.phase !== 'playing') return null;
  if ((table.seats[you.seat]?.standIn ?? null) !== null) return null;
  if (you.undo === 'now') return 'undo';
  // the table answers one question at a time
  if (table.asking !== null) return null;
  return isAnybodyToAsk(table, you.seat) ? 'ask' : 'undo';
}

/** Bots agree to everything, and players who are away are not asked. */
const isAnybodyToAsk = ({ seats }: TableDoc, me: number): boolean =>
  seats.some((taken, seat) => seat !== me && taken?.guest && taken.standIn === null && taken.away === null);
