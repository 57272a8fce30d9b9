import type { Config } from './config.ts';
import type { Guests } from './guests.ts';
import type { House } from '../tables/house.ts';
import { type Limit, limit, type Rate } from './limits.ts';
import type { Log } from './log.ts';
import type { ServerMetrics } from './metrics.ts';
import type { Patience } from './patience.ts';
import type { Source } from './proxies.ts';
import type { Site } from './site.ts';
import type { Condition } from './store/sqlite-messages.ts';
import type { IncomingMessage } from 'node:http';

/** What it takes to deal with strangers. */
export interface Front {
  readonly config: Config;
  readonly house: House;
  readonly guests: Guests;
  readonly limits: Limits;
  readonly log: Log;
  readonly metrics: ServerMetrics;
  readonly patience: Patience;
  readonly site: Site | undefined; // undefined: the screens have not been built
  sourceOf(request: IncomingMessage): Source;
  /** Whether this is the address of a trusted proxy. */
  isProxy(address: string): boolean;
  /** How the store was when it last answered. */
  storeCondition(): Condition;
  /** Whether the server is about to stop. */
  isStopping(): boolean;
}

/** Wrong codes that anybody may enter by mistake, however many others guess. */
const TYPING_ERRORS: Rate = { burst: 3, perSecond: 3 / 3600 };

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
}

export const limitsOf = (config: Config): Limits => ({
  requests: limit(config.requestRate),
  newGuests: limit(config.guestRate),
  codes: limit(config.codeRate),
  wrongCodes: limit(config.wrongCodeRate),
  wrongCodesOfNetwork: limit(TYPING_ERRORS),
  newSockets: limit(config.socketRate),
  newTables: limit(config.tableRate),
  messages: limit(config.messageRate),
  chat: limit(config.chatRate),
});
