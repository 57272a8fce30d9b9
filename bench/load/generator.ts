// The load process: plays at the tables of a server.
import { answer } from './child.ts';
import * as ballots from './ballots.ts';
import type { LoadGame, SeatTable } from './contestant.ts';
import { MOVES, SEATS } from './course.ts';
import { driverOf } from './driver.ts';

const pi = (seatTable: SeatTable): LoadGame => ({ seatTable, seats: SEATS, moves: MOVES });
const spyfall = (seatTable: SeatTable): LoadGame => ({ seatTable, seats: ballots.SEATS, moves: ballots.BALLOTS });

const CLIENTS: Readonly<Record<string, () => Promise<LoadGame>>> = {
  bare: async () => pi((await import('../peers/bare-client.ts')).seatTable),
  ours: async () => pi((await import('../ours/client.ts')).seatTable),
  boardgameIo: async () => pi((await import('../peers/boardgame-io-client.ts')).seatTable),
  colyseus: async () => pi((await import('../peers/colyseus-client.ts')).seatTable),
  votes: async () => spyfall((await import('../ours/voters.ts')).seatVoterTable),
};

let driver: ReturnType<typeof driverOf> | undefined;

const driving = (): ReturnType<typeof driverOf> => {
  if (!driver) throw new Error('no driver was started');
  return driver;
};

const generated = {
  async call({ name, port }: { name: string; port: number }): Promise<void> {
    const client = CLIENTS[name];
    if (!client) throw new Error(`no client for ${name}`);
    driver = driverOf(await client(), port);
  },
  sitDown: (count: number) => driving().sitDown(count),
  standUp: () => driving().standUp(),
  movesLeft: () => driving().movesLeft(),
  saturate: (seconds: number) => driving().saturate(seconds),
  pace: (about: { rate: number; seconds: number }) => driving().pace(about),
  /** Microseconds of CPU this process has used. */
  cpu(): number {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
};

export type Generated = typeof generated;
answer(generated);
