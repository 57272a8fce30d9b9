import type { BySeat, Change, Milliseconds, FinalScore, RuleId, Seat, UndoOption } from '#kernel';
import type { GuestId, Instant, TablePhase } from './store.ts';

/** Why a match is paused: all agreed; everybody is away; or only the clock has played for three rounds. */
export type PauseReason = 'agreed' | 'deserted' | 'unattended';

/** Increases when older clients would fail. docs/protocol.md describes this version. */
export const PROTOCOL = 1;

/** The settings of a table. */
export interface TableForm {
  readonly title: string;
  /** The options that the title leaves open. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The number of seats at first, and at least; more are added if the table `grows`. */
  readonly seats: number;
  /** Seconds per turn before a simple bot moves instead, if the game has no clock of its own; null: no limit. */
  readonly turnClock: number | null;
  readonly language: string;
  readonly isPublic: boolean;
  readonly watching: boolean;
  /** Whether seats are added when all are taken; false at old tables. */
  readonly grows: boolean;
  /** Whether spectators may join the running match, if the game can add seats; false at old tables. */
  readonly latecomers: boolean;
}

/** The first message of a socket. */
export interface Hello {
  readonly do: 'hello';
  readonly protocol: number;
  readonly table: string;
  /** For programs without a cookie or a header. */
  readonly token?: string;
  /** The last numbers a returning client has received. */
  readonly since?: number;
  readonly watchersSince?: number;
  /** The `history` of the last welcome or caughtUp. */
  readonly history?: string;
  /** Whether to send offers too, for programs without the rules. */
  readonly offers?: boolean;
  /** Whose view to send; a shared screen uses the audience's. */
  readonly as?: 'audience';
}

/** A command of a client. The server answers each exactly once, by its id. */
export type Command =
  // before the match
  | { readonly do: 'sit'; readonly seat: Seat; readonly word: string }
  | { readonly do: 'stand' }
  | { readonly do: 'ready'; readonly ready: boolean }
  | { readonly do: 'arrange'; readonly form: unknown }
  | { readonly do: 'seatBot'; readonly seat: Seat; readonly bot: string }
  | { readonly do: 'clear'; readonly seat: Seat }
  | { readonly do: 'takeHost' }
  | { readonly do: 'start' }
  | { readonly do: 'close' }
  // in the match
  | { readonly do: 'move'; readonly action: unknown; readonly based: number }
  | { readonly do: 'undo'; readonly based: number }
  | { readonly do: 'pause' }
  | { readonly do: 'agree'; readonly asked: number }
  | { readonly do: 'decline'; readonly asked: number }
  | { readonly do: 'resume' }
  | { readonly do: 'standIn'; readonly seat: Seat; readonly bot: string }
  | { readonly do: 'takeBack' }
  | { readonly do: 'leave' }
  | { readonly do: 'pass' }
  // watching a match
  | { readonly do: 'join' }
  | { readonly do: 'cancelJoin'; readonly guest: GuestId }
  // after the match
  | { readonly do: 'rematch' }
  // at any time
  | { readonly do: 'say'; readonly to: ChatRoom; readonly text: string }
  | { readonly do: 'mute'; readonly guest: GuestId; readonly muted: boolean };

/** The recipients of a chat line: everybody at the table, or spectators only. */
export type ChatRoom = 'table' | 'watchers';

/** Requests the events before this number. It changes nothing. */
export interface EarlierRequest {
  readonly do: 'earlier';
  readonly before: number;
}

/** Reminds a player the table waits for. It changes nothing and is not stored. */
export interface NudgeRequest {
  readonly do: 'nudge';
  readonly seat: Seat;
}

export type ClientMessage = Hello | ((Command | EarlierRequest | NudgeRequest) & { readonly id: string });

/** Why a command was refused. The texts are in text/, under `refused-…`. */
export type Refused = {
  readonly because: RefusalReason;
  readonly rule?: RuleId;
  /** The option or the field that is wrong. */
  readonly field?: string;
  /** How long to wait. */
  readonly wait?: Milliseconds;
};

