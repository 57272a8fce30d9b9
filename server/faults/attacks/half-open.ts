import { connect, type Socket } from 'node:net';
import { upgradeRequest } from '../frames.fixture.ts';
import type { Attack } from './attack.ts';

const OF_EACH = 400;
/** The most connections this process may open. */
const MOST = 5_000;

/** What a connection sends first, and what it sends repeatedly. */
const KINDS: readonly { readonly first: string; readonly more: string }[] = [
  { first: '', more: '' },
  { first: '\0\u0001 no request\r\n\r\n', more: '\0' },
  { first: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', more: 'x' },
  {
    first: 'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 16000\r\n\r\n{',
    more: ' ',
  },
  { first: upgradeRequest().replace('/api/play', '/nowhere'), more: '' },
];

/** Hundreds of TCP connections that never close: silent ones, garbage, slow headers and slow bodies. */
export const halfOpen: Attack = {
  name: 'half-open',
  async run({ url, port, seconds }) {
    const until = performance.now() + seconds * 1000;
    const all = new Set<Socket>();
    /** The connections that the server has not ended, and their kind. */
    const lines = new Map<Socket, (typeof KINDS)[number]>();
    let opened = 0;

    function open(kind: (typeof KINDS)[number]): void {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      opened += 1;
      all.add(socket);
      lines.set(socket, kind);
      socket.on('error', () => {}); // 'close' follows
      socket.on('end', () => lines.delete(socket));
      socket.on('close', () => {
        lines.delete(socket);
        all.delete(socket);
      });
      socket.on('connect', () => socket.write(kind.first));
      socket.resume();
    }

    while (performance.now() < until) {
      for (const kind of KINDS) {
        const have = [...lines.values()].filter(one => one === kind).length;
        for (let at = have; at < OF_EACH && all.size < MOST; at++) open(kind);
      }
      for (const [socket, { more }] of lines) if (socket.writable && more !== '') socket.write(more);
      await new Promise(resolve => {
        setTimeout(resolve, 1_000);
      });
    }
    const metrics = await connectionsAt(url);
    for (const socket of all) socket.destroy();
    return `${opened} connections were opened; the server had ${metrics} at the end`;
  },
};

/** The number of connections by the server's metrics; the request itself may be refused. */
async function connectionsAt(url: string): Promise<string> {
  try {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    return /^parlour_connections (\d+)$/m.exec(metrics)?.[1] ?? 'an unknown number';
  } catch {
    return 'too many';
  }
}
