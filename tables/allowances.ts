import type { Seat } from '#kernel';
import type { Entry } from './entry.ts';
import type { GuestId } from './store.ts';
import { seatOf, type FoldedTable } from './table.ts';

/** The subjects of log entries whose number is limited. */
type Subject = 'lobby' | 'talk' | 'asking' | 'passes' | 'presence' | 'joining';

/**
 * The most entries that one guest, and all guests who are not seated, may add to the log of one table. People never come near
 * these numbers: they keep a program from making a log grow without end.
 */
export const ALLOWANCES: Readonly<Record<Subject, { readonly guest: number; readonly table: number }>> = {
  lobby: { guest: 300, table: 3_000 },
  talk: { guest: 1_000, table: 5_000 },
  asking: { guest: 300, table: 2_000 },
  passes: { guest: 50, table: 400 },
  presence: { guest: 500, table: 4_000 },
  // each of these is a move of the match
  joining: { guest: 20, table: 200 },
};

/** Moves of one seat that do not advance the match: cosmetic moves and undo. */
export const COSMETIC_MOVES = 300;

/** A match with more moves than this is closed: no game on the shelf needs a third of them. */
export const MAX_MOVES = 3_000;

const SUBJECTS: Readonly<Partial<Record<Entry['kind'], Subject>>> = {
  arranged: 'lobby',
  sat: 'lobby',
  botSat: 'lobby',
  cleared: 'lobby',
  readied: 'lobby',
  hosted: 'lobby',
  said: 'talk',
  muted: 'talk',
  asked: 'asking',
  agreed: 'asking',
  declined: 'asking',
  stoodIn: 'asking',
  tookBack: 'asking',
  tookBackAll: 'asking',
  passed: 'passes',
  handed: 'passes',
  left: 'presence',
  back: 'presence',
  paused: 'presence',
  resumed: 'presence',
  joining: 'joining',
};

/** The guest an entry counts for; 'table' if no guest caused it. */
const counted = (entry: Entry): GuestId =>
  entry.kind === 'left' || entry.kind === 'back' ? entry.guest : (entry.by ?? 'table');

/** Counts an entry that was added to the log. */
export function spend(table: FoldedTable, entry: Entry): void {
  const subject = SUBJECTS[entry.kind];
  if (subject) {
    add(table.spent, subject);
    add(table.spent, `${subject} ${counted(entry)}`);
  }
  if (
    entry.kind === 'moved' &&
    entry.by !== null &&
    typeof entry.move.by === 'number' &&
    isCosmetic(table, entry.move.action)
  )
    add(table.spent, `cosmetic ${entry.move.by}`);
}

const add = (spent: Map<string, number>, key: string): void => void spent.set(key, (spent.get(key) ?? 0) + 1);

/**
 * Each of these can only follow an entry that is itself limited: a guest took a seat, came back, or resumed the match.
 */
const FOLLOWING = new Set<Entry['kind']>(['cleared', 'left', 'paused']);

/**
 * Whether the log has no room for this entry: its guest, or all together, have added too many like it. Seats are few,
 * so guests who are seated are held only to their own limit: strangers cannot use up what players need.
 */
export function isBeyondAllowance(table: FoldedTable, entry: Entry): boolean {
  const { spent } = table;
  const subject = SUBJECTS[entry.kind];
  if (!subject || FOLLOWING.has(entry.kind)) return false;
  const guest = counted(entry);
  const limits = ALLOWANCES[subject];
  if ((spent.get(`${subject} ${guest}`) ?? 0) >= limits.guest) return true;
  return (spent.get(subject) ?? 0) >= limits.table && seatOf(table, guest) === undefined;
}

/** Whether the seat has already made all its allowed cosmetic moves, and this is another. Null: an undo. */
export const isCosmeticTooMany = (
  table: FoldedTable,
  seat: Seat,
  action: { readonly type?: unknown } | null,
): boolean => isCosmetic(table, action) && (table.spent.get(`cosmetic ${seat}`) ?? 0) >= COSMETIC_MOVES;

const isCosmetic = ({ title }: FoldedTable, action: { readonly type?: unknown } | null): boolean =>
  action === null || (title.game.cosmetic?.some(type => type === action.type) ?? false);

/** Whether the match has had more moves than any match needs. */
export const isTooLong = ({ match, phase }: FoldedTable): boolean =>
  phase === 'playing' && match !== null && match.moves.length >= MAX_MOVES;
