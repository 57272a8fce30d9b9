import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { CARD, type CardRow } from './card-row.ts';
import type { GuestRow, RequestKind, LineRow, OutageRow, Requests } from './sqlite-messages.ts';
import { PULSE } from './sqlite-outage.ts';
import type { TableKey } from '../../tables/store.ts';

/** The requests that write. */
export const WRITES: ReadonlySet<RequestKind> = new Set([
  'addGuest',
  'renameGuest',
  'seeGuest',
  'removeGuest',
  'deleteGuests',
  'addTable',
  'appendLine',
  'append',
  'rewrite',
  'deleteTable',
  'saveSnapshot',
  'pulse',
] satisfies RequestKind[]);

/** Milliseconds. */
const DAY = 86_400_000;

/** Every request in SQL. Each succeeds completely, or throws and changes nothing. */
export function queries(database: DatabaseSync): Requests {
  /** Rows as lists, which are cheaper to copy to another thread. */
  function rows<Row>(sql: string): (...parameters: SQLInputValue[]) => Row[] {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return (...parameters) => statement.all(...parameters) as unknown as Row[];
  }
  const column = <Value>(sql: string): ((...parameters: SQLInputValue[]) => Value[]) => {
    const found = rows<[Value]>(sql);
    return (...parameters) => found(...parameters).map(([value]) => value);
  };

  const addGuest = database.prepare(
    'INSERT INTO guests (id, name, made_at, secret_hash, seen_at) VALUES (?1, ?2, ?3, ?4, ?3)',
  );
  const guestWith = rows<GuestRow>('SELECT id, name, made_at FROM guests WHERE secret_hash = ?');
  const renameGuest = database.prepare('UPDATE guests SET name = ?2 WHERE id = ?1');
  const seeGuest = database.prepare(`UPDATE guests SET seen_at = ?2 WHERE id = ?1 AND seen_at < ?2 - ${DAY}`);
  const removeGuest = database.prepare('DELETE FROM guests WHERE id = ?');
  const noteRemoved = database.prepare(
    'INSERT OR IGNORE INTO removed (guest) SELECT ?1 WHERE EXISTS (SELECT 1 FROM named WHERE guest = ?1)',
  );
  const finishRemoved = database.prepare(
    'DELETE FROM removed WHERE guest = ?1 AND NOT EXISTS (SELECT 1 FROM named WHERE guest = ?1)',
  );
  const removedGuests = column<string>('SELECT guest FROM removed LIMIT ?');
  const deleteGuests = database.prepare(
    `DELETE FROM guests WHERE id IN (
       SELECT id FROM guests WHERE seen_at <= ?1 AND NOT EXISTS (SELECT 1 FROM named WHERE guest = id)
       ORDER BY seen_at LIMIT ?2
     )`,
  );

  const addTable = database.prepare(
    `INSERT INTO tables (${CARD}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  // Most moves change only the times of a card; this leaves the other indexes alone.
  const touchTable = database.prepare(
    `UPDATE tables SET changed_at = ?, due_at = ?
     WHERE key = ? AND title = ? AND language = ? AND is_public = ? AND host = ? AND phase = ? AND seats = ? AND result IS ?`,
  );
  const changeTable = database.prepare(
    `UPDATE tables SET changed_at = ?, due_at = ?, title = ?, language = ?, is_public = ?, host = ?, phase = ?, seats = ?, result = ?
     WHERE key = ?`,
  );
  const dismiss = database.prepare('DELETE FROM company WHERE key = ?');
  const admit = database.prepare(
    `INSERT INTO company (guest, key)
     SELECT seat.value ->> 'guest', tables.key FROM tables, json_each(seats) AS seat
     WHERE tables.key = ?1 AND seat.value ->> 'guest' IS NOT NULL
     UNION SELECT host, key FROM tables WHERE key = ?1`,
  );
  const nameCompany = database.prepare(
    'INSERT OR IGNORE INTO named (guest, key) SELECT guest, key FROM company WHERE key = ?',
  );
  const name = database.prepare('INSERT OR IGNORE INTO named (guest, key) VALUES (?, ?)');
  const unname = database.prepare('DELETE FROM named WHERE guest = ? AND key = ?');
  const tablesNaming = rows<readonly [TableKey, string]>(
    `SELECT key, id FROM named JOIN tables USING (key) WHERE named.guest = ? AND named.key > ? ORDER BY named.key LIMIT ?`,
  );
  const removedAt = column<string>('SELECT guest FROM named JOIN removed USING (guest) WHERE key = ?');
  const deletions = ['company', 'named', 'lines', 'snapshots', 'tables'].map(table =>
    database.prepare(`DELETE FROM ${table} WHERE key = ?`),
  );
  const find = rows<readonly [TableKey, ...CardRow]>(`SELECT key, ${CARD} FROM tables WHERE id = ?`);
  const idOfCode = column<string>(`SELECT id FROM tables WHERE code = ? AND phase <> 'closed'`);

  // adds nothing if the number is taken
  const addLine = database.prepare(
    'INSERT INTO lines (key, lane, number, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const read = rows<readonly [body: string, number: number]>(
    'SELECT body, number FROM lines WHERE key = ? AND lane = ? AND number > ? ORDER BY number',
  );
  const rewriteLine = database.prepare('UPDATE lines SET body = ?4 WHERE key = ?1 AND lane = ?2 AND number = ?3');

  const deleteSnapshots = database.prepare('DELETE FROM snapshots WHERE key = ?');
  const saveSnapshot = database.prepare('INSERT OR REPLACE INTO snapshots (key, number, body) VALUES (?, ?, ?)');
  // all but the last two
  const dropSnapshots = database.prepare(
    `DELETE FROM snapshots WHERE key = ?1 AND number <
       (SELECT number FROM snapshots WHERE key = ?1 ORDER BY number DESC LIMIT 1 OFFSET 1)`,
  );
  const snapshot = rows<readonly [number: number, body: string]>(
    'SELECT number, body FROM snapshots WHERE key = ? AND number <= ? ORDER BY number DESC LIMIT 1',
  );

  const publicTables = rows<CardRow>(
    `SELECT ${CARD} FROM (
       SELECT *, row_number() OVER (PARTITION BY host ORDER BY made_at DESC, key DESC) AS place
       FROM tables INDEXED BY tables_by_age
       WHERE phase = 'gathering' AND changed_at > ?1 AND is_public = 1
     )
     WHERE place <= ?2 ORDER BY made_at DESC, key DESC LIMIT ?3`,
  );
  // Equal times have equal rank, so that a page never ends between them.
  const tablesOf = rows<CardRow>(
    `SELECT ${CARD} FROM tables JOIN (
       SELECT key, rank() OVER (ORDER BY changed_at DESC) AS place FROM company JOIN tables USING (key)
       WHERE guest = ?1 AND phase IN (SELECT value FROM json_each(?2)) AND changed_at < ?3
     ) USING (key)
     WHERE place <= ?4 ORDER BY place, key DESC`,
  );
  const openTablesOf = column<number>(
    `SELECT count(*) FROM tables WHERE host = ? AND phase IN ('gathering', 'playing')`,
  );
  const dueBy = column<string>('SELECT id FROM tables WHERE due_at <= ? ORDER BY due_at LIMIT ?');
  const unchangedSince = column<string>(
    'SELECT id FROM tables WHERE phase = ? AND changed_at <= ? ORDER BY changed_at LIMIT ?',
  );

  const pulse = database.prepare(PULSE);
  const outages = rows<OutageRow>('SELECT from_at, until_at FROM outages ORDER BY from_at');

  const savepoint = database.prepare('SAVEPOINT request');
  const release = database.prepare('RELEASE request');
  const rollBack = database.prepare('ROLLBACK TO request');

  /** Rolls back if it throws or returns undefined. */
  function wholly<Answer>(act: () => Answer | undefined): Answer | undefined {
    savepoint.run();
    let answer: Answer | undefined;
    try {
      answer = act();
    } finally {
      // a full disk may have ended the whole transaction
      if (database.isTransaction) {
        if (answer === undefined) rollBack.run();
        release.run();
      }
    }
    return answer;
  }

  function seatCompany(key: TableKey): void {
    dismiss.run(key);
    admit.run(key);
    nameCompany.run(key);
  }

  /** Overwrites deleted and replaced data in the file. */
  function thoroughly(act: () => void): void {
    database.exec('PRAGMA secure_delete = ON');
    try {
      wholly(() => {
        act();
        return true;
      });
    } finally {
      database.exec('PRAGMA secure_delete = OFF');
    }
  }

  function replaceLines(key: TableKey, lines: readonly LineRow[]): void {
    for (const [lane, number, body] of lines)
      if (rewriteLine.run(key, lane, number, body).changes === 0) throw new Error(`table ${key} has no line ${number}`);
  }

  function keepCard(key: TableKey, card: CardRow): void {
    const [, , title, language, isPublic, host, phase, seats, result, , changedAt, dueAt] = card;
    const face = [title, language, isPublic, host, phase, seats, result] as const;
    if (touchTable.run(changedAt, dueAt, key, ...face).changes === 1) return;
    if (changeTable.run(changedAt, dueAt, ...face, key).changes === 0) throw new Error(`there is no table ${key}`);
    seatCompany(key);
  }

  const isAdded = (key: TableKey, lane: number, number: number, body: string): boolean =>
    addLine.run(key, lane, number, body).changes > 0;

  function areKept(...[key, lines, card]: Parameters<Requests['append']>): boolean {
    if (!lines.every(([lane, number, body]) => isAdded(key, lane, number, body))) return false;
    for (const [, , , about] of lines) if (about !== null) name.run(about, key);
    if (card !== null) keepCard(key, card);
    return true;
  }

  return {
    addGuest([id, name, madeAt], secretHash) {
      addGuest.run(id, name, madeAt, secretHash);
      return null;
    },
    guestWith: secretHash => guestWith(secretHash)[0] ?? null,
    renameGuest(id, name) {
      renameGuest.run(id, name);
      return null;
    },

    seeGuest(id, now) {
      seeGuest.run(id, now);
      return null;
    },
    removeGuest(id) {
      let isThere = false;
      thoroughly(() => {
        isThere = removeGuest.run(id).changes > 0;
        if (isThere) noteRemoved.run(id);
      });
      return isThere;
    },
    removedGuests,
    deleteGuests: (unseenSince, limit) => Number(deleteGuests.run(unseenSince, limit).changes),

    addTable: (card, first, about) =>
      wholly(() => {
        const { changes, lastInsertRowid } = addTable.run(...card);
        if (changes === 0) return undefined;
        const key = Number(lastInsertRowid);
        seatCompany(key);
        for (const guest of about) name.run(guest, key);
        isAdded(key, 0, 1, first);
        return key;
      }) ?? null,
    find: id => find(id)[0] ?? null,
    idOfCode: code => idOfCode(code)[0] ?? null,
    appendLine: isAdded,
    append(key, lines, card) {
      // a savepoint costs as much as a line, and a single line needs none
      if (lines.length <= 1) return areKept(key, lines, card);
      return wholly(() => areKept(key, lines, card) || undefined) ?? false;
    },
    read(key, lane, after) {
      const found = read(key, lane, after);
      const last = found.at(-1)?.[1] ?? after;
      // readers count the bodies: a missing number would shift all later ones
      if (last !== after + found.length) throw new Error(`a line of table ${key} is missing before number ${last}`);
      return found.map(([body]) => body);
    },

    tablesNaming,
    rewrite(key, lines, card, guest) {
      thoroughly(() => {
        replaceLines(key, lines);
        keepCard(key, card);
        deleteSnapshots.run(key);
        unname.run(guest, key);
        finishRemoved.run(guest);
      });
      return null;
    },
    deleteTable(key) {
      thoroughly(() => {
        const removed = removedAt(key);
        for (const deletion of deletions) deletion.run(key);
        for (const guest of removed) finishRemoved.run(guest);
      });
      return null;
    },

    saveSnapshot(key, number, body) {
      saveSnapshot.run(key, number, body);
      dropSnapshots.run(key);
      return null;
    },
    snapshot: (key, upTo) => snapshot(key, upTo)[0] ?? null,

    publicTables,
    tablesOf: (guest, phases, before, limit) => tablesOf(guest, JSON.stringify(phases), before, limit),
    openTablesOf: host => openTablesOf(host)[0] ?? 0,
    dueBy,
    unchangedSince,

    pulse(now) {
      pulse.run(now);
      return null;
    },
    outages: () => outages(),
  };
}
