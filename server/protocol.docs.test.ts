import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Change, patch } from '#kernel';
import { sendRequest, type HttpReply } from './client.fixture.ts';
import { refusedBecause } from '../tables/decision.ts';
import {
  REFUSAL_REASONS,
  type RefusalReason,
  type Doc,
  type EarlierRequest,
  type NudgeRequest,
  type ByeReason,
  type Command,
  PROTOCOL,
  type ServerMessage,
} from '../tables/protocol.ts';
import { readMessage } from '../tables/connection.ts';
import { statusOf } from './requests.ts';
import {
  differenceFromExample,
  filled,
  type ExampleLine,
  linesOf,
  readExample,
  type Remembered,
} from '../tables/examples.fixture.ts';
import { startTestServer } from './test-server.fixture.ts';

const PAGE = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8');
const LONGEST_WAIT = 3_000;

/** A client in the examples: a token, perhaps a socket, and received messages that no example has shown yet. */
interface Person {
  token: string | undefined;
  socket: WebSocket | undefined;
  unshown: ServerMessage[];
  doc: Doc | undefined;
  n: number;
  /** The last answer to a request. */
  reply: Promise<HttpReply<unknown>> | undefined;
}

/** The first player is random. In the examples it is Ann. */
class AnotherBegins extends Error {}

