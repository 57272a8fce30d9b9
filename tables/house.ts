import type { Answer, BotRequest } from '#bots';
import { type Milliseconds, toHex } from '#kernel';
import { isRefused, no, type CommandContext } from './decision.ts';
import { cardOf } from './doc.ts';
import type { Replays } from './replays.ts';
import type { Entry } from './entry.ts';
import { readForm } from './form.ts';
import { dueInstant, type TableDeps, type Live } from './live.ts';
import type { Form, Refused } from './protocol.ts';
import { newCode, newTableId, randomBytes } from './secrets.ts';
import type { Guest, GuestId, Instant, TableKey } from './store.ts';
import { fold, openTable } from './fold.ts';
import type { Table } from './table.ts';

/** What an operator decides about tables. */
export interface Settings {
  /** How long somebody may be away before others may act for them. */
  readonly grace: Milliseconds;
  /** How long a connection may be lost before its owner counts as away. */
  readonly awayAfter: Milliseconds;
  /** How long bots seem to think, from and to. */
  readonly pace: readonly [Milliseconds, Milliseconds];
  readonly tablesPerGuest: number;
  /** How long a table nobody looks at stays in memory. */
  readonly idle: Milliseconds;
  /** After how long a table that nobody came back to is closed before its match; a match, after ten times as long. */
  readonly abandoned: Milliseconds;
  /** How long a table that is over or closed is kept, and a guest who does not come back; null: for ever. */
  readonly keep: Milliseconds | null;
}

/** Whoever plays for bots: they are told what their seat knows, and no more. */
export interface Bots {
  /** Null: it was not needed any more. */
  ask(request: BotRequest): Promise<Answer | null>;
}

/** The tables of this process: those in memory, and the way to all others. */
export interface House extends TableDeps {
  readonly settings: Settings;
  readonly pool: Bots;
  readonly lives: Map<string, Promise<Live | undefined>>;
  readonly replays: Replays;
  /** Whom some of the tables that are not in memory wait for. */
  readonly awaiting: Map<string, Awaiting>;
  /** Guests whose traces are just being removed. */
  readonly forgetting: Map<GuestId, Promise<void>>;
}

/** Whom a table waited for when its log was as long as this. */
interface Awaiting {
  readonly key: TableKey;
  readonly n: number;
  readonly guests: readonly GuestId[];
}

/** Who wants something of a table, now. */
export const contextOf = (house: House, { table }: Live, guest: Guest, id?: string): CommandContext => ({
  table,
  guest,
  ...(id !== undefined && { id }),
  now: house.now(),
  outages: house.outages,
  grace: house.settings.grace,
});

/** Makes a table by the form somebody filled in; they are its host. */
export async function makeTable(house: House, host: Guest, sent: unknown): Promise<{ table: Table } | Refused> {
  const form = readForm(sent, undefined);
  if (isRefused(form)) return form;
  const refused = await tooMany(house, host.id);
  return refused ?? { table: await openAt(house, host, form) };
}

async function tooMany({ store, settings }: House, host: GuestId): Promise<Refused | undefined> {
  return (await store.openTablesOf(host)) >= settings.tablesPerGuest ? no('tooManyTables') : undefined;
}

/** The same table once more: bots sit down by themselves, and everybody's seat is kept until they do. */
export async function again(house: House, host: Guest, { form, chairs }: Table): Promise<{ table: Table } | Refused> {
  const refused = await tooMany(house, host.id);
  if (refused) return refused;
  // a forgotten guest cannot come back
  const kept = chairs.map(({ taken }) =>
    taken?.guest && taken.name !== '' ? { guest: taken.guest, name: taken.name } : null,
  );
  const bots = chairs.flatMap(({ taken }, seat) => (taken?.bot ? [{ seat, name: taken.name, bot: taken.bot }] : []));
  const at = house.now();
  const entries = bots.map((bot): Entry => ({ kind: 'botSat', by: host.id, at, ...bot }));
  return { table: await openAt(house, host, form, { kept, entries }) };
}

/** For whom chairs are kept at a new table, and what happens there at once. */
interface Opening {
  readonly kept: (Entry & { kind: 'opened' })['kept'];
  readonly entries: readonly Entry[];
}

export async function openAt(
  house: House,
  host: Guest,
  form: Form,
  { kept, entries }: Opening = { kept: [], entries: [] },
): Promise<Table> {
  const { store } = house;
  const at: Instant = house.now();
  const secret = toHex(randomBytes(32));
  for (;;) {
    const [id, code] = [newTableId(), newCode()];
    const first: Entry = { kind: 'opened', by: host.id, at, run: house.run, table: id, code, form, secret, kept };
    const table = openTable(first);
    for (const entry of entries) fold(table, entry);
    const card = cardOf(table, at, dueInstant(table, house) ?? null);
    const about = kept.flatMap(one => one?.guest ?? []);
    const key = await store.addTable(card, JSON.stringify(first), about);
    if (key === undefined) continue; // somebody has this code
    const lines = entries.map(
      (entry, index) => ({ lane: 'table', number: index + 2, body: JSON.stringify(entry) }) as const,
    );
    if (lines.length > 0) await store.append(key, lines, null);
    return table;
  }
}
