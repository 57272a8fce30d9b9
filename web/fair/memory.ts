import type { Memory } from './checks.ts';

/** Where a browser that was at a table keeps the commitment it saw there. */
const KEPT = 'parlour.commitment.';

/**
 * What this browser remembers of a promise. Of a match at a table it may have seen the promise before the deal; a file
 * does not say at which table it was played, so any promise it saw will do.
 */
export function memoryOf(commitment: string, table: string | null, kept: ReadonlyMap<string, string>): Memory {
  if (table !== null) {
    const seen = kept.get(KEPT + table);
    if (seen === undefined) return 'none';
    return seen === commitment ? 'same' : 'other';
  }
  return [...kept].some(([key, seen]) => key.startsWith(KEPT) && seen === commitment) ? 'same' : 'none';
}
