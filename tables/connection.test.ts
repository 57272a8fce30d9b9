import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, openConnection, readMessage } from './connection.ts';
import { refusedBecause } from './decision.ts';
import type { TableService } from './service.ts';
import { makeTable } from './new-tables.ts';
import { PROTOCOL, type ServerMessage } from './protocol.ts';
import { guest, openTestTables, type TestTables } from './table.fixture.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 300);

const read = (sent: unknown): ReturnType<typeof readMessage> => readMessage(JSON.stringify(sent));

describe('a message', () => {
  test.each([
    { do: 'hello', protocol: PROTOCOL, table: 'abc' },
    { do: 'hello', protocol: PROTOCOL, table: 'abc', token: 't', since: 4, watchersSince: 0, offers: true },
    { do: 'hello', protocol: PROTOCOL, table: 'abc', as: 'audience' },
    { id: '1', do: 'sit', seat: 0, word: 'w' },
    { id: '1', do: 'stand' },
    { id: '1', do: 'ready', ready: false },
    { id: '1', do: 'arrange', form: null },
    { id: '1', do: 'seatBot', seat: 3, bot: 'novice' },
    { id: '1', do: 'clear', seat: 3 },
    { id: '1', do: 'takeHost' },
    { id: '1', do: 'start' },
    { id: '1', do: 'close' },
    { id: '1', do: 'move', action: { type: 'x' }, based: 7 },
    { id: '1', do: 'undo', based: 7 },
    { id: '1', do: 'pause' },
    { id: '1', do: 'agree', asked: 7 },
    { id: '1', do: 'decline', asked: 7 },
    { id: '1', do: 'resume' },
    { id: '1', do: 'standIn', seat: 1, bot: 'novice' },
    { id: '1', do: 'takeBack' },
    { id: '1', do: 'leave' },
    { id: '1', do: 'pass' },
    { id: '1', do: 'rematch' },
    { id: '1', do: 'say', to: 'watchers', text: 'hm' },
    { id: '1', do: 'mute', guest: 'g', muted: true },
  ])('is read as it was sent: %j', message => {
    expect(read(message)).toEqual({ ok: true, message });
    expect(read({ ...message, more: 'nobody asked for' })).toEqual({ ok: true, message });
  });

  test.each([
    ['', null, { because: 'malformed' }],
    ['{', null, { because: 'malformed' }],
    ['null', null, { because: 'malformed' }],
    ['[]', null, { because: 'malformed' }],
    ['{}', null, { because: 'badField', field: 'id' }],
    ['{"id":""}', null, { because: 'badField', field: 'id' }],
    [`{"id":"${'x'.repeat(65)}","do":"stand"}`, null, { because: 'badField', field: 'id' }],
    ['{"id":7,"do":"stand"}', null, { because: 'badField', field: 'id' }],
    ['{"id":"1"}', '1', { because: 'unknownIntent' }],
    ['{"id":"1","do":"constructor"}', '1', { because: 'unknownIntent' }],
    ['{"id":"1","do":"sit","seat":-1,"word":""}', '1', { because: 'badField', field: 'seat' }],
    ['{"id":"1","do":"sit","seat":1.5,"word":""}', '1', { because: 'badField', field: 'seat' }],
    ['{"id":"1","do":"sit","seat":1e99,"word":""}', '1', { because: 'badField', field: 'seat' }],
    ['{"id":"1","do":"sit","seat":1}', '1', { because: 'badField', field: 'word' }],
    ['{"id":"1","do":"move","based":1}', '1', { because: 'badField', field: 'action' }],
    ['{"id":"1","do":"say","to":"me","text":""}', '1', { because: 'badField', field: 'to' }],
    [`{"id":"1","do":"say","to":"table","text":"${'x'.repeat(4097)}"}`, '1', { because: 'badField', field: 'text' }],
    ['{"do":"hello","table":"t"}', null, { because: 'protocol' }],
    ['{"do":"hello","protocol":1,"table":"t","as":0}', null, { because: 'badField', field: 'as' }],
    [`{"do":"hello","protocol":${PROTOCOL + 1},"table":"t"}`, null, { because: 'protocol' }],
    [`{"do":"hello","protocol":${PROTOCOL}}`, null, { because: 'badField', field: 'table' }],
    [`{"do":"hello","protocol":${PROTOCOL},"table":"t","since":-1}`, null, { because: 'badField', field: 'since' }],
  ])('is none: %s', (text, id, refused) => {
    expect(readMessage(text)).toEqual({ ok: false, id, refused });
  });

  test('every message is answered', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ do: fc.oneof(fc.string(), fc.constantFrom('hello', 'move', 'say')), id: fc.anything() })
        .map(sent => JSON.stringify(sent)),
    );
    fc.assert(
      fc.property(anything, text => {
        const reading = readMessage(text);
        expect(reading.ok || reading.refused.because.length > 0).toBe(true);
      }),
      { numRuns },
    );
    expect(readMessage('['.repeat(100_000))).toMatchObject({ ok: false });
    expect(
      readMessage(`{"id":"1","do":"move","based":1,"action":${'['.repeat(5_000)}${']'.repeat(5_000)}}`),
    ).toMatchObject({ ok: true });
  });
});

