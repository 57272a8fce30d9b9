import type { FastifyReply, FastifyRequest } from 'fastify';
import { field } from '#kernel';
import { isRefused, refusedBecause } from '../tables/decision.ts';
import type { RefusalReason, Refused } from '../tables/protocol.ts';
import type { Guest } from '../tables/store.ts';
import { addressesHere, isEverywhere, isHere, networkAt, strangerAt } from './addresses.ts';
import { type CookiePlace, type Scheme, secretIn } from './cookies.ts';
import type { ServerContext } from './server-context.ts';
import type { Limit, SharedLimit } from './limits.ts';
import { isOwnOrigin } from './origin.ts';

/** The HTTP status of each refusal; others are conflicts. */
const STATUS: Partial<Record<RefusalReason, number>> = {
  malformed: 400,
  badField: 400,
  badOption: 400,
  noGuest: 401,
  badOrigin: 403,
  badPass: 403,
  watchingForbidden: 403,
  noSuchPage: 404,
  noSuchTable: 404,
  noRecord: 404,
  closed: 410,
  tooLarge: 413,
  tooFast: 429,
  tooManySockets: 429,
  fault: 500,
  storeFull: 503,
  storeFailed: 503,
  stopping: 503,
};
const CONFLICT = 409;

export const statusOf = ({ because }: Refused): number => STATUS[because] ?? CONFLICT;

/** Sends a refusal. */
export function refuseRequest(
  { metrics }: ServerContext,
  reply: FastifyReply,
  refused: Refused,
  status = statusOf(refused),
): FastifyReply {
  metrics.refusals.inc({ kind: refused.because });
  if (refused.wait !== undefined) reply.header('retry-after', String(Math.ceil(refused.wait / 1000)));
  return reply.code(status).send({ refused });
}

/** The refusal of a client that has reached a limit; undefined: it has not. */
export function tooFast(limit: Limit, key: string): Refused | undefined {
  const now = performance.now();
  return limit.take(key, now) ? undefined : refusedBecause('tooFast', { wait: Math.ceil(limit.wait(key, now)) });
}

/** The same for a limit that several servers may share. */
export async function tooOften(limit: SharedLimit, key: string): Promise<Refused | undefined> {
  const wait = await limit.take(key);
  return wait === 0 ? undefined : refusedBecause('tooFast', { wait: Math.ceil(wait) });
}

/** The sender of a request. */
export interface Visitor {
  /** The key by which clients are limited. */
  readonly stranger: string;
  /** Their larger network. */
  readonly network: string;
  readonly scheme: Scheme;
  readonly cookiePlace: CookiePlace;
  readonly secret: string | undefined;
  /** Whether cookies are read and set. Pages of other origins use a token. */
  readonly hasCookies: boolean;
  /** Whether the secret came in a cookie. */
  readonly byCookie: boolean;
}

export function visitorOf({ sourceOf, config }: ServerContext, { raw }: Pick<FastifyRequest, 'raw'>): Visitor {
  const { address, scheme } = sourceOf(raw);
  const bearer = bearerIn(raw.headers.authorization);
  const hasCookies = isOwnOrigin(raw.headers, config);
  const cookiePlace = { scheme, basePath: config.basePath };
  return {
    stranger: strangerAt(address),
    network: networkAt(address),
    scheme,
    cookiePlace,
    secret: bearer ?? (hasCookies ? secretIn(raw.headers.cookie, cookiePlace) : undefined),
    hasCookies,
    byCookie: hasCookies && bearer === undefined,
  };
}

/** The token of a program. */
const bearerIn = (header: string | undefined): string | undefined =>
  /^Bearer +([\w-]{1,128})$/i.exec(header ?? '')?.[1];

/** The guest of a request, or a refusal. */
export async function guestOf({ guests }: ServerContext, { secret }: Visitor): Promise<Guest | Refused> {
  return (await guests.known(secret)) ?? refusedBecause('noGuest');
}

/** A handler for guests; refuses requests without one. */
export const asGuest =
  (
    context: ServerContext,
    answer: (guest: Guest, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): ((request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
  async (request, reply) => {
    const guest = await guestOf(context, visitorOf(context, request));
    return isRefused(guest) ? refuseRequest(context, reply, guest) : answer(guest, request, reply);
  };

/** The value of a body's only field; undefined if it is missing. */
export function onlyField(body: unknown, name: string): { readonly value: unknown } | Refused {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return refusedBecause('malformed');
  const stray = Object.keys(body).find(key => key !== name);
  return stray === undefined ? { value: field(body, name) } : refusedBecause('badField', { field: stray.slice(0, 64) });
}

/** A path parameter. */
export function parameter({ params }: FastifyRequest, name: string): string {
  const value = field(params as object, name);
  return typeof value === 'string' ? value : '';
}

/** A query parameter; undefined if it is missing or given more than once. */
export function queried({ query }: FastifyRequest, name: string): string | undefined {
  const value = field(query as object, name);
  return typeof value === 'string' ? value : undefined;
}

/**
 * The base URL for links. A request to localhost gets the address of this machine on the local network, so that friends
 * can use the link.
 */
export function baseOf(
  { config }: ServerContext,
  { scheme }: Visitor,
  { host, hostname, port }: FastifyRequest,
): string {
  const { basePath } = config;
  if (config.publicUrl !== null) return `${config.publicUrl}${basePath}`;
  const isOwn = hostname === 'localhost' || isHere(hostname.replace(/^\[|\]$/g, ''));
  const [near] = isOwn && isEverywhere(config.host) ? addressesHere() : [];
  if (near === undefined) return `${scheme}://${host}${basePath}`;
  return `${scheme}://${near}${port ? `:${port}` : ''}${basePath}`;
}

export const linkTo = (base: string, table: string): string => `${base}/t/${table}`;
