import { PROTOCOL } from '../../../tables/protocol.ts';
import { newGuest, newTable } from '../../client.fixture.ts';
import { dialDeaf, frameOf, type RawSocket } from '../frames.fixture.ts';
import type { Attack } from './attack.ts';

const PING = 0x89;
/** Many pings in one write. */
const BATCH = Buffer.concat(Array.from({ length: 10_000 }, () => frameOf({ first: PING })));
const SOCKETS = 5;

/** Sockets that send empty pings as fast as possible and read no pong. A closed one is opened again. */
export const pings: Attack = {
  name: 'pings',
  async run({ url, port, seconds }) {
    const until = performance.now() + seconds * 1000;
    const me = await newGuest(url, 'Pia');
    const table = await newTable(url, me, { title: 'pi', seats: 2 });
    const hello = { do: 'hello', protocol: PROTOCOL, table, token: me.token };
    let sent = 0;
    let opened = 0;

    async function attack(): Promise<void> {
      while (performance.now() < until) {
        const line = await dialDeaf(port, hello);
        opened += 1;
        while (performance.now() < until && line.socket.writable) {
          if (await written(line, BATCH)) sent += BATCH.length;
          else await pause(50, line);
        }
        line.socket.destroy();
        await pause(200);
      }
    }

    await Promise.all(Array.from({ length: SOCKETS }, attack));
    return `${(sent / 2 ** 20).toFixed(1)} MB of pings were taken, over ${opened} sockets`;
  },
};

/** Whether the bytes left this process within a second. */
async function written({ socket, closed }: RawSocket, bytes: Buffer): Promise<boolean> {
  if (socket.writableLength > 0) return false;
  const flushed = new Promise<boolean>(resolve => {
    socket.write(bytes, error => resolve(!error));
  });
  return Promise.race([flushed, closed.then(() => false), pause(1_000).then(() => false)]);
}

const pause = (ms: number, line?: RawSocket): Promise<unknown> => {
  const over = new Promise(resolve => {
    setTimeout(resolve, ms);
  });
  return line ? Promise.race([over, line.closed]) : over;
};
