import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { intend } from '../tables/commands.ts';
import { readMessage } from '../tables/connection.ts';
import { failureOf, no } from '../tables/decision.ts';
import { enter, part } from '../tables/listeners.ts';
import { liveAt } from '../tables/live-tables.ts';
import type { Live } from '../tables/live.ts';
import type { ClientMessage, Farewell, Hello, Refused } from '../tables/protocol.ts';
import type { Guest } from '../tables/store.ts';
import { type Listener, written } from '../tables/tell.ts';
import { backlog, type Backlog, excess, MOST_UNSENT } from './backlog.ts';
import type { Front } from './front.ts';
import { tally } from './limits.ts';
import { allowsOrigin } from './origin.ts';
import { statusOf, tooFast, visitorOf } from './requests.ts';

/** The sockets people play by. */
export interface Sockets {
  readonly size: number;
  upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void;
  /** Tells everybody to come back later, and resolves when nobody is left. */
  dismissAll(): Promise<void>;
}

const PATH = '/api/play';
const LARGEST_MESSAGE = 16 * 1024;
/** A client never needs to send a message in parts; lines with small packets deliver it in some. */
const MOST_FRAGMENTS = 16;
const MOST_CHUNKS = 64;
const MOST_PINGS_MISSED = 2;
/** Unsent bytes of all sockets of one guest, of one address, and of everybody. */
const MOST_UNSENT_OF_GUEST = 4 * MOST_UNSENT;
const MOST_UNSENT_OF_ADDRESS = 32 * MOST_UNSENT;
const MOST_UNSENT_OF_ALL = 256 * MOST_UNSENT;
/** What may be sent before the welcome has come. */
const MOST_EARLY = 64;
const MOST_EARLY_CHARACTERS = 64 * 1024;
/** How often more than is allowed somebody may ask too fast before they are shown out. */
const MOST_STRIKES = 100;
/** Bytes that may still come in after the bye: they were on their way. */
const MOST_LATE = 64 * 1024;

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
  readonly wire: Socket;
  readonly request: IncomingMessage;
  readonly stranger: string;
  /** What was sent after the hello and before the welcome; null once they are in. */
  early: string[] | null;
  earlyCharacters: number;
  said: 'nothing' | 'hello';
  seat: { readonly live: Live; readonly listener: Listener } | null; // null: not at a table yet
  missedPings: number;
  /** The newest ping that is to be answered; null: all are. */
  pinged: Buffer | null;
  strikes: number;
  readonly backlog: Backlog;
  /** No more is sent, and nothing is listened to. */
  isLeaving: boolean;
  /** Since when it is known to be closing; null: it is open. */
  closingSince: number | null;
  readonly helloTimer: NodeJS.Timeout;
}

