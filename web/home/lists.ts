import type { Host, TableCard } from '../hosts/host.ts';

/** A table in a list, and where it is kept. */
export interface Listed {
  readonly card: TableCard;
  readonly host: Host['kind'];
  /** Who I am there. */
  readonly me: string | undefined;
}

/** What one host has told of a list so far: whatever it has not told yet is older than `more`; null: it has told all. */
export interface Told {
  readonly matches: readonly Listed[];
  readonly more: number | null;
}

const byLastChange = (one: Listed, other: Listed): number => other.card.changedAt - one.card.changedAt;

/** Tables of several hosts, the last changed first. */
export const together = (lists: readonly (readonly Listed[])[]): readonly Listed[] => lists.flat().sort(byLastChange);

/** The time before which some host may still have something to tell; null: all has been told. */
export const horizon = (told: readonly Told[]): number | null =>
  told.reduce<number | null>(
    (latest, { more }) => (more !== null && (latest === null || more > latest) ? more : latest),
    null,
  );

/** Matches of several hosts, last first, as far as nothing can come in between any more. */
export function sure(told: readonly Told[]): readonly Listed[] {
  const before = horizon(told);
  const all = together(told.map(({ matches }) => matches));
  return before === null ? all : all.filter(({ card }) => card.changedAt >= before);
}

/** How it ended for me: alone at the top, with others, at some place; null if I only watched. */
export type Outcome =
  | { readonly how: 'won' | 'shared' }
  | { readonly how: 'placed'; readonly rank: number; readonly of: number }
  | { readonly how: 'watched'; readonly winners: readonly string[] };

export function outcomeOf({ card: { result, seats }, me }: Listed): Outcome | undefined {
  if (!result) return undefined;
  const mine = seats.findIndex(seat => seat !== null && seat.guest !== null && seat.guest === me);
  if (mine === -1) return { how: 'watched', winners: result.winners.map(seat => seats[seat]?.name ?? '') };
  if (result.winners.includes(mine)) return { how: result.winners.length === 1 ? 'won' : 'shared' };
  return { how: 'placed', rank: result.ranks[mine] ?? seats.length, of: seats.length };
}