export const REFUSAL_REASONS = [
  // what was sent
  'malformed',
  'protocol',
  'unknownIntent',
  'badField',
  'tooLarge',
  'noSuchPage',
  'badOrigin',
  // people
  'noGuest',
  'alreadyGuest',
  'tooManySockets',
  'noSuchTable',
  'notAtTable',
  'notSeated',
  'notHost',
  'watchingForbidden',
  'tooManyTables',
  'tooFast',
  'limitReached',
  'muted',
  // before the match
  'notGathering',
  'noSuchSeat',
  'seatTaken',
  'seatKept',
  'alreadySeated',
  'nameTaken',
  'noSuchBot',
  'notForBots',
  'badOption',
  'seatsEmpty',
  'notReady',
  'hostIsHere',
  // in the match
  'notPlaying',
  'rule',
  'stale',
  'undo',
  'paused',
  'notPaused',
  'alreadyAsked',
  'nothingAsked',
  'seatIsHere',
  'tooSoon',
  'stoodIn',
  'notStoodIn',
  'badPass',
  'noLatecomers',
  'tableFull',
  'tooLate',
  'notJoining',
  // after the match
  'notOver',
  'noRecord',
  'closed',
  // our fault
  'fault',
  'storeFull',
  'storeFailed',
  'stopping',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** A seat as everybody at the table sees it. */
export interface SeatDoc {
  readonly guest: GuestId | null; // null: a bot
  readonly name: string;
  readonly bot: string | null; // null: a person
  readonly ready: boolean;
  readonly away: Instant | null; // null: here; else since when not
  /** Whether they left on purpose; then `away` is not null. */
  readonly left: boolean;
  readonly standIn: string | null; // null: plays itself; else the bot that plays for it
}

/** The public document of a table. */
export interface TableDoc {
  readonly id: string;
  readonly code: string;
  readonly form: TableForm;
  readonly host: GuestId;
  readonly hostAway: Instant | null; // null: here
  readonly phase: TablePhase;
  readonly commitment: string;
  /** The version of the rules the match was dealt under, which it keeps. */
  readonly version: number | null; // null: nothing has been dealt
  /** Whether the match continues a position of another match; then it has no record. */
  readonly continued: boolean;
  readonly seats: BySeat<SeatDoc | null>; // null: free
  /** The guests for whom free seats are reserved. */
  readonly kept: BySeat<{ readonly guest: GuestId; readonly name: string } | null>; // null: for anybody
  /** The latecomers; null: no match is running, or its game never adds seats. */
  readonly joining: JoiningDoc | null;
  readonly muted: readonly GuestId[];
  readonly paused: PauseReason | null; // null: play goes on
  readonly asking: AskingDoc | null; // null: nobody asks for anything
  readonly result: FinalScore | null; // null: not over
  readonly secret: string | null; // null: not over
  readonly next: string | null; // null: no rematch yet
}

export interface JoiningDoc {
  /** In the order in which they get seats. */
  readonly waiting: readonly { readonly guest: GuestId; readonly name: string }[];
  /** Why nobody else can join now; null: they can. */
  readonly closed: 'noLatecomers' | 'tableFull' | 'tooLate' | null;
}

export interface AskingDoc {
  readonly for: 'undo' | 'pause';
  readonly by: Seat;
  /** The number of the entry in which it was asked. */
  readonly asked: number;
  readonly agreed: readonly Seat[];
  readonly waitingFor: readonly Seat[];
}

/** Who the client is at this table. */
export interface YouDoc {
  readonly guest: GuestId;
  readonly seat: Seat | null; // null: watches
  /** What the client can do about its last move: undo it now, or ask the others; null: nothing. */
  readonly undo: UndoOption;
}

/** Everything one client sees. It is sent whole at first, then as changes. */
export interface Doc {
  readonly table: TableDoc;
  readonly you: YouDoc;
  readonly view: object | null; // null: nothing has been dealt
  readonly awaited: readonly Seat[];
  /** The offers, for clients that asked for them. */
  readonly offers?: readonly object[];
}

export interface ChatLine {
  readonly guest: GuestId;
  readonly name: string;
  readonly seat: Seat | null; // null: was not seated
  readonly text: string;
  readonly at: Instant;
}

/** Time left until the clock moves, and on the paused clock if there is one; null: no clock runs. */
export type ClockDoc = { readonly left: Milliseconds; readonly held?: Milliseconds } | null;

/** The events a viewer heard of one entry, with its number. */
export interface HeardEvents {
  readonly n: number;
  readonly events: readonly object[];
}

export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly n: number;
      /** To be sent with `since` after a reconnect. */
      readonly history: string;
      readonly doc: Doc;
      readonly clock: ClockDoc;
      /** The recent events this viewer heard in the match, by number. */
      readonly heard: readonly HeardEvents[];
      /** Whether there are earlier ones, to be requested with `earlier`. */
      readonly more: boolean;
      readonly said: readonly ChatLine[];
      readonly w: number | null; // null: what watchers say is not for you
      readonly watchers: readonly ChatLine[];
    }
  | {
      readonly type: 'told';
      /** The number in the table's log; absent for the spectators' chat. */
      readonly n?: number;
      /** The number in the spectators' chat. */
      readonly w?: number;
      readonly change?: Change;
      readonly heard?: readonly object[];
      /** The numbers of moves that were undone: their events no longer count. */
      readonly undone?: readonly number[];
      readonly said?: ChatLine;
      readonly clock?: ClockDoc;
      /** The id of your command that caused this. */
      readonly re?: string;
    }
  /** You have received everything. */
  | { readonly type: 'caughtUp'; readonly n: number; readonly history: string; readonly clock: ClockDoc }
  /** The earlier events, as the answer to `earlier`. */
  | { readonly type: 'earlier'; readonly re: string; readonly heard: readonly HeardEvents[]; readonly more: boolean }
  /** An answer without a change: a repeated command, or a pass for another device. */
  | { readonly type: 'done'; readonly re: string; readonly n: number; readonly pass?: string; readonly next?: string }
  | { readonly type: 'refused'; readonly re: string | null; readonly refused: Refused } // null: it had no id we could read
  /** A player reminds you that the table waits for you. */
  | { readonly type: 'nudged'; readonly by: Seat }
  /** The server closes the socket after this. */
  | { readonly type: 'bye'; readonly because: ByeReason };

export type ByeReason = 'restart' | 'slow' | 'silent' | 'watchingForbidden' | 'refused' | 'tooFast';
