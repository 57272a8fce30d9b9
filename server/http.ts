import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { fastifyCookie } from '@fastify/cookie';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Milliseconds } from '#kernel';
import { failureOf, refusedBecause } from '../tables/decision.ts';
import type { Refused } from '../tables/protocol.ts';
import { isHere } from './addresses.ts';
import { guestRoutes } from './api-guests.ts';
import { tableRoutes } from './api-tables.ts';
import type { ServerContext } from './server-context.ts';
import { PREFLIGHT, sharingHeaders, strictHeaders } from './headers.ts';
import { allowsOrigin } from './origin.ts';
import type { Timeouts } from './timeouts.ts';
import { invitationRoutes } from './preview.ts';
import { refuseRequest, tooFast, visitorOf } from './requests.ts';
import { send, siteRoutes } from './site.ts';
import type { StoreCondition } from './store/condition.ts';

const LARGEST_BODY = 16 * 1024;
/** The most unanswered requests of one connection. Browsers and proxies send the next one after the answer. */
const MAX_UNANSWERED = 8;
/** Longer than proxies keep idle connections, so that they never write to one we have just closed. */
const KEEP_ALIVE = 75_000;
/** A store that has not answered by then counts as silent. */
const STORE_TIMEOUT = 3_000;
/** The path of requests that are not below the base path. No route has it. */
const OUTSIDE = '/%00';
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const OPERATOR_PATHS = new Set(['/healthz', '/metrics']);

/** The HTTP server. */
export function httpServer(context: ServerContext): FastifyInstance {
  const { timeouts } = context;
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    serverFactory: handle => limitedServer(handle, timeouts),
    rewriteUrl: ({ url = '/' }) => pathBelow(context.config.basePath, url) ?? OUTSIDE,
    genReqId: () => randomBytes(9).toString('base64url'),
    frameworkErrors: (error, request, reply) => {
      // no hook runs for an invalid request
      addHeaders(context, request, reply);
      void fail(context, error, request, reply);
    },
    clientErrorHandler: (error, socket) => hangUp(error, socket, timeouts.close),
  });
  // cookies are parsed where needed, also for sockets, which never become a Fastify request
  void app.register(fastifyCookie, { hook: false });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    addHeaders(context, request, reply);
    const refused = receive(context, request);
    if (refused) return refuseRequest(context, reply, refused);
    return undefined;
  });
  app.addHook('onResponse', async ({ id, method, routeOptions }, { statusCode, elapsedTime }) => {
    // logs the route pattern, since the path itself may contain a secret
    context.log.debug(
      { request: id, method, route: routeOptions.url ?? null, statusCode, ms: Math.round(elapsedTime) },
      'request',
    );
  });
  app.setErrorHandler((error, request, reply) => fail(context, error, request, reply));
  const { basePath } = context.config;
  app.setNotFoundHandler((request, reply) => {
    // Everything is relative to the base path with a slash.
    if (basePath !== '' && request.originalUrl === basePath) return reply.redirect(`${basePath}/`, 308);
    return context.site && isForReading(request)
      ? send(request, reply.code(404), context.site.page)
      : refuseRequest(context, reply, refusedBecause('noSuchPage'));
  });
  app.options('*', async ({ headers }, reply) =>
    sharingHeaders(headers, context.config)
      ? reply.code(204).headers(PREFLIGHT).send()
      : refuseRequest(context, reply, refusedBecause('badOrigin')),
  );
  guestRoutes(app, context);
  tableRoutes(app, context);
  operatorRoutes(app, context);
  if (context.site) {
    siteRoutes(app, context.site);
    invitationRoutes(app, context, context.site);
  }
  return app;
}

/** The path that routes know; undefined: the URL is outside. Operators reach their routes on the machine itself as well. */
function pathBelow(basePath: string, url: string): string | undefined {
  if (basePath === '' || OPERATOR_PATHS.has(url)) return url;
  const rest = url.startsWith(basePath) ? url.slice(basePath.length) : undefined;
  return rest?.startsWith('/') ? rest : undefined;
}

