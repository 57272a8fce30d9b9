import { DatabaseSync } from 'node:sqlite';
import type { Entry, ChatEntry } from '../../tables/entry.ts';
import type { TablePhase } from '../../tables/store.ts';

/** The stored data of a table, read directly from the database. */
export interface Stored {
  readonly phase: TablePhase;
  readonly dueAt: number | null; // null: no clock runs
  readonly entries: readonly Entry[];
  readonly watchers: readonly ChatEntry[];
  /** The record of its match, if that is over. */
  readonly records: readonly unknown[];
}

/** Throws if a number is missing or occurs twice. */
export function readStored(file: string, tables: readonly string[]): Map<string, Stored> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const find = database.prepare('SELECT key, phase, due_at FROM tables WHERE id = ?');
    const read = database.prepare('SELECT number, body FROM lines WHERE key = ? AND lane = ? ORDER BY number');
    const lane = (key: number, number: number): unknown[] =>
      read.all(key, number).map(({ number, body }, index) => {
        if (number !== index + 1) throw new Error(`line ${index + 1} of table ${key} is line ${String(number)}`);
        return JSON.parse(String(body)) as unknown;
      });
    // one consistent read
    database.exec('BEGIN');
    return new Map(
      tables.map(id => {
        const row = find.get(id);
        if (!row) throw new Error(`table ${id} is gone`);
        const key = Number(row['key']);
        return [
          id,
          {
            phase: row['phase'] as TablePhase,
            dueAt: row['due_at'] as number | null,
            entries: lane(key, 0) as Entry[],
            watchers: lane(key, 1) as ChatEntry[],
            records: lane(key, 2),
          },
        ];
      }),
    );
  } finally {
    database.close();
  }
}
