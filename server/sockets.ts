import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Connection, type ConnectionRules, openConnection, type Transport } from '../tables/connection.ts';
import { refusedBecause } from '../tables/decision.ts';
import type { Hello, Refused } from '../tables/protocol.ts';
import type { Guest } from '../tables/store.ts';
import { backlog, type Backlog, excess, MAX_UNSENT } from './backlog.ts';
import type { ServerContext } from './server-context.ts';
import { countByKey } from './limits.ts';
import { CLOSE_CODES, LINK_PATH, type LinkedClient } from './links.ts';
import { allowsOrigin } from './origin.ts';
import { statusOf, tooFast, visitorOf } from './requests.ts';

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
/** The most unsent bytes of all sockets of one guest, of one address, and in all. */
const MAX_UNSENT_OF_GUEST = 4 * MAX_UNSENT;
const MAX_UNSENT_OF_ADDRESS = 32 * MAX_UNSENT;
const MAX_UNSENT_OF_ALL = 256 * MAX_UNSENT;
/** How many messages beyond the limit a client may send before it is disconnected. */
const MAX_STRIKES = 100;
/** Bytes that may still arrive after the bye. */
const MAX_LATE = 64 * 1024;

/** One open socket. */
interface OpenSocket {
  readonly socket: WebSocket;
  /** The TCP connection. */
  readonly wire: Socket;
  readonly stranger: string;
  readonly connection: Connection;
  missedPings: number;
  /** The latest ping to answer; null: none. */
  pinged: Buffer | null;
  /** The number of messages beyond the limit. */
  strikes: number;
  readonly backlog: Backlog;
  /** When it began to close; null: it is open. */
  closingSince: number | null;
  readonly helloTimer: NodeJS.Timeout;
}

/** The client of a socket. */
interface SocketClient {
  readonly stranger: string;
  readonly guestOf: (hello: Hello) => Promise<Guest | undefined>;
  /** Whether another server has passed it on. */
  readonly isLinked: boolean;
}

