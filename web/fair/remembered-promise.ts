import type { RememberedPromise } from './checks.ts';

/** The storage key of the commitment of a table. */
const KEPT = 'parlour.commitment.';

/** The commitment this browser saw at a table before the deal; null: none. */
export const promiseSeen = (table: string, kept: ReadonlyMap<string, string>): string | null =>
  kept.get(KEPT + table) ?? null;

/**
 * Compares a commitment with the one this browser saw. A file does not name its table, so any stored commitment counts.
 */
export function rememberedPromise(
  commitment: string,
  table: string | null,
  kept: ReadonlyMap<string, string>,
): RememberedPromise {
  if (table !== null) {
    const seen = promiseSeen(table, kept);
    if (seen === null) return 'none';
    return seen === commitment ? 'same' : 'other';
  }
  return [...kept].some(([key, seen]) => key.startsWith(KEPT) && seen === commitment) ? 'same' : 'none';
}
