import { isRefused, refusedBecause } from '../../tables/decision.ts';
import type { TableService } from '../../tables/service.ts';
import type { PartyForm } from '../../tables/new-tables.ts';
import { type RequestContext, guestDoc, REQUESTS } from '../../tables/requests.ts';
import { newGuestId } from '../../tables/secrets.ts';
import type { Guest, Store } from '../../tables/store.ts';
import { cleanName } from '../../tables/texts.ts';
import type { HostResult } from '../hosts/host.ts';
import type { PageRequest } from './messages.ts';
import { fetchTitle } from './titles.ts';

/** The token of the device's owner. It is no secret: every person on the device can use it. */
const ME = 'me';

/** The owner of the device, undefined before they have a name; or another person, by their id. */
export const deviceGuest = ({ store }: TableService, token = ME): Promise<Guest | undefined> => store.guestWith(token);

/** Answers a request of a page, as the server does over HTTP. */
export async function answerRequest(service: TableService, request: PageRequest): Promise<HostResult<unknown>> {
  const answer = await answerTo(service, request);
  return isRefused(answer) ? { ok: false, refused: answer } : { ok: true, value: answer };
}

async function answerTo(service: TableService, request: PageRequest): Promise<object> {
  const asker = { service, guest: await deviceGuest(service) };
  switch (request.ask) {
    case 'me':
      return REQUESTS.me(asker);
    case 'introduce': {
      const guest = await welcome(service, request.given[0]);
      return guest ? { guest: guestDoc(guest) } : refusedBecause('badField', { field: 'name' });
    }
    case 'myTables':
      return asker.guest ? REQUESTS.myTables(asker) : { tables: [] };
    case 'myMatches':
      return asker.guest ? REQUESTS.myMatches(asker, ...request.given) : { matches: [], before: null };
    case 'record':
      return REQUESTS.record(asker, ...request.given);
    case 'makeTable': {
      const [form] = request.given;
      if (form.title !== undefined) await fetchTitle(form.title);
      return REQUESTS.makeTable(asker, form);
    }
    case 'continueFrom': {
      const [position] = request.given;
      await fetchTitle(position.title, position.version);
      // on a new device the guest gets the name of that seat
      const guest = asker.guest ?? (await welcome(service, position.seats[position.seat]?.name ?? ''));
      return REQUESTS.continueFrom({ service, guest }, position);
    }
    case 'openParty':
      return openParty(asker, ...request.given);
    case 'addPerson':
      return addPerson(service, ...request.given);
  }
}

async function openParty(
  { service, guest }: RequestContext,
  agreed: PartyForm,
  names: readonly string[],
): Promise<object> {
  const cleaned = names.map(cleanName).flatMap(read => ('name' in read ? [read.name] : []));
  if (cleaned.length < names.length) return refusedBecause('badField', { field: 'name' });
  const host = guest ?? (await welcome(service, cleaned[0] ?? ''));
  await fetchTitle(agreed.title);
  const people = cleaned.map((name): Guest => ({ id: newGuestId(), name, madeAt: service.now() }));
  const opened = await REQUESTS.openParty({ service, guest: host }, agreed, people);
  if (!isRefused(opened)) for (const person of people) await service.store.addGuest(person, person.id);
  return opened;
}

async function addPerson(service: TableService, sent: string): Promise<object> {
  const read = cleanName(sent);
  if ('problem' in read) return refusedBecause('badField', { field: 'name' });
  const person: Guest = { id: newGuestId(), name: read.name, madeAt: service.now() };
  await service.store.addGuest(person, person.id);
  return { id: person.id };
}

/** Creates the owner of this device, or changes their name; undefined: an invalid name. */
async function welcome({ store, now }: TableService, sent: string): Promise<Guest | undefined> {
  const read = cleanName(sent);
  if ('problem' in read) return undefined;
  const { name } = read;
  const known = await store.guestWith(ME);
  if (!known) return introduce(store, { id: newGuestId(), name, madeAt: now() });
  await store.renameGuest(known.id, name);
  return { ...known, name };
}

async function introduce(store: Store, guest: Guest): Promise<Guest> {
  try {
    await store.addGuest(guest, ME);
    return guest;
  } catch (error) {
    // another page may have been first
    const known = await store.guestWith(ME);
    if (!known) throw error;
    return known;
  }
}
