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

/** One chair at a table: free, kept for somebody, or taken. */
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
  /** Whether they said that they leave, instead of just vanishing. */
  gone: boolean;
  standIn: string | null; // null: plays itself
  pass: { readonly hash: string; readonly until: Instant } | null; // null: stays on its device
}

/** Somebody who joins a running match when a seat is added. */
export interface Latecomer {
  readonly guest: GuestId;
  readonly name: string;
}

/** How much play there had been at some instant. From there it goes on with the wall clock, unless it stands still. */
export interface Timeline {
  readonly at: Instant;
  readonly played: Milliseconds;
  readonly running: boolean;
}

/** A table as its log tells it: fold every entry in order, and this is what comes out, in any process. */
export interface FoldedTable {
  readonly id: string;
  readonly code: string;
  readonly madeAt: Instant;
  /** The deepest secret of the table until the match is over. */
  readonly secret: Uint8Array;
  readonly commitment: string;
  title: Title;
  form: TableForm;
  host: GuestId;
  hostAway: Instant | null; // null: here
  phase: TablePhase;
  chairs: Chair[];
  /** Who joins the running match when the rules add seats, in this order. */
  waiting: Latecomer[];
  match: AnyMatch | null; // null: nothing has been dealt
  /** The position of another match from which this one goes on; null: it was dealt here. */
  continuedFrom: object | null;
  time: Timeline;
  paused: PauseReason | null; // null: play goes on
  asking: { for: 'undo' | 'pause'; by: Seat; asked: number; agreed: Seat[] } | null;
  next: string | null; // null: no rematch yet
  readonly muted: Set<GuestId>;
  /** The number of the last entry. */
  n: number;
  /** The number of the last entry that says that lines before it were rewritten; 0: none were. */
  forgottenAt: number;
  /** When the last entry was made. */
  changedAt: Instant;
  /** Under which number each move of the match was made; that of the deal is first. */
  numbers: number[];
  /** The last number under which each seat's own situation was changed by itself, the clock or a taking back. */
  lastOwn: BySeat<number>;
  /** The number of the last entry with a move in it. */
  lastMove: number;
  /** How many moves a clock has made for people since one of them did something. */
  clockMoves: number;
  /** What the deal and the last standing moves told, each under its number, for those who come later. */
  readonly recent: { readonly n: number; readonly told: readonly ToldEvent<object>[] }[];
  /** Whether earlier moves told something that is no longer in `recent`. */
  trimmed: boolean;
  /** The last runs of servers that wrote this log, and the number of the first entry of each. */
  readonly runs: { readonly run: string; readonly from: number }[];
  /** How many entries there are of each limited subject, in all and by guest; see allowances.ts. */
  readonly spent: Map<string, number>;
  /** What was done under which id of whom, for those who ask twice. */
  readonly done: Map<string, number>;
  /** The last things said. */
  readonly said: ChatLine[];
}

/** How many rounds only the clock plays before the table pauses. */
const ROUNDS_OF_CLOCK = 3;

/**
 * Whether only the clock has played for three whole rounds. A round is counted for any game alike: a move of the clock
 * for each seat that a person has.
 */
export function isUnattended({ phase, paused, chairs, clockMoves }: FoldedTable): boolean {
  const people = chairs.filter(({ taken }) => taken?.guest && !botAt(taken)).length;
  return phase === 'playing' && paused === null && people > 0 && clockMoves >= ROUNDS_OF_CLOCK * people;
}

/** The number under which this guest has already done what it calls by this id; undefined if it has not. */
export const doneBefore = ({ done }: FoldedTable, guest: GuestId, id: string | undefined): number | undefined =>
  id === undefined ? undefined : done.get(`${guest} ${id}`);

export function matchOf({ match }: FoldedTable): AnyMatch {
  if (!match) throw new Error('nothing has been dealt at this table');
  return match;
}

/** The chair of a seat there is. */
export function chairOf({ chairs }: FoldedTable, seat: Seat): Chair {
  const chair = chairs[seat];
  if (!chair) throw new Error(`there is no seat ${seat} at this table`);
  return chair;
}

/** Whoever sits there; somebody does. */
export function occupantAt(table: FoldedTable, seat: Seat): Occupant {
  const { taken } = chairOf(table, seat);
  if (!taken) throw new Error(`nobody sits at ${seat}`);
  return taken;
}

/** Where a guest sits; undefined if nowhere. */
export function seatOf({ chairs }: FoldedTable, guest: GuestId): Seat | undefined {
  const seat = chairs.findIndex(({ taken }) => taken?.guest === guest);
  return seat < 0 ? undefined : seat;
}

/** The seat of a guest, as it is taken; undefined if they sit nowhere. */
export const occupantOf = (table: FoldedTable, guest: GuestId): Occupant | undefined =>
  table.chairs.find(({ taken }) => taken?.guest === guest)?.taken ?? undefined;

export const viewerOf = (table: FoldedTable, guest: GuestId): Viewer => seatOf(table, guest) ?? 'audience';

export const isWaiting = ({ waiting }: FoldedTable, guest: GuestId): boolean =>
  waiting.some(one => one.guest === guest);

/** Why nobody else can join the running match; null: they can; undefined: its game never adds seats, or none is on. */
export function joinRefusal({ match, phase, form, chairs, waiting }: FoldedTable): JoiningDoc['closed'] | undefined {
  if (!match?.game.growth || phase !== 'playing') return undefined;
  if (!form.latecomers) return 'noLatecomers';
  if (match.game.growth.admit(match.state)) return null;
  return chairs.length + waiting.length >= match.game.seats.max ? 'tableFull' : 'tooLate';
}

/** The bot that plays a seat now; undefined if its owner does. */
export const botAt = ({ bot, standIn }: Occupant): string | undefined => bot ?? standIn ?? undefined;

/** Seats whose people have a say: sitting there, and neither replaced nor away. */
const presentSeats = ({ chairs }: FoldedTable): Seat[] =>
  seatsOf(chairs.length).filter(seat => {
    const taken = chairs[seat]?.taken;
    return taken?.guest && !taken.standIn && taken.away === null;
  });

/** Whose answer the one who asks for something has to wait for. */
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
