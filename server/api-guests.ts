import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isRefused, refusedBecause } from '../tables/decision.ts';
import { exportOf, forgetGuest } from '../tables/guest-data.ts';
import type { Refused } from '../tables/protocol.ts';
import { guestDoc, REQUESTS } from '../tables/requests.ts';
import { forgetSecret, keepSecret } from './cookies.ts';
import type { ServerContext } from './server-context.ts';
import { validName } from './guests.ts';
import { asGuest, guestOf, onlyField, queried, refuseRequest, tooOften, type Visitor, visitorOf } from './requests.ts';

/** A deletion that takes longer is answered after this many milliseconds, and finished in the background. */
const LONGEST_FORGETTING = 5_000;

/** Routes for guests: a name, and a secret that a browser or a program keeps. */
export function guestRoutes(app: FastifyInstance, context: ServerContext): void {
  const { guests, limits, service } = context;

  app.post('/api/guests', async (request, reply) => {
    const visitor = visitorOf(context, request);
    const name = readName(request.body);
    if (typeof name !== 'string') return refuseRequest(context, reply, name);
    // replacing the secret of a known browser would lose all its seats
    if (visitor.byCookie && (await guests.known(visitor.secret)))
      return refuseRequest(context, reply, refusedBecause('alreadyGuest'));
    const refused = await tooOften(limits.newGuests, visitor.stranger);
    if (refused) return refuseRequest(context, reply, refused);
    const { guest, secret } = await guests.welcome(name);
    if (visitor.hasCookies) reply.header('set-cookie', keepSecret(secret, visitor.cookiePlace));
    reply.code(201);
    return { guest: guestDoc(guest), token: secret };
  });

  app.get('/api/me', async (request, reply) => {
    const visitor = visitorOf(context, request);
    const guest = await guests.known(visitor.secret);
    // not an error: a browser cannot read its own cookie
    if (!guest) return { guest: null };
    // a returning browser keeps its cookie for another full period
    if (visitor.byCookie && visitor.secret !== undefined)
      reply.header('set-cookie', keepSecret(visitor.secret, visitor.cookiePlace));
    return { guest: guestDoc(guest) };
  });

  app.patch('/api/me', async (request, reply) => {
    const { secret } = visitorOf(context, request);
    const guest = await guests.known(secret);
    if (!guest || secret === undefined) return refuseRequest(context, reply, refusedBecause('noGuest'));
    const name = readName(request.body);
    if (typeof name !== 'string') return refuseRequest(context, reply, name);
    return { guest: guestDoc(await guests.rename(guest, secret, name)) };
  });

  // only the cookie is deleted: the secret still works on other devices
  app.post('/api/me/forget', async (request, reply) => dropCookie(reply, visitorOf(context, request)));

  app.delete('/api/me', async (request, reply) => {
    const visitor = visitorOf(context, request);
    const guest = await guestOf(context, visitor);
    if (isRefused(guest)) return refuseRequest(context, reply, guest);
    await service.store.removeGuest(guest.id);
    guests.drop(guest.id);
    const forgetting = forgetGuest(service, guest.id).catch((error: unknown) =>
      service.watch.problem('a guest could not be forgotten', error),
    );
    await Promise.race([forgetting, pause(LONGEST_FORGETTING, undefined, { ref: false })]);
    return dropCookie(reply, visitor);
  });

  app.get(
    '/api/me/export',
    asGuest(context, async (guest, _, reply) => {
      const refused = await tooOften(limits.exports, guest.id);
      if (refused) return refuseRequest(context, reply, refused);
      return reply
        .type('application/json')
        .header('content-disposition', 'attachment; filename="parlour-data.json"')
        .send(Readable.from(exportOf(service.store, guest)));
    }),
  );

  app.get(
    '/api/me/tables',
    asGuest(context, async guest => REQUESTS.myTables({ service, guest })),
  );

  app.get(
    '/api/me/matches',
    asGuest(context, async (guest, request, reply) => {
      const wanted = queried(request, 'before');
      const found = await REQUESTS.myMatches({ service, guest }, wanted === undefined ? undefined : Number(wanted));
      return isRefused(found) ? refuseRequest(context, reply, found) : found;
    }),
  );
}

function dropCookie(reply: FastifyReply, { hasCookies, cookiePlace }: Visitor): FastifyReply {
  if (hasCookies) reply.header('set-cookie', forgetSecret(cookiePlace));
  return reply.code(204).send();
}

function readName(body: unknown): string | Refused {
  const read = onlyField(body, 'name');
  if (isRefused(read)) return read;
  return validName(read.value) ?? refusedBecause('badField', { field: 'name' });
}
