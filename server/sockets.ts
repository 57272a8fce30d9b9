import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Transport } from '../tables/connection.ts';
import { refusedBecause } from '../tables/decision.ts';
import type { Refused } from '../tables/protocol.ts';
import { MAX_UNSENT } from './backlog.ts';
import { type Client, playClients } from './clients.ts';
import type { ServerContext } from './server-context.ts';
import { linkedClients } from './linked-clients.ts';
import { CLOSE_CODES, LINK_PATH } from './links.ts';
import { allowsOrigin } from './origin.ts';
import { statusOf, tooFast, type Visitor, visitorOf } from './requests.ts';

/** The WebSockets of players. */
export interface Sockets {
  readonly size: number;
  upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void;
  /** Tells all clients to come back later, and resolves when all have disconnected. */
  dismissAll(): Promise<void>;
}

const PATH = '/api/play';
const LARGEST_MESSAGE = 16 * 1024;
/** Clients never need to send fragments; some proxies do. */
const MAX_FRAGMENTS = 16;
const MAX_CHUNKS = 64;
const MAX_PINGS_MISSED = 2;
/** Bytes that may still arrive after the bye. */
const MAX_LATE = 64 * 1024;

/** One open socket. */
interface OpenSocket {
  readonly socket: WebSocket;
  /** The TCP connection. */
  readonly wire: Socket;
  readonly client: Client;
  missedPings: number;
  /** The latest ping to answer; null: none. */
  pinged: Buffer | null;
  /** When it began to close; null: it is open. */
  closingSince: number | null;
  readonly helloTimer: NodeJS.Timeout;
}

