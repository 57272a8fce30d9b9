import type { FastifyReply, FastifyRequest } from 'fastify';
import { field } from '#kernel';
import { isRefused, refusedBecause } from '../tables/decision.ts';
import type { RefusalReason, Refused } from '../tables/protocol.ts';
import type { Guest } from '../tables/store.ts';
import { addressesHere, isEverywhere, isHere, networkAt, strangerAt } from './addresses.ts';
import { type Scheme, secretIn } from './cookies.ts';
import type { ServerContext } from './server-context.ts';
import type { Limit } from './limits.ts';
import { isOwnOrigin } from './origin.ts';

/** What each refusal is by the numbers of HTTP; whatever is not here contradicts how things stand. */
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

/** Sends why something is not done. */
export function refuse(
  { metrics }: ServerContext,
  reply: FastifyReply,
  refused: Refused,
  status = statusOf(refused),
): FastifyReply {
  metrics.refusals.inc({ kind: refused.because });
  if (refused.wait !== undefined) reply.header('retry-after', String(Math.ceil(refused.wait / 1000)));
  return reply.code(status).send({ refused });
}

/** Refuses whoever does something too often. */
export function tooFast(limit: Limit, key: string): Refused | undefined {
  const now = performance.now();
  return limit.take(key, now) ? undefined : refusedBecause('tooFast', { wait: Math.ceil(limit.wait(key, now)) });
}

/** Who sent a request. */
export interface Visitor {
  /** By what strangers are told apart. */
  readonly stranger: string;
  /** The larger network they are in. */
  readonly network: string;
  readonly scheme: Scheme;
  readonly secret: string | undefined;
  /** Whether cookies are read and set. Pages of other origins use a token. */
  readonly hasCookies: boolean;
  /** Whether a browser keeps the secret for them. */
  readonly byCookie: boolean;
}

export function visitorOf({ sourceOf, config }: ServerContext, { raw }: Pick<FastifyRequest, 'raw'>): Visitor {
  const { address, scheme } = sourceOf(raw);
  const bearer = bearerIn(raw.headers.authorization);
  const hasCookies = isOwnOrigin(raw.headers, config);
  return {
    stranger: strangerAt(address),
    network: networkAt(address),
    scheme,
    secret: bearer ?? (hasCookies ? secretIn(raw.headers.cookie, scheme) : undefined),
    hasCookies,
    byCookie: hasCookies && bearer === undefined,
  };
}

/** What programs send instead of a cookie. */
const bearerIn = (header: string | undefined): string | undefined =>
  /^Bearer +([\w-]{1,128})$/i.exec(header ?? '')?.[1];

/** The guest who sent a request, or that there is none. */
export async function guestOf({ guests }: ServerContext, { secret }: Visitor): Promise<Guest | Refused> {
  return (await guests.known(secret)) ?? refusedBecause('noGuest');
}

/** Hands a request of a guest on, and refuses it if it is of none. */
export const asGuest =
  (
    context: ServerContext,
    answer: (guest: Guest, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): ((request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
  async (request, reply) => {
    const guest = await guestOf(context, visitorOf(context, request));
    return isRefused(guest) ? refuse(context, reply, guest) : answer(guest, request, reply);
  };

/** A field of a body that may have no other; undefined if it is not there. */
export function onlyField(body: unknown, name: string): { readonly value: unknown } | Refused {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return refusedBecause('malformed');
  const stray = Object.keys(body).find(key => key !== name);
  return stray === undefined ? { value: field(body, name) } : refusedBecause('badField', { field: stray.slice(0, 64) });
}

/** Part of the path. */
export function parameter({ params }: FastifyRequest, name: string): string {
  const value = field(params as object, name);
  return typeof value === 'string' ? value : '';
}

/** One of what follows the path; undefined if it is not there, or more than once. */
export function queried({ query }: FastifyRequest, name: string): string | undefined {
  const value = field(query as object, name);
  return typeof value === 'string' ? value : undefined;
}

/**
 * What links to this server begin with. Whoever plays on the machine it runs on calls it localhost; nobody else can, so
 * their friends are given its address nearby.
 */
export function baseOf(
  { config }: ServerContext,
  { scheme }: Visitor,
  { host, hostname, port }: FastifyRequest,
): string {
  if (config.publicUrl !== null) return config.publicUrl;
  const isOwn = hostname === 'localhost' || isHere(hostname.replace(/^\[|\]$/g, ''));
  const [near] = isOwn && isEverywhere(config.host) ? addressesHere() : [];
  if (near === undefined) return `${scheme}://${host}`;
  return `${scheme}://${near}${port ? `:${port}` : ''}`;
}

export const linkTo = (base: string, table: string): string => `${base}/t/${table}`;
