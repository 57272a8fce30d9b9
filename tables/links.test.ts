import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, openConnection } from './connection.ts';
import type { Link, LinkListener, OpenLink } from './links.ts';
import { makeTable } from './new-tables.ts';
import { ownerAmong, processesOn } from './processes.ts';
import { PROTOCOL, type ServerMessage } from './protocol.ts';
import type { TableService } from './service.ts';
import type { Guest, Heartbeat, SharedStore } from './store.ts';
import { guest, openTestTables, type TestTables } from './table.fixture.ts';

/** The other end of a link that was opened. */
interface OtherEnd {
  readonly guest: Guest;
  readonly listener: LinkListener;
  readonly received: string[];
  isClosed: boolean;
}

describe('a connection to a table of another process', () => {
  let testTables: TestTables;
  let service: TableService;
  let table: string;
  const OTHER = { id: 'other', address: 'http://other', rules: 1, silent: 0 };
  let heard: Heartbeat['others'] = [OTHER];
  beforeAll(async () => {
    testTables = await openTestTables();
    const registry = {
      beat: async (): Promise<Heartbeat> => ({ others: heard, now: testTables.time.now, outages: 0 }),
      // epochs are tested with real stores: here one process writes
      takeOver: async (): Promise<number> => 1,
      heads: async (keys: readonly number[]) => keys.map(key => ({ key, n: 1, epoch: 1 })),
    };
    const processes = processesOn({
      me: { id: 'me', address: 'http://me', rules: 1 },
      store: { ...testTables.store, ...registry } as unknown as SharedStore,
      now: () => testTables.time.now,
      ticks: () => performance.now(),
    });
    await processes.look();
    service = { ...testTables.service(), processes };
    do {
      const made = await makeTable(service, guest('ann'), { title: 'pi' });
      if (!('table' in made)) throw new Error('no table was made');
      table = made.table.id;
    } while (ownerAmong(processes.living(), table)?.id !== 'other');
  });
  afterAll(() => testTables.close());

  function connect(isUp: () => boolean = () => true): {
    readonly connection: Connection;
    readonly sent: ServerMessage[];
    readonly ends: OtherEnd[];
  } {
    const sent: ServerMessage[] = [];
    const ends: OtherEnd[] = [];
    const link: OpenLink = (_, known, listener): Link => {
      const end: OtherEnd = { guest: known, listener, received: [], isClosed: false };
      ends.push(end);
      if (!isUp()) queueMicrotask(() => listener.closed(null));
      return {
        send: text => void end.received.push(text),
        unsent: () => end.received.reduce((sum, { length }) => sum + length, 0),
        close() {
          end.isClosed = true;
        },
      };
    };
    const connection: Connection = openConnection(
      service,
      {
        send: text => void sent.push(JSON.parse(text) as ServerMessage),
        close(_, bye): void {
          sent.push(JSON.parse(bye) as ServerMessage);
          connection.closed();
        },
      },
      { identify: async () => guest('ann'), link },
    );
    return { connection, sent, ends };
  }
  const hello = (): string => JSON.stringify({ do: 'hello', protocol: PROTOCOL, table, token: 'a secret', since: 3 });
  const told = '{"type":"told","n":4}';

  test('passes on whole messages in both directions, without the secret', async () => {
    const { connection, sent, ends } = connect();
    const entering = connection.receive(hello());
    void connection.receive('{"id":"1","do":"ready","ready":true}');
    await expect.poll(() => ends.length).toBe(1);
    const [end] = ends;
    end?.listener.hear(told);
    await entering;
    expect(connection.state).toBe('linked');
    expect(connection.guest).toEqual(guest('ann'));
    void connection.receive('not even JSON');
    expect(end?.guest).toEqual(guest('ann'));
    expect(end?.received).toEqual([
      JSON.stringify({ do: 'hello', protocol: PROTOCOL, table, since: 3 }),
      '{"id":"1","do":"ready","ready":true}',
      'not even JSON',
    ]);
    expect(sent).toEqual([JSON.parse(told)]);
    connection.closed();
    expect(end?.isClosed).toBe(true);
  });

  test.each([
    ['lost', null, 'restart'],
    ['closed by the owner', 'watchingForbidden', 'watchingForbidden'],
  ] as const)('ends when the link is %s', async (_, because, bye) => {
    const { connection, sent, ends } = connect();
    void connection.receive(hello());
    await expect.poll(() => ends.length).toBe(1);
    ends[0]?.listener.hear(told);
    ends[0]?.listener.closed(because);
    expect(sent.at(-1)).toEqual({ type: 'bye', because: bye });
    expect(connection.state).toBe('stopped');
  });

  test('waits for an owner that cannot be reached', async () => {
    let tries = 0;
    const { connection, sent, ends } = connect(() => (tries += 1) > 3);
    void connection.receive(hello());
    await expect.poll(() => ends.length).toBe(4);
    ends.at(-1)?.listener.hear(told);
    expect(sent).toEqual([JSON.parse(told)]);
    connection.closed();
  });

  test('enters here when the owner is gone', async () => {
    const { connection, sent } = connect(() => {
      heard = [];
      return false;
    });
    await connection.receive(hello());
    expect(sent.map(({ type }) => type)).toEqual(['welcome']);
    expect(connection.state).toBe('entered');
    connection.closed();
    heard = [OTHER];
    await service.processes?.look();
  });

  test('is closed if it sends more than the owner reads', async () => {
    const { connection, sent, ends } = connect();
    void connection.receive(hello());
    await expect.poll(() => ends.length).toBe(1);
    ends[0]?.listener.hear(told);
    for (let count = 0; count < 20; count++) void connection.receive('x'.repeat(16_000));
    expect(sent.at(-1)).toEqual({ type: 'bye', because: 'tooFast' });
    expect(ends[0]?.isClosed).toBe(true);
  });
});
