import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import { field } from '#kernel';
import type { Link, LinkListener, OpenLink } from '../tables/links.ts';
import type { ByeReason } from '../tables/protocol.ts';
import type { Guest, Peer } from '../tables/store.ts';
import { type Log, sparingly } from './log.ts';
import type { ServerMetrics } from './metrics.ts';

/** Below the base path. Only other servers of the same store are admitted. */
export const LINK_PATH = '/internal/play';
/** A server that has not answered by then is gone, or stopped. */
const HANDSHAKE_TIMEOUT = 2_000;
/** By RFC 6455: closed as wanted. */
const DONE = 1000;

/** By RFC 6455: 1012, the server restarts; 1013, try later; 1008, policy violation. */
export const CLOSE_CODES: Readonly<Record<ByeReason, number>> = {
  restart: 1012,
  slow: 1013,
  silent: 1001,
  watchingForbidden: 1008,
  refused: 1008,
  tooFast: 1008,
};

/** A client that another server has passed on. */
export interface LinkedClient {
  readonly guest: Guest;
  /** The key by which the client is limited. */
  readonly stranger: string;
}

/** The links to and from the other servers of a store. */
export interface Links {
  /** Opens links for a client. */
  openFor(stranger: string): OpenLink;
  /** The client behind a request for a link; undefined: this is none of our servers. */
  clientOf(request: IncomingMessage): LinkedClient | undefined;
  /** Closes the links to a server that is gone. */
  closeTo(peer: Peer): void;
}

interface LinkOptions {
  readonly secret: string;
  /** The name of this server. */
  readonly id: string;
  readonly basePath: string;
  readonly log: Log;
  readonly metrics: ServerMetrics;
}

export function linksBetween({ secret, id, basePath, log, metrics }: LinkOptions): Links {
  const open = new Map<WebSocket, Peer>();
  const warn = sparingly({ burst: 1, perSecond: 0.1 }, line =>
    log.warn(line, 'another server cannot be reached; if this lasts, is its PARLOUR_ADDRESS right?'),
  );

  function openLink(to: Peer, { guest, stranger }: LinkedClient, listener: LinkListener): Link {
    const socket = new WebSocket(`${to.address.replace(/^http/, 'ws').replace(/\/$/, '')}${basePath}${LINK_PATH}`, {
      perMessageDeflate: false,
      handshakeTimeout: HANDSHAKE_TIMEOUT,
      headers: {
        'x-parlour-secret': secret,
        'x-parlour-server': to.id,
        'x-parlour-guest': encodeURIComponent(JSON.stringify(guest)),
        'x-parlour-client': encodeURIComponent(stranger),
      },
    });
    let waiting: string[] = [];
    let isClosed = false;
    open.set(socket, to);
    metrics.links.set(open.size);
    socket.on('open', () => {
      for (const text of waiting) socket.send(text);
      waiting = [];
    });
    socket.on('message', (data: Buffer) => {
      if (!isClosed) listener.hear(data.toString());
    });
    socket.on('error', ({ message }) => {
      if (!isClosed) warn({ problem: message, server: to.id, address: to.address });
    });
    socket.on('close', (_, reason) => {
      open.delete(socket);
      metrics.links.set(open.size);
      if (isClosed) return;
      isClosed = true;
      const because = reason.toString();
      listener.closed(isByeReason(because) ? because : null);
    });
    return {
      send(text) {
        if (socket.readyState === socket.OPEN) socket.send(text);
        else if (socket.readyState === socket.CONNECTING) waiting.push(text);
      },
      unsent: () => socket.bufferedAmount + waiting.reduce((sum, { length }) => sum + length, 0),
      close() {
        isClosed = true;
        if (socket.readyState === socket.OPEN) socket.close(DONE);
        else socket.terminate();
      },
    };
  }

  return {
    openFor: stranger => (to, guest, listener) => openLink(to, { guest, stranger }, listener),
    clientOf({ headers }) {
      if (!isSame(headers['x-parlour-secret'], secret)) return undefined;
      if (headers['x-parlour-server'] !== id) return undefined;
      return { guest: guestIn(headers['x-parlour-guest']), stranger: decoded(headers['x-parlour-client']) };
    },
    closeTo(peer) {
      for (const [socket, to] of open) if (to.id === peer.id) socket.terminate();
    },
  };
}

const isByeReason = (text: string): text is ByeReason => Object.hasOwn(CLOSE_CODES, text);

type HeaderValue = string | string[] | undefined;

const decoded = (value: HeaderValue): string => decodeURIComponent(String(value));

/** Sent by one of our servers, so its fields are ours. */
function guestIn(value: HeaderValue): Guest {
  const sent = JSON.parse(decoded(value)) as object;
  return { id: String(field(sent, 'id')), name: String(field(sent, 'name')), madeAt: Number(field(sent, 'madeAt')) };
}

/** In constant time. */
function isSame(sent: HeaderValue, secret: string): boolean {
  const [one, other] = [Buffer.from(String(sent)), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
