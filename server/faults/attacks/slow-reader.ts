import { PROTOCOL } from '../../../tables/protocol.ts';
import { newGuest, newTable } from '../../client.fixture.ts';
import { openRawSocket, dialDeaf, type RawSocket, textFrame } from '../frames.fixture.ts';
import type { Attack } from './attack.ts';

const GUESTS = 5;
const SOCKETS_PER_GUEST = 20;
const CONNECTIONS = 100;
/** A request whose answer is larger than itself. */
const QUESTION = Buffer.concat(Array.from({ length: 50 }, () => textFrame({ do: 'win', id: 'x'.repeat(60) })));
const REQUEST = Buffer.from('GET /api/titles HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50));

/** Connections that request as much as allowed, and read nothing. */
export const slowReader: Attack = {
  name: 'slow reader',
  async run({ url, port, seconds }) {
    const until = performance.now() + seconds * 1000;
    const sockets: RawSocket[] = [];
    for (let guest = 0; guest < GUESTS; guest++) {
      const me = await newGuest(url, `Sol ${guest}`);
      const table = await newTable(url, me, { title: 'pi', seats: 2 });
      const hello = { do: 'hello', protocol: PROTOCOL, table, token: me.token };
      for (let at = 0; at < SOCKETS_PER_GUEST; at++) sockets.push(await dialDeaf(port, hello));
    }
    const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => openRawSocket(port)));
    for (const { socket } of connections) socket.pause();
    let asked = 0;
    while (performance.now() < until) {
      asked += ask(sockets, QUESTION) + ask(connections, REQUEST);
      await new Promise(resolve => {
        setTimeout(resolve, 100);
      });
    }
    const kept = [...sockets, ...connections].filter(({ socket }) => !socket.destroyed).length;
    for (const { socket } of [...sockets, ...connections]) socket.destroy();
    return `${(asked / 2 ** 20).toFixed(1)} MB were asked; ${kept} of ${sockets.length + connections.length} were kept`;
  },
};

/** Sends a request on every connection that accepts more; returns the number of bytes. */
function ask(lines: readonly RawSocket[], bytes: Buffer): number {
  const taking = lines.filter(({ socket }) => socket.writable && socket.writableLength === 0);
  for (const { socket } of taking) socket.write(bytes);
  return taking.length * bytes.length;
}
