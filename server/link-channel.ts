import type { WebSocket } from 'ws';
import type { Milliseconds } from '#kernel';
import { MAX_UNSENT } from './backlog.ts';
import type { Log } from './log.ts';

/** One end of the connection from one server to another, which carries the messages of all clients passed on. */
export interface LinkChannel {
  /** Sends this together with everything else of this turn of the event loop. */
  send(client: ChannelClient, kind: LinkMessage['kind'], text: string): void;
  /** Sends what waits, and closes. */
  end(): void;
}

/** A client as both ends know it. */
export interface ChannelClient {
  readonly id: number;
  /** How many bytes about it wait in memory. */
  unsent: number;
}

/** What one server tells the other about a client: that it comes, and who it is; a message; or why it goes. */
export interface LinkMessage {
  readonly client: number;
  readonly kind: 'open' | 'text' | 'close';
  readonly text: string;
}

interface ChannelOptions {
  /** Between two pings. */
  readonly ping: Milliseconds;
  readonly log: Log;
  /** False: the message makes no sense, and the connection is closed. */
  hear(message: LinkMessage): boolean;
}

/** By RFC 6455: closed as wanted; policy violation. */
const [DONE, VIOLATION] = [1000, 1008];
/** What waits is sent at once when it has reached this length. */
const LONG_BATCH = 64 * 1024;
/** The most bytes of one frame: much more than a long batch and the longest message. */
export const LARGEST_FRAME = 64 * 2 ** 20;
/** The most unsent bytes of one connection. A server that reads so slowly is lost. */
const MAX_UNSENT_OF_CHANNEL = 256 * MAX_UNSENT;

export function linkChannel(socket: WebSocket, { ping, log, hear }: ChannelOptions): LinkChannel {
  let waiting: Outgoing[] = [];
  let length = 0;
  let isScheduled = false;
  let isAlive = true;

  function flush(): void {
    isScheduled = false;
    if (socket.readyState !== socket.OPEN || waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    length = 0;
    socket.send(frameOf(batch), () => {
      for (const { client, bytes } of batch) client.unsent -= bytes;
    });
    if (socket.bufferedAmount > MAX_UNSENT_OF_CHANNEL) socket.terminate();
  }

  const pings = setInterval(() => {
    if (socket.readyState !== socket.OPEN) return;
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, ping).unref();

  socket.on('open', flush);
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('message', (frame: Buffer) => {
    isAlive = true;
    if (socket.readyState !== socket.OPEN || messagesIn(frame)?.every(hear)) return;
    log.error('another server has sent what makes no sense: the connection to it is closed');
    socket.close(VIOLATION);
  });
  socket.on('close', () => clearInterval(pings));

  return {
    send(client, kind, text) {
      const bytes = Buffer.byteLength(text);
      client.unsent += bytes;
      waiting.push({ client, kind, text, bytes });
      length += bytes;
      if (length >= LONG_BATCH) return flush();
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(flush);
    },
    end() {
      flush();
      socket.close(DONE);
    },
  };
}

interface Outgoing {
  readonly client: ChannelClient;
  readonly kind: LinkMessage['kind'];
  readonly text: string;
  readonly bytes: number;
}

// A frame is a line with the client, the kind and the number of bytes of every message, and then their texts:
// "7text12 9close4\n" and 16 bytes.

const frameOf = (batch: readonly Outgoing[]): Buffer =>
  Buffer.from(
    `${batch.map(({ client, kind, bytes }) => `${client.id}${kind}${bytes}`).join(' ')}\n${batch.map(({ text }) => text).join('')}`,
  );

const HEAD = /^(\d{1,15})(open|text|close)(\d{1,8})$/;

/** Undefined: this is no frame. */
function messagesIn(frame: Buffer): LinkMessage[] | undefined {
  const end = frame.indexOf('\n');
  let at = end + 1;
  const messages: LinkMessage[] = [];
  for (const head of frame.toString('latin1', 0, Math.max(end, 0)).split(' ')) {
    const [, client, kind, bytes] = HEAD.exec(head) ?? [];
    if (client === undefined) return undefined;
    const next = at + Number(bytes);
    messages.push({
      client: Number(client),
      kind: kind as LinkMessage['kind'],
      text: frame.toString('utf8', at, next),
    });
    at = next;
  }
  return at === frame.length ? messages : undefined;
}
