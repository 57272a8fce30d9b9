import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { strangerAt } from './addresses.ts';
import { excess, MAX_UNSENT } from './backlog.ts';
import type { ServerContext } from './server-context.ts';
import { countByKey } from './limits.ts';

/** The most unsent bytes of all responses. */
const MAX_UNSENT_ANSWERS = 64 * MAX_UNSENT;

/**
 * Limits all connections, and HTTP connections per address. A connection that becomes a WebSocket counts among those.
 * Returns a function that stops the checks.
 */
export function limitConnections(server: Server, context: ServerContext): () => void {
  const { config, metrics, timeouts } = context;
  const refusedOfAll = shortage(context, 'too many connections');
  const refusedOfAddress = shortage(context, 'too many connections from one address');
  /** HTTP connections, and the address each counts for; null: a trusted proxy, which connects for many. */
  const connections = new Map<Duplex, string | null>();
  const byAddress = countByKey();
  let open = 0;

  function accept(socket: Socket): void {
    metrics.connections.set((open += 1));
    socket.on('close', () => {
      metrics.connections.set((open -= 1));
      forget(socket);
    });
    const { remoteAddress = '' } = socket;
    const address = context.isProxy(remoteAddress) ? null : strangerAt(remoteAddress);
    const most = config.connectionsPerAddress;
    if (address !== null && most !== null && byAddress.of(address) >= most) {
      refusedOfAddress();
      metrics.connectionsRefused.inc({ limit: 'address' });
      socket.destroy();
      return;
    }
    connections.set(socket, address);
    if (address !== null) byAddress.add(address);
  }

  function forget(socket: Duplex): void {
    const address = connections.get(socket);
    if (typeof address === 'string') byAddress.remove(address);
    connections.delete(socket);
  }

  if (config.connections !== null) server.maxConnections = config.connections;
  server.on('connection', accept);
  server.on('upgrade', (_, socket) => forget(socket));
  server.on('drop', () => {
    refusedOfAll();
    metrics.connectionsRefused.inc({ limit: 'all' });
  });
  const checks = setInterval(() => {
    const holders = [...connections.keys()].filter(({ writableLength }) => writableLength > 0);
    for (const socket of excess(holders, ({ writableLength }) => writableLength, MAX_UNSENT_ANSWERS)) socket.destroy();
  }, timeouts.check).unref();
  return () => clearInterval(checks);
}

/** Logs once when connections begin to be refused, and once when none was refused for a while. */
function shortage({ log, timeouts }: ServerContext, what: string): () => void {
  let refused = 0;
  let end: NodeJS.Timeout | undefined;
  return () => {
    refused += 1;
    if (end) return void end.refresh();
    log.warn(`${what}: new ones are refused`);
    end = setTimeout(() => {
      log.warn({ refused }, `${what}: none was refused lately`);
      refused = 0;
      end = undefined;
    }, timeouts.shortage).unref();
  };
}
