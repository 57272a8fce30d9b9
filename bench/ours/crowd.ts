// The process of very many tables: everything a server does for them but the sockets, for which a machine may not have
// enough descriptors. Each connection is what sockets.ts opens for one, with a transport that counts.
import { randomUUID } from 'node:crypto';
import { seatsOf } from '#kernel';
import type { State } from '../../games/pi/rules/state.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { type Connection, openConnection, type Transport } from '../../tables/connection.ts';
import { openParty } from '../../tables/new-tables.ts';
import { PROTOCOL } from '../../tables/protocol.ts';
import { noReplays } from '../../tables/replays.ts';
import type { TableService } from '../../tables/service.ts';
import type { Guest, Store } from '../../tables/store.ts';
import { matchOf } from '../../tables/table.ts';
import { answerParent } from '../load/child.ts';
import { courseOf, PI_SEATS, sightOf, type TurnView } from '../load/course.ts';
import { PI_OPTIONS } from '../matches.ts';
import { cpuUsed, memoryInUse } from '../measure.ts';

const HOUR = 3_600_000;
/** How many tables are opened at a time. */
const AT_ONCE = 250;

const guestNamed = (name: string): Guest => ({ id: randomUUID(), name, madeAt: Date.now() });
const HOST = guestNamed('Host');
const PEOPLE = ['Ann', 'Bob', 'Cyd', 'Dot'].map(guestNamed);
const { edition: _, ...OPTIONS } = PI_OPTIONS;

interface CrowdTable {
  readonly connections: readonly Connection[];
  readonly choose: (view: TurnView) => object;
  moves: number;
}

const tables: CrowdTable[] = [];
let service: TableService | undefined;
/** Messages that have not arrived yet, and whom to tell when all have. */
let missing = 0;
let allHere: () => void = () => {};

const serviceOn = (store: Store): TableService => ({
  store,
  // nobody but people sits here
  pool: { ask: () => Promise.reject(new Error('there are no bots')) },
  now: Date.now,
  outages: [],
  watch: {
    moved() {},
    stored() {},
    refused: because => fail(`a command was refused: ${because}`),
    problem: (what, cause) => fail(`${what}: ${String(cause)}`),
  },
  settings: {
    grace: HOUR,
    awayAfter: HOUR,
    pace: [0, 0],
    tablesPerGuest: 1_000_000,
    idle: HOUR,
    abandoned: HOUR,
    keep: null,
  },
  run: randomUUID(),
  liveTables: new Map(),
  replays: noReplays(),
  awaiting: new Map(),
  forgetting: new Map(),
});

function fail(problem: string): never {
  throw new Error(problem);
}

const arrived = (): void => {
  missing -= 1;
  if (missing === 0) allHere();
};

async function untilAllArrived(messages: number, send: () => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  missing = messages;
  allHere = resolve;
  send();
  await promise;
}

async function openTable(held: TableService, number: number): Promise<CrowdTable> {
  const opened = await openParty(held, HOST, PEOPLE, { title: 'pi', options: OPTIONS, language: 'en' });
  if (!('table' in opened)) return fail(`no table could be opened: ${opened.because}`);
  const connections = await Promise.all(
    PEOPLE.map(async guest => {
      const transport: Transport = {
        send: arrived,
        cork() {},
        uncork() {},
        close: because => fail(`a connection was closed: ${because}`),
      };
      const connection = openConnection(held, transport, { identify: () => Promise.resolve(guest) });
      await connection.receive(JSON.stringify({ do: 'hello', protocol: PROTOCOL, table: opened.table.id }));
      return connection;
    }),
  );
  return { connections, choose: courseOf(number), moves: 0 };
}

function move(table: CrowdTable): void {
  const live = table.connections[0]?.seat?.live;
  if (!live) return fail('nobody has entered');
  const view = sightOf(matchOf(live.table).state as State);
  table.moves += 1;
  const action = table.choose(view);
  void table.connections[view.turn]?.receive(
    JSON.stringify({ do: 'move', id: `${table.moves}`, action, based: live.table.n }),
  );
}

const crowd = {
  async open(file: string): Promise<void> {
    const store = await openSqlite({ file, durability: 'full', limit: null, now: Date.now() });
    for (const [at, guest] of [HOST, ...PEOPLE].entries()) await store.addGuest(guest, `hash ${at}`);
    service = serviceOn(store);
  },
  /** Opens tables of four until there are this many. */
  async sitDown(count: number): Promise<void> {
    const held = service ?? fail('the store is not open');
    while (tables.length < count) {
      const more = Math.min(AT_ONCE, count - tables.length);
      const from = tables.length;
      // a welcome for each
      missing = more * PI_SEATS;
      tables.push(...(await Promise.all(seatsOf(more).map(at => openTable(held, from + at)))));
    }
  },
  /** Every table makes a move, so many times. Returns the CPU microseconds of a move. */
  async play(rounds: number): Promise<number> {
    const before = cpuUsed();
    for (let round = 0; round < rounds; round++)
      await untilAllArrived(tables.length * PI_SEATS, () => tables.forEach(move));
    return (cpuUsed() - before) / (rounds * tables.length);
  },
  memory: memoryInUse,
};

export type Crowd = typeof crowd;
answerParent(crowd);
