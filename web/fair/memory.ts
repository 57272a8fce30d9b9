import type { Memory } from './checks.ts';

/** Where a browser that was at a table keeps the commitment it saw there. */
const KEPT = 'parlour.commitment.';

/**
 * What this browser remembers of a promise. Of a match at a table it may have seen the promise before the deal; a file
 * does not say at which table it was played, so any promise it saw will do.
 */
export function memoryOf(
  commitment: string,
  table: string | null,
  kept: Pick<Storage, 'key' | 'length' | 'getItem'>,
): Memory {
  if (table !== null) {
    const seen = kept.getItem(KEPT + table);
    if (seen === null) return 'none';
    return seen === commitment ? 'same' : 'other';
  }
  const keys = Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '');
  return keys.some(key => key.startsWith(KEPT) && kept.getItem(key) === commitment) ? 'same' : 'none';
}
