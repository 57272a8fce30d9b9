import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  type TestClient,
  connect,
  openReadyTable,
  type TestGuest,
  newGuest,
  newTable,
  clientOffers,
  playOn,
  someMove,
} from './client.fixture.ts';
import { fill, quickChance } from '#kernel';
import { PROTOCOL, type ServerMessage } from '../tables/protocol.ts';
import { type TestServer, startTestServer } from './test-server.fixture.ts';

let server: TestServer;
let ann: TestGuest;
let table: string;
beforeAll(async () => {
  server = await startTestServer();
  ann = await newGuest(server.url, 'Ann');
  table = await newTable(server.url, ann, { title: 'pi', seats: 2 });
});
afterAll(() => server.end());

const hello = (more: object = {}): object => ({ do: 'hello', protocol: PROTOCOL, table, token: ann.token, ...more });

/** Sends these messages over a socket, and returns all received messages until it is closed. */
async function told(...said: readonly (object | string | Buffer)[]): Promise<{ heard: ServerMessage[]; code: number }> {
  const socket = open();
  const heard: ServerMessage[] = [];
  socket.on('message', (data: Buffer) => void heard.push(JSON.parse(data.toString()) as ServerMessage));
  await once(socket, 'open');
  for (const one of said) socket.send(typeof one === 'string' || Buffer.isBuffer(one) ? one : JSON.stringify(one));
  const [code] = (await once(socket, 'close')) as [number];
  return { heard, code };
}

const open = (headers: Readonly<Record<string, string>> = {}, url = server.url, path = '/api/play'): WebSocket =>
  new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers });

/** The status with which a socket is not opened. */
async function turnedAway(socket: WebSocket): Promise<number | undefined> {
  socket.on('error', () => {});
  const [, reply] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
  return reply.statusCode;
}

const refusedWith = (because: string, re: string | null = null) => [
  { type: 'refused', re, refused: { because } },
  { type: 'bye', because: 'refused' },
];

describe('When a socket is opened', () => {
  test('sockets are for pages of ours, and for programs', async () => {
    expect(await turnedAway(open({ origin: 'https://elsewhere.example' }))).toBe(403);
    expect(await turnedAway(open({ origin: 'null' }))).toBe(403);
    const ours = open({ origin: server.url });
    await once(ours, 'open');
    ours.terminate();
  });

  test('pages of other origins use a token on them, and no cookie', async () => {
    const shared = await startTestServer({ PARLOUR_ORIGINS: 'https://friends.example' });
    const bob = await newGuest(shared.url, 'Bob');
    const here = await newTable(shared.url, bob, { title: 'pi' });
    const headers = { origin: 'https://friends.example', cookie: `parlour=${bob.token}` };
    const byToken = await connect({ url: shared.url, token: bob.token, table: here }, { headers });
    expect(byToken.doc.you.guest).toBe(bob.guest.id);
    await expect(connect({ url: shared.url, token: '', table: here }, { headers })).rejects.toThrow('1008');
    await shared.end();
  });

  test('they are at one place only', async () => {
    expect(await turnedAway(open({}, server.url, '/'))).toBe(404);
    expect(await turnedAway(open({}, server.url, '/api/play/x'))).toBe(404);
  });

  test('sockets are limited for one address and one guest', async () => {
    const small = await startTestServer({ PARLOUR_SOCKETS_PER_ADDRESS: '3', PARLOUR_SOCKETS_PER_GUEST: '1' });
    const bob = await newGuest(small.url, 'Bob');
    const place = { url: small.url, token: bob.token, table: await newTable(small.url, bob, { title: 'pi' }) };
    const first = await connect(place);
    await expect(connect(place)).rejects.toThrow('1008');
    const idle = [open({}, small.url), open({}, small.url)];
    await Promise.all(idle.map(socket => once(socket, 'open')));
    expect(await turnedAway(open({}, small.url))).toBe(429);
    for (const socket of idle) socket.terminate();
    await first.close();
    const again = await connect(place);
    expect(again.farewell).toBeNull();
    await small.end();
  });

  test('new sockets are limited', async () => {
    const strict = await startTestServer({ PARLOUR_RATE_SOCKETS: '1/h' });
    const first = open({}, strict.url);
    await once(first, 'open');
    expect(await turnedAway(open({}, strict.url))).toBe(429);
    await strict.end();
  });
});

