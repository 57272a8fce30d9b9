import type { BySeat, Milliseconds, Move, Seat } from '#kernel';
import type { TableForm, PauseReason } from './protocol.ts';
import type { GuestId, Instant } from './store.ts';

/** Something a guest did, under the id its client gave it. */
interface ByGuest extends Stamped {
  readonly by: GuestId;
  readonly id?: string;
  readonly at: Instant;
}

/** Something that can also happen by itself. */
interface ByAnyone extends Stamped {
  readonly by: GuestId | null; // null: the table itself
  readonly id?: string;
  readonly at: Instant;
}

interface Stamped {
  /** Which run of a server wrote this entry, on the first it adds to this log. */
  readonly run?: string;
}

/** Something that was said, at the table or among watchers. */
export type ChatEntry = ByGuest & {
  readonly kind: 'said';
  readonly name: string;
  readonly seat: Seat | null; // null: was not seated
  readonly text: string; // empty: by a guest who was forgotten
};

/** What watchers said, as far back as it is remembered, the number of the last line, and how many each guest said. */
export interface WatchersLog {
  w: number;
  readonly lines: ChatEntry[];
  readonly saidBy: Map<GuestId, number>;
}

/** One entry of a table's log. The log is the table: nothing that matters is kept anywhere else. */
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
  /** Somebody stood up, or was removed; `host` is the host from now on. With `removed`, an added seat goes as well, and those after it move up. */
  | (ByGuest & { readonly kind: 'cleared'; readonly seat: Seat; readonly host: GuestId; readonly removed?: true })
  | (ByGuest & { readonly kind: 'readied'; readonly seat: Seat; readonly ready: boolean })
  | (ByGuest & { readonly kind: 'hosted' })
  /** With a position, the match goes on from there, and nothing is dealt. Nobody at a table can say so. */
  | (ByGuest & { readonly kind: 'started'; readonly version: number; readonly from?: object })
  /** By nobody, if a bot, a stand-in or the clock moved. */
  | (ByAnyone & { readonly kind: 'moved'; readonly move: Move<{ type: string }> })
  /** A spectator joins when the rules add a seat. The move is the table's. */
  | (ByGuest & { readonly kind: 'joining'; readonly name: string; readonly move: Move<{ type: string }> })
  /** They cancelled, were turned away by the host, or went away. */
  | (ByAnyone & { readonly kind: 'joinCancelled'; readonly guest: GuestId; readonly move: Move<{ type: string }> })
  | (ByGuest & { readonly kind: 'asked'; readonly for: 'undo' | 'pause'; readonly seat: Seat })
  | (ByGuest & { readonly kind: 'agreed'; readonly seat: Seat })
  | (ByGuest & { readonly kind: 'declined'; readonly seat: Seat })
  /** Everybody agreed: each mover takes back its own. */
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
  /** The lines before were rewritten without this guest's name and words: clients are shown the table anew. */
  | (ByAnyone & { readonly kind: 'forgotten'; readonly guest: GuestId })
  | (ByGuest & { readonly kind: 'muted'; readonly guest: GuestId; readonly muted: boolean })
  | (ByGuest & { readonly kind: 'rematched'; readonly next: string })
  | (ByAnyone & { readonly kind: 'closed'; readonly why: 'host' | 'abandoned' | 'version' | 'tooLong' });
