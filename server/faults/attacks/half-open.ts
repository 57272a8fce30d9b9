import { connect, type Socket } from 'node:net';
import { upgradeRequest } from '../frames.fixture.ts';
import type { Attack } from './attack.ts';

const OF_EACH = 400;

/** What a connection says first, and what it goes on saying. */
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

/** Plain connections by the hundred that never close their end: silent ones, garbage, slow headers and slow bodies. */
export const halfOpen: Attack = {
  name: 'half-open',
  async run({ url, port, seconds }) {
    const until = performance.now() + seconds * 1000;
    const lines = new Map<Socket, string>();
    let opened = 0;

    function open({ first, more }: (typeof KINDS)[number]): void {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      opened += 1;
      lines.set(socket, more);
      socket.on('error', () => {}); // it closes next
      socket.on('close', () => lines.delete(socket));
      socket.on('connect', () => socket.write(first));
      socket.resume();
    }

    while (performance.now() < until) {
      for (const kind of KINDS) {
        const have = [...lines.values()].filter(more => more === kind.more).length;
        for (let at = have; at < OF_EACH; at += 8) open(kind);
      }
      for (const [socket, more] of lines) if (socket.writable && more !== '') socket.write(more);
      await new Promise(resolve => {
        setTimeout(resolve, 1_000);
      });
    }
    const metrics = await connectionsAt(url);
    for (const socket of lines.keys()) socket.destroy();
    return `${opened} connections were opened; the server had ${metrics} at the end`;
  },
};

/** How many connections the server says it has; it may have none left for us. */
async function connectionsAt(url: string): Promise<string> {
  try {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    return /^parlour_connections (\d+)$/m.exec(metrics)?.[1] ?? 'an unknown number';
  } catch {
    return 'too many';
  }
}
