import { type Seat, seatsOf } from '#kernel';
import type { Changed, LoadTable } from '../load/contestant.ts';
import { perCourse, PI_SEATS, writeCourse } from '../load/course.ts';
import { openLoadSocket, type LoadSocket } from '../load/socket.ts';
import { peerMoveFor, TABLE_SEED, twinOfPeer } from './boardgame-io.ts';

// What socket.io's client would send for boardgame.io's, by hand: 0 opens the transport, 2 and 3 are its ping and pong,
// 40 joins a namespace (a game), 42 is a message in it.

const UPDATE = Buffer.from('42/pi,["update"');
const SYNC = Buffer.from('42/pi,["sync"');
const JOINED = Buffer.from('40/pi');
const PING = '2'.charCodeAt(0);
const OPENED = '0'.charCodeAt(0);

const begins = (payload: Buffer, start: Buffer): boolean =>
  payload.length >= start.length && payload.compare(start, 0, start.length, 0, start.length) === 0;

const movesIn = perCourse(number =>
  writeCourse(number, twinOfPeer(TABLE_SEED)).map(turn => ({ by: turn.by, move: peerMoveFor(turn) })),
);

export async function seatTable(port: number, number: number, changed: Changed): Promise<LoadTable> {
  const moves = movesIn(number);
  const id = `table ${number}`;
  const lines: LoadSocket[] = [];
  // The first client that asks for a match creates it.
  for (const seat of seatsOf(PI_SEATS)) lines.push(await join(port, id, seat, changed));
  let played = 0;
  return {
    send() {
      const turn = moves[played];
      if (!turn) throw new Error('the course is over');
      lines[turn.by]?.send(`42/pi,${JSON.stringify(['update', turn.move, played, id, String(turn.by)])}`);
      played += 1;
      return turn.by;
    },
    leave: () => lines.forEach(line => line.close()),
  };
}

function join(port: number, id: string, seat: Seat, changed: Changed): Promise<LoadSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<LoadSocket>();
  openLoadSocket({
    port,
    path: '/socket.io/?EIO=4&transport=websocket',
    hear(payload, bytes, line) {
      if (begins(payload, UPDATE)) changed(seat, bytes);
      else if (payload[0] === PING) line.send('3');
      else if (payload[0] === OPENED) line.send('40/pi,');
      else if (begins(payload, JOINED))
        line.send(`42/pi,${JSON.stringify(['sync', id, String(seat), null, PI_SEATS])}`);
      else if (begins(payload, SYNC)) resolve(line);
    },
  }).catch(reject);
  return promise;
}
