import { createHash } from 'node:crypto';
import { isPostgres, nameOf } from './postgres-address.ts';
import { openPostgresCopy } from './postgres-copy.ts';
import { openSqliteCopy } from './sqlite-copy.ts';
import { PARTS, type Row, type StoreCopy, type StorePart } from './store-copy.ts';

export interface MoveReport {
  readonly outcome: 'copied' | 'equal';
  /** The number of rows, by part. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The name of a store as it may be shown: without a password. */
export const nameOfStore = (store: string): string => (isPostgres(store) ? nameOf(store) : store);

/**
 * Copies everything from one store to another one, all or nothing, and compares both. Nothing happens if they are equal
 * already; a store with other data is never changed.
 */
export async function moveStore(
  from: string,
  to: string,
  show: (done: number, of: number) => void = () => {},
): Promise<MoveReport> {
  const source = await open(from, 'source');
  try {
    const target = await open(to, 'target');
    try {
      return await copy(source, target, nameOfStore(to), show);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

const open = (store: string, role: 'source' | 'target'): Promise<StoreCopy> =>
  isPostgres(store) ? openPostgresCopy(store, role) : openSqliteCopy(store, role);

async function copy(
  source: StoreCopy,
  target: StoreCopy,
  name: string,
  show: (done: number, of: number) => void,
): Promise<MoveReport> {
  const counts: Record<string, number> = {};
  for (const part of PARTS) counts[part.name] = await source.count(part);
  const isEmpty = await holdsNothing(target);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const of = all * (isEmpty ? 3 : 2);
  let done = 0;
  const step = (rows: readonly Row[]): void => show((done += rows.length), Math.max(of, done));

  if (isEmpty) {
    await target.clearPulse();
    for (const part of PARTS)
      for await (const rows of source.rows(part)) {
        await target.add(part, rows);
        step(rows);
      }
  }
  for (const part of PARTS) {
    const isEqual =
      (await target.count(part)) === counts[part.name] &&
      (await digestOf(source, part, step)) === (await digestOf(target, part, step));
    if (isEqual) continue;
    if (isEmpty) throw new Error(`the copy of “${part.name}” differs from the original; nothing was copied.`);
    throw new Error(`${name} holds other data (“${part.name}” differs), and has been left as it was.`);
  }
  await target.commit();
  return { outcome: isEmpty ? 'copied' : 'equal', counts };
}

/** A server that has started, but has no guests and tables yet, leaves nothing to be kept. */
async function holdsNothing(target: StoreCopy): Promise<boolean> {
  for (const part of PARTS)
    if (part.name !== 'pulse' && part.name !== 'outages' && (await target.count(part)) > 0) return false;
  return true;
}

async function digestOf(store: StoreCopy, part: StorePart, step: (rows: readonly Row[]) => void): Promise<string> {
  const hash = createHash('sha256');
  for await (const rows of store.rows(part)) {
    for (const row of rows) hash.update(`${JSON.stringify(row)}\n`);
    step(rows);
  }
  return hash.digest('hex');
}
