import '../production.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, Room, Server } from '@colyseus/core';
import { schema, type SchemaType, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { accept, quickChance, type Seat } from '#kernel';
import { pi } from '../../games/pi/rules/game.ts';
import { solverAt } from '../../games/pi/rules/rounds.ts';
import type { Action, Open, Solver as OurSolver, State } from '../../games/pi/rules/state.ts';
import { SEATS } from '../load/course.ts';
import { OPTIONS, quietTable } from '../matches.ts';

// A plain room of Colyseus 0.18: one state that all four share, and nobody's cards in it, so it keeps no secrets and
// tailors nothing. The rules are ours, with quick luck and nobody listening: cheaper than any it could bring along.
// After a move the schema is written by hand, only where that move can have changed something, as its users do.

const CaseCards = schema({ suspect: t.string(), location: t.string(), crime: t.string() }, 'CaseCards');
const Reply = schema({ card: t.string(), reply: t.string() }, 'Reply');
const Investigator = schema(
  { place: t.string(), discs: t.uint8(), cubes: t.uint8(), about: t.array('string') },
  'Investigator',
);
const Solver = schema(
  {
    standing: t.string(),
    solvedIn: t.uint8(),
    case: CaseCards,
    replies: t.array(Reply),
    investigators: t.array(Investigator),
    wrong: t.array(CaseCards),
    left: t.uint8(),
    scores: t.array('number'),
    penalty: t.uint8(),
  },
  'Solver',
);
const Shown = schema(
  {
    investigation: t.uint8(),
    first: t.uint8(),
    round: t.uint8(),
    turn: t.uint8(),
    suspects: t.array('string'),
    crimes: t.array('string'),
    display: t.array('string'),
    discard: t.array('string'),
    solvers: t.array(Solver),
    past: t.array(CaseCards),
    over: t.boolean(),
  },
  'Shown',
);
type Shown = SchemaType<typeof Shown>;
type ShownSolver = SchemaType<typeof Solver>;

class PiRoom extends Room<{ state: Shown }> {
  override maxClients = SEATS;
  // Every move is sent at once, below. With no rate at all a room would wake up sixty times a second.
  override patchRate = 3_600_000;
  override state = new Shown();
  override messages = {
    move: (client: Client, action: Action) => this.play(this.#seats.get(client.sessionId) ?? -1, action),
  };

  readonly #seats = new Map<string, Seat>();
  #table = quietTable(quickChance(0));
  #game: State | undefined;

  override onCreate({ number }: { number: number }): void {
    this.#table = quietTable(quickChance(number));
    this.#game = pi.setup(OPTIONS, SEATS, this.#table);
    showDeal(this.state, this.#game.open);
  }

  override onJoin(client: Client, { seat }: { seat: Seat }): void {
    this.#seats.set(client.sessionId, seat);
  }

  play(seat: Seat, sent: Action): void {
    const game = this.#game;
    const action = game && accept<Action>(pi.offers(pi.view(game, seat)), sent);
    if (!game || !action) return;
    const { investigation, display } = game.open;
    const position = action.type === 'examine' ? display.indexOf(action.card) : -1;
    pi.apply(game, seat, action, this.#table);
    if (game.open.investigation === investigation) showTurn(this.state, game.open, seat, position);
    else showDeal(this.state, game.open);
    this.broadcastPatch();
  }
}

/** What a turn of this seat can have changed; `position`: of the card examined, -1 if none was. */
function showTurn(shown: Shown, open: Open, seat: Seat, position: number): void {
  shown.turn = open.turn;
  shown.round = open.round;
  shown.over = open.over;
  const card = open.display[position];
  if (position !== -1) {
    if (card !== undefined && shown.display.length === open.display.length) shown.display[position] = card;
    else shown.display.splice(position, 1);
  }
  addNew(shown.discard, open.discard, same => same);
  const solver = shown.solvers[seat];
  if (solver) showSolver(solver, solverAt(open, seat));
}

function showSolver(shown: ShownSolver, solver: OurSolver): void {
  addNew(shown.replies, solver.replies, reply => new Reply(reply));
  addNew(shown.investigators, solver.investigators, one => new Investigator(one));
  addNew(shown.wrong, solver.wrong, cards => new CaseCards(cards));
  if (shown.scores.length !== solver.scores.length) addNew(shown.scores, solver.scores, points => points ?? -1);
  shown.left = solver.left;
  shown.penalty = solver.penalty;
  if (shown.standing === solver.standing) return;
  shown.standing = solver.standing;
  shown.solvedIn = solver.solvedIn ?? 0;
  if (solver.case) shown.case = new CaseCards(solver.case);
  shown.scores[solver.scores.length - 1] = solver.scores.at(-1) ?? -1;
}

/** Everything: a new investigation has been set up. */
function showDeal(shown: Shown, open: Open): void {
  shown.investigation = open.investigation;
  shown.first = open.first;
  shown.round = open.round;
  shown.turn = open.turn;
  shown.over = open.over;
  const lists = [shown.suspects, shown.crimes, shown.display, shown.discard] as const;
  const tiles = [open.suspects, open.crimes, open.display, open.discard] as const;
  for (const [at, list] of lists.entries()) {
    list.clear();
    list.push(...(tiles[at] ?? []).map(tile => tile ?? ''));
  }
  addNew(shown.past, open.past.flat(), cards => new CaseCards(cards));
  for (const [seat, solver] of open.solvers.entries()) {
    if (!shown.solvers[seat]) shown.solvers.push(new Solver());
    const shownSolver = shown.solvers[seat];
    if (!shownSolver) continue;
    shownSolver.replies.clear();
    shownSolver.investigators.clear();
    shownSolver.wrong.clear();
    showSolver(shownSolver, solver);
  }
}

interface List<Item> {
  readonly length: number;
  clear(): void;
  push(...items: Item[]): number;
}

/** A list that has only grown gets what is new; one that is shorter was begun anew. */
function addNew<Item, Ours>(shown: List<Item>, ours: readonly Ours[], make: (one: Ours) => Item): void {
  if (shown.length > ours.length) shown.clear();
  for (let at = shown.length; at < ours.length; at++) shown.push(make(ours[at] as Ours));
}

export async function serve(): Promise<number> {
  const http = createServer();
  const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
  server.define('pi', PiRoom);
  await server.listen(0, '127.0.0.1');
  return (http.address() as AddressInfo).port;
}
