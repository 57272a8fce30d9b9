import { newGuest, newTable } from '../../client.fixture.ts';
import { PROTOCOL } from '../../../tables/protocol.ts';
import { dialDeaf, frameOf } from '../frames.fixture.ts';
import type { Attack } from './attack.ts';

const [TEXT, CONTINUED] = [0x01, 0x00];
/** A message of 16 kB, a byte in each fragment, that does not end. */
const FRAGMENTS = Buffer.concat([
  frameOf({ first: TEXT, payload: Buffer.from(' ') }),
  ...Array.from({ length: 16_000 }, () => frameOf({ first: CONTINUED, payload: Buffer.from(' ') })),
]);
/** The head of a message of 16 kB, whose bytes come one by one. */
const HEAD = Buffer.from([0x81, 0x80 | 126, 0x3e, 0x80, 0, 0, 0, 0]);
const SOCKETS = 100;

/** Sockets that begin a message in thousands of fragments, or byte by byte, and never end it. */
export const fragments: Attack = {
  name: 'fragments',
  async run({ url, port, seconds }) {
    const until = performance.now() + seconds * 1000;
    const me = await newGuest(url, 'Fay');
    const table = await newTable(url, me, { title: 'pi', seats: 2 });
    const hello = { do: 'hello', protocol: PROTOCOL, table, token: me.token };
    const lines = [];
    for (let at = 0; at < SOCKETS; at++) {
      const line = await dialDeaf(port, hello);
      line.socket.setNoDelay().resume();
      line.socket.write(at % 2 === 0 ? FRAGMENTS : HEAD);
      lines.push(line);
    }
    let bytes = 0;
    while (performance.now() < until && lines.some(({ socket }) => socket.writable)) {
      for (const { socket } of lines.filter((_, at) => at % 2 === 1)) if (socket.writable) socket.write(' ');
      bytes += 1;
      await new Promise(resolve => {
        setTimeout(resolve, 2);
      });
    }
    const held = lines.filter(({ socket }) => socket.writable).length;
    for (const { socket } of lines) socket.destroy();
    return `${held} of ${SOCKETS} sockets were kept, after up to 16,001 fragments or ${bytes} single bytes`;
  },
};
