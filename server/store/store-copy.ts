type Value = string | number | null;
export type Row = readonly Value[];
type ColumnType = 'text' | 'bigint' | 'smallint';

/** A part of a store that both databases hold in the same columns. */
export interface StorePart {
  readonly name: string;
  readonly columns: Readonly<Record<string, ColumnType>>;
  /** The columns it is ordered by. */
  readonly order: readonly string[];
}

/** Rows that are read at a time. */
export const PAGE = 500;

export const columnsOf = ({ columns }: StorePart): string => Object.keys(columns).join(', ');

/** Everything that is stored. The heads of Postgres are computed from the lines. */
export const PARTS: readonly StorePart[] = [
  {
    name: 'guests',
    columns: { id: 'text', name: 'text', made_at: 'bigint', secret_hash: 'text', seen_at: 'bigint' },
    order: ['id'],
  },
  {
    name: 'tables',
    columns: {
      key: 'bigint',
      id: 'text',
      code: 'text',
      title: 'text',
      language: 'text',
      is_public: 'smallint',
      host: 'text',
      phase: 'text',
      seats: 'text',
      result: 'text',
      made_at: 'bigint',
      changed_at: 'bigint',
      due_at: 'bigint',
    },
    order: ['key'],
  },
  {
    name: 'lines',
    columns: { key: 'bigint', lane: 'smallint', number: 'bigint', body: 'text' },
    order: ['key', 'lane', 'number'],
  },
  { name: 'snapshots', columns: { key: 'bigint', number: 'bigint', body: 'text' }, order: ['key', 'number'] },
  { name: 'company', columns: { guest: 'text', key: 'bigint' }, order: ['guest', 'key'] },
  { name: 'named', columns: { guest: 'text', key: 'bigint' }, order: ['guest', 'key'] },
  { name: 'removed', columns: { guest: 'text' }, order: ['guest'] },
  { name: 'outages', columns: { from_at: 'bigint', until_at: 'bigint' }, order: ['from_at', 'until_at'] },
  { name: 'pulse', columns: { at: 'bigint' }, order: ['at'] },
];

/** A database that is copied from or to. Nobody else writes to it until it is closed. */
export interface StoreCopy {
  count(part: StorePart): Promise<number>;
  /** All rows in order, some at a time. */
  rows(part: StorePart): AsyncIterable<readonly Row[]>;
  add(part: StorePart, rows: readonly Row[]): Promise<void>;
  /** Deletes what a server writes when it starts. */
  clearPulse(): Promise<void>;
  /** Makes everything that was added permanent. */
  commit(): Promise<void>;
  /** Without a commit, nothing was added. */
  close(): Promise<void>;
}
