import type { Rate, SharedLimit } from '../limits.ts';
import type { SharedStore, Store } from '../../tables/store.ts';

/**
 * The condition of a store: well; out of space; unable to write for another reason; with a damaged, removed or replaced
 * file. Reading is always attempted.
 */
export type StoreCondition = 'well' | 'full' | 'failed' | 'damaged' | 'gone';

/** A store that a server can use. */
export interface ServerStore extends Store {
  /** The condition at its last answer. */
  condition(): StoreCondition;
}

/** A store that several servers share. */
export interface SharedServerStore extends ServerStore, SharedStore {
  /** The secret by which the servers of this store know each other. */
  secret(): Promise<string>;
  /** A limit that counts for all servers together. */
  limit(name: string, rate: Rate): SharedLimit;
}
