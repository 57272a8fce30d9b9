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

/** What it takes to deal with strangers. */
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
  /** How the store was when it last answered. */
  storeCondition(): StoreCondition;
  /** Whether the server is about to stop. */
  isStopping(): boolean;
}

/** Wrong codes that anybody may enter by mistake, however many others guess. */
const TYPING_ERROR_RATE: Rate = { burst: 3, perSecond: 3 / 3600 };

/** How often strangers may do what. */
export interface Limits {
  readonly requests: Limit;
  readonly newGuests: Limit;
  readonly codes: Limit;
  /** Wrong codes, of everybody and of one network. */
  readonly wrongCodes: Limit;
  readonly wrongCodesOfNetwork: Limit;
  readonly newSockets: Limit;
  readonly newTables: Limit;
  readonly messages: Limit;
  readonly chat: Limit;
  readonly exports: Limit;
}

/** All that is stored of a guest takes a while to read: so often they may ask for it. */
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
