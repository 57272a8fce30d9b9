import { fromHex, type MatchSnapshot, restore, snapshotOf, toHex } from '#kernel';
import { titleNamed } from '#shelf';
import { dealOf, openedTable } from './fold.ts';
import type { GuestId } from './store.ts';
import type { FoldedTable } from './table.ts';

/** Increases when older snapshots cannot be read; then the whole log is read. */
const FORMAT = 5;

/** Fields of plain data, which are stored unchanged. */
const PLAIN = [
  'form',
  'host',
  'hostAway',
  'phase',
  'chairs',
  'waiting',
  'version',
  'continuedFrom',
  'time',
  'paused',
  'asking',
  'next',
  'n',
  'forgottenAt',
  'changedAt',
  'numbers',
  'lastOwn',
  'lastMove',
  'clockMoves',
  'recent',
  'trimmed',
  'runs',
  'said',
] as const satisfies readonly (keyof FoldedTable)[];

interface Snapshot extends Pick<FoldedTable, (typeof PLAIN)[number]> {
  readonly format: number;
  readonly table: Pick<FoldedTable, 'id' | 'code' | 'madeAt'>;
  readonly secret: string;
  readonly muted: string[];
  readonly done: [GuestId, [string, number][]][];
  readonly spent: [string, number][];
  readonly match: MatchSnapshot | null; // null: nothing has been dealt
}

/** A table as text, so that loading it does not need the whole log. */
export function writeSnapshot(table: FoldedTable): string {
  const plain = Object.fromEntries(PLAIN.map(key => [key, table[key]])) as Pick<FoldedTable, (typeof PLAIN)[number]>;
  const snapshot: Snapshot = {
    ...plain,
    format: FORMAT,
    table: { id: table.id, code: table.code, madeAt: table.madeAt },
    secret: toHex(table.secret),
    muted: [...table.muted],
    done: [...table.done].map(([guest, ids]) => [guest, [...ids]]),
    spent: [...table.spent],
    match: table.match && snapshotOf(table.match),
  };
  return JSON.stringify(snapshot);
}

/** The table of a snapshot; undefined if this program lacks its rules or its format. */
export function readSnapshot(text: string): FoldedTable | undefined {
  const { format, table: named, secret, muted, done, spent, match, ...plain } = JSON.parse(text) as Snapshot;
  if (format !== FORMAT || !fromHex(secret, 32)) return undefined;
  const { id: table, code, madeAt: at } = named;
  const empty = openedTable({ kind: 'opened', by: plain.host, at, table, code, form: plain.form, secret, kept: [] });
  const title = plain.version === null ? empty.title : titleNamed(empty.title.id, plain.version);
  if (!title) return undefined;
  const restored: FoldedTable = {
    ...empty,
    ...plain,
    title,
    muted: new Set(muted),
    done: new Map(done.map(([guest, ids]) => [guest, new Map(ids)])),
    spent: new Map(spent),
  };
  if (match) restored.match = restore(dealOf(restored), match);
  return restored;
}