/** Accepts sockets. No socket can affect another. */
export function playSockets(context: ServerContext): Sockets {
  const { service, guests, limits, config, log, metrics, timeouts } = context;
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
  const byStranger = countByKey();
  const byGuest = countByKey();
  let allGone: (() => void) | undefined;

  const pings = setInterval(() => sockets.forEach(ping), timeouts.ping).unref();
  const checks = setInterval(check, timeouts.check).unref();

  // opening

  function upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void {
    socket.on('error', () => {}); // it is closed next
    // a connection that does not become a socket is closed; ws clears this timeout for one that does
    socket.setTimeout(timeouts.close, () => socket.destroy());
    const linked = linkedClient(request);
    const stranger = linked?.stranger ?? visitorOf(context, { raw: request }).stranger;
    const refused = linked ? stopping() : refusalAtDoor(request, stranger);
    if (refused) return turnAway(socket, refused);
    const guestOf = linked
      ? async () => linked.guest
      : async ({ token }: Hello) => guests.known(token ?? visitorOf(context, { raw: request }).secret);
    server.handleUpgrade(request, socket, head, opened =>
      open(opened, socket, { stranger, guestOf, isLinked: linked !== undefined }),
    );
  }

  /** The client that another server passes on; undefined: this is a client's own request. */
  function linkedClient(request: IncomingMessage): LinkedClient | undefined {
    return request.url === `${config.basePath}${LINK_PATH}` ? context.links?.clientOf(request) : undefined;
  }

  const stopping = (): Refused | undefined => (context.isStopping() ? refusedBecause('stopping') : undefined);

  function refusalAtDoor(request: IncomingMessage, stranger: string): Refused | undefined {
    const isStopping = stopping();
    if (isStopping) return isStopping;
    if (request.url?.split('?', 1)[0] !== `${config.basePath}${PATH}`) return refusedBecause('noSuchPage');
    if (!allowsOrigin(request.headers, config)) return refusedBecause('badOrigin');
    if (config.socketsPerAddress !== null && byStranger.of(stranger) >= config.socketsPerAddress)
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

  function open(socket: WebSocket, wire: Socket, client: SocketClient): void {
    const { stranger } = client;
    const connection = openConnection(
      service,
      transportOver(() => opened),
      rulesFor(() => opened, client),
    );
    const opened: OpenSocket = {
      socket,
      wire,
      stranger,
      connection,
      missedPings: 0,
      pinged: null,
      strikes: 0,
      backlog: backlog(timeouts, performance.now()),
      closingSince: null,
      helloTimer: setTimeout(() => connection.dismiss('silent'), timeouts.hello).unref(),
    };
    sockets.add(opened);
    byStranger.add(stranger);
    metrics.sockets.set(sockets.size);
    socket.on('message', (data: Buffer, isBinary) => listen(opened, data, isBinary));
    socket.on('ping', data => answerPing(opened, data));
    socket.on('pong', () => hearPong(opened));
    socket.on('error', error => {
      log.debug({ err: error }, 'a socket failed');
      if (connection.state !== 'stopped') stopReading(opened);
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

  const rulesFor = (opened: () => OpenSocket, { stranger, guestOf, isLinked }: SocketClient): ConnectionRules => ({
    ...(context.links && !isLinked && { link: context.links.openFor(stranger) }),
    async identify(hello) {
      const guest = await guestOf(hello);
      if (!guest) return refusedBecause('noGuest');
      const most = config.socketsPerGuest;
      return most !== null && byGuest.of(guest.id) >= most ? refusedBecause('tooManySockets') : guest;
    },
    entered: guest => byGuest.add(guest.id),
    check(guest, message) {
      const tooMany = tooFast(limits.messages, guest.id);
      if (tooMany) return tooMany;
      if (opened().strikes > 0) opened().strikes -= 1;
      if (message === null || message.do === 'hello') return undefined;
      // with other servers, play goes on until the table is given away
      if (context.isStopping() && !context.links) return refusedBecause('stopping');
      return message.do === 'say' ? tooFast(limits.chat, guest.id) : undefined;
    },
    refused({ because }) {
      metrics.refusals.inc({ kind: because });
      if (because === 'tooFast') strike(opened());
    },
  });

  // pings and slow readers

  function ping(opened: OpenSocket): void {
    const { socket, wire, connection } = opened;
    // a ping would wait behind unsent data; check() finds connections that are too slow
    if (connection.state === 'stopped' || wire.writableLength > 0) return;
    if (!opened.backlog.mayBeOnItsWay(performance.now())) {
      if (opened.missedPings >= MAX_PINGS_MISSED) {
        connection.dismiss('silent');
        socket.terminate();
        return;
      }
      opened.missedPings += 1;
    }
    socket.ping();
  }

  /** Closes connections that do not close, do not read, or have too much unsent data. */
  function check(): void {
    const now = performance.now();
    for (const opened of sockets) {
      const { socket, wire, connection } = opened;
      if (socket.readyState !== socket.OPEN) {
        opened.closingSince ??= now;
        if (now - opened.closingSince >= timeouts.close) socket.terminate();
      } else if (opened.backlog.isOverdue(wire.writableLength, now)) connection.dismiss('slow');
    }
    limitUnsent(({ connection }) => connection.guest?.id, MAX_UNSENT_OF_GUEST);
    limitUnsent(({ stranger }) => stranger, MAX_UNSENT_OF_ADDRESS);
    limitUnsent(() => 'all', MAX_UNSENT_OF_ALL);
  }

  function limitUnsent(keyOf: (opened: OpenSocket) => string | undefined, most: number): void {
    const isHolding = (one: OpenSocket): boolean => one.wire.writableLength > 0 && !one.wire.destroyed;
    for (const [key, group] of Map.groupBy([...sockets].filter(isHolding), keyOf)) {
      if (key === undefined) continue;
      for (const { connection, socket } of excess(group, ({ wire }) => wire.writableLength, most)) {
        connection.dismiss('slow');
        socket.terminate();
      }
    }
  }

  // receiving

  function listen(opened: OpenSocket, data: Buffer, isBinary: boolean): void {
    const { connection } = opened;
    if (connection.state === 'stopped') return;
    opened.missedPings = 0;
    if (isBinary) {
      connection.refuse(refusedBecause('malformed'));
      strike(opened);
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
    const { socket } = opened;
    if (socket.readyState !== socket.OPEN) return;
    opened.backlog.add(data.length);
    socket.pong(data, false, () => {
      const newest = opened.pinged;
      if (newest !== null && newest !== data) pong(opened, newest);
      else opened.pinged = null;
    });
  }

  function hearPong(opened: OpenSocket): void {
    if (!mayInterrupt(opened)) return;
    opened.missedPings = 0;
    opened.backlog.answered(performance.now());
  }

  /** Pings and pongs count as messages. Before the welcome a socket may send a few. */
  function mayInterrupt(opened: OpenSocket): boolean {
    const { guest, state } = opened.connection;
    if (state === 'stopped') return false;
    if (guest && limits.messages.take(guest.id, performance.now())) return true;
    return strike(opened) && !guest;
  }

  /** Counts a message beyond the limit; false: there were too many, and the socket is closed. */
  function strike(opened: OpenSocket): boolean {
    opened.strikes += 1;
    if (opened.strikes <= MAX_STRIKES) return true;
    opened.connection.dismiss('tooFast');
    return false;
  }

  // sending

  function send({ socket, wire, connection, backlog: unread }: OpenSocket, message: string): void {
    if (socket.readyState !== socket.OPEN) return;
    unread.add(Buffer.byteLength(message));
    socket.send(message);
    // stop reading from a client until it has read what was sent
    if (wire.writableNeedDrain) socket.pause();
    if (wire.writableLength > MAX_UNSENT) connection.dismiss('slow');
  }

  // closing

  /** Ignores further input; too much of it ends the connection once the bye had time to arrive. */
  function stopReading({ connection, socket, wire }: OpenSocket): void {
    connection.stop();
    let late = 0;
    wire.on('data', ({ length }: Buffer) => {
      late += length;
      if (late <= MAX_LATE || socket.isPaused) return;
      socket.pause();
      setTimeout(() => socket.terminate(), timeouts.check).unref();
    });
  }

  function close(opened: OpenSocket): void {
    const { connection, stranger } = opened;
    const { guest } = connection;
    clearTimeout(opened.helloTimer);
    sockets.delete(opened);
    byStranger.remove(stranger);
    metrics.sockets.set(sockets.size);
    if (guest) byGuest.remove(guest.id);
    // when the server stops, its guests do not count as away
    if (context.isStopping()) connection.stop();
    else connection.closed();
    if (sockets.size === 0) allGone?.();
  }

  return {
    get size() {
      return sockets.size;
    },
    upgrade,
    async dismissAll() {
      clearInterval(pings);
      for (const { connection } of sockets) connection.dismiss('restart');
      if (sockets.size > 0)
        await new Promise<void>(resolve => {
          allGone = resolve;
        });
      clearInterval(checks);
    },
  };
}
