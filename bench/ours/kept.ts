import type { Entry } from '../../tables/entry.ts';
import type { Acknowledged } from './voters.ts';

export interface Comparison {
  /** Missing, or different from what was acknowledged. */
  readonly missing: readonly Acknowledged[];
  /** Stored more than once. */
  readonly twice: readonly Acknowledged[];
}

/** Compares what was acknowledged with the logs of the tables. */
export function compare(votes: readonly Acknowledged[], logs: ReadonlyMap<string, readonly Entry[]>): Comparison {
  const stored = new Map<string, number>();
  for (const [table, entries] of logs)
    for (const { by, id } of entries) {
      const key = `${table} ${by} ${id}`;
      stored.set(key, (stored.get(key) ?? 0) + 1);
    }
  return {
    missing: votes.filter(vote => !isVote(logs.get(vote.table)?.[vote.n - 1], vote)),
    twice: votes.filter(({ table, guest, id }) => (stored.get(`${table} ${guest} ${id}`) ?? 0) > 1),
  };
}

function isVote(entry: Entry | undefined, { guest, id, seat, vote }: Acknowledged): boolean {
  if (entry?.kind !== 'moved' || entry.by !== guest || entry.id !== id || entry.move.by !== seat) return false;
  const { action } = entry.move;
  return action?.type === 'vote' && 'vote' in action && action.vote === vote;
}
