import { type Chance, fill, quickChance } from '#kernel';
import {
  sendRequest,
  type TestClient,
  connect,
  openReadyTable,
  type TestGuest,
  newGuest,
  newTable,
  type ConnectTarget,
  clientOffers,
} from '../client.fixture.ts';
import type { ServerMessage } from '../../tables/protocol.ts';
import { BROKEN_FRAMES, openRawSocket, upgradeRequest } from './frames.fixture.ts';
import { type HostedServer, hostServer, type MemoryUse } from './hosted-server.fixture.ts';
import { junkBody, junkBytes, junkRequest, junkText, some } from './junk.fixture.ts';
import { readStored } from './log.fixture.ts';

export interface AbuseTestPlan {
  /** After the first round, in which the server reaches its normal size. */
  readonly rounds: number;
  readonly seed: number;
  say?(line: string): void;
}

export interface AbuseTestReport {
  /** Everything sent after the first round: frames, requests, connections. */
  readonly sent: number;
  /** The commands of the players meanwhile; all of them were answered. */
  readonly answered: number;
  readonly before: MemoryUse;
  readonly after: MemoryUse;
  readonly flaws: readonly string[];
}

/** More than one client sends in a round, and less than a flood, also on a slow machine. */
const MAX_A_MINUTE = 5_000;

/** Sends every kind of abuse, round after round, while others play. */
export async function runAbuseTest({ rounds, seed, say = () => {} }: AbuseTestPlan): Promise<AbuseTestReport> {
  const host = hostServer({ env: { PARLOUR_DURABILITY: 'normal', PARLOUR_RATE_MESSAGES: `${MAX_A_MINUTE}/min` } });
  const flaws: string[] = [];
  try {
    await host.start();
    const friends = await openReadyTable(host.url, ['Ann', 'Bob', 'Cyd'], { title: 'pi' });
    await friends[0]?.insist({ do: 'start' });
    const match = playOn(host.url, friends, quickChance(seed));
    const silent = await Promise.all(Array.from({ length: 20 }, () => stayingSilent(host)));
    let sent = await attack(host, seed, flaws);
    const before = await host.weigh();
    say(`at first: ${inWords(before)}`);
    sent = 0;
    for (let round = 1; round <= rounds; round++) {
      sent += await attack(host, seed + round, flaws);
      say(`round ${round}: ${sent} sent, ${inWords(await host.weigh())}`);
    }
    // a short run does not wait until they are disconnected
    if (rounds > 1) flaws.push(...(await Promise.all(silent.map(one => one.shownOut))).flat());
    const after = await host.weigh();
    const answered = await match.stop();
    flaws.push(...match.flaws());
    if (!host.isRunning) flaws.push('the server is gone');
    if (host.logged !== '') flaws.push(`it logged: ${host.logged.slice(0, 2_000)}`);
    return { sent, answered, before, after, flaws };
  } finally {
    await host.end();
  }
}

/** Opens a socket, and sends not even a hello. */
async function stayingSilent({ url }: HostedServer): Promise<{ shownOut: Promise<string[]> }> {
  const socket = new WebSocket(socketsAt(url));
  const said: string[] = [];
  socket.addEventListener('message', ({ data }) => said.push(String(data)));
  await new Promise(resolve => {
    socket.addEventListener('open', resolve);
  });
  const shownOut = new Promise<string[]>(resolve => {
    socket.addEventListener('close', () =>
      resolve(said.join() === SILENT ? [] : [`silence is answered with ${said.join()}`]),
    );
  });
  return { shownOut };
}

const SILENT = JSON.stringify({ type: 'bye', because: 'silent' });
const socketsAt = (url: string): string => `${url.replace('http', 'ws')}/api/play`;

const inWords = ({ rss, used }: MemoryUse): string =>
  `${(used / 2 ** 20).toFixed(1)} MB in use, ${(rss / 2 ** 20).toFixed(0)} MB resident`;

