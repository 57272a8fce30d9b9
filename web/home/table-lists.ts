import type { OpenTableDoc } from '../../tables/cards.ts';
import type { Host, CardDoc } from '../hosts/host.ts';
import { shownName } from '../words/names.ts';

/** A table in a list, and its host. */
export interface ListedTable {
  readonly card: CardDoc;
  readonly host: Host['kind'];
  /** The guest I am there. */
  readonly me: string | undefined;
}

/** The matches loaded from one host so far. Those not loaded are older than `more`; null: all are loaded. */
export interface HostMatches {
  readonly matches: readonly ListedTable[];
  readonly more: number | null;
}

const byLastChange = (one: ListedTable, other: ListedTable): number => other.card.changedAt - one.card.changedAt;

/** The tables of several hosts, the last changed first. */
export const mergeLists = (lists: readonly (readonly ListedTable[])[]): readonly ListedTable[] =>
  lists.flat().sort(byLastChange);

/** A table that is not finished. */
export interface RunningTable extends ListedTable {
  /** Whether it waits for me. */
  readonly isAwaited: boolean;
  /** My deadline there, rounded down to the minute, by the clock of this device; null: none. */
  readonly until: number | null;
}

const MINUTE = 60_000;

/** One of my tables, as its host has just listed it. The deadline is rounded down. */
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

/** The tables that wait for me by deadline, then the others, the last changed first. */
export const byUrgency = (tables: readonly RunningTable[]): readonly RunningTable[] =>
  tables.toSorted((one, other) => compare(urgency(one), urgency(other)) || byLastChange(one, other));

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** Keeps the objects of unchanged tables, so that their rows are not drawn again. */
export function keepUnchanged(before: readonly RunningTable[], now: readonly RunningTable[]): readonly RunningTable[] {
  const known = new Map(before.map(table => [JSON.stringify(table), table]));
  return now.map(table => known.get(JSON.stringify(table)) ?? table);
}

const DAY = 24 * 60 * MINUTE;

/** The time of day, with the weekday if it is more than a day away. */
export const untilText = (at: number, now: number, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    ...(at - now >= DAY && { weekday: 'short' as const }),
  }).format(at);

/** The time down to which the matches of all hosts are loaded; null: all are loaded. */
export const loadedUntil = (told: readonly HostMatches[]): number | null =>
  told.reduce<number | null>(
    (latest, { more }) => (more !== null && (latest === null || more > latest) ? more : latest),
    null,
  );

/** The matches of all hosts, latest first, down to the time for which every host is loaded. */
export function completeMatches(told: readonly HostMatches[]): readonly ListedTable[] {
  const before = loadedUntil(told);
  const all = mergeLists(told.map(({ matches }) => matches));
  return before === null ? all : all.filter(({ card }) => card.changedAt >= before);
}

/** My result: won, shared, or a rank; null: I only watched. */
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
