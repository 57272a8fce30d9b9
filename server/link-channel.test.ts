import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type ChannelClient, type LinkChannel, linkChannel, type LinkMessage } from './link-channel.ts';
import { openLog } from './log.ts';

const AGES = 600_000;
const log = openLog('trace', { write() {} });

describe('A channel', () => {
  let server: WebSocketServer;
  let near: WebSocket;
  let far: WebSocket;
  let channel: LinkChannel;
  let heard: LinkMessage[] = [];
  let frames = 0;
  const client = (id: number): ChannelClient => ({ id, unsent: 0 });

  /** Hears everything but a close. */
  function hear(message: LinkMessage): boolean {
    heard.push(message);
    return message.kind !== 'close';
  }

  beforeEach(async () => {
    [heard, frames] = [[], 0];
    server = new WebSocketServer({ port: 0 });
    const address = server.address();
    near = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    channel = linkChannel(near, { ping: AGES, log, hear });
    [far] = (await once(server, 'connection')) as [WebSocket];
    far.on('message', () => void (frames += 1));
  });
  afterEach(() => {
    near.terminate();
    server.close();
  });

  test('sends what is said in one turn as one frame, also what was said before it was open', async () => {
    linkChannel(far, { ping: AGES, log, hear });
    channel.send(client(7), 'open', '{}');
    channel.send(client(12), 'text', 'żółw\n🐢');
    channel.send(client(7), 'text', '');
    await expect.poll(() => heard).toHaveLength(3);
    expect(heard).toEqual([
      { client: 7, kind: 'open', text: '{}' },
      { client: 12, kind: 'text', text: 'żółw\n🐢' },
      { client: 7, kind: 'text', text: '' },
    ]);
    expect(frames).toBe(1);
    channel.send(client(12), 'text', 'later');
    await expect.poll(() => heard.at(-1)?.text).toBe('later');
    expect(frames).toBe(2);
  });

  test('counts what waits for each client, until it is written', async () => {
    const [one, other] = [client(1), client(2)];
    if (near.readyState !== near.OPEN) await once(near, 'open');
    far.pause();
    channel.send(other, 'text', 'ł');
    expect(other.unsent).toBe(2);
    while (one.unsent < 2 ** 20) {
      channel.send(one, 'text', 'x'.repeat(100_000));
      await setImmediate();
    }
    expect(other.unsent).toBe(0);
    far.resume();
    await expect.poll(() => one.unsent).toBe(0);
  });

  test.each([
    ['text', '{"do":"hello"}'],
    ['nothing', ''],
    ['an unknown kind', '1say2\nhi'],
    ['no client', 'text2\nhi'],
    ['fewer bytes than said', '1text3\nhi'],
    ['more bytes than said', '1text1\nhi'],
    ['a message that makes no sense here', '1close0\n'],
  ])('is closed by the other end after %s', async (_, frame) => {
    far.send(frame);
    const [code] = (await once(far, 'close')) as [number];
    expect(code).toBe(1008);
    expect(heard.every(({ kind }) => kind === 'close')).toBe(true);
  });

  test('goes on while pings are answered, and ends when one is not', async () => {
    const pinging = linkChannel(far, { ping: 20, log, hear });
    for (let time = 0; time < 5; time++) await once(near, 'ping');
    expect(far.readyState).toBe(far.OPEN);
    near.pause();
    await once(far, 'close');
    pinging.send(client(1), 'text', 'dropped');
    await setImmediate();
    expect(heard).toEqual([]);
  });

  test('sends what waits before it ends', async () => {
    linkChannel(far, { ping: AGES, log, hear });
    if (near.readyState !== near.OPEN) await once(near, 'open');
    channel.send(client(1), 'text', 'the last');
    channel.end();
    await once(far, 'close');
    expect(heard.map(({ text }) => text)).toEqual(['the last']);
  });
});
