import type { TableCard, Instant, LogLane, StoredLine, Store, TableKey } from './store.ts';

/** A place for test stores. Opening it twice gives two stores that share everything, like two processes. */
export interface TestTable {
  open(now: Instant): Promise<Store>;
  /** Closes all stores, and deletes everything. */
  clear(): Promise<void>;
}

export const startTime: Instant = 1_800_000_000_000;

export const sitting = (guest: string): TableCard['seats'][number] => ({ guest, name: `Name of ${guest}`, bot: null });
export const bot: TableCard['seats'][number] = { guest: null, name: 'Robot', bot: 'master' };

/** A newly opened table of Ann's, with these changes. */
export const exampleCard = (id: string, changes: Partial<TableCard> = {}): TableCard => ({
  id,
  code: `code of ${id}`,
  title: 'pi',
  language: 'en',
  isPublic: true,
  host: 'ann',
  phase: 'gathering',
  seats: [sitting('ann'), null],
  result: null,
  madeAt: startTime,
  changedAt: startTime,
  dueAt: null,
  ...changes,
});

export const storedLine = (number: number, body = `line ${number}`, lane: LogLane = 'table'): StoredLine => ({
  lane,
  number,
  body,
});

export async function tableIn(store: Store, card: TableCard): Promise<TableKey> {
  const key = await store.addTable(card, 'line 1');
  if (key === undefined) throw new Error(`table ${card.id} was not added`);
  return key;
}
