import type { OpenTableDoc } from '../../tables/cards.ts';
import type { Host, TableCard } from '../hosts/host.ts';
import { shownName } from '../words/names.ts';

/** A table in a list, and where it is kept. */
export interface ListedTable {
  readonly card: TableCard;
  readonly host: Host['kind'];
  /** Who I am there. */
  readonly me: string | undefined;
}

/** What one host has told of a list so far: whatever it has not told yet is older than `more`; null: it has told all. */
export interface HostMatches {
  readonly matches: readonly ListedTable[];
  readonly more: number | null;
}

const byLastChange = (one: ListedTable, other: ListedTable): number => other.card.changedAt - one.card.changedAt;

/** Tables of several hosts, the last changed first. */
export const mergeLists = (lists: readonly (readonly ListedTable[])[]): readonly ListedTable[] =>
  lists.flat().sort(byLastChange);

/** A table that is not over. */
export interface RunningTable extends ListedTable {
  /** Whether it waits for me. */
  readonly isAwaited: boolean;
  /** Until when it does, to the minute and by the clock of this device; null: for as long as I like. */
  readonly until: number | null;
}

const MINUTE = 60_000;

/** A table of mine, as its host has just told of it. Nobody is promised more time than there is. */
export const runningTable = (
  { awaited, left, ...card }: OpenTableDoc,
  host: Host['kind'],
  me: string,
  now: number,
): RunningTable => ({
  card,
  host,
  me,
  isAwaited: awaited === true,
  until: left === null ? null : Math.floor((now + left) / MINUTE) * MINUTE,
});

const urgency = ({ isAwaited, until }: RunningTable): number =>
  isAwaited ? (until ?? Number.MAX_SAFE_INTEGER) : Infinity;

/** Those that wait for me first, and of these the ones that do not wait long; then the last changed first. */
export const byUrgency = (tables: readonly RunningTable[]): readonly RunningTable[] =>
  tables.toSorted((one, other) => compare(urgency(one), urgency(other)) || byLastChange(one, other));

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** What is told again, and is the same, is left as it was: whoever is about to press it finds it where it is. */
export function keepUnchanged(before: readonly RunningTable[], now: readonly RunningTable[]): readonly RunningTable[] {
  const known = new Map(before.map(table => [JSON.stringify(table), table]));
  return now.map(table => known.get(JSON.stringify(table)) ?? table);
}

const DAY = 24 * 60 * MINUTE;

/** A time of day, with the day of the week where it is not within a day. */
export const untilText = (at: number, now: number, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    ...(at - now >= DAY && { weekday: 'short' as const }),
  }).format(at);

/** The time before which some host may still have something to tell; null: all has been told. */
export const loadedUntil = (told: readonly HostMatches[]): number | null =>
  told.reduce<number | null>(
    (latest, { more }) => (more !== null && (latest === null || more > latest) ? more : latest),
    null,
  );

/** Matches of several hosts, last first, as far as nothing can come in between any more. */
export function completeMatches(told: readonly HostMatches[]): readonly ListedTable[] {
  const before = loadedUntil(told);
  const all = mergeLists(told.map(({ matches }) => matches));
  return before === null ? all : all.filter(({ card }) => card.changedAt >= before);
}

/** How it ended for me: alone at the top, with others, at some place; null if I only watched. */
export type MyOutcome =
  | { readonly how: 'won' | 'shared' }
  | { readonly how: 'placed'; readonly rank: number; readonly of: number }
  | { readonly how: 'watched'; readonly winners: readonly string[] };

export function outcomeOf({ card: { result, seats }, me }: ListedTable): MyOutcome | undefined {
  if (!result) return undefined;
  const mine = seats.findIndex(seat => seat !== null && seat.guest !== null && seat.guest === me);
  if (mine === -1) return { how: 'watched', winners: result.winners.map(seat => shownName(seats[seat]?.name ?? '')) };
  if (result.winners.includes(mine)) return { how: result.winners.length === 1 ? 'won' : 'shared' };
  return { how: 'placed', rank: result.ranks[mine] ?? seats.length, of: seats.length };
}
