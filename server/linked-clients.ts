import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { field } from '#kernel';
import { MAX_UNSENT } from './backlog.ts';
import type { Client, Clients } from './clients.ts';
import { type ChannelClient, LARGEST_FRAME, type LinkChannel, linkChannel, type LinkMessage } from './link-channel.ts';
import type { LinkedVisitor } from './links.ts';
import type { ServerContext } from './server-context.ts';

/** The clients that other servers pass on to this one. */
export interface LinkedClients {
  /** Accepts the connection of another server. */
  upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void;
  /** Closes all connections. */
  close(): Promise<void>;
}

/** A client at the other end of a connection. */
interface FarClient extends ChannelClient {
  readonly client: Client;
}

type FarClients = Map<number, FarClient>;

export function linkedClients(context: ServerContext, clients: Clients): LinkedClients {
  const { log, timeouts } = context;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST_FRAME,
  });
  const connections = new Map<WebSocket, LinkChannel>();

  function accept(socket: WebSocket): void {
    const here: FarClients = new Map();
    const channel = linkChannel(socket, {
      ping: timeouts.ping,
      log,
      hear: message => hear(here, channel, message),
    });
    connections.set(socket, channel);
    socket.on('error', error => log.debug({ err: error }, 'the connection of another server failed'));
    socket.on('close', () => {
      connections.delete(socket);
      for (const client of here.values()) leave(here, client);
    });
  }

  function hear(here: FarClients, channel: LinkChannel, { client: id, kind, text }: LinkMessage): boolean {
    const known = here.get(id);
    if (kind === 'open') {
      const visitor = visitorIn(text);
      if (known || !visitor) return false;
      enter(here, channel, { id, visitor });
    } else if (kind === 'text') void known?.client.connection.receive(text);
    else if (known) leave(here, known);
    return true;
  }

  function enter(
    here: FarClients,
    channel: LinkChannel,
    { id, visitor: { guest, stranger } }: { readonly id: number; readonly visitor: LinkedVisitor },
  ): void {
    const client = clients.open({
      stranger,
      guestOf: async () => guest,
      transport: {
        send,
        close(because, bye) {
          log.debug({ because }, 'a client of another server is dismissed');
          send(bye);
          channel.send(far, 'close', because);
          leave(here, far);
        },
      },
      unsent: () => far.unsent,
    });
    const far: FarClient = { id, unsent: 0, client };
    here.set(id, far);
    if (context.isStopping()) client.connection.dismiss('restart');

    function send(text: string): void {
      const before = far.unsent;
      channel.send(far, 'text', text);
      client.backlog.add(far.unsent - before);
      if (far.unsent > MAX_UNSENT) client.connection.dismiss('slow');
    }
  }

  function leave(here: FarClients, { id, client }: FarClient): void {
    if (here.delete(id)) client.closed();
  }

  async function close(socket: WebSocket, channel: LinkChannel): Promise<void> {
    const late = setTimeout(() => socket.terminate(), timeouts.close);
    channel.end();
    if (connections.has(socket)) await once(socket, 'close');
    clearTimeout(late);
  }

  return {
    upgrade: (request, socket, head) => server.handleUpgrade(request, socket, head, accept),
    async close() {
      await Promise.all([...connections].map(([socket, channel]) => close(socket, channel)));
    },
  };
}

/** Undefined: this is no visitor. */
function visitorIn(text: string): LinkedVisitor | undefined {
  try {
    const sent = JSON.parse(text) as object;
    const guest = field(sent, 'guest') as object;
    return {
      guest: {
        id: String(field(guest, 'id')),
        name: String(field(guest, 'name')),
        madeAt: Number(field(guest, 'madeAt')),
      },
      stranger: String(field(sent, 'stranger')),
    };
  } catch {
    return undefined;
  }
}
