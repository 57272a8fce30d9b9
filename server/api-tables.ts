import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { botsFor } from '#bots';
import { SHELF, type Title } from '#shelf';
import { claimSeat } from '../tables/commands.ts';
import { isRefused, refusedBecause } from '../tables/decision.ts';
import { CHAT_LANGUAGES } from '../tables/form.ts';
import { contextOf } from '../tables/service.ts';
import { readLive } from '../tables/live-tables.ts';
import { PROTOCOL, type Refused } from '../tables/protocol.ts';
import { guestDoc, REQUESTS } from '../tables/requests.ts';
import { claim } from '../tables/seats.ts';
import type { Guest } from '../tables/store.ts';
import { keepSecret } from './cookies.ts';
import type { ServerContext, Limits } from './server-context.ts';
import {
  asGuest,
  baseOf,
  linkTo,
  onlyField,
  parameter,
  queried,
  refuseRequest,
  tooOften,
  type Visitor,
  visitorOf,
} from './requests.ts';
import { VERSION } from './version.ts';

/** Routes for tables: the list of titles, opening, finding and reading tables. */
export function tableRoutes(app: FastifyInstance, context: ServerContext): void {
  const { guests, limits, service } = context;
  const linkFrom = (request: FastifyRequest, id: string): string =>
    linkTo(baseOf(context, visitorOf(context, request), request), id);

  app.get('/api/titles', () => SHELF_DOC);

  app.get('/api/tables', async () => REQUESTS.publicTables({ service, guest: undefined }));

  app.post(
    '/api/tables',
    asGuest(context, async (guest, request, reply) => {
      const refused = await tooOften(limits.newTables, guest.id);
      if (refused) return refuseRequest(context, reply, refused);
      const made = await REQUESTS.makeTable({ service, guest }, request.body);
      if (isRefused(made)) return refuseRequest(context, reply, made);
      const { id, code, commitment, table } = made;
      reply.code(201);
      return { id, code, commitment, url: linkFrom(request, id), table };
    }),
  );

  app.get('/api/tables/:id', async (request, reply) => {
    const guest = await guests.known(visitorOf(context, request).secret);
    const id = parameter(request, 'id');
    const seen = await REQUESTS.table({ service, guest }, id);
    return isRefused(seen) ? refuseRequest(context, reply, seen) : { ...seen, url: linkFrom(request, id) };
  });

  app.get('/api/codes/:code', async (request, reply) => {
    const { stranger, network } = visitorOf(context, request);
    const refused = (await tooOften(limits.codes, stranger)) ?? (await tooManyWrong(limits, network));
    if (refused) return refuseRequest(context, reply, refused);
    const found = await REQUESTS.findCode({ service, guest: undefined }, parameter(request, 'code'));
    if (!isRefused(found)) return { ...found, url: linkFrom(request, found.id) };
    await countWrong(limits, network);
    return refuseRequest(context, reply, found);
  });

  app.get('/api/tables/:id/record', async (request, reply) => {
    const found = await REQUESTS.record({ service, guest: undefined }, parameter(request, 'id'));
    if (isRefused(found)) return refuseRequest(context, reply, found);
    if (queried(request, 'download') !== undefined)
      reply.header('content-disposition', `attachment; filename="${found.file}"`);
    return reply.type('application/json; charset=utf-8').send(found.record);
  });

  app.post('/api/tables/:id/claim', async (request, reply) => {
    const visitor = visitorOf(context, request);
    const refused = await tooOften(limits.codes, visitor.stranger);
    if (refused) return refuseRequest(context, reply, refused);
    const read = onlyField(request.body, 'pass');
    if (isRefused(read)) return refuseRequest(context, reply, read);
    const { value: pass } = read;
    if (typeof pass !== 'string') return refuseRequest(context, reply, refusedBecause('badField', { field: 'pass' }));
    return claimFor({ context, visitor, id: parameter(request, 'id'), pass }, reply);
  });
}

/** While others guess too many codes, only networks with few wrong codes may enter one. */
async function tooManyWrong(
  { wrongCodes, wrongCodesOfNetwork }: Limits,
  network: string,
): Promise<Refused | undefined> {
  const wait = Math.min(await wrongCodes.wait(EVERYBODY), await wrongCodesOfNetwork.wait(network));
  return wait === 0 ? undefined : refusedBecause('tooFast', { wait: Math.ceil(wait) });
}

async function countWrong({ wrongCodes, wrongCodesOfNetwork }: Limits, network: string): Promise<void> {
  await wrongCodes.take(EVERYBODY);
  await wrongCodesOfNetwork.take(network);
}

const EVERYBODY = 'everybody';

const SHELF_DOC = { protocol: PROTOCOL, version: VERSION, languages: CHAT_LANGUAGES, titles: SHELF.map(titleDoc) };

/** The data of a title that a client needs to open a table. */
function titleDoc(title: Title): object {
  const { id, name, game, fixed } = title;
  const options = Object.entries(game.options).filter(([option]) => !Object.hasOwn(fixed, option));
  return {
    id,
    name,
    game: game.id,
    version: game.version,
    seats: game.seats,
    options: Object.fromEntries(options),
    bots: Object.keys(botsFor(title)),
  };
}

interface Claim {
  readonly context: ServerContext;
  readonly visitor: Visitor;
  readonly id: string;
  readonly pass: string;
}

/** Moves a seat to the device that asks; a new device becomes a guest with the same name. */
async function claimFor({ context, visitor, id, pass }: Claim, reply: FastifyReply): Promise<unknown> {
  const { guests, service, limits } = context;
  const known = await guests.known(visitor.secret);
  const owner = await readLive(service, id, live => {
    const claimed = claim(contextOf(service, live, known ?? NOBODY), pass);
    if (isRefused(claimed)) return claimed;
    const { seat } = claimed;
    return { seat, name: live.table.chairs[seat]?.taken?.name ?? '' };
  });
  if (!owner) return refuseRequest(context, reply, refusedBecause('noSuchTable'));
  if (isRefused(owner)) return refuseRequest(context, reply, owner);
  const refused = known ? undefined : await tooOften(limits.newGuests, visitor.stranger);
  if (refused) return refuseRequest(context, reply, refused);
  const { guest, secret } = known ? { guest: known, secret: undefined } : await guests.welcome(owner.name);
  const late = await claimSeat(service, id, guest, pass);
  if (late) return refuseRequest(context, reply, late);
  if (secret !== undefined && visitor.hasCookies) reply.header('set-cookie', keepSecret(secret, visitor.cookiePlace));
  return { table: id, seat: owner.seat, guest: guestDoc(guest), ...(secret !== undefined && { token: secret }) };
}

/** A guest without a seat. */
const NOBODY: Guest = { id: '', name: '', madeAt: 0 };
