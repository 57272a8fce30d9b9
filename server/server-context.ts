import type { Config } from './config.ts';
import type { Guests } from './guests.ts';
import type { TableService } from '../tables/service.ts';
import { type Limit, limit, type Rate } from './limits.ts';
import type { Log } from './log.ts';
import type { ServerMetrics } from './metrics.ts';
import type { Timeouts } from './timeouts.ts';
import type { RequestSource } from './proxies.ts';
import type { Site } from './site.ts';
import type { StoreCondition } from './store/sqlite-messages.ts';
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
  /** The condition of the store at its last answer. */
  storeCondition(): StoreCondition;
  /** Whether the server is stopping. */
  isStopping(): boolean;
}

/** Wrong codes allowed per network, however many others guess. */
const TYPING_ERROR_RATE: Rate = { burst: 3, perSecond: 3 / 3600 };

/** The rate limits of clients. */
export interface Limits {
  readonly requests: Limit;
  readonly newGuests: Limit;
  readonly codes: Limit;
  /** Wrong codes, in all and of one network. */
  readonly wrongCodes: Limit;
  readonly wrongCodesOfNetwork: Limit;
  readonly newSockets: Limit;
  readonly newTables: Limit;
  readonly messages: Limit;
  readonly chat: Limit;
  readonly exports: Limit;
}

/** Exports of a guest's data, which take long to read. */
const EXPORT_RATE = { burst: 5, perSecond: 5 / 3600 };

export const limitsOf = (config: Config): Limits => ({
  requests: limit(config.requestRate),
  newGuests: limit(config.guestRate),
  codes: limit(config.codeRate),
  wrongCodes: limit(config.wrongCodeRate),
  wrongCodesOfNetwork: limit(TYPING_ERROR_RATE),
  newSockets: limit(config.socketRate),
  newTables: limit(config.tableRate),
  messages: limit(config.messageRate),
  chat: limit(config.chatRate),
  exports: limit(EXPORT_RATE),
});
