import '../production.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { accept, quickChance, type Seat } from '#kernel';
import { pi } from '../../games/pi/rules/game.ts';
import type { Action, State } from '../../games/pi/rules/state.ts';
import { PI_SEATS } from '../load/course.ts';
import { PI_OPTIONS, quietTable } from '../matches.ts';
import { showDeal, Shown, showTurn } from './colyseus-state.ts';

// A plain room of Colyseus 0.18: one state that all four share, so it keeps no secrets and tailors nothing. The rules
// are ours, with fast random numbers and without listeners: cheaper than any it could bring along.

class PiRoom extends Room<{ state: Shown }> {
  override maxClients = PI_SEATS;
  // Every move is sent at once, below. Without a rate a room would wake up sixty times a second.
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
    this.#game = pi.setup(PI_OPTIONS, PI_SEATS, this.#table);
    showDeal(this.state, this.#game.open);
    // New clients get the whole state; earlier changes must not be sent again with the first move.
    this.broadcastPatch();
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

export async function serve(): Promise<number> {
  const http = createServer();
  const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
  server.define('pi', PiRoom);
  await server.listen(0, '127.0.0.1');
  return (http.address() as AddressInfo).port;
}
