import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { awaited, copy, diff, eventsFor, play, seatsOf, start } from '#kernel';
import { pi } from '../../games/pi/rules/game.ts';
import { COURSES, courseOf, MOVES, perCourse, PI_SEATS, sightOf } from '../load/course.ts';
import { PI_OPTIONS, seedOf } from '../matches.ts';

// The limit: the bytes a table server sends, without a table server. It reads the move and sends each of the four what
// was made beforehand, in shared buffers, by `ws` without compression. No rules, no checks, no store.

const AS_TEXT = { binary: false };

/** What each seat is sent for each move of a course: the change of its view, the mover, and its events. */
const changesOf = perCourse((number): Buffer[][] => {
  const match = start({ game: pi, options: PI_OPTIONS, seats: PI_SEATS, seed: seedOf(number) });
  const choose = courseOf(number);
  const sights = (): unknown[] =>
    seatsOf(PI_SEATS).map(seat => copy({ view: pi.view(match.state, seat), awaited: awaited(match) }));
  let before = sights();
  return Array.from({ length: MOVES }, (_, at) => {
    const sight = sightOf(match.state);
    const reply = play(match, sight.turn, choose(sight), at);
    if (!reply.ok) throw new Error(`course ${number} was refused a move: ${JSON.stringify(reply.refusal)}`);
    const after = sights();
    const messages = seatsOf(PI_SEATS).map(seat =>
      Buffer.from(
        JSON.stringify({
          type: 'told',
          n: reply.number,
          change: diff(before[seat], after[seat]),
          heard: eventsFor(reply.told, seat),
        }),
      ),
    );
    before = after;
    return messages;
  });
});

interface BareTable {
  readonly changes: readonly (readonly Buffer[])[];
  readonly sockets: WebSocket[];
}

export async function serve(): Promise<number> {
  for (let course = 0; course < COURSES; course++) changesOf(course);
  const tables = new Map<string, BareTable>();
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false, clientTracking: false });
  sockets.on('connection', (socket, { url = '' }) => {
    const [, number = '', seat = ''] = url.split('/');
    const table = tables.get(number) ?? { changes: changesOf(Number(number)), sockets: [] };
    tables.set(number, table);
    table.sockets[Number(seat)] = socket;
    socket.on('message', data => pass(table, (data as Buffer).toString()));
    socket.on('close', () => tables.delete(number));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return (http.address() as AddressInfo).port;
}

function pass({ changes, sockets }: BareTable, sent: string): void {
  const { n } = JSON.parse(sent) as { n: number };
  const change = changes[n] ?? [];
  for (let seat = 0; seat < PI_SEATS; seat++) sockets[seat]?.send(change[seat] ?? '', AS_TEXT);
}
