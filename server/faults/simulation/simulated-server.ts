import type { Milliseconds } from '#kernel';
import { titleNamed } from '#shelf';
import { enqueue } from '../../../tables/commit.ts';
import { type Connection, openConnection } from '../../../tables/connection.ts';
import { refusedBecause } from '../../../tables/decision.ts';
import type { LinkListener, OpenLink } from '../../../tables/links.ts';
import { drop } from '../../../tables/live-tables.ts';
import { beatOnce, startOwnership } from '../../../tables/ownership.ts';
import { isDisplaced, processesOn } from '../../../tables/processes.ts';
import type { ByeReason } from '../../../tables/protocol.ts';
import { noReplays } from '../../../tables/replays.ts';
import { newPass } from '../../../tables/secrets.ts';
import type { BotProvider, TableService } from '../../../tables/service.ts';
import { type Guest, isStoreFailure, type Peer } from '../../../tables/store.ts';
import { startSweeps } from '../../../tables/sweeps.ts';
import { later } from '../../../tables/time.ts';
import { handOver } from '../../cluster.ts';
import { openLog } from '../../log.ts';
import { usefulAction } from './choices.ts';
import { beginRun } from './database.ts';
import { memoryStore } from './memory-store.ts';
import type { SimulatedServer, Wire, WireEnd } from './network.ts';
import type { Actor } from './scheduler.ts';
import { storeLine } from './store-line.ts';
import { openWire } from './wire.ts';
import { areCut, around, newActor, trueTime, type World } from './world.ts';

/** How long a client has for its hello, and a link for its handshake. */
const HANDSHAKE: Milliseconds = 2_000;
/** A server that has not stopped by then is killed. */
const STOPPING: Milliseconds = 10_000;
const THINKING: Milliseconds = 600;
/** When the ends of a lost connection notice it, at most. */
const NOTICED_SOON: Milliseconds = 100;

const log = openLog('silent');