describe('A hello', () => {
  test.each([
    ['of another protocol', { protocol: 99 }, 'protocol'],
    ['to no table', { table: 'nowhere' }, 'noSuchTable'],
    ['of nobody', { token: 'x' }, 'noGuest'],
    ['without a table', { table: undefined }, 'badField'],
    ['that is no JSON', 'hello', 'malformed'],
    ['that is a list', '[]', 'malformed'],
  ])('%s: is refused with a reason, and a goodbye', async (_, said, because) => {
    const { heard, code } = await told(typeof said === 'string' ? said : hello(said));
    expect(heard).toMatchObject(refusedWith(because));
    expect(code).toBe(1008);
  });

  test('comes before anything else', async () => {
    const { heard } = await told({ do: 'stand', id: 'a' });
    expect(heard).toMatchObject(refusedWith('protocol', 'a'));
  });

  test('is accepted by cookie, by header or by token', async () => {
    for (const headers of [{ cookie: `parlour=${ann.token}` }, { authorization: `Bearer ${ann.token}` }]) {
      const client = await connect({ url: server.url, token: '', table }, { headers });
      expect(client.doc.you.guest).toBe(ann.guest.id);
      await client.close();
    }
  });

  test('requests its offers, for a program that does not know the rules', async () => {
    const bob = await newGuest(server.url, 'Bob');
    const here = await newTable(server.url, bob, { title: 'pi', seats: 2 });
    const client = await connect({ url: server.url, token: bob.token, table: here }, { offers: true });
    await client.insist({ do: 'sit', seat: 0, word: 'w' });
    await client.insist({ do: 'seatBot', seat: 1, bot: 'novice' });
    await client.insist({ do: 'start' });
    await client.until(({ doc }) => (doc.offers?.length ?? 0) > 0);
    client.cut();
    const { doc, n } = client;
    const back = await connect(client.place, { offers: true, since: n, doc });
    await back.until(({ doc }) => doc.awaited.includes(0));
    expect(back.doc.offers?.length).toBeGreaterThan(0);
    await back.close();
  });

  test('can be followed by commands at once: they wait for the welcome, in order', async () => {
    const bob = await newGuest(server.url, 'Bob');
    const here = await newTable(server.url, bob, { title: 'pi', seats: 2 });
    const socket = open();
    await once(socket, 'open');
    const said = [
      { do: 'hello', protocol: PROTOCOL, table: here, token: bob.token },
      { do: 'sit', seat: 0, word: 'w', id: 'a' },
      { do: 'sit', seat: 1, word: 'w', id: 'b' },
      { do: 'ready', ready: true, id: 'c' },
    ];
    for (const one of said) socket.send(JSON.stringify(one));
    const heard: object[] = [];
    for await (const [data] of heardOn(socket)) {
      const message = JSON.parse(String(data)) as { type: string; re?: string };
      heard.push([message.type, message.re ?? null]);
      if (message.re === 'c') break;
    }
    expect(heard).toEqual([
      ['welcome', null],
      ['told', 'a'],
      ['refused', 'b'],
      ['told', 'c'],
    ]);
    socket.terminate();
  });
});

/** Frames as they come. */
async function* heardOn(socket: WebSocket): AsyncGenerator<[Buffer]> {
  const frames: [Buffer][] = [];
  let wake: (() => void) | undefined;
  socket.on('message', (data: Buffer) => {
    frames.push([data]);
    wake?.();
  });
  for (;;) {
    const next = frames.shift();
    if (next) yield next;
    else
      await new Promise<void>(resolve => {
        wake = resolve;
      });
  }
}

