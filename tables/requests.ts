import { type CardDoc, matchesOf, type OpenTableDoc, openTablesOf, publicTables } from './cards.ts';
import { isRefused, no } from './decision.ts';
import { tableDoc } from './doc.ts';
import type { House } from './house.ts';
import { look } from './live-tables.ts';
import { type Agreed, continueFrom, makeTable, openParty, type Position } from './new-tables.ts';
import type { Refused, TableDoc } from './protocol.ts';
import { readCode } from './secrets.ts';
import type { Guest, Instant } from './store.ts';
import { seatOf, type Table } from './table.ts';

/** Who asks, and where. */
export interface RequestContext {
  readonly house: House;
  readonly guest: Guest | undefined; // undefined: nobody has introduced themselves
}

/** A guest as that guest sees itself. */
export interface GuestDoc {
  readonly id: string;
  readonly name: string;
}

type NewTable = Pick<Table, 'id' | 'code' | 'commitment'> & { readonly table: TableDoc };

/**
 * Everything that can be asked about tables besides playing at one. A server answers these over HTTP (docs/protocol.md
 * has the routes), a device answers them to its own page.
 */
export const REQUESTS = {
  async me({ guest }: RequestContext): Promise<{ readonly guest: GuestDoc | null }> {
    return { guest: guest ? guestDoc(guest) : null }; // null: nobody yet
  },

  async publicTables({ house }: RequestContext): Promise<{ readonly tables: readonly CardDoc[] }> {
    return { tables: await publicTables(house) };
  },

  async myTables({ house, guest }: RequestContext): Promise<{ readonly tables: readonly OpenTableDoc[] } | Refused> {
    return guest ? { tables: await openTablesOf(house, guest.id) } : no('noGuest');
  },

  /** Matches that are over, last first, from before this instant on. */
  async myMatches(
    { house, guest }: RequestContext,
    before?: Instant,
  ): Promise<{ readonly matches: readonly CardDoc[]; readonly before: Instant | null } | Refused> {
    if (!guest) return no('noGuest');
    if (before !== undefined && !Number.isSafeInteger(before)) return no('badField', { field: 'before' });
    return matchesOf(house.store, guest.id, before);
  },

  async makeTable({ house, guest }: RequestContext, form: unknown): Promise<NewTable | Refused> {
    return guest ? newTable(await makeTable(house, guest, form)) : no('noGuest');
  },

  /** A table, and what the one who asks may do there. */
  async table(
    { house, guest }: RequestContext,
    id: string,
  ): Promise<{ readonly table: TableDoc; readonly seat: number | null; readonly mayWatch: boolean } | Refused> {
    const seen = await look(house, id, ({ table }) => ({
      table: tableDoc(table),
      seat: (guest && seatOf(table, guest.id)) ?? null,
      mayWatch: table.phase !== 'playing' || table.form.watching,
    }));
    return seen ?? no('noSuchTable');
  },

  async findCode({ house }: RequestContext, typed: string): Promise<{ readonly id: string } | Refused> {
    const code = readCode(typed);
    const id = code === undefined ? undefined : await house.store.idOfCode(code);
    return id === undefined ? no('noSuchTable') : { id };
  },

  /** The record of a match that is over, as text, and a name for its file. */
  async record(
    { house }: RequestContext,
    id: string,
  ): Promise<{ readonly record: string; readonly file: string } | Refused> {
    const found = await house.store.find(id);
    if (!found) return no('noSuchTable');
    const [record] = await house.store.read(found.key, 'record', 0);
    if (record === undefined) return no(found.card.phase === 'over' ? 'noRecord' : 'notOver');
    const { title, code, madeAt } = found.card;
    return { record, file: `parlour-${title}-${new Date(madeAt).toISOString().slice(0, 10)}-${code}.json` };
  },

  /** Opens a table where a match goes on from a position, against bots. Only a device offers it. */
  async continueFrom({ house, guest }: RequestContext, position: Position): Promise<NewTable | Refused> {
    return guest ? newTable(await continueFrom(house, guest, position)) : no('noGuest');
  },

  /** Opens a table for people who share a device. Only a device offers it. */
  async openParty(
    { house, guest }: RequestContext,
    agreed: Agreed,
    people: readonly Guest[],
  ): Promise<NewTable | Refused> {
    return guest ? newTable(await openParty(house, guest, people, agreed)) : no('noGuest');
  },
};

export const guestDoc = ({ id, name }: Guest): GuestDoc => ({ id, name });

function newTable(made: { readonly table: Table } | Refused): NewTable | Refused {
  if (isRefused(made)) return made;
  const { id, code, commitment } = made.table;
  return { id, code, commitment, table: tableDoc(made.table) };
}
