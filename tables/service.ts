import type { BotAnswer, BotRequest } from '#bots';
import type { Milliseconds } from '#kernel';
import type { CommandContext } from './decision.ts';
import type { LiveTable, TableDeps } from './live.ts';
import type { Replays } from './replays.ts';
import type { Guest, GuestId, TableKey } from './store.ts';

/** The operator's settings for tables. */
export interface TableSettings {
  /** How long a guest may be away before others may act for them. */
  readonly grace: Milliseconds;
  /** How long a connection may be lost before its owner counts as away. */
  readonly awayAfter: Milliseconds;
  /** The shortest and longest reaction time of bots. */
  readonly pace: readonly [Milliseconds, Milliseconds];
  readonly tablesPerGuest: number;
  /** How long an unused table stays in memory. */
  readonly idle: Milliseconds;
  /** How long before an abandoned table without a match is closed; with a match, ten times as long. */
  readonly abandoned: Milliseconds;
  /** How long finished tables and unused guests are kept; null: forever. */
  readonly keep: Milliseconds | null;
}

/** Asks bots for moves. They get only what their seat knows. */
export interface BotProvider {
  /** Null: the answer was no longer needed. */
  ask(request: BotRequest): Promise<BotAnswer | null>;
}

/** The tables of this process: those in memory, and access to all others. */
export interface TableService extends TableDeps {
  readonly settings: TableSettings;
  readonly pool: BotProvider;
  readonly liveTables: Map<string, Promise<LiveTable | undefined>>;
  readonly replays: Replays;
  /** The awaited guests of some tables that are not in memory. */
  readonly awaiting: Map<string, AwaitedGuests>;
  /** Guests whose data is being removed. */
  readonly forgetting: Map<GuestId, Promise<void>>;
}

/** The awaited guests of a table when its log had this length. */
interface AwaitedGuests {
  readonly key: TableKey;
  readonly n: number;
  readonly guests: readonly GuestId[];
}

/** The context of a guest's command. */
export const contextOf = (service: TableService, { table }: LiveTable, guest: Guest, id?: string): CommandContext => ({
  table,
  guest,
  ...(id !== undefined && { id }),
  now: service.now(),
  outages: service.outages,
  grace: service.settings.grace,
});
