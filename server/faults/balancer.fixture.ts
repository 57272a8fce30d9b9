import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { HostedServer } from './hosted-server.fixture.ts';

/** A plain load balancer: each connection goes to the next server that answers its health check. */
export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

const CHECK_EVERY = 250;
/** A server that has not answered by then gets no connections, and those it has are closed. */
const CHECK_TIMEOUT = 1_000;

export async function startBalancer(hosts: readonly HostedServer[]): Promise<Balancer> {
  const sockets = new Map<HostedServer, Set<Socket>>(hosts.map(host => [host, new Set()]));
  const well = new Set<HostedServer>();
  let turn = 0;

  async function check(host: HostedServer): Promise<void> {
    const answer = await fetch(`${host.url}/healthz`, { signal: AbortSignal.timeout(CHECK_TIMEOUT) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer) {
      if (answer.ok) well.add(host);
      else well.delete(host);
      return;
    }
    well.delete(host);
    for (const socket of sockets.get(host) ?? []) socket.destroy();
  }

  const checks = setInterval(() => hosts.forEach(host => void check(host)), CHECK_EVERY);
  const server = createServer(client => {
    const ready = hosts.filter(host => well.has(host));
    const host = ready[(turn += 1) % ready.length];
    client.on('error', () => {});
    if (!host) return void client.destroy();
    const upstream = connect(host.port, '127.0.0.1');
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
    sockets.get(host)?.add(upstream);
    upstream.on('close', () => sockets.get(host)?.delete(upstream));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await Promise.all(hosts.map(check));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async close() {
      clearInterval(checks);
      for (const group of sockets.values()) for (const socket of group) socket.destroy();
      await new Promise(resolve => {
        server.close(resolve);
      });
    },
  };
}