describe('a connection', () => {
  let testTables: TestTables;
  let service: TableService;
  let table: string;
  beforeAll(async () => {
    testTables = await openTestTables();
    service = testTables.service();
    const made = await makeTable(service, guest('ann'), { title: 'pi' });
    if (!('table' in made)) throw new Error('no table was made');
    table = made.table.id;
  });
  afterAll(() => testTables.close());

  /** A connection of ann's, and all that is sent over it. */
  function connect(rules: { readonly mayEnter?: boolean } = {}): { connection: Connection; sent: ServerMessage[] } {
    const sent: ServerMessage[] = [];
    const connection: Connection = openConnection(
      service,
      {
        send: text => void sent.push(JSON.parse(text) as ServerMessage),
        close(_, bye): void {
          sent.push(JSON.parse(bye) as ServerMessage);
          connection.closed();
        },
      },
      { identify: async () => (rules.mayEnter === false ? refusedBecause('noGuest') : guest('ann')) },
    );
    return { connection, sent };
  }
  const hello = (id = table): string => JSON.stringify({ do: 'hello', protocol: PROTOCOL, table: id });
  const nudge = '{"id":"1","do":"nudge","seat":0}';

  test('answers a hello with a welcome, and then every command', async () => {
    const { connection, sent } = connect();
    expect(connection.state).toBe('new');
    await connection.receive(hello());
    expect(connection.state).toBe('entered');
    void connection.receive(nudge);
    expect(sent).toMatchObject([{ type: 'welcome' }, { type: 'refused', re: '1', refused: { because: 'notSeated' } }]);
    connection.closed();
  });

  test('keeps commands that come before the welcome, up to a limit', async () => {
    const { connection, sent } = connect();
    const entered = connection.receive(hello());
    void connection.receive(nudge);
    expect(connection.state).toBe('entering');
    await entered;
    expect(sent.map(({ type }) => type)).toEqual(['welcome', 'refused']);
    connection.closed();

    const hasty = connect();
    const refused = hasty.connection.receive(hello());
    for (let count = 0; count <= 64; count++) void hasty.connection.receive(nudge);
    await refused;
    expect(hasty.sent).toEqual([{ type: 'bye', because: 'tooFast' }]);
  });

  test.each([
    ['no hello', (): string => nudge, {}, 'protocol'],
    ['no such table', (): string => hello('none'), {}, 'noSuchTable'],
    ['no guest', (): string => hello(), { mayEnter: false }, 'noGuest'],
  ] as const)('is refused and closed: %s', async (_, first, rules, because) => {
    const { connection, sent } = connect(rules);
    await connection.receive(first());
    expect(sent).toMatchObject([
      { type: 'refused', refused: { because } },
      { type: 'bye', because: 'refused' },
    ]);
    expect(connection.state).toBe('stopped');
    void connection.receive(nudge);
    expect(sent).toHaveLength(2);
  });

  test('that closes before its hello is answered leaves no listener at the table', async () => {
    const { connection, sent } = connect();
    const entered = connection.receive(hello());
    connection.closed();
    await entered;
    expect(sent).toEqual([]);
    const live = await service.liveTables.get(table);
    expect(live?.listeners.size).toBe(0);
  });

  test('takes no second hello', async () => {
    const { connection, sent } = connect();
    await connection.receive(hello());
    void connection.receive(hello());
    expect(sent.at(-1)).toMatchObject({ type: 'refused', re: null, refused: { because: 'unknownIntent' } });
    connection.dismiss('silent');
    expect(sent.at(-1)).toEqual({ type: 'bye', because: 'silent' });
  });
});
