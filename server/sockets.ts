import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { no } from '../tables/decision.ts';
import type { Front } from './front.ts';
import type { Live } from '../tables/live.ts';
import { liveAt } from '../tables/lives.ts';
import { allowsOrigin } from './origin.ts';
import type { ClientMessage, Farewell, Hello, Refused } from '../tables/protocol.ts';
import { readMessage } from '../tables/reading.ts';
import { statusOf, tooFast, visitorOf } from './requests.ts';
import type { Guest } from '../tables/store.ts';
import { written, type Listener } from '../tables/tell.ts';
import { enter, failureOf, intend, part } from '../tables/visit.ts';

/** The sockets people play by. */
export interface Sockets {
  readonly size: number;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Tells everybody to come back later, and resolves when nobody is left. */
  dismissAll(): Promise<void>;
}

const PATH = '/api/play';
const LARGEST_MESSAGE = 16 * 1024;
/** Whoever says nothing for so long has no business here. */
const HELLO_WITHIN = 10_000;
const PING_EVERY = 25_000;
const MOST_PINGS_MISSED = 2;
/** What may wait for somebody who does not read; a few welcomes fit. */
const MOST_UNREAD = 2 ** 20;
/** What may be sent before the welcome has come. */
const MOST_EARLY = 64;
/** How often more than is allowed somebody may ask too fast before they are shown out. */
const MOST_STRIKES = 100;
/** Who has not closed its end by then never will. */
const CLOSED_WITHIN = 3_000;

/** By RFC 6455: 1012, the server restarts; 1013, later; 1008, against the rules of the house. */
const CODES: Readonly<Record<Farewell, number>> = {
  restart: 1012,
  slow: 1013,
  silent: 1001,
  watchingForbidden: 1008,
  refused: 1008,
  tooFast: 1008,
};

/** The first byte of a frame that is a whole text message. */
const TEXT_FRAME = 0x81;
const TEXT_ONLY = written({ type: 'refused', re: null, refused: no('malformed') });

/** One socket, from its opening to its end. */
interface Connection {
  readonly socket: WebSocket;
  /** What the socket speaks over. Messages go straight there: one frame serves everybody who hears the same. */
  readonly wire: Duplex;
  readonly request: IncomingMessage;
  readonly stranger: string;
  /** What was sent after the hello and before the welcome; null once they are in. */
  early: string[] | null;
  said: 'nothing' | 'hello';
  seat: { readonly live: Live; readonly listener: Listener } | null; // null: not at a table yet
  missedPings: number;
  strikes: number;
  /** No more is sent, and nothing is listened to. */
  isLeaving: boolean;
  readonly patience: NodeJS.Timeout;
}

