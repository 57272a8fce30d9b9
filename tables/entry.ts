import type { BySeat, Milliseconds, Move, Seat } from '#kernel';
import type { TableForm, PauseReason } from './protocol.ts';
import type { GuestId, Instant } from './store.ts';

/** An entry by a guest, with the id of their command. */
interface ByGuest extends Stamped {
  readonly by: GuestId;
  readonly id?: string;
  readonly at: Instant;
}

/** An entry that may also have no author. */
interface ByAnyone extends Stamped {
  readonly by: GuestId | null; // null: the table itself
  readonly id?: string;
  readonly at: Instant;
}

interface Stamped {
  /** The server run that wrote this entry; only on its first entry of this log. */
  readonly run?: string;
}

/** A chat line, at the table or among spectators. */
export type ChatEntry = ByGuest & {
  readonly kind: 'said';
  readonly name: string;
  readonly seat: Seat | null; // null: was not seated
  readonly text: string; // empty: by a guest who was forgotten
};

/** The last lines of the spectators' chat, the number of the last one, and how many each guest wrote. */
export interface WatchersLog {
  w: number;
  readonly lines: ChatEntry[];
  readonly saidBy: Map<GuestId, number>;
}

/** One entry of a table's log. The log is the only source of a table's state. */
export type Entry =
  | (ByGuest & {
      readonly kind: 'opened';
      readonly table: string;
      readonly code: string;
      readonly form: TableForm;
      readonly secret: string;
      readonly kept: BySeat<{ readonly guest: GuestId; readonly name: string } | null>; // null: for anybody
    })
  | (ByGuest & { readonly kind: 'arranged'; readonly form: TableForm })
  | (ByGuest & { readonly kind: 'sat'; readonly seat: Seat; readonly name: string; readonly word: string })
  | (ByGuest & { readonly kind: 'botSat'; readonly seat: Seat; readonly name: string; readonly bot: string })
  /**
   * A seat was left or cleared; `host` is the new host. With `removed`, an added seat is removed too, and later seats
   * move up.
   */
  | (ByGuest & { readonly kind: 'cleared'; readonly seat: Seat; readonly host: GuestId; readonly removed?: true })
  | (ByGuest & { readonly kind: 'readied'; readonly seat: Seat; readonly ready: boolean })
  | (ByGuest & { readonly kind: 'hosted' })
  /** With a position, the match continues from there without a deal. Clients cannot create this entry. */
  | (ByGuest & { readonly kind: 'started'; readonly version: number; readonly from?: object })
  /** Without an author if a bot, a stand-in or the clock moved. */
  | (ByAnyone & { readonly kind: 'moved'; readonly move: Move<{ type: string }> })
  /** A spectator asks to join; the rules add a seat later. The move is the table's. */
  | (ByGuest & { readonly kind: 'joining'; readonly name: string; readonly move: Move<{ type: string }> })
  /** They cancelled, were turned away by the host, or left. */
  | (ByAnyone & { readonly kind: 'joinCancelled'; readonly guest: GuestId; readonly move: Move<{ type: string }> })
  | (ByGuest & { readonly kind: 'asked'; readonly for: 'undo' | 'pause'; readonly seat: Seat })
  | (ByGuest & { readonly kind: 'agreed'; readonly seat: Seat })
  | (ByGuest & { readonly kind: 'declined'; readonly seat: Seat })
  /** Everybody agreed: each mover undoes its own moves. */
  | (ByAnyone & { readonly kind: 'tookBackAll'; readonly back: readonly Move<{ type: string }>[] })
  | (ByAnyone & { readonly kind: 'paused'; readonly why: PauseReason; readonly played: Milliseconds })
  | (ByAnyone & { readonly kind: 'resumed' })
  | (ByAnyone & { readonly kind: 'left'; readonly guest: GuestId; readonly gone: boolean })
  | (ByAnyone & { readonly kind: 'back'; readonly guest: GuestId })
  | (ByGuest & { readonly kind: 'stoodIn'; readonly seat: Seat; readonly bot: string })
  | (ByGuest & { readonly kind: 'tookBack'; readonly seat: Seat })
  | (ByGuest & { readonly kind: 'passed'; readonly seat: Seat; readonly hash: string; readonly until: Instant })
  | (ByGuest & { readonly kind: 'handed'; readonly seat: Seat })
  | ChatEntry
  /** Earlier lines were rewritten without this guest's name and words: clients get a new welcome. */
  | (ByAnyone & { readonly kind: 'forgotten'; readonly guest: GuestId })
  | (ByGuest & { readonly kind: 'muted'; readonly guest: GuestId; readonly muted: boolean })
  | (ByGuest & { readonly kind: 'rematched'; readonly next: string })
  | (ByAnyone & { readonly kind: 'closed'; readonly why: 'host' | 'abandoned' | 'version' | 'tooLong' });
