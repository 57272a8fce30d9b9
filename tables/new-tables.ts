import { botsFor } from '#bots';
import { type AnyGame, type BySeat, copy, same, type Seat, streamOf, tableFor, toHex } from '#kernel';
import { type Title, titleNamed } from '#shelf';
import { isRefused, refusedBecause } from './decision.ts';
import { cardOf } from './doc.ts';
import type { Entry } from './entry.ts';
import { fold, openedTable } from './fold.ts';
import { readForm } from './form.ts';
import type { TableService } from './service.ts';
import { dueInstant } from './live.ts';
import { againstBots, freeBotName } from './lobby.ts';
import { looksLike } from './names.ts';
import type { TableForm, Refused } from './protocol.ts';
import { newCode, newPass, newTableId, randomBytes } from './secrets.ts';
import type { Guest, GuestId, Instant } from './store.ts';
import type { FoldedTable } from './table.ts';

/** A position of another match, as one seat saw it. */
export interface ContinuedPosition {
  readonly title: string;
  /** The version of the rules it was played by. */
  readonly version: number;
  /** Every option of that match, as its record has them. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The seats of that match: bots stay, people are replaced by bots. */
  readonly seats: BySeat<{ readonly name: string; readonly bot: string | null }>; // null: a person
  /** The seat that is continued. */
  readonly seat: Seat;
  readonly view: object;
  readonly language: string;
}

/**
 * Opens a table that continues a match from a position, against bots. What the seat did not know is imagined from its
 * view, so continuing reveals nothing.
 */
export async function continueFrom(
  service: TableService,
  guest: Guest,
  position: ContinuedPosition,
): Promise<{ readonly table: FoldedTable } | Refused> {
  const title = titleNamed(position.title, position.version);
  if (!title) return refusedBecause('badField', { field: 'title' });
  const { options, seats, seat, language } = position;
  const chosen = Object.fromEntries(Object.entries(options).filter(([option]) => !Object.hasOwn(title.fixed, option)));
  const state = imagined(title.game, position);
  // seats that were added later do not exist yet
  const present = seats.slice(0, state && title.game.growth?.seats(state));
  const form = readForm({ title: title.id, options: chosen, seats: present.length, language }, undefined, title);
  if (isRefused(form)) return form;
  if (!present[seat]) return refusedBecause('noSuchSeat');
  const against = againstBots(form);
  if (against) return against;
  if (!state) return refusedBecause('badField', { field: 'view' });
  if (title.game.result(state)) return refusedBecause('notPlaying');
  const at = service.now();
  const sitting = seatedAt(title, guest, { ...position, seats: present }).map(
    (entry): Entry => ({ ...entry, by: guest.id, at }),
  );
  const started: Entry = { kind: 'started', by: guest.id, at, version: title.game.version, from: state };
  return { table: await openAt(service, guest, form, { kept: [], entries: [...sitting, started] }) };
}

/** A state that matches the seat's view; undefined if there is none, because the view was changed. */
function imagined(game: AnyGame, { seat, view }: ContinuedPosition): object | undefined {
  try {
    const state = game.imagine(copy(view), streamOf(randomBytes(32), 0));
    return same(game.view(state, seat), view) ? withoutLatecomers(game, state) : undefined;
  } catch {
    return undefined; // an invalid view may throw anything
  }
}

/** Cancels all waiting latecomers, since nobody joins a continued match. */
function withoutLatecomers(game: AnyGame, state: object): object {
  const { growth } = game;
  if (!growth) return state;
  while (growth.waiting(state) > 0)
    game.apply(state, 'table', growth.dismiss(state), tableFor(streamOf(randomBytes(32), 0), []));
  return state;
}

type SeatingPlan = Omit<Entry & { kind: 'sat' }, 'by' | 'at'> | Omit<Entry & { kind: 'botSat' }, 'by' | 'at'>;

function seatedAt(title: Title, guest: Guest, { seats, seat: own }: ContinuedPosition): SeatingPlan[] {
  const bots = botsFor(title);
  const names = [guest.name, ...seats.flatMap(({ name, bot }) => (bot === null ? [] : [name]))];
  return seats.map(({ name, bot }, seat): SeatingPlan => {
    if (seat === own) return { kind: 'sat', seat, name: guest.name, word: newPass() };
    if (bot !== null && Object.hasOwn(bots, bot)) return { kind: 'botSat', seat, name, bot };
    const free = freeBotName(name => !names.some(one => looksLike(one, name)));
    names.push(free);
    return { kind: 'botSat', seat, name: free, bot: usualBot(title) };
  });
}

