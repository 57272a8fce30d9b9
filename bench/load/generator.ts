// The process of the load: sits at tables of a server and moves there.
import { answer } from './child.ts';
import type { Sit } from './contestant.ts';
import { driverOf } from './driver.ts';

const CLIENTS: Readonly<Record<string, () => Promise<Sit>>> = {
  bare: async () => (await import('../peers/bare-client.ts')).sit,
  ours: async () => (await import('../ours/client.ts')).sit,
  boardgameIo: async () => (await import('../peers/boardgame-io-client.ts')).sit,
  colyseus: async () => (await import('../peers/colyseus-client.ts')).sit,
};

let driver: ReturnType<typeof driverOf> | undefined;

const driving = (): ReturnType<typeof driverOf> => {
  if (!driver) throw new Error('nobody was called yet');
  return driver;
};

const generated = {
  async call({ name, port }: { name: string; port: number }): Promise<void> {
    const client = CLIENTS[name];
    if (!client) throw new Error(`nobody knows how to talk to ${name}`);
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