/** Players who play match after match during the abuse. */
function playOn(
  url: string,
  first: readonly TestClient[],
  chance: Chance,
): { stop(): Promise<number>; flaws(): string[] } {
  let isOver = false;
  let answered = 0;
  const everybody: TestClient[] = [...first];

  async function play(friends: readonly TestClient[]): Promise<void> {
    const [host] = friends;
    if (!host) return;
    while (host.doc.table.phase === 'playing') {
      if (isOver) return;
      const mover = friends[host.doc.awaited[0] ?? 0];
      if (!mover) throw new Error('no client is awaited');
      await mover.until(({ n }) => n >= host.n);
      // marker moves are limited
      const offers = clientOffers(mover).filter(({ type }) => type !== 'assign' && type !== 'unassign');
      const action = fill(chance.pick(offers), chance);
      const answer = await mover.command({ do: 'move', action, based: mover.n });
      answered += 1;
      // matches with too many moves are closed
      if (answer.type === 'refused' && answer.refused.because === 'closed') return;
      if (answer.type !== 'told') throw new Error(`a move was answered with ${JSON.stringify(answer)}`);
      await host.until(({ n }) => n >= mover.n);
    }
  }
  const playing = (async () => {
    for (let friends = first; ; ) {
      await play(friends);
      if (isOver) return;
      friends = await openReadyTable(url, ['Ann', 'Bob', 'Cyd'], { title: 'pi' });
      everybody.push(...friends);
      await friends[0]?.insist({ do: 'start' });
    }
  })();
  playing.catch(() => {}); // reported when it is stopped
  return {
    async stop() {
      isOver = true;
      await playing;
      return answered;
    },
    flaws: () =>
      everybody.flatMap(({ flaws, closedWith }) =>
        closedWith === null ? flaws : [...flaws, `a friend was shown out with ${closedWith}`],
      ),
  };
}

/** Runs all kinds at once; resolves with the number of messages sent. */
async function attack(host: HostedServer, seed: number, flaws: string[]): Promise<number> {
  const stranger = await newGuest(host.url, 'Zed');
  const attacks = [rambling, repeating, flooding, hammering, mumbling, breaking, posting, dialling, early];
  const counts = await Promise.all(attacks.map(one => one({ host, stranger, seed, flaws })));
  return counts.reduce((sum, count) => sum + count, 0);
}

interface AbuseContext {
  readonly host: HostedServer;
  readonly stranger: TestGuest;
  readonly seed: number;
  readonly flaws: string[];
}

const placeOf = async ({ host: { url }, stranger }: AbuseContext): Promise<ConnectTarget> => ({
  url,
  token: stranger.token,
  table: await newTable(url, stranger, { title: 'pi', seats: 2 }),
});

/** How many frames of each client were read, and how many were answers. */
const counts = new WeakMap<TestClient, { seen: number; answers: number }>();

function answersTo(client: TestClient): number {
  const count = counts.get(client) ?? { seen: 0, answers: 0 };
  counts.set(client, count);
  for (const frame of client.frames.slice(count.seen)) {
    const message = JSON.parse(frame) as ServerMessage;
    const isAnswer =
      message.type === 'refused' || message.type === 'done' || (message.type === 'told' && 're' in message);
    if (isAnswer) count.answers += 1;
    count.seen += 1;
  }
  return count.answers;
}

/** Frames of every kind, at its own table: each gets one answer. */
async function rambling(given: AbuseContext): Promise<number> {
  const texts = some(junkText, 1_500, given.seed);
  const BATCH = 250;
  for (let from = 0; from < texts.length; from += BATCH) {
    const client = await connect(await placeOf(given));
    const batch = texts.slice(from, from + BATCH);
    for (const text of batch) client.send(text);
    await answeredAll(client, batch.length, given, 'rambling');
    client.cut();
  }
  return texts.length;
}

async function answeredAll(
  client: TestClient,
  count: number,
  { flaws, seed }: AbuseContext,
  what: string,
): Promise<void> {
  try {
    await client.until(one => answersTo(one) >= count);
    await client.command({ do: 'takeBack' });
    if (answersTo(client) !== count + 1)
      flaws.push(`${what}, seed ${seed}: ${answersTo(client)} answers to ${count + 1}`);
  } catch (error) {
    flaws.push(`${what}, seed ${seed}: ${answersTo(client)} answers to ${count}: ${String(error)}`);
  }
}