/** A server that closes connections that send or read too slowly, or send many requests at once. */
function limitedServer(handle: RequestListener, { headers, request, check }: Timeouts): Server {
  const options = {
    headersTimeout: headers,
    requestTimeout: request,
    keepAliveTimeout: KEEP_ALIVE,
    connectionsCheckingInterval: check,
  };
  const unanswered = new WeakMap<Socket, number>();
  const add = (socket: Socket, count: number): number => {
    const sum = (unanswered.get(socket) ?? 0) + count;
    unanswered.set(socket, sum);
    return sum;
  };
  const server = createServer(options, (asked, answer) => {
    const { socket } = asked;
    // requests in the same packet are still parsed afterwards
    if (socket.destroyed) return;
    if (add(socket, 1) > MAX_UNANSWERED) return void socket.destroy();
    answer.on('close', () => add(socket, -1));
    handle(asked, answer);
  });
  // also while a response is not being read
  server.setTimeout(request);
  return server;
}

const STATUS_BY_CODE: ReadonlyMap<string | undefined, number> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

/** Closes a connection without a valid request. */
function hangUp({ code }: NodeJS.ErrnoException, socket: Socket, within: Milliseconds): void {
  // browsers open connections in advance, and would take this answer for one to their next request
  if (!socket.writable || socket.bytesRead === 0) return void socket.destroy();
  const status = STATUS_BY_CODE.get(code) ?? 400;
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Connection: close', 'Content-Length: 0'];
  socket.end(`${head.join('\r\n')}\r\n\r\n`, () => socket.destroy());
  // do not wait for a client that does not read the answer
  setTimeout(() => socket.destroy(), within).unref();
}

/** Adds the headers of every response. */
function addHeaders(context: ServerContext, { id, raw, headers, url }: FastifyRequest, reply: FastifyReply): void {
  reply.headers(strictHeaders(context.sourceOf(raw).scheme)).header('x-request-id', id);
  if (url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  if (context.config.origins.length > 0)
    reply.header('vary', 'origin').headers(sharingHeaders(headers, context.config) ?? {});
}

/** Whether a browser requests a page. */
const isForReading = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

/** Refuses requests beyond the limits. */
function receive(context: ServerContext, request: FastifyRequest): Refused | undefined {
  if (!SAFE.has(request.method) && !allowsOrigin(request.headers, context.config)) return refusedBecause('badOrigin');
  // a page consists of many files, which are in memory
  if (context.site?.files.has(request.url)) return undefined;
  return tooFast(context.limits.requests, visitorOf(context, request).stranger);
}

/** Answers with an error without details, and logs the details. */
function fail(
  context: ServerContext,
  error: unknown,
  { id, routeOptions }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = statusIn(error);
  if (status === 413) return refuseRequest(context, reply, refusedBecause('tooLarge'));
  if (status !== undefined && status >= 400 && status < 500)
    return refuseRequest(context, reply, refusedBecause('malformed'), status);
  context.service.watch.problem(`request ${id} to ${routeOptions.url ?? 'nowhere'} failed`, error);
  return refuseRequest(context, reply, failureOf(error));
}

const statusIn = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;

/** Routes for the operator. */
function operatorRoutes(app: FastifyInstance, context: ServerContext): void {
  app.get('/healthz', async (_, reply) => {
    const store = await storeHealth(context);
    const ok = store === 'well' && !context.isStopping();
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(store === 'well' ? { ok } : { ok, store });
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(context, request)) return refuseRequest(context, reply, refusedBecause('noSuchPage'));
    context.metrics.liveTables.set(context.service.liveTables.size);
    return reply
      .type(context.metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await context.metrics.render());
  });
}

/** Stores a pulse, the smallest write, and returns the condition of the store; 'silent': it does not answer. */
function storeHealth({ service, storeCondition }: ServerContext): Promise<StoreCondition | 'silent'> {
  const late = new Promise<'silent'>(resolve => {
    setTimeout(() => resolve('silent'), STORE_TIMEOUT).unref();
  });
  const stored = service.store.pulse(service.now()).then(storeCondition, storeCondition);
  return Promise.race([stored, late]);
}

function mayMeasure({ config, sourceOf }: ServerContext, { raw }: FastifyRequest): boolean {
  if (config.metrics !== 'local') return config.metrics === 'on';
  const { address, isUntrusted } = sourceOf(raw);
  return isHere(address) && !isUntrusted;
}
