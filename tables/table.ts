import {
  type AnyMatch,
  type BySeat,
  dueAt,
  type Milliseconds,
  type Seat,
  seatsOf,
  type ToldEvent,
  type Viewer,
} from '#kernel';
import type { Title } from '#shelf';
import type { TableForm, JoiningDoc, PauseReason, ChatLine } from './protocol.ts';
import type { GuestId, Instant, TablePhase } from './store.ts';

/** One chair at a table: free, reserved, or taken. */
export interface Chair {
  taken: Occupant | null; // null: free
  keptFor: { readonly guest: GuestId; readonly name: string } | null; // null: for anybody
}

export interface Occupant {
  guest: GuestId | null; // null: a bot
  readonly name: string; // empty: a guest who was forgotten
  readonly bot: string | null; // null: a person
  /** The seat's part in the fair deal; null: it was added after the deal. */
  readonly word: string | null;
  ready: boolean;
  away: Instant | null; // null: here
  /** Whether they left on purpose. */
  gone: boolean;
  standIn: string | null; // null: plays itself
  pass: { readonly hash: string; readonly until: Instant } | null; // null: stays on its device
}

/** A guest who joins the running match when a seat is added. */
export interface Latecomer {
  readonly guest: GuestId;
  readonly name: string;
}

/** The time of play at some instant. From there it advances with the wall clock, unless paused. */
export interface PlayTime {
  readonly at: Instant;
  readonly played: Milliseconds;
  readonly running: boolean;
}

/** The state of a table: the fold of its log, equal in every process. */
export interface FoldedTable {
  readonly id: string;
  readonly code: string;
  readonly madeAt: Instant;
  /** Must stay secret until the match is over. */
  readonly secret: Uint8Array;
  readonly commitment: string;
  title: Title;
  form: TableForm;
  host: GuestId;
  hostAway: Instant | null; // null: here
  phase: TablePhase;
  chairs: Chair[];
  /** The latecomers, in the order in which they get seats. */
  waiting: Latecomer[];
  match: AnyMatch | null; // null: nothing has been dealt, or this program does not have its rules
  /** The version of the rules the match was dealt under, which it keeps. */
  version: number | null; // null: nothing has been dealt
  /** The position this match continues; null: it was dealt here. */
  continuedFrom: object | null;
  time: PlayTime;
  paused: PauseReason | null; // null: play goes on
  asking: { for: 'undo' | 'pause'; by: Seat; asked: number; agreed: Seat[] } | null;
  next: string | null; // null: no rematch yet
  readonly muted: Set<GuestId>;
  /** The number of the last entry. */
  n: number;
  /** The number of the last entry after which earlier lines were rewritten; 0: none. */
  forgottenAt: number;
  /** When the last entry was made. */
  changedAt: Instant;
  /** The entry number of the deal, and of each move. */
  numbers: number[];
  /** For each seat, the last entry in which it, the clock or an undo changed its situation. */
  lastOwn: BySeat<number>;
  /** The number of the last entry with a move. */
  lastMove: number;
  /** How many moves the clock has made since a person last moved. */
  clockMoves: number;
  /** The events of the deal and of the latest standing moves, by number, for new clients. */
  readonly recent: { readonly n: number; readonly told: readonly ToldEvent<object>[] }[];
  /** Whether earlier events were dropped from `recent`. */
  trimmed: boolean;
  /** The latest server runs that wrote this log, with the number of their first entry. */
  readonly runs: { readonly run: string; readonly from: number }[];
  /** The number of entries of each limited subject, in all and by guest; see allowances.ts. */
  readonly spent: Map<string, number>;
  /** The entry number of each guest's last command ids, so that a repeated command is not carried out twice. */
  readonly done: Map<GuestId, Map<string, number>>;
  /** The last chat lines. */
  readonly said: ChatLine[];
}

/** How many rounds the clock plays alone before the table pauses. */
const ROUNDS_OF_CLOCK = 3;

