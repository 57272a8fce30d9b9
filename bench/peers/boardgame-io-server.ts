import '../production.ts';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type * as library from 'boardgame.io/server' with { 'resolution-mode': 'require' };
import { piOnBoardgameIo, TABLE_SEED } from './boardgame-io.ts';

// boardgame.io's own server as it comes: socket.io, matches in memory, `playerView` for every seat. It sends whole
// states; its deltas, an option, cost it about twice the CPU.

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as typeof library;

export async function serve(): Promise<number> {
  // One seed for all tables, so that the legal moves are known beforehand. The courses differ.
  const server = Server({ games: [{ ...piOnBoardgameIo, seed: TABLE_SEED }], origins: [] });
  const { appServer } = await server.run(0);
  return (appServer.address() as AddressInfo).port;
}
