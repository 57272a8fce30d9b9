import { cardOf, LANES, rowOf } from './card-row.ts';
import type { ServerStore } from './condition.ts';
import { backupSqlite } from './sqlite-backup.ts';
import { createPrivateIn } from './sqlite-lock.ts';
import type { LineRow, OpenOptions } from './sqlite-messages.ts';
import { startThread } from './sqlite-thread.ts';
import { type StoredLine, storeFailure } from '../../tables/store.ts';

export interface SqliteOptions extends OpenOptions {
  /** Called with messages for the operator. */
  log?(remark: string): void;
}

/**
 * Opens the store in one file, creating it if needed. A thread owns the database and commits all waiting requests at
 * once, so that concurrent writers share the cost.
 */
export async function openSqlite({ log = () => {}, ...opening }: SqliteOptions): Promise<ServerStore> {
  createPrivateIn(opening.file);
  const { ask, condition, end } = await startThread(opening, log);
  const backups = new Set<Promise<void>>();
  let isClosed = false;

  return {
    async addGuest({ id, name, madeAt }, secretHash) {
      await ask('addGuest', [id, name, madeAt], secretHash);
    },
    async guestWith(secretHash) {
      const row = await ask('guestWith', secretHash);
      return row ? { id: row[0], name: row[1], madeAt: row[2] } : undefined;
    },
    async renameGuest(id, name) {
      await ask('renameGuest', id, name);
    },

    async seeGuest(id, now) {
      await ask('seeGuest', id, now);
    },
    removeGuest: id => ask('removeGuest', id),
    removedGuests: async limit => [...(await ask('removedGuests', limit))],
    deleteGuests: (unseenSince, limit) => ask('deleteGuests', unseenSince, limit),

    async addTable(card, first, about = []) {
      return (await ask('addTable', rowOf(card), first, about)) ?? undefined;
    },
    async find(id) {
      const row = await ask('find', id);
      if (!row) return undefined;
      const [key, ...card] = row;
      return { key, card: cardOf(card) };
    },
    async idOfCode(code) {
      return (await ask('idOfCode', code)) ?? undefined;
    },
    append(key, lines, card) {
      const [line] = lines;
      if (line && lines.length === 1 && !card && line.about === undefined)
        return ask('appendLine', key, LANES[line.lane], line.number, line.body);
      return ask('append', key, lines.map(lineRow), card && rowOf(card));
    },
    async read(key, lane, after) {
      return [...(await ask('read', key, LANES[lane], after))];
    },

    async tablesNaming(guest, after, limit) {
      return (await ask('tablesNaming', guest, after, limit)).map(([key, id]) => ({ key, id }));
    },
    async rewrite(key, lines, card, guest) {
      await ask('rewrite', key, lines.map(lineRow), rowOf(card), guest);
    },
    async deleteTable(key) {
      await ask('deleteTable', key);
    },

    async saveSnapshot(key, number, body) {
      await ask('saveSnapshot', key, number, body);
    },
    async snapshot(key, upTo) {
      const row = await ask('snapshot', key, upTo);
      return row ? { number: row[0], body: row[1] } : undefined;
    },

    publicTables: async (changedAfter, perHost, limit) =>
      (await ask('publicTables', changedAfter, perHost, limit)).map(cardOf),
    tablesOf: async (guest, phases, before, limit) => (await ask('tablesOf', guest, phases, before, limit)).map(cardOf),
    openTablesOf: host => ask('openTablesOf', host),
    dueBy: async (instant, limit) => [...(await ask('dueBy', instant, limit))],
    unchangedSince: async (phase, instant, limit) => [...(await ask('unchangedSince', phase, instant, limit))],

    async pulse(now) {
      await ask('pulse', now);
    },
    async outages() {
      return (await ask('outages')).map(([from, until]) => ({ from, until }));
    },

    async backup(file) {
      if (isClosed) throw storeFailure('failed', new Error('it is closed'));
      const running = backupSqlite(opening.file, file);
      backups.add(running);
      await running.finally(() => backups.delete(running));
    },
    condition,
    async close() {
      isClosed = true;
      await Promise.allSettled(backups);
      await end();
    },
  };
}

const lineRow = ({ lane, number, body, about }: StoredLine): LineRow => [LANES[lane], number, body, about ?? null];
