import { patch, type Seat } from '#kernel';
import type { Case, View } from '../../games/pi/rules/state.ts';
import { type Doc, type Command, PROTOCOL, type ServerMessage } from '../../tables/protocol.ts';
import type { Changed, LoadTable, SeatTable } from '../load/contestant.ts';
import { courseOf, PI_SEATS } from '../load/course.ts';
import { openLoadSocket, type LoadSocket } from '../load/socket.ts';
import { PI_OPTIONS } from '../matches.ts';
import { gather, guestsAt, createTable } from './guests.ts';

// An ordinary client of docs/protocol.md, four times a table. Only the first seat keeps its view up to date; the
// others read a message in full only when it tells them the case they hold, so that the load costs little.

const HAND = Buffer.from('"hand"');
const CHANGE = Buffer.from('{"type":"told"');

/** Seats the players of a table at these servers in turn, as a load balancer does. */
export const seatTableAmong =
  (ports: readonly number[]): SeatTable =>
  (port, number, changed) =>
    seatTable({ port, ports, number }, changed);

interface TablePlace {
  /** The server that opens it. */
  readonly port: number;
  readonly ports: readonly number[];
  readonly number: number;
}

async function seatTable({ port, ports, number }: TablePlace, changed: Changed): Promise<LoadTable> {
  const guests = await guestsAt(port, PI_SEATS);
  const id = await createTable(port, { title: 'pi', seats: PI_SEATS, options: choices }, guests);
  const players = await Promise.all(
    guests.map(({ token }, seat) =>
      enter({ port: ports[(number + seat) % ports.length] ?? port, table: id, token, seat }, changed),
    ),
  );
  await gather(players);
  await Promise.all(players.map(player => player.dealt));
  for (const player of players) player.play();
  const choose = courseOf(number);
  return {
    send() {
      const view = players[0]?.view();
      if (!view) throw new Error('nothing was dealt');
      const { turn, display, solvers } = view.open;
      const secret = players[(turn + PI_SEATS - 1) % PI_SEATS]?.hand();
      const left = solvers[turn]?.left;
      if (!secret || left === undefined) throw new Error('the case is not known');
      players[turn]?.move(choose({ turn, display, left, secret }));
      return turn;
    },
    leave: () => players.forEach(player => player.leave()),
  };
}

const { edition: _, ...choices } = PI_OPTIONS;

interface Player {
  readonly dealt: Promise<void>;
  intend(command: Command): Promise<void>;
  /** From here on, every change is a move. */
  play(): void;
  move(action: object): void;
  view(): View | null;
  hand(): Case | null;
  leave(): void;
}

interface ClientSeat {
  readonly port: number;
  readonly table: string;
  readonly token: string;
  readonly seat: Seat;
}

async function enter({ port, table, token, seat }: ClientSeat, changed: Changed): Promise<Player> {
  const dealt = Promise.withResolvers<void>();
  const waiting = new Map<string, () => void>();
  let isPlaying = false;
  let doc: Doc | undefined;
  let hand: Case | null = null;
  let n = 0;
  let ids = 0;
  const welcomed = Promise.withResolvers<LoadSocket>();
  const take = (message: ServerMessage, line: LoadSocket): void => {
    if (message.type === 'refused') throw new Error(`refused: ${JSON.stringify(message)}`);
    if (message.type === 'welcome') {
      doc = message.doc;
      n = message.n;
      welcomed.resolve(line);
    }
    if (message.type !== 'told') return;
    doc = patch(doc, message.change) as Doc;
    n = message.n ?? n;
    hand = (doc.view as View | null)?.hand ?? null;
    if (doc.view) dealt.resolve();
    if (message.re !== undefined) waiting.get(message.re)?.();
  };
  const line = await openLoadSocket({
    port,
    path: '/api/play',
    hear(payload, bytes, from) {
      const isChange = payload.compare(CHANGE, 0, CHANGE.length, 0, CHANGE.length) === 0;
      if (!isPlaying || seat === 0 || !isChange || payload.includes(HAND))
        take(JSON.parse(payload.toString()) as ServerMessage, from);
      else n += 1;
      if (isPlaying && isChange) changed(seat, bytes);
    },
  });
  line.send(JSON.stringify({ do: 'hello', protocol: PROTOCOL, table, token }));
  await welcomed.promise;
  const send = (command: Command): string => {
    const id = `${(ids += 1)}`;
    line.send(JSON.stringify({ id, ...command }));
    return id;
  };
  return {
    dealt: dealt.promise,
    intend: command =>
      new Promise(resolve => {
        const id = send(command);
        waiting.set(id, resolve);
      }),
    play() {
      isPlaying = true;
    },
    move: action => void send({ do: 'move', action, based: n }),
    view: () => (doc?.view as View | null | undefined) ?? null,
    hand: () => hand,
    leave: () => line.close(),
  };
}
