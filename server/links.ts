import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import type { Milliseconds } from '#kernel';
import type { LinkListener, OpenLink } from '../tables/links.ts';
import type { ByeReason } from '../tables/protocol.ts';
import type { Guest, Peer } from '../tables/store.ts';
import { type ChannelClient, LARGEST_FRAME, type LinkChannel, linkChannel, type LinkMessage } from './link-channel.ts';
import { type Log, sparingly } from './log.ts';
import type { ServerMetrics } from './metrics.ts';

/** Below the base path. Only other servers of the same store are admitted. */
export const LINK_PATH = '/internal/play';
/** A server that has not answered by then is gone, or stopped. */
const HANDSHAKE_TIMEOUT = 2_000;

/** By RFC 6455: 1012, the server restarts; 1013, try later; 1008, policy violation. */
export const CLOSE_CODES: Readonly<Record<ByeReason, number>> = {
  restart: 1012,
  slow: 1013,
  silent: 1001,
  watchingForbidden: 1008,
  refused: 1008,
  tooFast: 1008,
};

/** A client that is passed on, as the owner of its table is told. */
export interface LinkedVisitor {
  readonly guest: Guest;
  /** The key by which the client is limited. */
  readonly stranger: string;
}

/** The links to the other servers of a store: one connection to each, for all clients. */
export interface Links {
  /** Opens links for a client. */
  openFor(stranger: string): OpenLink;
  /** Whether one of our servers asks for a connection to this one. */
  admits(request: IncomingMessage): boolean;
  /** Closes the connection to a server that is gone. */
  closeTo(peer: Peer): void;
  /** Closes all connections. */
  close(): void;
}

interface LinkOptions {
  readonly secret: string;
  /** The name of this server. */
  readonly id: string;
  readonly basePath: string;
  /** Between two pings. */
  readonly ping: Milliseconds;
  readonly log: Log;
  readonly metrics: ServerMetrics;
}

interface LinkedClient extends ChannelClient {
  readonly listener: LinkListener;
}

/** The connection to one server. */
interface PeerConnection {
  readonly socket: WebSocket;
  readonly channel: LinkChannel;
  readonly clients: Map<number, LinkedClient>;
}

export function linksBetween({ secret, id, basePath, ping, log, metrics }: LinkOptions): Links {
  const connections = new Map<string, PeerConnection>();
  let lastClient = 0;
  const warn = sparingly({ burst: 1, perSecond: 0.1 }, line =>
    log.warn(line, 'another server cannot be reached; if this lasts, is its PARLOUR_ADDRESS right?'),
  );

  function connectTo(to: Peer): PeerConnection {
    const socket = new WebSocket(`${to.address.replace(/^http/, 'ws').replace(/\/$/, '')}${basePath}${LINK_PATH}`, {
      perMessageDeflate: false,
      handshakeTimeout: HANDSHAKE_TIMEOUT,
      maxPayload: LARGEST_FRAME,
      headers: { 'x-parlour-secret': secret, 'x-parlour-server': to.id },
    });
    const clients = new Map<number, LinkedClient>();
    const channel = linkChannel(socket, { ping, log, hear: message => hear(clients, message) });
    socket.on('error', ({ message }) => {
      if (clients.size > 0) warn({ problem: message, server: to.id, address: to.address });
    });
    socket.on('close', () => {
      connections.delete(to.id);
      for (const client of clients.values()) leave(clients, client)?.closed(null);
    });
    const connection = { socket, channel, clients };
    connections.set(to.id, connection);
    return connection;
  }

  function hear(clients: Map<number, LinkedClient>, { client: number, kind, text }: LinkMessage): boolean {
    if (kind === 'open') return false;
    const client = clients.get(number);
    // a client that has left meanwhile hears nothing
    if (!client) return true;
    if (kind === 'text') client.listener.hear(text);
    else leave(clients, client)?.closed(isByeReason(text) ? text : null);
    return true;
  }

  /** The listener to tell; undefined: it has left before. */
  function leave(clients: Map<number, LinkedClient>, { id, listener }: LinkedClient): LinkListener | undefined {
    if (!clients.delete(id)) return undefined;
    metrics.links.dec();
    return listener;
  }

  function openLink(to: Peer, visitor: LinkedVisitor, listener: LinkListener): ReturnType<OpenLink> {
    const { channel, clients } = connections.get(to.id) ?? connectTo(to);
    const client: LinkedClient = { id: (lastClient += 1), unsent: 0, listener };
    clients.set(client.id, client);
    metrics.links.inc();
    channel.send(client, 'open', JSON.stringify(visitor));
    return {
      send: text => channel.send(client, 'text', text),
      unsent: () => client.unsent,
      close() {
        if (leave(clients, client)) channel.send(client, 'close', '');
      },
    };
  }

  return {
    openFor: stranger => (to, guest, listener) => openLink(to, { guest, stranger }, listener),
    admits: ({ headers }) => isSame(headers['x-parlour-secret'], secret) && headers['x-parlour-server'] === id,
    closeTo: peer => connections.get(peer.id)?.socket.terminate(),
    close() {
      for (const { socket } of connections.values()) socket.terminate();
    },
  };
}

const isByeReason = (text: string): text is ByeReason => Object.hasOwn(CLOSE_CODES, text);

/** In constant time. */
function isSame(sent: string | string[] | undefined, secret: string): boolean {
  const [one, other] = [Buffer.from(String(sent)), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
