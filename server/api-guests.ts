import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isRefused, no } from '../tables/decision.ts';
import { exportOf, forgetGuest } from '../tables/guest-data.ts';
import type { Refused } from '../tables/protocol.ts';
import { guestDoc, REQUESTS } from '../tables/requests.ts';
import { forgetSecret, keepSecret } from './cookies.ts';
import type { Front } from './front.ts';
import { nameIn } from './guests.ts';
import { asGuest, guestOf, onlyField, queried, refuse, tooFast, type Visitor, visitorOf } from './requests.ts';

/** A guest with very many tables is answered after so many milliseconds; the rest is done all the same. */
const LONGEST_FORGETTING = 5_000;

/** Being somebody: a name, and a secret that a browser or a program keeps. */
export function guestRoutes(app: FastifyInstance, front: Front): void {
  const { guests, limits, house } = front;

  app.post('/api/guests', async (request, reply) => {
    const visitor = visitorOf(front, request);
    const name = readName(request.body);
    if (typeof name !== 'string') return refuse(front, reply, name);
    // a browser that got another secret would forget the one it has, and with it every seat
    if (visitor.byCookie && (await guests.known(visitor.secret))) return refuse(front, reply, no('alreadyGuest'));
    const refused = tooFast(limits.newGuests, visitor.stranger);
    if (refused) return refuse(front, reply, refused);
    const { guest, secret } = await guests.welcome(name);
    if (visitor.hasCookies) reply.header('set-cookie', keepSecret(secret, visitor.scheme));
    reply.code(201);
    return { guest: guestDoc(guest), token: secret };
  });

  app.get('/api/me', async (request, reply) => {
    const visitor = visitorOf(front, request);
    const guest = await guests.known(visitor.secret);
    // to ask is no mistake: a browser cannot see its own cookie
    if (!guest) return { guest: null };
    // whoever comes back is remembered for as long again
    if (visitor.byCookie && visitor.secret !== undefined)
      reply.header('set-cookie', keepSecret(visitor.secret, visitor.scheme));
    return { guest: guestDoc(guest) };
  });

  app.patch('/api/me', async (request, reply) => {
    const { secret } = visitorOf(front, request);
    const guest = await guests.known(secret);
    if (!guest || secret === undefined) return refuse(front, reply, no('noGuest'));
    const name = readName(request.body);
    if (typeof name !== 'string') return refuse(front, reply, name);
    return { guest: guestDoc(await guests.rename(guest, secret, name)) };
  });

  // only the cookie goes: the same secret on another device still works
  app.post('/api/me/forget', async (request, reply) => dropCookie(reply, visitorOf(front, request)));

  app.delete('/api/me', async (request, reply) => {
    const visitor = visitorOf(front, request);
    const guest = await guestOf(front, visitor);
    if (isRefused(guest)) return refuse(front, reply, guest);
    await house.store.removeGuest(guest.id);
    guests.drop(guest.id);
    const forgetting = forgetGuest(house, guest.id).catch((error: unknown) =>
      house.watch.alarmed('a guest could not be forgotten', error),
    );
    await Promise.race([forgetting, pause(LONGEST_FORGETTING, undefined, { ref: false })]);
    return dropCookie(reply, visitor);
  });

  app.get(
    '/api/me/export',
    asGuest(front, async (guest, _, reply) => {
      const refused = tooFast(limits.exports, guest.id);
      if (refused) return refuse(front, reply, refused);
      return reply
        .type('application/json')
        .header('content-disposition', 'attachment; filename="parlour-data.json"')
        .send(Readable.from(exportOf(house.store, guest)));
    }),
  );

  app.get(
    '/api/me/tables',
    asGuest(front, async guest => REQUESTS.myTables({ house, guest })),
  );

  app.get(
    '/api/me/matches',
    asGuest(front, async (guest, request, reply) => {
      const wanted = queried(request, 'before');
      const found = await REQUESTS.myMatches({ house, guest }, wanted === undefined ? undefined : Number(wanted));
      return isRefused(found) ? refuse(front, reply, found) : found;
    }),
  );
}

function dropCookie(reply: FastifyReply, { hasCookies, scheme }: Visitor): FastifyReply {
  if (hasCookies) reply.header('set-cookie', forgetSecret(scheme));
  return reply.code(204).send();
}

function readName(body: unknown): string | Refused {
  const read = onlyField(body, 'name');
  if (isRefused(read)) return read;
  return nameIn(read.value) ?? no('badField', { field: 'name' });
}