export function startServer(world: World, address: string): SimulatedServer {
  const actor = newActor(world, address);
  const { scheduler } = world;
  const connections = new Set<Connection>();
  const wires = new Set<Wire>();
  const links = new Map<Wire, Peer>();
  let service: TableService | undefined;
  let run = '';
  let isListening = false;
  let stopOrderly: (() => Promise<void>) | undefined;

  async function boot(): Promise<void> {
    run = newPass();
    const line = storeLine(world, actor);
    const store = memoryStore(world.database, line);
    await line.ask('pulse', () => beginRun(world.database, trueTime(world)));
    const outages = await store.outages();
    const processes = processesOn({
      me: { id: run, address, rules: 1 },
      store,
      now: () => Date.now(),
      ticks: () => performance.now(),
      joined: peer => world.note('joined', `${address} knows of ${peer.address}`),
      left(peer) {
        world.note('left', `${address} misses ${peer.address}`);
        for (const [wire, to] of links) if (to.id === peer.id) wire.lose(0, NOTICED_SOON);
      },
    });
    const started: TableService = {
      store,
      processes,
      now: processes.now,
      outages,
      watch: watchOver(world, address),
      settings: {
        grace: 20_000,
        awayAfter: 8_000,
        pace: [600, 2_500],
        tablesPerGuest: 1_000,
        idle: 120_000,
        abandoned: 3_600_000,
        keep: null,
      },
      pool: quickBots(actor),
      run,
      liveTables: new Map(),
      replays: noReplays(),
      awaiting: new Map(),
      forgetting: new Map(),
    };
    const sweeps = startSweeps(started);
    await beatOnce(started, processes);
    const ownership = startOwnership(started, processes);
    service = started;
    isListening = true;
    world.note('listens', address);
    stopOrderly = async () => {
      sweeps.stop();
      ownership.stop();
      await handOver(started, processes, log);
      await finishJobs(started);
      isListening = false;
      for (const connection of connections) connection.dismiss('restart');
      await store.pulse(started.now()).catch(() => {});
    };
  }

  function die(): void {
    isListening = false;
    actor.isAlive = false;
    for (const wire of wires) {
      // a machine that stopped is noticed late, a process that ended at once
      const notice = world.chance.below(10) === 0 ? 25_000 : NOTICED_SOON;
      wire.lose(world.chance.below(notice), world.chance.below(notice));
    }
  }

  function accept(far: WireEnd, linked: Guest | null): Wire | null {
    const served = service;
    if (!isListening || !served) return null;
    const near: WireEnd = {
      actor,
      hear: text => void connection.receive(text),
      closed() {
        wires.delete(wire);
        connections.delete(connection);
        connection.closed();
      },
    };
    const wire = openWire(world, near, far);
    const connection = openConnection(
      served,
      {
        send(text) {
          checkStored(world, connection, text);
          wire.send(0, text);
        },
        close(because, bye) {
          wire.send(0, bye);
          wire.close(0, because);
          scheduler.after(1, actor, near.closed.bind(near, null));
        },
      },
      {
        async identify({ token = '' }) {
          return linked ?? (await served.store.guestWith(token)) ?? refusedBecause('noGuest');
        },
        ...(!linked && { link: openLink }),
      },
    );
    wires.add(wire);
    connections.add(connection);
    return wire;
  }

  const openLink: OpenLink = (to, guest, listener) => {
    const waiting: string[] = [];
    let wire: Wire | null = null;
    let isClosed = false;
    const end = (reason: string | null): void => {
      if (wire) {
        wires.delete(wire);
        links.delete(wire);
      }
      if (isClosed) return;
      isClosed = true;
      listener.closed(reason as ByeReason | null);
    };
    reach(to, guest, { hear: text => isClosed || listener.hear(text), end }, opened => {
      if (isClosed) return opened.close(1, 'done');
      wire = opened;
      for (const text of waiting.splice(0)) opened.send(1, text);
    });
    return {
      send: text => (wire ? wire.send(1, text) : void waiting.push(text)),
      unsent: () => waiting.reduce((sum, { length }) => sum + length, 0),
      close() {
        isClosed = true;
        wire?.close(1, 'done');
        if (wire) wires.delete(wire);
      },
    };
  };

  /** Connects to another server, as far as it can be reached. */
  function reach(
    to: Peer,
    guest: Guest,
    { hear, end }: { hear: (text: string) => void; end: LinkListener['closed'] },
    opened: (wire: Wire) => void,
  ): void {
    const peer = world.servers.find(server => server.address === to.address && server.run === to.id);
    const isSilent = areCut(world, address, to.address) || (peer && peer.actor.pausedUntil > scheduler.now + HANDSHAKE);
    if (isSilent) {
      scheduler.after(HANDSHAKE, actor, () => end(null));
      return;
    }
    const far: WireEnd = { actor, hear, closed: reason => end(reason as ByeReason | null) };
    const wire = peer?.accept(far, guest);
    scheduler.after(2 * around(world, world.trouble.network), actor, () => {
      if (!wire) return end(null);
      wires.add(wire);
      links.set(wire, to);
      opened(wire);
    });
  }

  const begin = (): void => {
    boot().catch((error: unknown) => {
      if (!isStoreFailure(error)) world.blame(`${address} does not start: ${String(error)}`);
      world.note('does not start', address);
      die();
    });
  };
  scheduler.after(0, actor, begin);

  return {
    actor,
    get run() {
      return run;
    },
    address,
    get isListening() {
      return isListening;
    },
    get service() {
      return service;
    },
    accept,
    stop() {
      world.note('SIGTERM', address);
      scheduler.after(0, actor, () => {
        if (!stopOrderly) return die();
        stopOrderly().then(die, (error: unknown) => {
          world.blame(`${address} does not stop: ${String(error)}`);
          die();
        });
      });
      scheduler.after(STOPPING, actor, die);
    },
    kill() {
      world.note('SIGKILL', address);
      die();
    },
  };
}

async function finishJobs(service: TableService): Promise<void> {
  for (const loading of service.liveTables.values()) {
    const live = await loading.catch(() => undefined);
    if (!live) continue;
    drop(service, live);
    await enqueue(live, async () => {});
  }
}

const watchOver = (world: World, address: string): TableService['watch'] => ({
  moved: () => world.count('moves'),
  stored: () => {},
  refused: because => world.count(`refused: ${because}`),
  tookOver: () => world.count('takeovers'),
  lost() {
    world.count('tables lost');
    world.note('fenced', address);
  },
  problem(what, cause) {
    world.note('problem', `${address}: ${what}: ${String(cause)}`);
    if (!isStoreFailure(cause) && !isDisplaced(cause))
      world.blame(`${address}: ${what}: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`);
  },
});

/** Nothing may be told that is not stored. */
function checkStored(world: World, { seat }: Connection, text: string): void {
  if (!text.startsWith('{"type":"told","n":') || !seat) return;
  const n = Number.parseInt(text.slice(19), 10);
  const stored = world.database.tables.get(seat.live.key)?.lanes.table.length ?? 0;
  if (n > stored) world.blame(`entry ${n} of ${seat.live.table.id} was told, and only ${stored} are stored`);
}

/** Bots that play at random, after a moment. */
const quickBots = (actor: Actor): BotProvider => ({
  ask: ({ question }) =>
    new Promise(resolve => {
      later(() => {
        const asked = question();
        if (!asked) return resolve(null);
        const game = titleNamed(asked.title)?.game;
        const isAwaited = game?.awaited(asked.view).includes(asked.seat) ?? false;
        const action = game && isAwaited ? (usefulAction(game, asked.view, actor.chance) ?? null) : null;
        resolve({ action, substitute: null });
      }, actor.chance.below(THINKING));
    }),
});
