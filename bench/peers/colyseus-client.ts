import { quickChance, type Seat, seatsOf } from '#kernel';
import type { Action } from '../../games/pi/rules/state.ts';
import type { Changed, LoadTable } from '../load/contestant.ts';
import { COURSES, perCourse, PI_SEATS, writeCourse } from '../load/course.ts';
import { openLoadSocket, type LoadSocket } from '../load/socket.ts';

// The messages of Colyseus' client, written by hand. The first byte is the type of the message.

const JOIN_ROOM = 10;
const ERROR = 11;
const ROOM_DATA = 13;
const ROOM_STATE = 14;
const ROOM_STATE_PATCH = 15;

interface Reservation {
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}

const sentIn = perCourse(number =>
  writeCourse(number, quickChance(number)).map(({ by, action }) => ({
    by,
    bytes: Buffer.concat([Buffer.from([ROOM_DATA]), packText('move'), packFlat(action)]),
  })),
);

export async function seatTable(port: number, number: number, changed: Changed): Promise<LoadTable> {
  const sent = sentIn(number);
  const first = await reserve(port, 'create/pi', { number: number % COURSES, seat: 0 });
  const others = await Promise.all(
    seatsOf(PI_SEATS)
      .slice(1)
      .map(seat => reserve(port, `joinById/${first.roomId}`, { seat })),
  );
  const lines = await Promise.all([first, ...others].map((place, seat) => join(port, place, seat, changed)));
  let played = 0;
  return {
    send() {
      const move = sent[played];
      if (!move) throw new Error('the course is over');
      played += 1;
      lines[move.by]?.send(move.bytes);
      return move.by;
    },
    leave: () => lines.forEach(line => line.close()),
  };
}

async function reserve(port: number, what: string, options: object): Promise<Reservation> {
  const answer = await fetch(`http://127.0.0.1:${port}/matchmake/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(options),
  });
  if (!answer.ok) throw new Error(`Colyseus answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Reservation;
}

function join(port: number, place: Reservation, seat: Seat, changed: Changed): Promise<LoadSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<LoadSocket>();
  openLoadSocket({
    port,
    path: `/${place.processId}/${place.roomId}?sessionId=${place.sessionId}`,
    hear(payload, bytes, line) {
      if (payload[0] === ROOM_STATE_PATCH) changed(seat, bytes);
      else if (payload[0] === JOIN_ROOM) line.send(Buffer.from([JOIN_ROOM]));
      else if (payload[0] === ROOM_STATE) resolve(line);
      else if (payload[0] === ERROR) reject(new Error(payload.toString()));
    },
  }).catch(reject);
  return promise;
}

/** An action as MessagePack: a small map of short strings. */
function packFlat(action: Action): Buffer {
  const fields = Object.entries(action);
  return Buffer.concat([
    Buffer.from([0x80 | fields.length]),
    ...fields.flatMap(([key, value]) => [packText(key), packText(String(value))]),
  ]);
}

function packText(text: string): Buffer {
  const bytes = Buffer.from(text);
  if (bytes.length > 31) throw new Error(`${text} is not short`);
  return Buffer.concat([Buffer.from([0xa0 | bytes.length]), bytes]);
}
