import type { Milliseconds } from '#kernel';
import type { SimulatedServer } from './network.ts';
import type { Party } from './party.ts';
import { startServer } from './simulated-server.ts';
import { NO_TROUBLE, trueTime, type Trouble, type World } from './world.ts';

/** Causes trouble at random times, until it ends. */
export interface Disturbance {
  /** Ends all trouble: from now on this many servers run, and everything works. */
  end(): void;
}

/** Between two troubles of any kind, usually. */
const USUALLY_EVERY: Milliseconds = 7_000;
const FEWEST = 1;
const MOST = 4;

type Change = Partial<Omit<Trouble, 'cut'>>;

export function disturb(world: World, parties: readonly Party[], servers: number): Disturbance {
  const { scheduler, chance, trouble } = world;
  let isOver = false;
  let count = 0;

  const span = (from: Milliseconds, to: Milliseconds): Milliseconds => from + chance.below(to - from);
  const listening = (): SimulatedServer[] => world.servers.filter(({ isListening }) => isListening);

  function add(): void {
    const server = startServer(world, `S${(count += 1)}`);
    world.note('starts', server.address);
    world.servers.push(server);
  }

  function remove(server: SimulatedServer): void {
    const at = world.servers.indexOf(server);
    if (at >= 0) world.servers.splice(at, 1);
  }

  function replaceLater(server: SimulatedServer): void {
    scheduler.after(span(200, 12_000), null, () => {
      remove(server);
      if (world.servers.length < 2 || chance.below(4) > 0) add();
    });
  }

  /** For some time this is so. */
  function during(what: string, change: Change, wait: Milliseconds): void {
    world.note('trouble', `${what} for ${wait} ms`);
    Object.assign(trouble, change);
    scheduler.after(wait, null, () => {
      if (isOver) return;
      for (const key of Object.keys(change) as (keyof Change)[]) Object.assign(trouble, { [key]: NO_TROUBLE[key] });
    });
  }

  function cut(one: string, other: string): void {
    const name = `${one} ${other}`;
    const wait = span(300, 9_000);
    world.note('cut', `${name} for ${wait} ms`);
    trouble.cut.add(name);
    scheduler.after(wait, null, () => void trouble.cut.delete(name));
  }

  const kinds: readonly (() => void)[] = [
    function kill() {
      const all = listening();
      if (all.length < FEWEST) return;
      const server = chance.pick(all);
      server.kill();
      replaceLater(server);
    },
    function pause() {
      const all = listening();
      if (all.length === 0) return;
      const { actor } = chance.pick(all);
      actor.pausedUntil = scheduler.now + span(100, 12_000);
      world.note('SIGSTOP', `${actor.name} for ${Math.round(actor.pausedUntil - scheduler.now)} ms`);
    },
    function stop() {
      const all = listening();
      if (all.length < 2) return;
      const server = chance.pick(all);
      server.stop();
      replaceLater(server);
    },
    function join() {
      if (world.servers.length < MOST) add();
    },
    () => during('slow store', { store: span(50, 900) }, span(500, 8_000)),
    () => during('full store', { isFull: true }, span(500, 6_000)),
    () => during('failing store', { failing: span(10, 80) }, span(300, 5_000)),
    () => during('store down', { isDown: true }, span(200, 8_000)),
    () => during('slow answers', { slowAnswers: span(5, 60) }, span(500, 10_000)),
    () => during('slow network', { network: span(50, 900) }, span(500, 8_000)),
    () =>
      during(
        'bad hints',
        { lostHints: chance.below(101), lateHints: chance.below(80), doubledHints: chance.below(80) },
        span(1_000, 20_000),
      ),
    function partServers() {
      const all = listening();
      if (all.length < 2) return;
      const [one, other] = chance.shuffle(all);
      if (one && other) cut(one.address, other.address);
    },
    function partFromStore() {
      const all = listening();
      if (all.length > 0) cut(chance.pick(all).address, 'store');
    },
    function stepClock() {
      const all = listening();
      if (all.length === 0) return;
      const { actor } = chance.pick(all);
      actor.ahead += span(-3_000, 3_000);
      world.note('clock', `${actor.name} is ${actor.ahead} ms ahead`);
    },
    function loseClients() {
      const percent = chance.below(100);
      world.note('clients are cut off', `${percent} %`);
      for (const { clients } of parties) for (const client of clients) if (chance.below(100) < percent) client.lose();
    },
  ];

  function next(): void {
    scheduler.after(span(500, 2 * USUALLY_EVERY), null, () => {
      if (isOver) return;
      chance.pick(kinds)();
      next();
    });
  }

  for (let at = 0; at < servers; at++) add();
  next();
  return {
    end() {
      isOver = true;
      world.note('calm');
      world.calmAt = trueTime(world);
      Object.assign(trouble, NO_TROUBLE);
      trouble.cut.clear();
      for (const { actor } of world.servers) actor.pausedUntil = Math.min(actor.pausedUntil, scheduler.now);
      for (const server of world.servers.filter(({ actor }) => !actor.isAlive)) remove(server);
      while (world.servers.length < servers) add();
    },
  };
}