/** Whether only the clock has played for three rounds. A round is one clock move for each seat owned by a person. */
export function isUnattended({ phase, paused, chairs, clockMoves }: FoldedTable): boolean {
  const people = chairs.filter(({ taken }) => taken?.guest && !botAt(taken)).length;
  return phase === 'playing' && paused === null && people > 0 && clockMoves >= ROUNDS_OF_CLOCK * people;
}

/** The entry number of a command that was already carried out; undefined if it was not. */
export const doneBefore = ({ done }: FoldedTable, guest: GuestId, id: string | undefined): number | undefined =>
  id === undefined ? undefined : done.get(guest)?.get(id);

export function matchOf({ match }: FoldedTable): AnyMatch {
  if (!match) throw new Error('nothing has been dealt at this table');
  return match;
}

/** Whether the match was dealt under rules that this program does not have. */
export const lacksRules = ({ version, match }: FoldedTable): boolean => version !== null && !match;

/** The chair of an existing seat. */
export function chairOf({ chairs }: FoldedTable, seat: Seat): Chair {
  const chair = chairs[seat];
  if (!chair) throw new Error(`there is no seat ${seat} at this table`);
  return chair;
}

/** The occupant of a seat that must be taken. */
export function occupantAt(table: FoldedTable, seat: Seat): Occupant {
  const { taken } = chairOf(table, seat);
  if (!taken) throw new Error(`no player at seat ${seat}`);
  return taken;
}

/** The seat of a guest; undefined if they have none. */
export function seatOf({ chairs }: FoldedTable, guest: GuestId): Seat | undefined {
  const seat = chairs.findIndex(({ taken }) => taken?.guest === guest);
  return seat < 0 ? undefined : seat;
}

/** The occupant entry of a guest; undefined if they have no seat. */
export const occupantOf = (table: FoldedTable, guest: GuestId): Occupant | undefined =>
  table.chairs.find(({ taken }) => taken?.guest === guest)?.taken ?? undefined;

export const viewerOf = (table: FoldedTable, guest: GuestId): Viewer => seatOf(table, guest) ?? 'audience';

export const isWaiting = ({ waiting }: FoldedTable, guest: GuestId): boolean =>
  waiting.some(one => one.guest === guest);

/** Why nobody else can join; null: they can; undefined: the game never adds seats, or no match is running. */
export function joinRefusal({ match, phase, form, chairs, waiting }: FoldedTable): JoiningDoc['closed'] | undefined {
  if (!match?.game.growth || phase !== 'playing') return undefined;
  if (!form.latecomers) return 'noLatecomers';
  if (match.game.growth.admit(match.state)) return null;
  return chairs.length + waiting.length >= match.game.seats.max ? 'tableFull' : 'tooLate';
}

/** The bot that plays a seat now; undefined if its owner does. */
export const botAt = ({ bot, standIn }: Occupant): string | undefined => bot ?? standIn ?? undefined;

/** Seats whose owners are present and play themselves. */
const presentSeats = ({ chairs }: FoldedTable): Seat[] =>
  seatsOf(chairs.length).filter(seat => {
    const taken = chairs[seat]?.taken;
    return taken?.guest && !taken.standIn && taken.away === null;
  });

/** The seats that still have to agree to a request. */
export const seatsToAgree = (table: FoldedTable, { by, agreed }: { by: Seat; agreed: readonly Seat[] }): Seat[] =>
  presentSeats(table).filter(seat => seat !== by && !agreed.includes(seat));

/** When the game's own clock, or the table's, is due, in milliseconds of play; undefined if none runs. */
export function clockDue(table: FoldedTable): Milliseconds | undefined {
  if (!table.match || table.phase !== 'playing') return undefined;
  const own = dueAt(table.match);
  if (own !== undefined || table.form.turnClock === null) return own;
  const last = table.match.moves.at(-1)?.at ?? 0;
  return last + table.form.turnClock * 1000;
}