/** A repeated command is carried out once. */
async function repeating(given: AbuseContext): Promise<number> {
  const place = await placeOf(given);
  const client = await connect(place);
  const times = 300;
  for (let time = 0; time < times; time++) {
    client.send(JSON.stringify({ do: 'sit', id: 'same', seat: 0, word: 'w' }));
    client.send(JSON.stringify({ do: 'ready', id: 'ready', ready: true }));
    client.send(JSON.stringify({ do: 'say', id: 'line', to: 'watchers', text: 'hm' }));
    // based on a number that does not exist yet
    client.send(JSON.stringify({ do: 'move', id: `move ${time}`, action: { type: 'examine' }, based: 9_999 }));
  }
  await answeredAll(client, 4 * times, given, 'repeating');
  client.cut();
  const { entries, watchers } = (await readStored(given.host.file, [place.table])).get(place.table) ?? {};
  if (entries?.length !== 3 || watchers?.length !== 1)
    given.flaws.push(`what was repeated was done ${entries?.length} and ${watchers?.length} times`);
  return 4 * times;
}

/** Sends more than allowed: disconnected. */
async function flooding(given: AbuseContext): Promise<number> {
  const flooder = await newGuest(given.host.url, 'Flo');
  const client = await connect({ ...(await placeOf(given)), token: flooder.token });
  const frame = JSON.stringify({ do: 'takeBack', id: 'x' });
  const count = 2 * MAX_A_MINUTE;
  for (let time = 0; time < count; time++) client.send(frame);
  await gone(client, 'tooFast', given, 'flooding');
  return count;
}

/** Sends random bytes. */
async function hammering(given: AbuseContext): Promise<number> {
  const client = await connect(await placeOf(given));
  const all = some(junkBytes, 150, given.seed);
  for (const bytes of all) client.send(bytes);
  await gone(client, 'tooFast', given, 'hammering');
  return all.length;
}

async function gone(client: TestClient, because: string, { flaws }: AbuseContext, what: string): Promise<void> {
  await client.until(({ closedWith }) => closedWith !== null);
  if (client.farewell !== because) flaws.push(`${what}: shown out with ${client.farewell}, not ${because}`);
}

/** The first message is no hello. */
async function mumbling({ host: { url }, seed, flaws }: AbuseContext): Promise<number> {
  const texts = some(junkText, 60, seed);
  await Promise.all(
    texts.map(async text => {
      const said: string[] = [];
      const socket = new WebSocket(socketsAt(url));
      socket.addEventListener('message', ({ data }) => said.push(String(data)));
      socket.addEventListener('open', () => socket.send(text));
      await new Promise(resolve => {
        socket.addEventListener('close', resolve);
      });
      const kinds = said.map(frame => (JSON.parse(frame) as ServerMessage).type).join(' ');
      if (kinds !== 'refused bye') flaws.push(`${text.slice(0, 200)} was answered with ${kinds}`);
    }),
  );
  return texts.length;
}

/** Invalid upgrade requests and invalid frames. */
async function breaking({ host: { port }, flaws }: AbuseContext): Promise<number> {
  const heads = [
    upgradeRequest({ 'Sec-WebSocket-Key': null }),
    upgradeRequest({ 'Sec-WebSocket-Key': 'short' }),
    upgradeRequest({ 'Sec-WebSocket-Version': '7' }),
    upgradeRequest({ Upgrade: 'nothing' }),
    upgradeRequest({ Origin: 'https://evil.example' }),
    upgradeRequest().replace('/api/play', '/api/plays'),
    upgradeRequest().replace('GET', 'POST'),
  ];
  await Promise.all([
    ...heads.map(async head => {
      const { socket, closed, ...line } = await openRawSocket(port);
      socket.write(head);
      await line.answered;
      socket.end();
      await closed;
    }),
    ...BROKEN_FRAMES.map(async (frame, at) => {
      const line = await openRawSocket(port);
      line.socket.write(upgradeRequest());
      await line.answered;
      if (!line.heard.startsWith('HTTP/1.1 101')) flaws.push(`no socket: ${line.heard.slice(0, 200)}`);
      line.socket.write(frame);
      // the server closes the connection, or waits for more and we close it
      const isPatient = await Promise.race([line.closed.then(() => false), silence(line.socket)]);
      if (isPatient) flaws.push(`broken frame ${at} is not even noticed`);
      line.socket.destroy();
    }),
    // half of everything, then the connection is cut
    ...[upgradeRequest().slice(0, 60), `${upgradeRequest()}\u0081`, 'POST /api/guests HTTP/1.1\r\nHost: x\r\n'].map(
      async half => {
        const { socket } = await openRawSocket(port);
        await new Promise(resolve => {
          socket.write(half, resolve);
        });
        socket.resetAndDestroy();
      },
    ),
  ]);
  return heads.length + BROKEN_FRAMES.length + 3;
}

