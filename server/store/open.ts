import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { ServerStore, SharedServerStore } from './condition.ts';
import { nameOf } from './postgres-address.ts';
import { openPostgres } from './postgres.ts';
import { clockOffset } from './postgres-connection.ts';
import { usualReserve } from './sqlite-condition.ts';
import { lockDatabase } from './sqlite-lock.ts';
import { openSqlite } from './sqlite.ts';
import type { Instant, Outage } from '../../tables/store.ts';

/** Why a server could not start: another server uses its database, the database is unusable, or the port is. */
export interface StartFailure extends Error {
  readonly cannot: 'lock' | 'open' | 'listen';
}

export const startFailure = (cannot: StartFailure['cannot'], cause: unknown): StartFailure =>
  Object.assign(new Error(cause instanceof Error ? cause.message : String(cause), { cause }), { cannot });

export const isStartFailure = (error: unknown): error is StartFailure => error instanceof Error && 'cannot' in error;

export interface OpenedStore {
  readonly store: ServerStore;
  /** The same store, if other servers may share it. */
  readonly shared: SharedServerStore | undefined;
  readonly outages: Outage[];
  /** Releases the database. */
  unlock(): void;
}

/** Where the data is, as it may be shown: without a password. */
export const placeOf = ({ data, store }: Pick<Config, 'data' | 'store'>): string => (store ? nameOf(store) : data);

/** Opens the store of the settings for one server, or rejects with a StartFailure. */
export async function openStore(config: Config, log: Log, now: Instant): Promise<OpenedStore> {
  const unlock = config.store === null ? lock(config.data) : () => {};
  let isOpen = false;
  // after the start, only problems and their end are logged
  const remark = (line: string): void => (isOpen ? log.warn(line) : log.info(line));
  try {
    const shared =
      config.store === null
        ? undefined
        : await openPostgres({ url: config.store, now: now + (await clockOffset(config.store)), log: remark });
    const store =
      shared ??
      (await openSqlite({
        file: config.data,
        durability: config.durability,
        limit: config.dataLimitMb === 'auto' ? { free: usualReserve(config.data) } : config.dataLimitMb,
        now,
        log: remark,
      }));
    isOpen = true;
    return { store, shared, outages: await store.outages(), unlock };
  } catch (error) {
    unlock();
    throw startFailure('open', error);
  }
}

function lock(file: string): () => void {
  let unlock: (() => void) | undefined;
  try {
    unlock = lockDatabase(file);
  } catch (error) {
    throw startFailure('open', error);
  }
  if (!unlock) throw startFailure('lock', new Error(`another server uses ${file}`));
  return unlock;
}
