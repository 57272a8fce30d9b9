import type { BotAnswer, BotRequest } from '#bots';
import type { Milliseconds } from '#kernel';
import type { CommandContext } from './decision.ts';
import type { LiveTable, TableDeps } from './live.ts';
import type { Replays } from './replays.ts';
import type { Guest, GuestId, TableKey } from './store.ts';

/** What an operator decides about tables. */
export interface TableSettings {
  /** How long somebody may be away before others may act for them. */
  readonly grace: Milliseconds;
  /** How long a connection may be lost before its owner counts as away. */
  readonly awayAfter: Milliseconds;
  /** How long bots seem to think, from and to. */
  readonly pace: readonly [Milliseconds, Milliseconds];
  readonly tablesPerGuest: number;
  /** How long a table nobody looks at stays in memory. */
  readonly idle: Milliseconds;
  /** After how long a table that nobody came back to is closed before its match; a match, after ten times as long. */
  readonly abandoned: Milliseconds;
  /** How long a table that is over or closed is kept, and a guest who does not come back; null: for ever. */
  readonly keep: Milliseconds | null;
}

/** Whoever plays for bots: they are told what their seat knows, and no more. */
export interface BotProvider {
  /** Null: it was not needed any more. */
  ask(request: BotRequest): Promise<BotAnswer | null>;
}

/** The tables of this process: those in memory, and the way to all others. */
export interface TableService extends TableDeps {
  readonly settings: TableSettings;
  readonly pool: BotProvider;
  readonly liveTables: Map<string, Promise<LiveTable | undefined>>;
  readonly replays: Replays;
  /** Whom some of the tables that are not in memory wait for. */
  readonly awaiting: Map<string, AwaitedGuests>;
  /** Guests whose traces are just being removed. */
  readonly forgetting: Map<GuestId, Promise<void>>;
}

/** Whom a table waited for when its log was as long as this. */
interface AwaitedGuests {
  readonly key: TableKey;
  readonly n: number;
  readonly guests: readonly GuestId[];
}

/** Who wants something of a table, now. */
export const contextOf = (service: TableService, { table }: LiveTable, guest: Guest, id?: string): CommandContext => ({
  table,
  guest,
  ...(id !== undefined && { id }),
  now: service.now(),
  outages: service.outages,
  grace: service.settings.grace,
});