/** Neither the weakest nor the strongest. */
function usualBot({ bots }: Title): string {
  const names = Object.keys(bots);
  return names[Math.floor(names.length / 2)] ?? 'random';
}

/** The settings of people who share a device. */
export interface PartyForm {
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly language: string;
}

/**
 * Opens a table at which these people are seated in this order, and deals. Its host, the device itself, has no seat and
 * sees the audience's view.
 */
export async function openParty(
  service: TableService,
  host: Guest,
  people: readonly Guest[],
  { title, options, language }: PartyForm,
): Promise<{ readonly table: FoldedTable } | Refused> {
  const named = titleNamed(title);
  if (!named) return refusedBecause('badField', { field: 'title' });
  const form = readForm({ title, options, language, seats: people.length }, undefined);
  if (isRefused(form)) return form;
  if (people.some(({ name }, at) => people.slice(0, at).some(other => looksLike(other.name, name))))
    return refusedBecause('nameTaken');
  const at = service.now();
  const entries = people.flatMap(({ id, name }, seat): Entry[] => [
    { kind: 'sat', by: id, at, seat, name, word: newPass() },
    { kind: 'readied', by: id, at, seat, ready: true },
  ]);
  const started: Entry = { kind: 'started', by: host.id, at, version: named.game.version };
  return { table: await openAt(service, host, form, { kept: [], entries: [...entries, started] }) };
}

/** Opens a table from a form; the guest becomes its host. */
export async function makeTable(
  service: TableService,
  host: Guest,
  sent: unknown,
): Promise<{ table: FoldedTable } | Refused> {
  const form = readForm(sent, undefined);
  if (isRefused(form)) return form;
  const refused = await tooMany(service, host.id);
  return refused ?? { table: await openAt(service, host, form) };
}

async function tooMany({ store, settings }: TableService, host: GuestId): Promise<Refused | undefined> {
  return (await store.openTablesOf(host)) >= settings.tablesPerGuest ? refusedBecause('tooManyTables') : undefined;
}

/** Opens the same table again: bots are seated at once, and the seats of people are reserved. */
export async function again(
  service: TableService,
  host: Guest,
  { form: before, chairs }: FoldedTable,
): Promise<{ table: FoldedTable } | Refused> {
  // the options may have changed with the rules
  const form = readForm({}, before);
  if (isRefused(form)) return form;
  const refused = await tooMany(service, host.id);
  if (refused) return refused;
  // a forgotten guest cannot come back
  const kept = chairs.map(({ taken }) =>
    taken?.guest && taken.name !== '' ? { guest: taken.guest, name: taken.name } : null,
  );
  const bots = chairs.flatMap(({ taken }, seat) => (taken?.bot ? [{ seat, name: taken.name, bot: taken.bot }] : []));
  const at = service.now();
  const entries = bots.map((bot): Entry => ({ kind: 'botSat', by: host.id, at, ...bot }));
  return { table: await openAt(service, host, form, { kept, entries }) };
}

/** The reserved chairs of a new table, and its first entries. */
interface NewTableDetails {
  readonly kept: (Entry & { kind: 'opened' })['kept'];
  readonly entries: readonly Entry[];
}

async function openAt(
  service: TableService,
  host: Guest,
  form: TableForm,
  { kept, entries }: NewTableDetails = { kept: [], entries: [] },
): Promise<FoldedTable> {
  const { store } = service;
  const at: Instant = service.now();
  const secret = toHex(randomBytes(32));
  for (;;) {
    const [id, code] = [newTableId(), newCode()];
    const first: Entry = { kind: 'opened', by: host.id, at, run: service.run, table: id, code, form, secret, kept };
    const table = openedTable(first);
    for (const entry of entries) fold(table, entry);
    const card = cardOf(table, at, dueInstant(table, service) ?? null);
    const about = kept.flatMap(one => one?.guest ?? []);
    const key = await store.addTable(card, JSON.stringify(first), about);
    if (key === undefined) continue; // the code is taken
    const lines = entries.map(
      (entry, index) => ({ lane: 'table', number: index + 2, body: JSON.stringify(entry) }) as const,
    );
    if (lines.length > 0) await store.append(key, lines, null);
    return table;
  }
}
