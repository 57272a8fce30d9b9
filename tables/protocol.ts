import type { BySeat, Change, Milliseconds, FinalScore, RuleId, Seat, UndoOption } from '#kernel';
import type { GuestId, Instant, TablePhase } from './store.ts';

/** Why a match stands still: all agreed; everybody went away; or only the clock has played for three rounds. */
export type PauseReason = 'agreed' | 'deserted' | 'unattended';

/** Goes up when a client of the version before would stumble. docs/protocol.md describes this one. */
export const PROTOCOL = 1;

/** What a host decides about a table before the match. */
export interface TableForm {
  readonly title: string;
  /** What the title's option sheet leaves to the table. */
  readonly options: Readonly<Record<string, unknown>>;
  /** How many there are at first, and at least; more are added as people come, if the table `grows`. */
  readonly seats: number;
  /** Seconds a seat may take before a simple bot moves in its place, if the game has no clock of its own; null: as long as it likes. */
  readonly turnClock: number | null;
  readonly language: string;
  readonly isPublic: boolean;
  readonly watching: boolean;
  /** Whether a seat is added when somebody comes and all are taken; tables of before do not. */
  readonly grows: boolean;
  /** Whether spectators may join the running match, where the game can add seats; not at tables of before. */
  readonly latecomers: boolean;
}

/** The first thing a socket says. */
export interface Hello {
  readonly do: 'hello';
  readonly protocol: number;
  readonly table: string;
  /** For programs that cannot send a cookie or a header. */
  readonly token?: string;
  /** The last numbers this client has heard, if it comes back. */
  readonly since?: number;
  readonly watchersSince?: number;
  /** Which history that is: what the last welcome or caughtUp called it. */
  readonly history?: string;
  /** For programs that do not have the rules: to be told what they may do. */
  readonly offers?: boolean;
  /** With whose eyes to look, whoever one is: a screen that everybody in the room sees shows nobody's hand. */
  readonly as?: 'audience';
}

/** What somebody at a table wants. The server answers each exactly once, by its id. */
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

/** Who hears what is said: everybody at the table, or those who only watch. */
export type ChatRoom = 'table' | 'watchers';

/** Asks what was heard in the match before this number. It changes nothing. */
export interface EarlierRequest {
  readonly do: 'earlier';
  readonly before: number;
}

/** Reminds a player the table waits for. It changes nothing and is not kept. */
export interface NudgeRequest {
  readonly do: 'nudge';
  readonly seat: Seat;
}

export type ClientMessage = Hello | ((Command | EarlierRequest | NudgeRequest) & { readonly id: string });

/** Why something was not done. The words for each are in the text room, under `refused-…`. */
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
  /** Whether they said that they leave; while it is true, `away` is not null. */
  readonly left: boolean;
  readonly standIn: string | null; // null: plays itself; else the bot that plays for it
}

/** What everybody at a table sees of it. */
export interface TableDoc {
  readonly id: string;
  readonly code: string;
  readonly form: TableForm;
  readonly host: GuestId;
  readonly hostAway: Instant | null; // null: here
  readonly phase: TablePhase;
  readonly commitment: string;
  /** Whether its match goes on from a position of another: nothing was dealt, so it has no record. */
  readonly continued: boolean;
  readonly seats: BySeat<SeatDoc | null>; // null: free
  /** For whom free seats are kept. */
  readonly kept: BySeat<{ readonly guest: GuestId; readonly name: string } | null>; // null: for anybody
  /** Who joins the running match; null: no match is on, or its game never adds seats. */
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
  /** The number under which it was asked. */
  readonly asked: number;
  readonly agreed: readonly Seat[];
  readonly waitingFor: readonly Seat[];
}

/** Who the client is at this table. */
export interface YouDoc {
  readonly guest: GuestId;
  readonly seat: Seat | null; // null: watches
  /** What can be done about one's own last move: `undo` takes it back now, or asks the others; null: it is refused. */
  readonly undo: UndoOption;
}

/** Everything one client sees. It is sent whole at first, and then only what changes in it. */
export interface Doc {
  readonly table: TableDoc;
  readonly you: YouDoc;
  readonly view: object | null; // null: nothing has been dealt
  readonly awaited: readonly Seat[];
  /** What may be done now, blanks not filled in; only for those who asked for it. */
  readonly offers?: readonly object[];
}

export interface ChatLine {
  readonly guest: GuestId;
  readonly name: string;
  readonly seat: Seat | null; // null: was not seated
  readonly text: string;
  readonly at: Instant;
}

/** Time left until the clock moves, and on the one that stands still meanwhile, if there is one; null: no clock runs. */
export type ClockDoc = { readonly left: Milliseconds; readonly held?: Milliseconds } | null;

/** What a viewer heard of one entry, under its number. */
export interface HeardEvents {
  readonly n: number;
  readonly events: readonly object[];
}

export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly n: number;
      /** To be sent with `since` on coming back. */
      readonly history: string;
      readonly doc: Doc;
      readonly clock: ClockDoc;
      /** What this viewer heard in the match lately, and under which number. */
      readonly heard: readonly HeardEvents[];
      /** Whether there was more before that, to be asked for with `earlier`. */
      readonly more: boolean;
      readonly said: readonly ChatLine[];
      readonly w: number | null; // null: what watchers say is not for you
      readonly watchers: readonly ChatLine[];
    }
  | {
      readonly type: 'told';
      /** The number in the table's log; absent in what only watchers hear. */
      readonly n?: number;
      /** The number in the watchers' log. */
      readonly w?: number;
      readonly change?: Change;
      readonly heard?: readonly object[];
      /** The numbers of moves that were taken back: what was heard under them no longer stands. */
      readonly undone?: readonly number[];
      readonly said?: ChatLine;
      readonly clock?: ClockDoc;
      /** The id of the intent of yours that did this. */
      readonly re?: string;
    }
  /** You have missed nothing any more. */
  | { readonly type: 'caughtUp'; readonly n: number; readonly history: string; readonly clock: ClockDoc }
  /** What was heard before, the answer to `earlier`. */
  | { readonly type: 'earlier'; readonly re: string; readonly heard: readonly HeardEvents[]; readonly more: boolean }
  /** An answer that changes nothing you see: a repeated intent, or a pass for another device. */
  | { readonly type: 'done'; readonly re: string; readonly n: number; readonly pass?: string; readonly next?: string }
  | { readonly type: 'refused'; readonly re: string | null; readonly refused: Refused } // null: it had no id we could read
  /** Somebody reminds you that the table waits for you. */
  | { readonly type: 'nudged'; readonly by: Seat }
  /** The server closes the socket after this. */
  | { readonly type: 'bye'; readonly because: ByeReason };

export type ByeReason = 'restart' | 'slow' | 'silent' | 'watchingForbidden' | 'refused' | 'tooFast';