/** Plays all examples of the page in order, and returns how many there were. */
async function playPage(url: string): Promise<number> {
  const people = new Map<string, Person>();
  const remembered: Remembered = new Map();
  const person = (who: string): Person => {
    const known = people.get(who);
    if (known) return known;
    const met: Person = { token: undefined, socket: undefined, unshown: [], doc: undefined, n: 0, reply: undefined };
    people.set(who, met);
    return met;
  };
  const lines = linesOf(PAGE);
  try {
    for (const line of lines) {
      try {
        if (line.kind === 'direction') await direct(line.what, people);
        else if (line.kind === 'gets') await getsAsShown(person(line.who), line, remembered);
        else await sends(person(line.who), line, url, remembered);
      } catch (error) {
        if (error instanceof AnotherBegins) throw error;
        throw new Error(`docs/protocol.md:${line.at}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    }
  } finally {
    for (const { socket } of people.values()) socket?.terminate();
  }
  return lines.length;
}

const REQUEST = /^(GET|POST|PATCH) (\S+) ?(.*)$/;

async function sends(one: Person, { what }: ExampleLine, url: string, remembered: Remembered): Promise<void> {
  const [, method, path, body] = REQUEST.exec(what) ?? [];
  if (method !== undefined) {
    one.reply = sendRequest(url, `${method} ${String(filled(path, remembered))}`, {
      ...(one.token !== undefined && { token: one.token }),
      ...(body && { body: filled(readExample(body), remembered) }),
    });
    return;
  }
  const message = filled(readExample(what), remembered) as { do: string };
  if (message.do === 'hello') await connect(one, url);
  one.socket?.send(JSON.stringify(message));
}

function connect(one: Person, url: string): Promise<void> {
  one.socket?.terminate();
  one.unshown = [];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/play`);
  one.socket = socket;
  socket.on('message', (data: Buffer) => {
    if (one.socket !== socket) return;
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.type === 'welcome') one.doc = message.doc;
    if (message.type === 'told' && message.change) one.doc = patch(one.doc, message.change) as Doc;
    if ('n' in message && message.n !== undefined) one.n = message.n;
    one.unshown.push(message);
  });
  return new Promise((resolve, reject) => {
    socket.once('open', resolve).once('error', reject);
  });
}

/** A message like the example must arrive; the docs leave out the messages before it. */
async function getsAsShown(one: Person, { what }: ExampleLine, remembered: Remembered): Promise<void> {
  const [, status, body] = /^(\d{3}) ?(.*)$/.exec(what) ?? [];
  if (status !== undefined) {
    const reply = await one.reply;
    expect(`${reply?.status} ${JSON.stringify(reply?.body)}`).toMatch(new RegExp(`^${status} `));
    expect(differenceFromExample(readExample(body ?? ''), reply?.body, remembered)).toBe(undefined);
    one.token = tokenIn(reply?.body) ?? one.token;
    return;
  }
  const example = readExample(what) as ServerMessage;
  const unlike: string[] = [];
  const until = performance.now() + LONGEST_WAIT;
  while (performance.now() < until) {
    const message = one.unshown.shift();
    if (!message) {
      await new Promise(resolve => void setTimeout(resolve, 2));
      continue;
    }
    if (message.type === 'told' && message.heard?.some(isOfAnother)) throw new AnotherBegins();
    const flaw = differenceFromExample(example, message, new Map(remembered));
    if (flaw === undefined) return void differenceFromExample(example, message, remembered);
    unlike.push(`${flaw} in ${JSON.stringify(message)}`);
  }
  throw new Error(`it did not come; instead:\n${unlike.join('\n')}`);
}

const tokenIn = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : undefined;

const isOfAnother = (event: object): boolean =>
  'type' in event && event.type === 'matchStarted' && 'first' in event && event.first !== 0;

const handOf = ({ doc }: Person): object => (doc?.view && 'hand' in doc.view ? (doc.view.hand as object) : {});

async function direct(what: string, people: Map<string, Person>): Promise<void> {
  const [, leaver] = /^\((\w+)'s connection is lost[.]\)$/.exec(what) ?? [];
  if (leaver !== undefined) return people.get(leaver)?.socket?.terminate();
  const players = [...people.values()].filter(({ doc }) => doc?.you.seat !== null && doc?.you.seat !== undefined);
  if (what === '(They play a round of Spyfall.)') return playRound(players.filter(isAt('spyfall')));
  if (what !== '(They play on until the match is over.)') throw new Error(`unknown direction: ${what}`);
  await playPi(players.filter(isAt('pi')));
}

const isAt =
  (title: string) =>
  ({ doc }: Person): boolean =>
    doc?.table.form.title === title;

async function plays(one: Person | undefined, action: object, players: readonly Person[]): Promise<void> {
  const n = one?.n ?? 0;
  one?.socket?.send(JSON.stringify({ do: 'move', id: `on ${n}`, based: n, action }));
  while (players.some(player => player.n === n)) await new Promise(resolve => void setTimeout(resolve, 2));
}

/** The first player accuses the second, and all agree. */
async function playRound(players: readonly Person[]): Promise<void> {
  const [first, , ...others] = players;
  await plays(players[first?.doc?.awaited[0] ?? 0], { type: 'start' }, players);
  await plays(first, { type: 'accuse', suspect: 1 }, players);
  for (const other of others) await plays(other, { type: 'vote', vote: 'aye' }, players);
}

async function playPi(players: readonly Person[]): Promise<void> {
  while (players[0]?.doc?.table.phase === 'playing') {
    const mover = players.find(({ doc }) => doc?.awaited.includes(doc.you.seat ?? -1));
    const holder = players.find(one => one !== mover);
    if (!mover || !holder) throw new Error('nobody is awaited');
    // with two players, each holds the case of the other
    await plays(mover, { type: 'accuse', ...handOf(holder) }, players);
  }
}

describe('docs/protocol.md', () => {
  test('matches the messages of a real server, example by example', async () => {
    const server = await startTestServer({ PARLOUR_PUBLIC_URL: 'http://localhost:8080', PARLOUR_GRACE_SECONDS: '60' });
    try {
      for (let turn = 1; ; turn++) {
        try {
          expect(await playPage(server.url)).toBeGreaterThan(60);
          return;
        } catch (error) {
          if (!(error instanceof AnotherBegins) || turn > 30) throw error;
        }
      }
    } finally {
      await server.end();
    }
  });

  test('explains changes by examples that are right', () => {
    const rows = [...PAGE.matchAll(/^\| `([^`]+)` \| `([^`]+)` \| `([^`]+)` \|$/gm)].map(([, ...cells]) => cells);
    const changes = rows
      .filter(cells => cells.every(isJson))
      .map(cells => cells.map(cell => JSON.parse(cell) as unknown));
    expect(changes.length).toBeGreaterThanOrEqual(7);
    for (const [before, change, after] of changes) expect(patch(before, change as Change)).toEqual(after);
  });

  test('gives every command the fields it is read with', () => {
    for (const [name, fields] of fieldsOf(PAGE)) {
      const command = { do: name, id: 'x', ...Object.fromEntries(fields.map(field => [field, SAMPLES[field]])) };
      expect(readMessage(JSON.stringify(command))).toEqual({ ok: true, message: command });
      for (const field of fields)
        expect(readMessage(JSON.stringify({ ...command, [field]: undefined }))).toMatchObject({
          refused: { because: 'badField', field },
        });
    }
  });

  test('lists the HTTP status of every refusal', () => {
    const rows = [...PAGE.matchAll(/^\| `(\w+)` \| ([45]\d\d) \|/gm)];
    expect(rows.length).toBeGreaterThan(10);
    for (const [, because, status] of rows)
      expect(`${because} ${statusOf(refusedBecause(because as RefusalReason))}`).toBe(`${because} ${status}`);
  });

  test('names every refusal, bye and command once in its table', () => {
    const rowsOf = (heading: string): string[] => {
      const [, section = ''] = PAGE.split(`\n${heading}\n`);
      const [untilNext = ''] = section.split(/\n#{2,3} /);
      return [...untilNext.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);
    };
    expect(rowsOf('## Refusals').sort()).toEqual([...REFUSAL_REASONS, ...Object.keys(FAREWELLS)].sort());
    expect(rowsOf('### Commands').sort()).toEqual(Object.keys(COMMANDS).sort());
    expect(PAGE).toContain(`This is protocol **${PROTOCOL}**.`);
  });
});

/** The commands of the page, each with the fields named in its second column. */
function fieldsOf(page: string): [name: string, fields: string[]][] {
  const [, section = ''] = page.split('\n### Commands\n');
  const [untilNext = ''] = section.split('\n## ');
  return [...untilNext.matchAll(/^\| `(\w+)` \|([^|]*)\|/gm)].map(([, name = '', cell = '']) => [
    name,
    [...cell.matchAll(/`(\w+)`/g)].map(([, field = '']) => field),
  ]);
}

/** Something that may stand in each field. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  seat: 0,
  word: 'x',
  ready: true,
  form: {},
  bot: 'x',
  action: {},
  based: 0,
  before: 0,
  asked: 0,
  to: 'table',
  text: 'x',
  guest: 'x',
  muted: true,
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** One of each: the compiler complains when the protocol knows another. */
const FAREWELLS: Record<ByeReason, true> = {
  restart: true,
  slow: true,
  silent: true,
  watchingForbidden: true,
  refused: true,
  tooFast: true,
};
const COMMANDS: Record<(Command | EarlierRequest | NudgeRequest)['do'], true> = {
  sit: true,
  stand: true,
  ready: true,
  arrange: true,
  seatBot: true,
  clear: true,
  takeHost: true,
  start: true,
  close: true,
  move: true,
  undo: true,
  pause: true,
  agree: true,
  decline: true,
  resume: true,
  standIn: true,
  takeBack: true,
  leave: true,
  pass: true,
  join: true,
  cancelJoin: true,
  rematch: true,
  say: true,
  mute: true,
  earlier: true,
  nudge: true,
};
