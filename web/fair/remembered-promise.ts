import type { RememberedPromise } from './checks.ts';

/** Where a browser that was at a table keeps the commitment it saw there. */
const KEPT = 'parlour.commitment.';

/** The promise this browser saw at a table before the deal; null: none. */
export const promiseSeen = (table: string, kept: ReadonlyMap<string, string>): string | null =>
  kept.get(KEPT + table) ?? null;

/**
 * What this browser remembers of a promise. Of a match at a table it may have seen the promise before the deal; a file
 * does not say at which table it was played, so any promise it saw will do.
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
