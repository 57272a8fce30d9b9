import { matchesOf, openTablesOf } from '../../tables/cards.ts';
import { isRefused, no } from '../../tables/decision.ts';
import type { House } from '../../tables/house.ts';
import { continueFrom, makeTable, openParty } from '../../tables/new-tables.ts';
import type { Because, Refused } from '../../tables/protocol.ts';
import { newGuestId } from '../../tables/secrets.ts';
import type { Guest, Store } from '../../tables/store.ts';
import { cleanName } from '../../tables/texts.ts';
import type { Asked, Me } from '../hosts/host.ts';
import type { Request, Requests } from './messages.ts';
import { fetchTitle } from './titles.ts';

/** Whoever holds the device may be anybody on it, so nothing has to be kept secret. */
const ME = 'me';

/** The one whose device this is, undefined before they have given a name; or another who plays on it, by their id. */
export const guestOf = ({ store }: House, token = ME): Promise<Guest | undefined> => store.guestWith(token);

type Answering = {
  [Ask in keyof Requests]: (...given: Parameters<Requests[Ask]>) => Promise<Asked<ReturnType<Requests[Ask]>>>;
};

/** Answers what a page asks. */
export function answerIn(house: House, { ask, given }: Request): Promise<Asked<ReturnType<Requests[keyof Requests]>>> {
  const answer = answering(house)[ask] as (...given: unknown[]) => ReturnType<Answering[typeof ask]>;
  return answer(...given);
}

const answering = (house: House): Answering => ({
  async me() {
    const guest = await guestOf(house);
    return yes(guest ? meOf(guest) : null);
  },
  async callMe(name) {
    const guest = await welcome(house, name);
    return guest ? yes(meOf(guest)) : refuse('badField', { field: 'name' });
  },
  async makeTable(form) {
    const guest = await guestOf(house);
    if (!guest) return refuse('noGuest');
    if (form.title !== undefined) await fetchTitle(form.title);
    const made = await makeTable(house, guest, form);
    return isRefused(made) ? { ok: false, refused: made } : yes({ id: made.table.id });
  },
  async myTables() {
    const guest = await guestOf(house);
    return yes(guest ? await openTablesOf(house, guest.id) : []);
  },
  async myMatches(before) {
    const guest = await guestOf(house);
    if (!guest) return yes({ matches: [], more: null });
    const { matches, before: more } = await matchesOf(house.store, guest.id, before ?? undefined);
    return yes({ matches, more });
  },
  async record(id) {
    const found = await house.store.find(id);
    if (!found) return refuse('noSuchTable');
    const [record] = await house.store.read(found.key, 'record', 0);
    return record === undefined ? refuse(found.card.phase === 'over' ? 'noRecord' : 'notOver') : yes(record);
  },
  async continueFrom(position) {
    // on a new device whoever sat there is asked for no name
    const guest = (await guestOf(house)) ?? (await welcome(house, position.seats[position.seat]?.name ?? ''));
    if (!guest) return refuse('noGuest');
    await fetchTitle(position.title);
    const opened = await continueFrom(house, guest, position);
    return isRefused(opened) ? { ok: false, refused: opened } : yes({ id: opened.table.id });
  },
  async openParty(agreed, names) {
    const cleaned = names.map(cleanName).flatMap(read => ('name' in read ? [read.name] : []));
    if (cleaned.length < names.length) return refuse('badField', { field: 'name' });
    const host = (await guestOf(house)) ?? (await welcome(house, cleaned[0] ?? ''));
    if (!host) return refuse('noGuest');
    await fetchTitle(agreed.title);
    const people = cleaned.map((name): Guest => ({ id: newGuestId(), name, madeAt: house.now() }));
    const opened = await openParty(house, host, people, agreed);
    if (isRefused(opened)) return { ok: false, refused: opened };
    for (const guest of people) await house.store.addGuest(guest, guest.id);
    return yes({ id: opened.table.id });
  },
  async addPerson(sent) {
    const read = cleanName(sent);
    if ('problem' in read) return refuse('badField', { field: 'name' });
    const guest: Guest = { id: newGuestId(), name: read.name, madeAt: house.now() };
    await house.store.addGuest(guest, guest.id);
    return yes({ id: guest.id });
  },
});

const yes = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
const refuse = (because: Because, more?: Omit<Refused, 'because'>): { ok: false; refused: Refused } => ({
  ok: false,
  refused: no(because, more),
});

const meOf = ({ id, name }: Guest): Me => ({ id, name });

/** Introduces the guest of this device, or changes their name; undefined if it can be no name. */
async function welcome({ store, now }: House, sent: string): Promise<Guest | undefined> {
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
    // another page may have been faster
    const known = await store.guestWith(ME);
    if (!known) throw error;
    return known;
  }
}
