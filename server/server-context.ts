import type { Config } from './config.ts';
import type { Guests } from './guests.ts';
import type { TableService } from '../tables/service.ts';
import { type Limit, limit, ownLimit, type Rate, type SharedLimit } from './limits.ts';
import type { Links } from './links.ts';
import type { Log } from './log.ts';
import type { ServerMetrics } from './metrics.ts';
import type { Timeouts } from './timeouts.ts';
import type { RequestSource } from './proxies.ts';
import type { Site } from './site.ts';
import type { SharedServerStore, StoreCondition } from './store/condition.ts';
import type { IncomingMessage } from 'node:http';

/** What every part of the server uses. */
export interface ServerContext {
  readonly config: Config;
  readonly service: TableService;
  readonly guests: Guests;
  readonly limits: Limits;
  readonly log: Log;
  readonly metrics: ServerMetrics;
  readonly timeouts: Timeouts;
  readonly site: Site | undefined; // undefined: the screens have not been built
  sourceOf(request: IncomingMessage): RequestSource;
  /** Whether this is the address of a trusted proxy. */
  isProxy(address: string): boolean;
  readonly links: Links | undefined; // undefined: no other server shares the store
  /** The condition of the store at its last answer. */
  storeCondition(): StoreCondition;
  /** Whether the server is stopping. */
  isStopping(): boolean;
}

/** Wrong codes allowed per network, however many others guess. */
const TYPING_ERROR_RATE: Rate = { burst: 3, perSecond: 3 / 3600 };

/** The rate limits of clients. Those of secrets and of the store count for all servers of a store together. */
export interface Limits {
  readonly requests: Limit;
  readonly newSockets: Limit;
  readonly messages: Limit;
  readonly chat: Limit;
  readonly newGuests: SharedLimit;
  readonly codes: SharedLimit;
  /** Wrong codes, in all and of one network. */
  readonly wrongCodes: SharedLimit;
  readonly wrongCodesOfNetwork: SharedLimit;
  readonly newTables: SharedLimit;
  readonly exports: SharedLimit;
}

/** Exports of a guest's data, which take long to read. */
const EXPORT_RATE = { burst: 5, perSecond: 5 / 3600 };

export function limitsOf(config: Config, store: Pick<SharedServerStore, 'limit'> | undefined): Limits {
  const shared = (name: string, rate: Rate | null): SharedLimit =>
    store && rate ? store.limit(name, rate) : ownLimit(rate);
  return {
    requests: limit(config.requestRate),
    newSockets: limit(config.socketRate),
    messages: limit(config.messageRate),
    chat: limit(config.chatRate),
    newGuests: shared('newGuests', config.guestRate),
    codes: shared('codes', config.codeRate),
    wrongCodes: shared('wrongCodes', config.wrongCodeRate),
    wrongCodesOfNetwork: shared('wrongCodesOfNetwork', TYPING_ERROR_RATE),
    newTables: shared('newTables', config.tableRate),
    exports: shared('exports', EXPORT_RATE),
  };
}
