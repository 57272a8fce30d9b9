// The load process: plays at the tables of a server.
import { cpuUsed } from '../measure.ts';
import { answerParent } from './child.ts';
import * as ballots from './ballots.ts';
import type { LoadGame, SeatTable } from './contestant.ts';
import { MOVES, PI_SEATS } from './course.ts';
import { driverOf } from './driver.ts';

const pi = (seatTable: SeatTable): LoadGame => ({ seatTable, seats: PI_SEATS, moves: MOVES });
const spyfall = (seatTable: SeatTable): LoadGame => ({
  seatTable,
  seats: ballots.SPYFALL_SEATS,
  moves: ballots.BALLOTS,
});

/** The game of each load; several servers share their tables. */
const CLIENTS: Readonly<Record<string, (ports: readonly number[]) => Promise<LoadGame>>> = {
  bare: async () => pi((await import('../peers/bare-client.ts')).seatTable),
  ours: async ports => pi((await import('../ours/client.ts')).seatTableAmong(ports)),
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
  async call({ name, ports }: { name: string; ports: readonly number[] }): Promise<void> {
    const client = CLIENTS[name];
    if (!client) throw new Error(`no client for ${name}`);
    driver = driverOf(await client(ports), ports[0] ?? 0);
  },
  sitDown: (count: number) => driving().sitDown(count),
  standUp: () => driving().standUp(),
  movesLeft: () => driving().movesLeft(),
  saturate: (seconds: number) => driving().saturate(seconds),
  pace: (about: { rate: number; seconds: number }) => driving().pace(about),
  cpu: cpuUsed,
};

export type Generated = typeof generated;
answerParent(generated);