describe('Every message has one answer', () => {
  let client: TestClient;
  beforeAll(async () => {
    client = await connect({ url: server.url, token: ann.token, table });
  });

  const answerTo = async (said: string | Buffer): Promise<unknown> => {
    const before = client.frames.length;
    client.send(said);
    await client.until(({ frames }) => frames.length > before);
    return JSON.parse(client.frames[before] ?? '') as unknown;
  };

  test.each([
    ['no JSON', '{', null, 'malformed'],
    ['nothing', '', null, 'malformed'],
    ['a binary frame', Buffer.from('{"do":"stand","id":"x"}'), null, 'malformed'],
    ['no id', '{"do":"stand"}', null, 'badField'],
    ['another hello', JSON.stringify({ do: 'hello', protocol: PROTOCOL, table: 'x' }), null, 'unknownIntent'],
    ['an unknown command', '{"do":"win","id":"a"}', 'a', 'unknownIntent'],
    ['an inherited command', '{"do":"constructor","id":"a"}', 'a', 'unknownIntent'],
    ['a seat that is none', '{"do":"sit","seat":-1,"word":"w","id":"a"}', 'a', 'badField'],
    ['a move before the match', '{"do":"move","action":{"type":"x"},"based":1,"id":"a"}', 'a', 'notPlaying'],
    [
      'deep nesting',
      `{"do":"move","action":${'['.repeat(5000)}${']'.repeat(5000)},"based":1,"id":"a"}`,
      'a',
      'notPlaying',
    ],
  ])('%s', async (_, said, re, because) => {
    expect(await answerTo(said)).toMatchObject({ type: 'refused', re, refused: { because } });
  });

  test('also the same one again, which is carried out once', async () => {
    const first = await client.command({ do: 'sit', seat: 0, word: 'w' }, 'same');
    const second = await client.command({ do: 'sit', seat: 0, word: 'w' }, 'same');
    expect(first).toMatchObject({ type: 'told', re: 'same' });
    expect(second).toMatchObject({ type: 'done', re: 'same', n: first.type === 'told' ? first.n : 0 });
    await client.insist({ do: 'stand' });
  });

  test('but one that is far too large closes its socket, and no other', async () => {
    const loud = await connect(client.place);
    loud.send('x'.repeat(20_000));
    await loud.until(({ closedWith }) => closedWith !== null);
    expect([loud.closedWith, client.closedWith]).toEqual([1009, null]);
  });
});

describe('A client that sends too many messages', () => {
  test('gets a warning, then is disconnected; other clients are not affected', async () => {
    const strict = await startTestServer({ PARLOUR_RATE_MESSAGES: '5/h' });
    const [host, bob] = (await openReadyTable(strict.url, ['Hal', 'Bob'], { title: 'pi' })) as [TestClient, TestClient];
    const answers = [];
    for (let time = 0; time < 5; time++) answers.push(await bob.command({ do: 'ready', ready: true }));
    expect(answers.map(answer => answer.type === 'refused' && answer.refused.because)).toEqual([
      false,
      false,
      false,
      'tooFast',
      'tooFast',
    ]);
    expect(answers.at(-1)).toMatchObject({ refused: { wait: expect.any(Number) as number } });
    for (let time = 0; time < 200; time++) bob.command({ do: 'stand' }).catch(() => {});
    await bob.until(({ closedWith }) => closedWith !== null);
    expect([bob.farewell, bob.closedWith]).toEqual(['tooFast', 1008]);
    expect(await host.attempt({ do: 'ready', ready: false })).toBe('done');
    await strict.end();
  });

  test('has a separate limit for chat', async () => {
    const strict = await startTestServer({ PARLOUR_RATE_CHAT: '1/h' });
    const [host] = (await openReadyTable(strict.url, ['Hal', 'Bob'], { title: 'pi' })) as [TestClient, TestClient];
    const say = () => host.attempt({ do: 'say', to: 'table', text: 'hello' });
    expect([await say(), await say(), await host.attempt({ do: 'ready', ready: true })]).toEqual([
      'done',
      'tooFast',
      'done',
    ]);
    await strict.end();
  });
});

