import { describe, expect, test } from 'vitest';
import { type FairQueue, fairQueue, type QueueItem } from './queue.ts';

interface Item extends QueueItem {
  readonly name: string;
}

const item = (table: string, seat = 0, since = 0): Item => ({ table, seat, since, name: `${table}${seat}` });
const open = (): FairQueue<Item> => fairQueue<Item>({ late: 10_000, cost: 1_000 });

/** Serves everything, one after the other, each taking as long as its table's items do; the order. */
function served(queue: FairQueue<Item>, took: (item: Item) => number, most = Number.POSITIVE_INFINITY): string[] {
  const order: string[] = [];
  for (let next = queue.next(0); next; next = order.length < most ? queue.next(0) : undefined) {
    order.push(next.name);
    queue.done(next, took(next));
  }
  return order;
}

describe('a fair queue', () => {
  test('serves tables in turn, and the seats of one table in order', () => {
    const queue = open();
    for (const [table, seat] of [
      ['a', 0],
      ['a', 1],
      ['a', 2],
      ['b', 0],
      ['b', 1],
      ['c', 3],
    ] as const)
      queue.add(item(table, seat));
    expect(served(queue, () => 5)).toEqual(['a0', 'b0', 'c3', 'a1', 'b1', 'a2']);
    expect(queue.size).toBe(0);
  });

  test('keeps the last item of a seat, in the place of the first', () => {
    const queue = open();
    queue.add(item('a', 0));
    queue.add(item('a', 1));
    const newer = { ...item('a', 0), name: 'newer' };
    expect(queue.add(newer)).toEqual(item('a', 0));
    expect(queue.size).toBe(2);
    expect(served(queue, () => 5)).toEqual(['newer', 'a1']);
  });

  test('serves the table that has used least time: slow ones wait for each other, not the others for them', () => {
    const queue = open();
    const order: string[] = [];
    for (const table of ['slow', 'slower', 'quick']) queue.add(item(table));
    for (let step = 0; step < 30; step++) {
      const next = queue.next(0);
      if (!next) throw new Error('everybody asks again at once');
      order.push(next.table);
      queue.add(next);
      queue.done(next, { slow: 500, slower: 1_000, quick: 50 }[next.table] ?? 0);
    }
    const times = (table: string): number => order.filter(one => one === table).length;
    expect(times('slow')).toBeLessThanOrEqual(4);
    expect(times('slower')).toBeLessThanOrEqual(3);
    expect(times('quick')).toBeGreaterThanOrEqual(23);
  });

  test('gives a table that comes new, or comes back, no time to catch up on', () => {
    const queue = open();
    for (const table of ['a', 'b']) for (let seat = 0; seat < 8; seat++) queue.add(item(table, seat));
    served(queue, () => 100, 6);
    for (let seat = 0; seat < 8; seat++) queue.add(item('new', seat));
    // a and b have used 300 each
    expect(served(queue, () => 100, 6).filter(name => name.startsWith('new'))).toHaveLength(2);
  });

  test('does not serve a seat that is being thought about, but the others of its table', () => {
    const queue = open();
    queue.add(item('a', 0));
    const thought = queue.next(0);
    queue.add(item('a', 0));
    expect([queue.size, queue.next(0)]).toEqual([1, undefined]);
    queue.add(item('a', 1));
    expect(queue.next(0)).toMatchObject({ seat: 1 });
    if (thought) queue.done(thought, 5);
    expect(queue.next(0)).toMatchObject({ seat: 0 });
  });

  test('prefers, of two tables, the one that is not being thought about', () => {
    const queue = open();
    queue.add(item('a', 0));
    queue.next(0);
    queue.add(item('a', 1));
    queue.add(item('b', 0));
    expect(queue.next(0)).toMatchObject({ table: 'b' });
  });

  test('serves those first that have waited for too long, the oldest of them before all', () => {
    const queue = open();
    queue.add(item('a', 0, 19_000));
    queue.add(item('b', 0, 9_000));
    queue.add(item('c', 0, 8_000));
    expect([1, 2, 3].map(() => queue.next(20_000)?.table)).toEqual(['c', 'b', 'a']);
  });

  test('gives out everything when it is cleared', () => {
    const queue = open();
    queue.add(item('a', 0));
    queue.add(item('b', 1));
    expect(queue.clear().map(({ name }) => name)).toEqual(['a0', 'b1']);
    expect([queue.size, queue.next(0)]).toEqual([0, undefined]);
  });
});
