// The server process: starts a server, and reports its cost.
import { cpuUsed, memoryInUse } from '../measure.ts';
import { answerParent } from './child.ts';
import type { Serve } from './contestant.ts';

const SERVERS: Readonly<Record<string, () => Promise<Serve>>> = {
  bare: async () => (await import('../peers/bare-server.ts')).serve,
  ours: async () => (await import('../ours/server.ts')).serve,
  votes: async () => (await import('../ours/server.ts')).serve,
  boardgameIo: async () => (await import('../peers/boardgame-io-server.ts')).serve,
  colyseus: async () => (await import('../peers/colyseus-server.ts')).serve,
};

const hosted = {
  /** Starts the server named, with a file to store in. */
  async serve({ name, file }: { name: string; file: string }): Promise<number> {
    const server = SERVERS[name];
    if (!server) throw new Error(`there is no server ${name}`);
    const serve = await server();
    return serve(file);
  },

  cpu: cpuUsed,
  memory: memoryInUse,
};

export type HostProcess = typeof hosted;
answerParent(hosted);