/** Opens the door for sockets. Whatever one of them does, no other notices. */
export function playSockets(front: Front): Sockets {
  const { house, guests, limits, config, log, metrics } = front;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE,
  });
  const connections = new Set<Connection>();
  const byStranger = tally();
  const byGuest = tally();
  let allGone: (() => void) | undefined;

  const pings = setInterval(() => connections.forEach(ping), PING_EVERY).unref();

  // coming

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => {}); // it is closed next
    const { stranger } = visitorOf(front, { raw: request });
    const refused = refusalAtDoor(request, stranger);
    if (refused) return turnAway(socket, refused);
    server.handleUpgrade(request, socket, head, opened => open(opened, socket, request, stranger));
  }

  function refusalAtDoor(request: IncomingMessage, stranger: string): Refused | undefined {
    if (front.isStopping()) return no('stopping');
    if (request.url?.split('?', 1)[0] !== PATH) return no('noSuchPage');
    if (!allowsOrigin(request.headers, config)) return no('badOrigin');
    if (config.socketsPerAddress !== null && byStranger.of(stranger) >= config.socketsPerAddress)
      return no('tooManySockets');
    return tooFast(limits.newSockets, stranger);
  }

  function turnAway(socket: Duplex, refused: Refused): void {
    metrics.refusals(refused.because).add();
    const body = JSON.stringify({ refused });
    const head = [
      `HTTP/1.1 ${statusOf(refused)} Refused`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  }

  function open(socket: WebSocket, wire: Duplex, request: IncomingMessage, stranger: string): void {
    const connection: Connection = {
      socket,
      wire,
      request,
      stranger,
      early: [],
      said: 'nothing',
      seat: null,
      missedPings: 0,
      strikes: 0,
      isLeaving: false,
      patience: setTimeout(() => dismiss(connection, 'silent'), HELLO_WITHIN).unref(),
    };
    connections.add(connection);
    byStranger.add(stranger);
    metrics.sockets.set(connections.size);
    socket.on('message', (data: Buffer, isBinary) => listen(connection, data, isBinary));
    socket.on('pong', () => {
      connection.missedPings = 0;
    });
    socket.on('error', error => log.debug({ err: error }, 'a socket failed'));
    socket.on('close', () => close(connection));
  }

  function ping(connection: Connection): void {
    if (connection.missedPings >= MOST_PINGS_MISSED) {
      dismiss(connection, 'silent');
      connection.socket.terminate();
      return;
    }
    connection.missedPings += 1;
    connection.socket.ping();
  }

  // listening

  function listen(connection: Connection, data: Buffer, isBinary: boolean): void {
    connection.missedPings = 0;
    if (connection.isLeaving) return;
    if (isBinary) return strike(connection, TEXT_ONLY);
    const { seat, early } = connection;
    if (seat) act(connection, seat, data.toString());
    else if (connection.said === 'nothing') void greet(connection, data.toString());
    else if (early && early.length < MOST_EARLY) early.push(data.toString());
    else dismiss(connection, 'tooFast');
  }

  /** Hears out a hello, and seats whoever may come in. */
  async function greet(connection: Connection, text: string): Promise<void> {
    connection.said = 'hello';
    clearTimeout(connection.patience);
    const read = readMessage(text);
    if (!read.ok) return showOut(connection, read.refused, read.id);
    if (read.message.do !== 'hello') return showOut(connection, no('protocol'), read.message.id);
    try {
      const refused = await admit(connection, read.message);
      if (refused) showOut(connection, refused, null);
    } catch (error) {
      house.watch.alarmed('somebody could not be let in', error);
      showOut(connection, failureOf(error), null);
    }
  }

  async function admit(connection: Connection, hello: Hello): Promise<Refused | undefined> {
    const guest = await guests.known(hello.token ?? visitorOf(front, { raw: connection.request }).secret);
    if (!guest) return no('noGuest');
    if (config.socketsPerGuest !== null && byGuest.of(guest.id) >= config.socketsPerGuest) return no('tooManySockets');
    const live = await present(hello.table);
    if (!live) return no('noSuchTable');
    if (connection.isLeaving) return undefined;
    const listener = listenerOn(connection, guest, hello.offers === true);
    const refused = await enter(house, live, listener, hello);
    if (refused) return refused;
    if (connection.isLeaving) {
      part(house, live, listener);
      return undefined;
    }
    byGuest.add(guest.id);
    const seat = { live, listener };
    connection.seat = seat;
    const early = connection.early ?? [];
    connection.early = null;
    for (const text of early) act(connection, seat, text);
    return undefined;
  }

  /** A table that is in memory at this very moment: one that is just being dropped would be heard of no more. */
  async function present(id: string): Promise<Live | undefined> {
    for (;;) {
      const loading = liveAt(house, id);
      const live = await loading;
      if (!live || house.lives.get(id) === loading) return live;
    }
  }

  const listenerOn = (connection: Connection, guest: Guest, offers: boolean): Listener => ({
    guest,
    viewer: 'audience',
    offers,
    hear: message => hear(connection, message),
    hold: () => connection.wire.cork(),
    release: () => connection.wire.uncork(),
    dismiss: because => dismiss(connection, because),
  });

  /** Every message is answered, also those that are none. */
  function act(connection: Connection, { live, listener }: NonNullable<Connection['seat']>, text: string): void {
    if (connection.isLeaving) return;
    const read = readMessage(text);
    const id = read.ok ? idOf(read.message) : read.id;
    const { id: guest } = listener.guest;
    const now = performance.now();
    if (!limits.messages.take(guest, now)) return tellTooFast(connection, id, limits.messages.wait(guest, now));
    if (connection.strikes > 0) connection.strikes -= 1;
    if (!read.ok) return turnDown(connection, id, read.refused);
    const { message } = read;
    if (message.do === 'hello') return turnDown(connection, null, no('unknownIntent'));
    if (front.isStopping()) return turnDown(connection, id, no('stopping'));
    if (message.do === 'say' && !limits.chat.take(guest, now))
      return tellTooFast(connection, id, limits.chat.wait(guest, now));
    void intend(house, live, listener, message);
  }

  const idOf = (message: ClientMessage): string | null => ('id' in message ? message.id : null);

  // answering

  function hear(connection: Connection, message: string): void {
    if (connection.isLeaving) return;
    send(connection, message);
    if (connection.wire.writableLength > MOST_UNREAD) dismiss(connection, 'slow');
  }

  function send({ socket, wire }: Connection, message: string): void {
    if (socket.readyState === socket.OPEN) wire.write(framed(message));
  }

  function turnDown(connection: Connection, re: string | null, refused: Refused): void {
    metrics.refusals(refused.because).add();
    hear(connection, written({ type: 'refused', re, refused }));
  }

  const tellTooFast = (connection: Connection, re: string | null, wait: number): void => {
    metrics.refusals('tooFast').add();
    strike(connection, written({ type: 'refused', re, refused: no('tooFast', { wait: Math.ceil(wait) }) }));
  };

  /** Whoever does not stop is shown out. */
  function strike(connection: Connection, message: string): void {
    connection.strikes += 1;
    hear(connection, message);
    if (connection.strikes > MOST_STRIKES) dismiss(connection, 'tooFast');
  }

  // leaving

  function showOut(connection: Connection, refused: Refused, re: string | null): void {
    turnDown(connection, re, refused);
    dismiss(connection, refused.because === 'watchingForbidden' ? 'watchingForbidden' : 'refused');
  }

  function dismiss(connection: Connection, because: Farewell): void {
    const { socket } = connection;
    if (connection.isLeaving) return;
    connection.isLeaving = true;
    log.debug({ because }, 'a socket is dismissed');
    send(connection, written({ type: 'bye', because }));
    socket.close(CODES[because], because);
    setTimeout(() => socket.terminate(), CLOSED_WITHIN).unref();
  }

  function close(connection: Connection): void {
    const { seat, stranger } = connection;
    connection.isLeaving = true;
    clearTimeout(connection.patience);
    connections.delete(connection);
    byStranger.remove(stranger);
    metrics.sockets.set(connections.size);
    if (seat) {
      byGuest.remove(seat.listener.guest.id);
      // while the server stops, nobody is leaving: they will be back
      if (!front.isStopping()) part(house, seat.live, seat.listener);
    }
    if (connections.size === 0) allGone?.();
  }

  return {
    get size() {
      return connections.size;
    },
    upgrade,
    async dismissAll() {
      clearInterval(pings);
      for (const connection of connections) dismiss(connection, 'restart');
      if (connections.size === 0) return;
      await new Promise<void>(resolve => {
        allGone = resolve;
      });
    },
  };
}

let lastMessage: string | undefined;
let lastFrame: Buffer | undefined;

/** A text message as it goes over the wire. What several are told is told them one after the other, and framed once. */
function framed(message: string): Buffer {
  if (message === lastMessage && lastFrame) return lastFrame;
  const length = Buffer.byteLength(message);
  const head = length < 126 ? 2 : length < 2 ** 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT_FRAME;
  frame[1] = head === 2 ? length : head === 4 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  // most messages are ASCII, which goes faster by its older name
  frame.write(message, head, length === message.length ? 'latin1' : 'utf8');
  lastMessage = message;
  lastFrame = frame;
  return frame;
}

/** How many there are of each. */
function tally(): { of(key: string): number; add(key: string): void; remove(key: string): void } {
  const counts = new Map<string, number>();
  const countOf = (key: string): number => counts.get(key) ?? 0;
  return {
    of: countOf,
    add: key => void counts.set(key, countOf(key) + 1),
    remove(key) {
      if (countOf(key) > 1) counts.set(key, countOf(key) - 1);
      else counts.delete(key);
    },
  };
}
