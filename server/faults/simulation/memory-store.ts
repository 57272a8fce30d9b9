import {
  type Hint,
  type Instant,
  type Outage,
  type SharedStore,
  storeFailure,
  type StoredLine,
  type TableCard,
} from '../../../tables/store.ts';
import {
  companyOf,
  copyOf,
  type Database,
  forgetUnnamed,
  headOf,
  nameOnCard,
  isNamed,
  rowOf,
  type TableRow,
  tell,
} from './database.ts';

const DAY = 86_400_000;

/** How requests reach the database, and answers come back. */
export interface DatabaseLine {
  /** Names this store among the writers. */
  readonly writer: string;
  /** The time by the clock of the database. */
  now(): Instant;
  ask<Answer>(request: keyof SharedStore, act: () => Answer): Promise<Answer>;
  /** Passes on the hints of other writers until the returned function is called. */
  listen(hear: (hint: Hint) => void): () => void;
  close(): Promise<void>;
}

/** A store over a database in memory. */
export function memoryStore(database: Database, line: DatabaseLine): SharedStore {
  const { writer, ask } = line;
  const { tables, byId, guests, removed } = database;
  const cards = (): TableCard[] => [...tables.values()].map(({ card }) => card);
  const ofHost = (host: string): TableCard[] => cards().filter(card => card.host === host);

  return {
    addGuest: (guest, hash) =>
      ask('addGuest', () => {
        if (guests.has(guest.id) || guests.values().some(row => row.hash === hash))
          throw storeFailure('failed', new Error(`guest ${guest.id} is there`));
        guests.set(guest.id, { guest, hash, seenAt: guest.madeAt });
      }),
    guestWith: hash => ask('guestWith', () => guests.values().find(row => row.hash === hash)?.guest),
    renameGuest: (id, name) =>
      ask('renameGuest', () => {
        const row = guests.get(id);
        if (row) row.guest = { ...row.guest, name };
      }),
    seeGuest: (id, now) =>
      ask('seeGuest', () => {
        const row = guests.get(id);
        if (row && row.seenAt < now - DAY) row.seenAt = now;
      }),
    removeGuest: id =>
      ask('removeGuest', () => {
        if (!guests.delete(id)) return false;
        if (isNamed(database, id)) removed.add(id);
        tell(database, writer, { removed: id });
        return true;
      }),
    removedGuests: limit => ask('removedGuests', () => [...removed].slice(0, limit)),
    deleteGuests: (unseenSince, limit) =>
      ask('deleteGuests', () => {
        const gone = [...guests.values()]
          .filter(({ guest, seenAt }) => seenAt <= unseenSince && !isNamed(database, guest.id))
          .slice(0, limit);
        for (const { guest } of gone) guests.delete(guest.id);
        return gone.length;
      }),

    addTable: (card, first, about = []) =>
      ask('addTable', () => {
        if (byId.has(card.id) || cards().some(({ code }) => code === card.code)) return undefined;
        const row: TableRow = {
          key: (database.lastKey += 1),
          card: copyOf(card),
          lanes: { table: [first], watchers: [], record: [] },
          named: new Set(about),
          snapshots: [],
          epoch: 0,
          storedAt: [line.now()],
        };
        nameOnCard(row, card);
        tables.set(row.key, row);
        byId.set(card.id, row);
        return row.key;
      }),
    find: id =>
      ask('find', () => {
        const row = byId.get(id);
        return row && { key: row.key, card: row.card };
      }),
    idOfCode: code => ask('idOfCode', () => cards().find(card => card.code === code && card.phase !== 'closed')?.id),
    append: (key, lines, card, epoch) =>
      ask('append', () => {
        const row = rowOf(database, key);
        if (!isAppended(row, lines, card, epoch)) return false;
        while (row.storedAt.length < row.lanes.table.length) row.storedAt.push(line.now());
        if (epoch === undefined && lines.length > 0) tell(database, writer, { tables: [key] });
        return true;
      }),
    read: (key, lane, after) => ask('read', () => tables.get(key)?.lanes[lane].slice(after) ?? []),

    tablesNaming: (guest, after, limit) =>
      ask('tablesNaming', () =>
        [...tables.values()]
          .filter(({ key, named }) => key > after && named.has(guest))
          .slice(0, limit)
          .map(({ key, card: { id } }) => ({ key, id })),
      ),
    rewrite: (key, lines, card, guest) =>
      ask('rewrite', () => {
        const row = rowOf(database, key);
        if (lines.some(({ lane, number }) => row.lanes[lane][number - 1] === undefined))
          throw storeFailure('failed', new Error('there is no such line'));
        for (const { lane, number, body } of lines) row.lanes[lane][number - 1] = body;
        row.card = changed(row.card, card);
        row.named.delete(guest);
        row.snapshots = [];
        forgetUnnamed(database, [guest]);
      }),
    deleteTable: key =>
      ask('deleteTable', () => {
        const row = tables.get(key);
        if (!row) return;
        tables.delete(key);
        byId.delete(row.card.id);
        forgetUnnamed(database, row.named);
      }),

    saveSnapshot: (key, number, body) =>
      ask('saveSnapshot', () => {
        const row = rowOf(database, key);
        const kept = row.snapshots.filter(one => one.number !== number);
        row.snapshots = [...kept, { number, body }].sort((one, other) => one.number - other.number).slice(-2);
      }),
    snapshot: (key, upTo) => ask('snapshot', () => tables.get(key)?.snapshots.findLast(({ number }) => number <= upTo)),

    publicTables: (changedAfter, perHost, limit) =>
      ask('publicTables', () => {
        const counts = new Map<string, number>();
        return cards()
          .filter(card => card.isPublic && card.phase === 'gathering' && card.changedAt > changedAfter)
          .sort((one, other) => other.madeAt - one.madeAt)
          .filter(({ host }) => {
            const count = (counts.get(host) ?? 0) + 1;
            counts.set(host, count);
            return count <= perHost;
          })
          .slice(0, limit);
      }),
    tablesOf: (guest, phases, before, limit) =>
      ask('tablesOf', () => {
        const found = cards()
          .filter(card => phases.includes(card.phase) && card.changedAt < before && companyOf(card).includes(guest))
          .sort((one, other) => other.changedAt - one.changedAt);
        const last = found[limit - 1];
        return last ? found.filter(({ changedAt }) => changedAt >= last.changedAt) : found;
      }),
    openTablesOf: host =>
      ask(
        'openTablesOf',
        () => ofHost(host).filter(({ phase }) => phase === 'gathering' || phase === 'playing').length,
      ),
    dueBy: (instant, limit) =>
      ask('dueBy', () =>
        cards()
          .flatMap(({ id, dueAt }) => (dueAt !== null && dueAt <= instant ? [{ id, dueAt }] : []))
          .sort((one, other) => one.dueAt - other.dueAt)
          .slice(0, limit)
          .map(({ id }) => id),
      ),
    unchangedSince: (phase, instant, limit) =>
      ask('unchangedSince', () =>
        cards()
          .filter(card => card.phase === phase && card.changedAt <= instant)
          .sort((one, other) => one.changedAt - other.changedAt)
          .slice(0, limit)
          .map(({ id }) => id),
      ),

    pulse: now =>
      ask('pulse', () => {
        database.pulse = Math.max(database.pulse ?? now, now);
      }),
    outages: () => ask('outages', (): Outage[] => [...database.outages]),

    takeOver: key =>
      ask('takeOver', () => {
        const row = rowOf(database, key);
        row.epoch += 1;
        tell(database, writer, { tables: [key] });
        return row.epoch;
      }),
    heads: keys => ask('heads', () => keys.flatMap(key => tables.get(key) ?? []).map(headOf)),
    onHint: hear => line.listen(hear),
    beat: me =>
      ask('beat', () => {
        const now = line.now();
        const isNew = !database.processes.has(me.id);
        database.processes.set(me.id, { ...me, at: now });
        for (const { id, at } of database.processes.values()) if (at < now - 60_000) database.processes.delete(id);
        if (isNew) tell(database, writer, { processes: true });
        const others = [...database.processes.values()].filter(({ id }) => id !== me.id);
        return {
          now,
          outages: database.outages.length,
          others: others.map(({ id, address, rules, at }) => ({ id, address, rules, silent: now - at })),
        };
      }),
    leave: id =>
      ask('leave', () => {
        database.processes.delete(id);
        tell(database, writer, { processes: true });
      }),

    backup: () =>
      ask('backup', () => {
        throw storeFailure('failed', new Error('memory has no backup'));
      }),
    close: () => line.close(),
  };
}

/** Stores all lines and the card, or nothing. */
function isAppended(
  row: TableRow,
  lines: readonly StoredLine[],
  card: TableCard | null,
  epoch: number | undefined,
): boolean {
  if (epoch !== undefined && epoch !== row.epoch) return false;
  const next = { table: row.lanes.table.length, watchers: row.lanes.watchers.length, record: row.lanes.record.length };
  for (const { lane, number } of lines) if (number !== (next[lane] += 1)) return false;
  for (const { lane, body, about } of lines) {
    row.lanes[lane].push(body);
    if (about !== undefined) row.named.add(about);
  }
  if (card) {
    row.card = changed(row.card, card);
    nameOnCard(row, card);
  }
  return true;
}

/** The id, code and creation time of a table never change. */
const changed = ({ id, code, madeAt }: TableCard, card: TableCard): TableCard => ({
  ...copyOf(card),
  id,
  code,
  madeAt,
});
