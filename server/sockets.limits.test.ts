import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../tables/protocol.ts';
import { newGuest, newTable } from './client.fixture.ts';
import { openRawSocket, frameOf, type RawSocket, textFrame, upgradeRequest } from './faults/frames.fixture.ts';
import type { Timeouts } from './timeouts.ts';
import { type TestServer, startTestServer } from './test-server.fixture.ts';

const AGES = 600_000;
const [TEXT, CONTINUED, PING, FINAL] = [0x01, 0x00, 0x89, 0x80];
/** A close frame with the code 1008. */
const CLOSED_1008 = '\x88\x02\x03\xf0';
const NOTHING = textFrame({});
const UNKNOWN = `{"do":"win","id":"${'x'.repeat(60)}"}`;

interface LimitScene {
  readonly server: TestServer;
  readonly hello: object;
}

/** A server with one guest and one table. */
async function scene(
  env: Readonly<Record<string, string>> = {},
  timeouts: Partial<Timeouts> = {},
): Promise<LimitScene> {
  const server = await startTestServer(env, { timeouts });
  onTestFinished(() => server.end());
  const ann = await newGuest(server.url, 'Ann');
  const table = await newTable(server.url, ann, { title: 'pi', seats: 2 });
  return { server, hello: { do: 'hello', protocol: PROTOCOL, table, token: ann.token } };
}

/** A socket that sends these bytes at once. */
async function sending({ server }: LimitScene, ...frames: readonly Buffer[]): Promise<RawSocket> {
  const line = await openRawSocket(Number(new URL(server.url).port));
  onTestFinished(() => void line.socket.destroy());
  line.socket.write(upgradeRequest());
  await line.answered;
  line.socket.write(Buffer.concat(frames));
  return line;
}

/** All received messages, as soon as they include this one or the connection has ended. */
async function heardUntil(line: RawSocket, text: string): Promise<string> {
  while (!line.heard.includes(text) && !line.socket.destroyed) await setImmediate();
  return line.heard;
}

const pingOf = (number: number): Buffer =>
  frameOf({ first: PING, payload: Buffer.from(String(number).padStart(4, '0')) });
const pongsIn = ({ heard }: RawSocket): number => heard.split('\x8a\x04').length - 1;
const answersIn = ({ heard }: RawSocket): number => heard.split('"type":"refused"').length - 1;

describe('Pings', () => {
  test('are answered one at a time: of many at once, the newest is', async () => {
    const here = await scene();
    const line = await sending(here, textFrame(here.hello));
    expect(await heardUntil(line, '"welcome"')).toContain('"welcome"');
    line.socket.write(Buffer.concat(Array.from({ length: 5_000 }, (_, number) => pingOf(number))));
    expect(await heardUntil(line, '\x8a\x044999')).toContain('\x8a\x044999');
    expect(pongsIn(line)).toBeLessThan(100);
  });

  test.each(['ping', 'pong'] as const)('count as messages of the guest (%s)', async kind => {
    const here = await scene({ PARLOUR_RATE_MESSAGES: '5/h' });
    const socket = new WebSocket(`${here.server.url.replace('http', 'ws')}/api/play`);
    await once(socket, 'open');
    socket.send(JSON.stringify(here.hello));
    await once(socket, 'message');
    const farewell = once(socket, 'message');
    for (let time = 0; time < 110; time++) socket[kind]();
    expect(String((await farewell)[0])).toBe('{"type":"bye","because":"tooFast"}');
    expect((await once(socket, 'close'))[0]).toBe(1008);
  });

  test('are few before the welcome', async () => {
    const line = await sending(await scene(), ...Array.from({ length: 110 }, (_, number) => pingOf(number)));
    expect(await heardUntil(line, '{"type":"bye","because":"tooFast"}')).toContain(
      '{"type":"bye","because":"tooFast"}',
    );
  });

  test('of ours may be late on a connection that is still busy with sent data', async () => {
    const here = await scene({}, { ping: 20, readKilobyte: AGES });
    const socket = new WebSocket(`${here.server.url.replace('http', 'ws')}/api/play`, { autoPong: false });
    await once(socket, 'open');
    socket.send(JSON.stringify(here.hello));
    for (let time = 0; time < 6; time++) await once(socket, 'ping');
    expect(socket.readyState).toBe(socket.OPEN);
    socket.terminate();
  });

  test('of ours close a connection that had time to answer', async () => {
    const here = await scene({}, { ping: 20, readKilobyte: 1 });
    const line = await sending(here, textFrame(here.hello));
    await line.closed;
    expect(line.heard).toContain('{"type":"bye","because":"silent"}');
  });
});

