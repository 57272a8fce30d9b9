import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableService } from './service.ts';
import type { LiveTable } from './live.ts';
import { again } from './new-tables.ts';
import type { Command } from './protocol.ts';
import {
  liveTable,
  type TableClient,
  connectClient,
  dealtTable,
  guest,
  mustDo,
  openTestTables,
  type TestTables,
  seatedTable,
  SLOWLY,
} from './table.fixture.ts';

let testTables: TestTables;
let service: TableService;

beforeAll(async () => {
  testTables = await openTestTables();
  service = testTables.service(SLOWLY);
});
afterAll(() => testTables.close());

const say = (text: string, to: 'table' | 'watchers' = 'table'): Command => ({ do: 'say', to, text });
const sit = (seat: number): Command => ({ do: 'sit', seat, word: 'lantern' });
/** A guest takes another name, and the next connection has it. */
const renamed = (live: LiveTable, { guest: { id } }: TableClient, name: string): Promise<TableClient> =>
  connectClient(service, live, id, { name });

describe('a seated guest', () => {
  test('chats under the name of the seat, even after a change of name', async () => {
    const { live, people } = await seatedTable(service, ['ann', 'zed']);
    const [ann, zed] = people;
    const disguised = await renamed(live, zed, 'ann');
    await mustDo(disguised, say('it is me, ann'));
    await mustDo(disguised, say('really', 'watchers'));
    expect(ann.lines).toMatchObject([{ guest: 'zed', name: 'zed', seat: 1 }]);
    expect(ann.watchersLines).toMatchObject([{ guest: 'zed', name: 'zed', seat: 1 }]);
  });

  test('does so also during the match', async () => {
    const { live, people } = await dealtTable(service, ['ann', 'bob', 'zed']);
    const disguised = await renamed(live, people[2], 'bob');
    await mustDo(disguised, say('it is me, bob'));
    expect(people[0].lines).toMatchObject([{ guest: 'zed', name: 'zed', seat: 2 }]);
  });

  test('cannot take the name of another guest by leaving the seat and coming back', async () => {
    const { live, people } = await seatedTable(service, ['ann', 'zed']);
    await mustDo(people[1], { do: 'stand' });
    const disguised = await renamed(live, people[1], 'аnn');
    expect(await disguised.tries(sit(1))).toBe('nameTaken');
    expect(await disguised.tries(say('it is me, ann'))).toBe('nameTaken');
    expect(await disguised.tries(say('it is me, ann', 'watchers'))).toBe('nameTaken');
  });
});

describe('a watching guest', () => {
  test('cannot chat under a name that looks like the name of a seated guest', async () => {
    const { live, people } = await seatedTable(service, ['ann', 'bob']);
    const bot = people[0].doc.table.seats[2]?.name ?? '';
    for (const name of ['Ann', 'ꓮꓠꓠ', 'b0b', bot.toUpperCase()]) {
      const stranger = await connectClient(service, live, `as ${name}`, { name });
      expect(await stranger.tries(say('hello'))).toBe('nameTaken');
      expect(await stranger.tries(say('hello', 'watchers'))).toBe('nameTaken');
    }
    expect(people[0].lines).toEqual([]);
    expect(await (await connectClient(service, live, 'hanna')).tries(say('hello'))).toBe('ok');
  });

  test('cannot do so among watchers during the match either', async () => {
    const { live } = await dealtTable(service, ['ann', 'bob', 'cyd']);
    const stranger = await connectClient(service, live, 'eve', { name: 'Ann' });
    expect(await stranger.tries(say('hello', 'watchers'))).toBe('nameTaken');
  });

  test('cannot chat under a name that another guest used first', async () => {
    const { live } = await seatedTable(service, ['ann']);
    const [eve, other] = [
      await connectClient(service, live, 'eve'),
      await connectClient(service, live, 'other', { name: 'Eve' }),
    ];
    await mustDo(eve, say('I am Eve', 'watchers'));
    expect(await other.tries(say('so am I'))).toBe('nameTaken');
    expect(await eve.tries(say('I said so first'))).toBe('ok');
  });
});

describe('a name that was used in the chat', () => {
  test.each(['table', 'watchers'] as const)('in the room of the %s is not sat down under by others', async room => {
    const { live, people } = await seatedTable(service, ['ann', 'bob']);
    await mustDo(people[0], { do: 'clear', seat: 2 });
    const [eve, other] = [
      await connectClient(service, live, 'eve'),
      await connectClient(service, live, 'other', { name: 'EVE' }),
    ];
    await mustDo(eve, say('may I join?', room));
    expect(await other.tries(sit(2))).toBe('nameTaken');
    expect(await eve.tries(sit(2))).toBe('ok');
  });

  test('is free again when the host mutes that guest', async () => {
    const { live, people } = await seatedTable(service, ['ann', 'bob']);
    await mustDo(people[0], { do: 'clear', seat: 2 });
    const [eve, other] = [
      await connectClient(service, live, 'eve'),
      await connectClient(service, live, 'other', { name: 'Eve' }),
    ];
    await mustDo(eve, say('I am not Eve'));
    await mustDo(people[0], { do: 'mute', guest: 'eve', muted: true });
    expect(await other.tries(sit(2))).toBe('ok');
  });

  test('is not given to a bot', async () => {
    const { live, people } = await seatedTable(service, ['ann', 'bob']);
    await mustDo(people[0], { do: 'clear', seat: 2 });
    for (const name of ['Ada', 'Bruno', 'Celina'])
      await mustDo(await connectClient(service, live, name), say(`I am ${name}`, 'watchers'));
    await mustDo(people[0], { do: 'seatBot', seat: 2, bot: 'novice' });
    expect(people[0].doc.table.seats[2]?.name).toBe('Damian');
  });
});

test('the name a seat is kept for is not taken by others', async () => {
  const { live } = await seatedTable(service, ['ann', 'bob']);
  const next = await again(service, guest('ann'), live.table);
  if ('because' in next) throw new Error(next.because);
  const rematch = await liveTable(service, next.table.id);
  const ann = await connectClient(service, rematch, 'ann');
  const [bob, other] = [
    await connectClient(service, rematch, 'bob'),
    await connectClient(service, rematch, 'other', { name: 'Bob' }),
  ];
  await mustDo(ann, { do: 'clear', seat: 2 });
  expect(await other.tries(sit(2))).toBe('nameTaken');
  expect(await other.tries(say('hello'))).toBe('nameTaken');
  expect(await bob.tries(sit(1))).toBe('ok');
});