/** Accepts sockets. No socket can affect another. */
export function playSockets(context: ServerContext): Sockets {
  const { guests, limits, config, log, metrics, timeouts } = context;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE,
    maxFragments: MAX_FRAGMENTS,
    maxBufferedChunks: MAX_CHUNKS,
    autoPong: false, // ws would queue a pong for every ping, even if the client reads none
  });
  const sockets = new Set<OpenSocket>();
  const clients = playClients(context);
  const linked = linkedClients(context, clients);

  const pings = setInterval(() => sockets.forEach(ping), timeouts.ping).unref();
  const checks = setInterval(check, timeouts.check).unref();

  // opening

  function upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void {
    socket.on('error', () => {}); // it is closed next
    // a connection that does not become a socket is closed; ws clears this timeout for one that does
    socket.setTimeout(timeouts.close, () => socket.destroy());
    const isLink = request.url === `${config.basePath}${LINK_PATH}` && context.links?.admits(request);
    const visitor = visitorOf(context, { raw: request });
    const refused = isLink ? stopping() : refusalAtDoor(request, visitor);
    if (refused) return turnAway(socket, refused);
    if (isLink) return linked.upgrade(request, socket, head);
    server.handleUpgrade(request, socket, head, opened => open(opened, socket, visitor));
  }

  const stopping = (): Refused | undefined => (context.isStopping() ? refusedBecause('stopping') : undefined);

  function refusalAtDoor(request: IncomingMessage, { stranger }: Visitor): Refused | undefined {
    const isStopping = stopping();
    if (isStopping) return isStopping;
    if (request.url?.split('?', 1)[0] !== `${config.basePath}${PATH}`) return refusedBecause('noSuchPage');
    if (!allowsOrigin(request.headers, config)) return refusedBecause('badOrigin');
    if (config.socketsPerAddress !== null && clients.ofStranger(stranger) >= config.socketsPerAddress)
      return refusedBecause('tooManySockets');
    return tooFast(limits.newSockets, stranger);
  }

  function turnAway(socket: Socket, refused: Refused): void {
    metrics.refusals.inc({ kind: refused.because });
    const body = JSON.stringify({ refused });
    const head = [
      `HTTP/1.1 ${statusOf(refused)} Refused`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  }

  function open(socket: WebSocket, wire: Socket, { stranger, secret }: Visitor): void {
    const client = clients.open({
      stranger,
      guestOf: async ({ token }) => guests.known(token ?? secret),
      link: context.links?.openFor(stranger),
      transport: transportOver(() => opened),
      unsent: () => (wire.destroyed ? 0 : wire.writableLength),
      terminate: () => socket.terminate(),
    });
    const opened: OpenSocket = {
      socket,
      wire,
      client,
      missedPings: 0,
      pinged: null,
      closingSince: null,
      helloTimer: setTimeout(() => client.connection.dismiss('silent'), timeouts.hello).unref(),
    };
    sockets.add(opened);
    metrics.sockets.set(sockets.size);
    socket.on('message', (data: Buffer, isBinary) => listen(opened, data, isBinary));
    socket.on('ping', data => answerPing(opened, data));
    socket.on('pong', () => hearPong(opened));
    socket.on('error', error => {
      log.debug({ err: error }, 'a socket failed');
      if (client.connection.state !== 'stopped') stopReading(opened);
    });
    socket.on('close', () => close(opened));
    wire.on('drain', () => socket.resume());
  }

  const transportOver = (opened: () => OpenSocket): Transport => ({
    send: text => send(opened(), text),
    cork: () => opened().wire.cork(),
    uncork: () => opened().wire.uncork(),
    close(because, bye) {
      log.debug({ because }, 'a socket is dismissed');
      send(opened(), bye);
      opened().socket.close(CLOSE_CODES[because], because);
      stopReading(opened());
    },
  });

  // pings

  function ping(opened: OpenSocket): void {
    const { socket, wire, client } = opened;
    const { connection, backlog } = client;
    // a ping would wait behind unsent data; clients that are too slow are found by their backlog
    if (connection.state === 'stopped' || wire.writableLength > 0) return;
    if (!backlog.mayBeOnItsWay(performance.now())) {
      if (opened.missedPings >= MAX_PINGS_MISSED) {
        connection.dismiss('silent');
        socket.terminate();
        return;
      }
      opened.missedPings += 1;
    }
    socket.ping();
  }

  /** Ends connections that do not close. */
  function check(): void {
    const now = performance.now();
    for (const opened of sockets) {
      if (opened.socket.readyState === opened.socket.OPEN) continue;
      opened.closingSince ??= now;
      if (now - opened.closingSince >= timeouts.close) opened.socket.terminate();
    }
  }

  // receiving

  function listen(opened: OpenSocket, data: Buffer, isBinary: boolean): void {
    const { connection, strike } = opened.client;
    if (connection.state === 'stopped') return;
    opened.missedPings = 0;
    if (isBinary) {
      connection.refuse(refusedBecause('malformed'));
      strike();
      return;
    }
    clearTimeout(opened.helloTimer);
    void connection.receive(data.toString());
  }

  /** One pong is sent at a time, for the latest ping (RFC 6455, 5.5.3). */
  function answerPing(opened: OpenSocket, data: Buffer): void {
    if (!mayInterrupt(opened)) return;
    const isAnswering = opened.pinged !== null;
    opened.pinged = Buffer.from(data);
    if (!isAnswering) pong(opened, opened.pinged);
  }

  function pong(opened: OpenSocket, data: Buffer): void {
    const { socket, client } = opened;
    if (socket.readyState !== socket.OPEN) return;
    client.backlog.add(data.length);
    socket.pong(data, false, () => {
      const newest = opened.pinged;
      if (newest !== null && newest !== data) pong(opened, newest);
      else opened.pinged = null;
    });
  }

  function hearPong(opened: OpenSocket): void {
    if (!mayInterrupt(opened)) return;
    opened.missedPings = 0;
    opened.client.backlog.answered(performance.now());
  }

  /** Pings and pongs count as messages. Before the welcome a socket may send a few. */
  function mayInterrupt({ client }: OpenSocket): boolean {
    const { connection, strike } = client;
    const { guest, state } = connection;
    if (state === 'stopped') return false;
    if (guest && limits.messages.take(guest.id, performance.now())) return true;
    return strike() && !guest;
  }

  // sending

  function send({ socket, wire, client }: OpenSocket, message: string): void {
    if (socket.readyState !== socket.OPEN) return;
    client.backlog.add(Buffer.byteLength(message));
    socket.send(message);
    // stop reading from a client until it has read what was sent
    if (wire.writableNeedDrain) socket.pause();
    if (wire.writableLength > MAX_UNSENT) client.connection.dismiss('slow');
  }

  // closing

  /** Ignores further input; too much of it ends the connection once the bye had time to arrive. */
  function stopReading({ client, socket, wire }: OpenSocket): void {
    client.connection.stop();
    let late = 0;
    wire.on('data', ({ length }: Buffer) => {
      late += length;
      if (late <= MAX_LATE || socket.isPaused) return;
      socket.pause();
      setTimeout(() => socket.terminate(), timeouts.check).unref();
    });
  }

  function close(opened: OpenSocket): void {
    clearTimeout(opened.helloTimer);
    sockets.delete(opened);
    metrics.sockets.set(sockets.size);
    opened.client.closed();
  }

  return {
    get size() {
      return sockets.size;
    },
    upgrade,
    async dismissAll() {
      clearInterval(pings);
      await clients.dismissAll();
      await linked.close();
      clearInterval(checks);
    },
  };
}
