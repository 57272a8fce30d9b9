import type { Card, Instant, Lane, LogLine, Store, TableKey } from './store.ts';

/** Somewhere a store can be kept. Opening it twice gives two stores that share everything, like two processes. */
export interface Place {
  open(now: Instant): Promise<Store>;
  /** Closes whatever is open, and forgets everything. */
  clear(): Promise<void>;
}

export const start: Instant = 1_800_000_000_000;

export const sitting = (guest: string): Card['seats'][number] => ({ guest, name: `Name of ${guest}`, bot: null });
export const bot: Card['seats'][number] = { guest: null, name: 'Robot', bot: 'master' };

/** A table of Ann's that has just been opened, except for what is said here. */
export const cardOf = (id: string, changes: Partial<Card> = {}): Card => ({
  id,
  code: `code of ${id}`,
  title: 'pi',
  language: 'en',
  isPublic: true,
  host: 'ann',
  phase: 'gathering',
  seats: [sitting('ann'), null],
  result: null,
  madeAt: start,
  changedAt: start,
  dueAt: null,
  ...changes,
});

export const line = (number: number, body = `line ${number}`, lane: Lane = 'table'): LogLine => ({
  lane,
  number,
  body,
});

export async function tableIn(store: Store, card: Card): Promise<TableKey> {
  const key = await store.addTable(card, 'line 1');
  if (key === undefined) throw new Error(`table ${card.id} was not added`);
  return key;
}
