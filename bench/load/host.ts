// The server process: starts a server, and reports its cost.
import { setTimeout as after } from 'node:timers/promises';
import { answer } from './child.ts';
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

  /** Microseconds of CPU this process has used, in all its threads, in user and system mode. */
  cpu(): number {
    const { user, system } = process.cpuUsage();
    return user + system;
  },

  /** Bytes of memory in use after garbage collection. */
  async memory(): Promise<number> {
    let least = Number.POSITIVE_INFINITY;
    for (let times = 0; times < 2; times++) {
      await globalThis.gc?.({ execution: 'async', flavor: 'last-resort', type: 'major' });
      await after(100);
      least = Math.min(least, process.memoryUsage.rss());
    }
    return least;
  },
};

export type HostProcess = typeof hosted;
answer(hosted);