/** True after a time in which any answer would have arrived. */
const silence = async (socket: { writable: boolean }): Promise<boolean> => {
  for (let waited = 0; waited < 200 && socket.writable; waited++)
    await new Promise(resolve => {
      setTimeout(resolve, 50);
    });
  return socket.writable;
};

/** Sends bodies of every kind: they are refused, never a server error. */
async function posting({ host: { url }, stranger: { token }, seed, flaws }: AbuseContext): Promise<number> {
  const bodies = some(junkBody, 300, seed);
  const chance = quickChance(seed);
  for (const body of bodies) {
    const request = chance.pick(['POST /api/guests', 'POST /api/tables', 'PATCH /api/me', 'POST /api/tables/x/claim']);
    const type = chance.pick(['application/json', 'application/json', 'text/plain', 'multipart/form-data', 'x']);
    const cookie = chance.pick(['parlour=', 'parlour=%00', `parlour=${'x'.repeat(200)}`, ';;=;', '__proto__=1']);
    const { status } = await sendRequest(url, request, {
      ...(chance.below(2) === 0 && { token }),
      headers: { 'content-type': type, cookie },
      body,
    });
    if (status >= 500) flaws.push(`${request} ${body.slice(0, 300)}: ${status}`);
  }
  return bodies.length;
}

/** Random requests: each gets an answer or is disconnected. */
async function dialling({ host: { port }, seed, flaws }: AbuseContext): Promise<number> {
  const all = [...some(junkBytes, 60, seed), ...some(junkRequest, 150, seed).map(text => Buffer.from(text, 'latin1'))];
  for (const bytes of all) {
    const line = await openRawSocket(port);
    line.socket.end(bytes);
    await line.closed;
    const [status] = /(?<=^HTTP\/1\.1 )\d+/.exec(line.heard) ?? [];
    if (status !== undefined && Number(status) >= 500 && status !== '505')
      flaws.push(`${bytes.toString('latin1').slice(0, 300)}: ${line.heard.slice(0, 200)}`);
  }
  return all.length;
}

/** Sends commands before the welcome. */
async function early(given: AbuseContext): Promise<number> {
  const { url, token, table } = await placeOf(given);
  let farewells = 0;
  await Promise.all(
    [10, 64, 65, 500].map(async count => {
      const socket = new WebSocket(socketsAt(url));
      let answers = 0;
      await new Promise<void>(resolve => {
        socket.addEventListener('open', () => {
          socket.send(JSON.stringify({ do: 'hello', protocol: 1, table, token }));
          for (let at = 0; at < count; at++) socket.send(JSON.stringify({ do: 'takeBack', id: `${at}` }));
        });
        socket.addEventListener('message', ({ data }) => {
          const { type } = JSON.parse(String(data)) as ServerMessage;
          if (type === 'bye') farewells += 1;
          if (type === 'refused') answers += 1;
          if (answers === count) socket.close();
        });
        socket.addEventListener('close', () => resolve());
      });
      if (answers !== count && farewells === 0) given.flaws.push(`${answers} answers to ${count}, and no goodbye`);
    }),
  );
  return 639;
}