/** Opens the door for sockets. Whatever one of them does, no other notices. */
export function playSockets(front: Front): Sockets {
  const { house, guests, limits, config, log, metrics, patience } = front;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE,
    maxFragments: MOST_FRAGMENTS,
    maxBufferedChunks: MOST_CHUNKS,
    autoPong: false, // ws would queue a pong for every ping, even if the client reads none
  });
  const connections = new Set<Connection>();
  const byStranger = tally();
  const byGuest = tally();
  let allGone: (() => void) | undefined;

  const pings = setInterval(() => connections.forEach(ping), patience.ping).unref();
  const checks = setInterval(check, patience.check).unref();

  // coming

  function upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void {
    socket.on('error', () => {}); // it is closed next
    // what does not become a socket is not kept; the library ends this timeout for what does
    socket.setTimeout(patience.close, () => socket.destroy());
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

  function turnAway(socket: Socket, refused: Refused): void {
    metrics.refusals(refused.because).add();
    const body = JSON.stringify({ refused });
    const head = [
      `HTTP/1.1 ${statusOf(refused)} Refused`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  }

  function open(socket: WebSocket, wire: Socket, request: IncomingMessage, stranger: string): void {
    const connection: Connection = {
      socket,
      wire,
      request,
      stranger,
      early: [],
      earlyCharacters: 0,
      said: 'nothing',
      seat: null,
      missedPings: 0,
      pinged: null,
      strikes: 0,
      backlog: backlog(patience, performance.now()),
      isLeaving: false,
      closingSince: null,
      helloTimer: setTimeout(() => dismiss(connection, 'silent'), patience.hello).unref(),
    };
    connections.add(connection);
    byStranger.add(stranger);
    metrics.sockets.set(connections.size);
    socket.on('message', (data: Buffer, isBinary) => listen(connection, data, isBinary));
    socket.on('ping', data => answerPing(connection, data));
    socket.on('pong', () => hearPong(connection));
    socket.on('error', error => {
      log.debug({ err: error }, 'a socket failed');
      stopListening(connection);
    });
    socket.on('close', () => close(connection));
    wire.on('drain', () => socket.resume());
  }

  // keeping up

  function ping(connection: Connection): void {
    const { socket, wire } = connection;
    // a line that still carries what was sent before has had no time to carry a ping; check() knows those that are too slow
    if (connection.isLeaving || wire.writableLength > 0) return;
    if (!connection.backlog.mayBeOnItsWay(performance.now())) {
      if (connection.missedPings >= MOST_PINGS_MISSED) {
        dismiss(connection, 'silent');
        socket.terminate();
        return;
      }
      connection.missedPings += 1;
    }
    socket.ping();
  }

  /** Ends connections that do not close, do not read, or have too much unsent. */
  function check(): void {
    const now = performance.now();
    for (const connection of connections) {
      const { socket, wire } = connection;
      if (socket.readyState !== socket.OPEN) {
        connection.closingSince ??= now;
        if (now - connection.closingSince >= patience.close) socket.terminate();
      } else if (connection.backlog.isOverdue(wire.writableLength, now)) dismiss(connection, 'slow');
    }
    limitUnsent(({ seat }) => seat?.listener.guest.id, MOST_UNSENT_OF_GUEST);
    limitUnsent(({ stranger }) => stranger, MOST_UNSENT_OF_ADDRESS);
    limitUnsent(() => 'all', MOST_UNSENT_OF_ALL);
  }

  function limitUnsent(keyOf: (connection: Connection) => string | undefined, most: number): void {
    const isHolding = (one: Connection): boolean => one.wire.writableLength > 0 && !one.wire.destroyed;
    for (const [key, group] of Map.groupBy([...connections].filter(isHolding), keyOf)) {
      if (key === undefined) continue;
      for (const connection of excess(group, ({ wire }) => wire.writableLength, most)) {
        dismiss(connection, 'slow');
        connection.socket.terminate();
      }
    }
  }

  // listening

  function listen(connection: Connection, data: Buffer, isBinary: boolean): void {
    if (connection.isLeaving) return;
    connection.missedPings = 0;
    if (isBinary) return strike(connection, TEXT_ONLY);
    const { seat } = connection;
    if (seat) act(connection, seat, data.toString());
    else if (connection.said === 'nothing') void greet(connection, data.toString());
    else keepForLater(connection, data.toString());
  }

  function keepForLater(connection: Connection, text: string): void {
    const { early } = connection;
    connection.earlyCharacters += text.length;
    if (early && early.length < MOST_EARLY && connection.earlyCharacters <= MOST_EARLY_CHARACTERS) early.push(text);
    else dismiss(connection, 'tooFast');
  }

  /** One answer at a time is on its way; of the pings that come meanwhile the newest is answered (RFC 6455, 5.5.3). */
  function answerPing(connection: Connection, data: Buffer): void {
    if (!mayInterrupt(connection)) return;
    const isAnswering = connection.pinged !== null;
    connection.pinged = Buffer.from(data);
    if (!isAnswering) pong(connection, connection.pinged);
  }

  function pong(connection: Connection, data: Buffer): void {
    const { socket } = connection;
    if (socket.readyState !== socket.OPEN) return;
    connection.backlog.add(data.length);
    socket.pong(data, false, () => {
      const newest = connection.pinged;
      if (newest !== null && newest !== data) pong(connection, newest);
      else connection.pinged = null;
    });
  }

  function hearPong(connection: Connection): void {
    if (!mayInterrupt(connection)) return;
    connection.missedPings = 0;
    connection.backlog.answered(performance.now());
  }

  /** Pings and pongs count as messages of the guest. Before the welcome a socket may send a few. */
  function mayInterrupt(connection: Connection): boolean {
    if (connection.isLeaving) return false;
    const { seat } = connection;
    if (seat && limits.messages.take(seat.listener.guest.id, performance.now())) return true;
    connection.strikes += 1;
    if (connection.strikes <= MOST_STRIKES) return seat === null;
    dismiss(connection, 'tooFast');
    return false;
  }

  /** Hears out a hello, and seats whoever may come in. */
  async function greet(connection: Connection, text: string): Promise<void> {
    connection.said = 'hello';
    clearTimeout(connection.helloTimer);
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
    if (connection.wire.writableLength > MOST_UNSENT) dismiss(connection, 'slow');
  }

  function send({ socket, wire, backlog: unread }: Connection, message: string): void {
    if (socket.readyState !== socket.OPEN) return;
    const frame = framed(message);
    unread.add(frame.length);
    // pause reading from a client until it has read what was sent
    if (!wire.write(frame)) socket.pause();
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
    if (connection.isLeaving) return;
    log.debug({ because }, 'a socket is dismissed');
    send(connection, written({ type: 'bye', because }));
    connection.socket.close(CODES[because], because);
    stopListening(connection);
  }

  /** From now on it costs nothing: what still comes in is not looked at, and too much of it is not even read. */
  function stopListening(connection: Connection): void {
    if (connection.isLeaving) return;
    connection.isLeaving = true;
    connection.early = null;
    let late = 0;
    connection.wire.on('data', ({ length }: Buffer) => {
      late += length;
      if (late > MOST_LATE) connection.socket.pause();
    });
  }

  function close(connection: Connection): void {
    const { seat, stranger } = connection;
    connection.isLeaving = true;
    clearTimeout(connection.helloTimer);
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
      if (connections.size > 0)
        await new Promise<void>(resolve => {
          allGone = resolve;
        });
      clearInterval(checks);
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