describe('A message in parts', () => {
  const parts = (count: number): Buffer[] =>
    Array.from({ length: count }, (_, at) =>
      frameOf({
        first: (at === 0 ? TEXT : CONTINUED) | (at === count - 1 ? FINAL : 0),
        payload: Buffer.from(at === 0 ? '{' : ' '),
      }),
    );

  test('has at most 16', async () => {
    const here = await scene();
    const line = await sending(here, textFrame(here.hello), ...parts(16));
    expect(await heardUntil(line, '"malformed"')).toContain('"malformed"');
    line.socket.write(Buffer.concat(parts(17)));
    expect(await heardUntil(line, CLOSED_1008)).toContain(CLOSED_1008);
  });

  test('does not come byte by byte', async () => {
    const line = await sending(await scene());
    line.socket.setNoDelay();
    const frame = frameOf({ first: TEXT | FINAL, payload: Buffer.alloc(10_000, ' ') });
    for (const byte of frame) {
      if (line.heard.includes(CLOSED_1008) || line.socket.destroyed) break;
      line.socket.write(Buffer.from([byte]));
      await setImmediate();
      await setImmediate();
    }
    expect(await heardUntil(line, CLOSED_1008)).toContain(CLOSED_1008);
  });
});

describe('Before the welcome', () => {
  test('no more than 64 kB are kept', async () => {
    const here = await scene();
    const long = frameOf({ first: TEXT | FINAL, payload: Buffer.alloc(15_000, ' ') });
    const few = await sending(here, textFrame(here.hello), long, long, long, long);
    while (answersIn(few) < 4) await setImmediate();
    const many = await sending(here, textFrame(here.hello), long, long, long, long, long);
    expect(await heardUntil(many, '{"type":"bye","because":"tooFast"}')).toContain(
      '{"type":"bye","because":"tooFast"}',
    );
  });
});

describe('After the bye', () => {
  test('nothing is answered, and too much ends the connection at once', async () => {
    const here = await scene({}, { close: AGES });
    const line = await sending(here, textFrame({ ...here.hello, table: 'nowhere' }));
    expect(await heardUntil(line, '"bye"')).toContain('"bye"');
    line.socket.write(Buffer.concat([pingOf(1), NOTHING, NOTHING]));
    const before = answersIn(line);
    line.socket.write(Buffer.alloc(70_000, NOTHING));
    await line.closed;
    expect([answersIn(line), pongsIn(line)]).toEqual([before, 0]);
  });

  test.each([
    ['a refused hello', textFrame({ do: 'hello' })],
    ['a broken frame', frameOf({ first: 0x83 })],
    ['a close without an end', frameOf({ first: 0x88 })],
  ])('clients are disconnected after a timeout: %s', async (_, frame) => {
    const line = await sending(await scene({}, { close: 50, check: 10 }), frame);
    await line.closed;
    expect(line.socket.destroyed).toBe(true);
  });
});

describe('A client that does not read', () => {
  /** Asks for more answers than fit between us, until the server stops to read. */
  async function fill(deaf: WebSocket): Promise<void> {
    deaf.pause();
    while (deaf.bufferedAmount < 2 ** 20) {
      for (let time = 0; time < 2_000; time++) deaf.send(UNKNOWN);
      await setImmediate();
    }
  }

  async function deafAt({ server, hello }: LimitScene): Promise<WebSocket> {
    const deaf = new WebSocket(`${server.url.replace('http', 'ws')}/api/play`);
    onTestFinished(() => deaf.terminate());
    deaf.on('error', () => {});
    await once(deaf, 'open');
    deaf.send(JSON.stringify(hello));
    await once(deaf, 'message');
    return deaf;
  }

  test('is not read from, and is disconnected when its time is over', async () => {
    const here = await scene({}, { read: 300, readKilobyte: 0, check: 50 });
    const deaf = await deafAt(here);
    await fill(deaf);
    let last = '';
    deaf.on('message', (data: Buffer) => void (last = data.toString()));
    while (!here.server.logged.some(line => line.includes('"because":"slow"'))) await setImmediate();
    deaf.resume();
    const [code] = (await once(deaf, 'close')) as [number];
    expect([code, last]).toEqual([1013, '{"type":"bye","because":"slow"}']);
  });

  test('is answered in full once it reads, if that is soon enough', async () => {
    const here = await scene();
    const deaf = await deafAt(here);
    await fill(deaf);
    deaf.send('{"do":"win","id":"the last"}');
    const answers = new Promise<void>(resolve => {
      deaf.on('message', (data: Buffer) => {
        if (data.includes('the last')) resolve();
      });
    });
    deaf.resume();
    await answers;
    expect(here.server.logged.filter(line => line.includes('dismissed'))).toEqual([]);
  });
});