describe('At a table', () => {
  test('friends sit, get ready, start and move; refusals name the rule', async () => {
    const [host, bob] = (await openReadyTable(server.url, ['Hal', 'Bob'], { title: 'pi' })) as [TestClient, TestClient];
    expect(await bob.attempt({ do: 'start' })).toBe('notHost');
    await host.insist({ do: 'start' });
    await bob.until(({ doc }) => doc.view !== null);
    const [mover, waiter] = host.doc.awaited.includes(0) ? [host, bob] : [bob, host];
    const action = someMove(mover, quickChance(1));
    const refused = await waiter.command({ do: 'move', action, based: waiter.n });
    expect(refused).toMatchObject({
      type: 'refused',
      refused: { because: 'rule', rule: expect.any(String) as string },
    });
    expect(await mover.attempt({ do: 'move', action: 'cheat', based: mover.n })).toBe('malformed');
    expect(await mover.attempt({ do: 'move', action, based: mover.n + 5 })).toBe('stale');
    const moved = await mover.insist({ do: 'move', action, based: mover.n });
    await waiter.until(({ n }) => n === mover.n);
    expect(moved).toMatchObject({ type: 'told' });
    expect(waiter.heard.at(-1)?.n).toBe(mover.n);
    expect(host.doc.table).toEqual(bob.doc.table);
    expect([...host.flaws, ...bob.flaws]).toEqual([]);
  });

  test('two guests with similar names cannot sit at one table; a new name applies to new seats', async () => {
    const [host] = (await openReadyTable(server.url, ['Hal', 'Bob'], { title: 'pi' })) as [TestClient, TestClient];
    const twin = await newGuest(server.url, 'H\u0430l');
    const third = await connect({ ...host.place, token: twin.token });
    await host.insist({ do: 'clear', seat: 1 });
    expect(await third.attempt({ do: 'sit', seat: 1, word: 'w' })).toBe('nameTaken');
    await fetch(`${server.url}/api/me`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${host.place.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Harold' }),
    });
    expect(host.doc.table.seats[0]?.name).toBe('Hal');
    await host.insist({ do: 'stand' });
    host.cut();
    await host.until(({ closedWith }) => closedWith !== null);
    await host.reconnect();
    await host.insist({ do: 'sit', seat: 0, word: 'w' });
    expect(host.doc.table.seats[0]?.name).toBe('Harold');
  });

  test('all clients receive concurrent commands in the same order', async () => {
    const friends = await openReadyTable(server.url, ['Hal', 'Bob', 'Cyd', 'Dan'], { title: 'spyfall', seats: 4 });
    const [host] = friends as [TestClient];
    const isReady = [false, true, false, true];
    const answers = await Promise.all(
      friends.flatMap(friend => isReady.map(ready => friend.attempt({ do: 'ready', ready }))),
    );
    expect(answers).toEqual(Array.from({ length: 16 }, () => 'done'));
    for (const friend of friends) {
      await friend.until(({ n }) => n === host.n);
      expect(friend.doc.table).toEqual(host.doc.table);
    }
    await host.insist({ do: 'start' });
    expect(friends.flatMap(({ flaws }) => flaws)).toEqual([]);
  });

  test('watchers and players talk apart during a match, and together before and after', async () => {
    const [host, bob] = (await openReadyTable(server.url, ['Hal', 'Bob'], { title: 'pi' })) as [TestClient, TestClient];
    const eve = await connect({ ...host.place, token: (await newGuest(server.url, 'Eve')).token });
    await eve.insist({ do: 'say', to: 'table', text: 'good luck' });
    await host.insist({ do: 'start' });
    expect(await eve.attempt({ do: 'say', to: 'table', text: 'seat 1 lies' })).toBe('notSeated');
    expect(await bob.attempt({ do: 'say', to: 'watchers', text: 'what do you see?' })).toBe('notAtTable');
    await eve.insist({ do: 'say', to: 'watchers', text: 'I know it all' });
    await bob.insist({ do: 'say', to: 'table', text: 'my move' });
    await eve.until(({ said }) => said.length === 2);
    await host.until(({ said }) => said.length === 2);
    expect(host.said.map(({ text }) => text)).toEqual(['good luck', 'my move']);
    expect([...host.frames, ...bob.frames].join('')).not.toContain('I know it all');
    await playOn([host, bob]);
    const back = await connect(host.place);
    expect(back.watchers.map(({ text }) => text)).toEqual(['I know it all']);
    await host.insist({ do: 'mute', guest: eve.doc.you.guest, muted: true });
    expect(await eve.attempt({ do: 'say', to: 'table', text: 'well played' })).toBe('muted');
    expect([...host.flaws, ...bob.flaws, ...eve.flaws]).toEqual([]);
  });

  test('where watching is forbidden, watchers leave when the match begins, and none comes in', async () => {
    const form = { title: 'pi', watching: false };
    const [host, bob] = (await openReadyTable(server.url, ['Hal', 'Bob'], form)) as [TestClient, TestClient];
    const eve = await connect({ ...host.place, token: (await newGuest(server.url, 'Eve')).token });
    await host.insist({ do: 'start' });
    await eve.until(({ closedWith }) => closedWith !== null);
    expect([eve.farewell, eve.closedWith]).toEqual(['watchingForbidden', 1008]);
    await expect(eve.reconnect()).rejects.toThrow('1008');
    expect(eve.frames.join('')).not.toContain('"view":{');
    expect(await bob.attempt({ do: 'say', to: 'table', text: 'alone at last' })).toBe('done');
  });

  test('a move is undone: at once, or by consent if others have moved since', async () => {
    const noteOf = (client: TestClient) => clientOffers(client).find(({ type }) => type === 'assign');
    const haveNotes = (clients: readonly TestClient[]): boolean =>
      clients.every(client => noteOf(client) !== undefined);
    let clients: TestClient[];
    // not every deal gives both of them something to note at the same time
    do {
      clients = await openReadyTable(server.url, ['Hal', 'Bob'], { title: 'pi' });
      await clients[0]?.insist({ do: 'start' });
      await playOn(clients, () => haveNotes(clients));
    } while (!haveNotes(clients));
    const [host, bob] = clients as [TestClient, TestClient];
    const note = async (client: TestClient): Promise<void> => {
      const offer = noteOf(client);
      const answer = offer && (await client.insist({ do: 'move', action: fill(offer, chance), based: client.n }));
      await Promise.all([host, bob].map(one => one.until(({ n }) => n === (answer?.type === 'told' ? answer.n : 0))));
    };
    const chance = quickChance(2);
    const before = host.doc.view;

    await note(host);
    expect(host.doc.view).not.toEqual(before);
    const alone = await host.insist({ do: 'undo', based: host.n });
    expect(alone).toMatchObject({ type: 'told', undone: [host.n - 1] });
    expect(host.doc.view).toEqual(before);
    await bob.until(({ n }) => n === host.n);

    await note(host);
    await note(bob);
    await host.insist({ do: 'undo', based: host.n });
    expect(host.doc.table.asking).toMatchObject({ for: 'undo', by: 0, waitingFor: [1] });
    await bob.until(({ n }) => n === host.n);
    expect(await bob.attempt({ do: 'agree', asked: 1 })).toBe('nothingAsked');
    const asked = host.n;
    const agreed = await bob.insist({ do: 'agree', asked });
    expect(agreed).toMatchObject({ undone: [asked - 2, asked - 1] });
    await host.until(({ n }) => n === bob.n);
    expect(host.doc.view).toEqual(before);
    expect(host.doc.table.asking).toBeNull();
    expect([...host.flaws, ...bob.flaws]).toEqual([]);
  });

  test('the same people play again, with one step each', async () => {
    const [host, bob] = (await openReadyTable(server.url, ['Hal', 'Bob'], { title: 'pi' })) as [TestClient, TestClient];
    await host.insist({ do: 'start' });
    expect(await bob.attempt({ do: 'rematch' })).toBe('notOver');
    await playOn([host, bob]);
    await bob.insist({ do: 'rematch' });
    await host.until(({ doc }) => doc.table.next !== null);
    const second = await host.command({ do: 'rematch' });
    expect(second).toMatchObject({ type: 'done', next: host.doc.table.next });
    const next = await connect({ ...host.place, table: host.doc.table.next ?? '' });
    expect(next.doc.table.kept.map(kept => kept?.name)).toEqual(['Hal', 'Bob']);
    expect(next.doc.table.host).toBe(bob.doc.you.guest);
    expect(next.doc.table.commitment).not.toBe(host.doc.table.commitment);
    expect([...host.flaws, ...bob.flaws]).toEqual([]);
  });

  test('bots play at once, and stand in for players who leave', async () => {
    const hal = await newGuest(server.url, 'Hal');
    const bob = await newGuest(server.url, 'Bob');
    const here = await newTable(server.url, hal, { title: 'pi', seats: 3 });
    const [host, friend] = await Promise.all(
      [hal, bob].map(({ token }) => connect({ url: server.url, token, table: here })),
    );
    if (!host || !friend) throw new Error('no client connected');
    await host.insist({ do: 'sit', seat: 0, word: 'w' });
    await friend.insist({ do: 'sit', seat: 1, word: 'v' });
    await friend.insist({ do: 'ready', ready: true });
    await host.insist({ do: 'seatBot', seat: 2, bot: 'novice' });
    await host.insist({ do: 'start' });
    expect(await host.attempt({ do: 'standIn', seat: 1, bot: 'novice' })).toBe('seatIsHere');
    await friend.insist({ do: 'leave' });
    await friend.close();
    await host.until(({ doc }) => doc.table.seats[1]?.away !== null);
    await host.insist({ do: 'standIn', seat: 1, bot: 'novice' });
    await playOn([host], () => host.heard.length > 12);
    await friend.reconnect();
    await friend.insist({ do: 'takeBack' });
    expect(friend.doc.table.seats[1]?.standIn).toBeNull();
    await playOn([host, friend]);
    expect(host.doc.table.phase).toBe('over');
    expect([...host.flaws, ...friend.flaws]).toEqual([]);
  });
});
