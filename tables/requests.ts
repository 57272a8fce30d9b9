import { type CardDoc, matchesOf, type OpenTableDoc, openTablesOf, publicTables } from './cards.ts';
import { isRefused, refusedBecause } from './decision.ts';
import { tableDoc } from './doc.ts';
import type { TableService } from './service.ts';
import { readLive } from './live-tables.ts';
import { type PartyForm, continueFrom, makeTable, openParty, type ContinuedPosition } from './new-tables.ts';
import type { Refused, TableDoc } from './protocol.ts';
import { readCode } from './secrets.ts';
import type { Guest, Instant } from './store.ts';
import { seatOf, type FoldedTable } from './table.ts';

/** The guest who asks, and the table service. */
export interface RequestContext {
  readonly service: TableService;
  readonly guest: Guest | undefined; // undefined: not identified
}

/** A guest's own document. */
export interface GuestDoc {
  readonly id: string;
  readonly name: string;
}

type NewTable = Pick<FoldedTable, 'id' | 'code' | 'commitment'> & { readonly table: TableDoc };

/**
 * Every request about tables besides playing. A server answers them over HTTP (the routes are in docs/protocol.md), a
 * device answers its own page.
 */
export const REQUESTS = {
  async me({ guest }: RequestContext): Promise<{ readonly guest: GuestDoc | null }> {
    return { guest: guest ? guestDoc(guest) : null }; // null: nobody yet
  },

  async publicTables({ service }: RequestContext): Promise<{ readonly tables: readonly CardDoc[] }> {
    return { tables: await publicTables(service) };
  },

  async myTables({ service, guest }: RequestContext): Promise<{ readonly tables: readonly OpenTableDoc[] } | Refused> {
    return guest ? { tables: await openTablesOf(service, guest.id) } : refusedBecause('noGuest');
  },

  /** Matches that are over, last first, from before this instant on. */
  async myMatches(
    { service, guest }: RequestContext,
    before?: Instant,
  ): Promise<{ readonly matches: readonly CardDoc[]; readonly before: Instant | null } | Refused> {
    if (!guest) return refusedBecause('noGuest');
    if (before !== undefined && !Number.isSafeInteger(before)) return refusedBecause('badField', { field: 'before' });
    return matchesOf(service.store, guest.id, before);
  },

  async makeTable({ service, guest }: RequestContext, form: unknown): Promise<NewTable | Refused> {
    return guest ? newTable(await makeTable(service, guest, form)) : refusedBecause('noGuest');
  },

  /** A table, and what the guest may do there. */
  async table(
    { service, guest }: RequestContext,
    id: string,
  ): Promise<{ readonly table: TableDoc; readonly seat: number | null; readonly mayWatch: boolean } | Refused> {
    const seen = await readLive(service, id, ({ table }) => ({
      table: tableDoc(table),
      seat: (guest && seatOf(table, guest.id)) ?? null,
      mayWatch: table.phase !== 'playing' || table.form.watching,
    }));
    return seen ?? refusedBecause('noSuchTable');
  },

  async findCode({ service }: RequestContext, typed: string): Promise<{ readonly id: string } | Refused> {
    const code = readCode(typed);
    const id = code === undefined ? undefined : await service.store.idOfCode(code);
    return id === undefined ? refusedBecause('noSuchTable') : { id };
  },

  /** The record of a finished match, as text, and a file name for it. */
  async record(
    { service }: RequestContext,
    id: string,
  ): Promise<{ readonly record: string; readonly file: string } | Refused> {
    const found = await service.store.find(id);
    if (!found) return refusedBecause('noSuchTable');
    const [record] = await service.store.read(found.key, 'record', 0);
    if (record === undefined) return refusedBecause(found.card.phase === 'over' ? 'noRecord' : 'notOver');
    const { title, code, madeAt } = found.card;
    return { record, file: `parlour-${title}-${new Date(madeAt).toISOString().slice(0, 10)}-${code}.json` };
  },

  /** Opens a table that continues a position against bots. Only on a device. */
  async continueFrom({ service, guest }: RequestContext, position: ContinuedPosition): Promise<NewTable | Refused> {
    return guest ? newTable(await continueFrom(service, guest, position)) : refusedBecause('noGuest');
  },

  /** Opens a table for people who share a device. Only on a device. */
  async openParty(
    { service, guest }: RequestContext,
    agreed: PartyForm,
    people: readonly Guest[],
  ): Promise<NewTable | Refused> {
    return guest ? newTable(await openParty(service, guest, people, agreed)) : refusedBecause('noGuest');
  },
};

export const guestDoc = ({ id, name }: Guest): GuestDoc => ({ id, name });

function newTable(made: { readonly table: FoldedTable } | Refused): NewTable | Refused {
  if (isRefused(made)) return made;
  const { id, code, commitment } = made.table;
  return { id, code, commitment, table: tableDoc(made.table) };
}
