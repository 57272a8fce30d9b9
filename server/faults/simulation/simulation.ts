import type { Milliseconds } from '#kernel';
import { checkHistory, checkLiveness } from './checks.ts';
import { disturb } from './disturbance.ts';
import { openParty, type Party, type PartyPlan } from './party.ts';
import { dealtIn } from '../twins.fixture.ts';
import { openTwinParty, twinGame, type TwinScript } from './twin-party.ts';
import { withVirtualTime } from './virtual-time.ts';
import { newWorld, type World } from './world.ts';

export interface SimulationPlan {
  readonly seed: number;
  readonly length: Milliseconds;
  readonly servers?: number;
  /** Whether the history is kept as text. */
  readonly isTold?: boolean;
}

export interface SimulationReport {
  readonly seed: number;
  readonly flaws: readonly string[];
  /** Equal if exactly the same happened. */
  readonly digest: string;
  readonly history: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

const PARTIES: readonly PartyPlan[] = [
  {
    name: 'Ann',
    form: { title: 'pi', seats: 3, turnClock: 20, options: { answers: 'auto' }, grows: false },
    people: 2,
    watchers: 1,
    pace: 5_000,
  },
  {
    name: 'Bob',
    form: {
      title: 'spyfall',
      seats: 4,
      options: { rounds: 1, minutes: 1, conversation: 'phrasebook', voteSeconds: 15 },
      grows: false,
    },
    people: 2,
    watchers: 0,
    pace: 6_000,
  },
  {
    name: 'Cyd',
    form: { title: 'pi', seats: 3, options: { answers: 'hand', turnSeconds: 30 }, grows: false, isPublic: true },
    people: 3,
    watchers: 1,
    pace: 4_000,
  },
];

/** The end of a simulation in which nothing goes wrong any more. */
const CALM: Milliseconds = 60_000;

/** Plays at several tables on several servers while everything goes wrong, and checks what everybody saw. */
export async function simulate(plan: SimulationPlan): Promise<SimulationReport> {
  const world = newWorld(plan.seed, plan.isTold ?? false);
  await run(world, plan, () => PARTIES.map(one => openParty(world, one)));
  return reportOf(world);
}

/**
 * Runs a simulation in two worlds that differ only in what a player and a spectator of one table may not know, and
 * checks that these are sent the same bytes.
 */
export async function simulateTwins(plan: SimulationPlan): Promise<SimulationReport> {
  const script: TwinScript = { steps: null };
  const game = twinGame();
  const { setup } = game;
  const sent: (readonly string[])[] = [];
  const worlds: World[] = [];
  for (const twin of [0, 1] as const) {
    const world = newWorld(plan.seed, plan.isTold ?? false);
    worlds.push(world);
    Object.assign(game, { setup: dealtIn(twin, { ...game }).setup });
    try {
      await run(world, plan, () => {
        const party = openTwinParty(world, script);
        sent.push(party.sent);
        return [party, ...PARTIES.filter(({ name }) => name === 'Bob').map(one => openParty(world, one))];
      });
    } finally {
      Object.assign(game, { setup });
    }
  }
  const [one, other] = worlds;
  if (!one || !other) throw new Error('there are no twins');
  const [here = [], there = []] = sent;
  const at = here.findIndex((text, place) => text !== there[place]);
  if (at >= 0 || here.length !== there.length)
    one.blame(`message ${at} differs between the twin worlds:\n  ${here[at] ?? ''}\n  ${there[at] ?? ''}`);
  one.flaws.push(...other.flaws.map(flaw => `in the other world, ${flaw}`));
  one.counts.set('messages to the blind', here.length);
  one.counts.set('moves of the twins', script.steps?.length ?? 0);
  return reportOf(one);
}

async function run(world: World, { length, servers = 3 }: SimulationPlan, open: () => Party[]): Promise<void> {
  await withVirtualTime(world.scheduler, async () => {
    const { scheduler, flaws } = world;
    const parties: Party[] = [];
    const disturbance = disturb(world, parties, servers);
    parties.push(...open());
    const isEnough = (): boolean => flaws.length > 0;
    await scheduler.run(Math.max(0, length - CALM), isEnough);
    disturbance.end();
    for (const party of parties) party.calmDown();
    await scheduler.run(length, isEnough);
    if (flaws.length === 0) checkLiveness(world, parties);
    for (const { clients, matches } of parties) {
      for (const client of clients) client.end();
      for (let at = 0; at < matches; at++) world.count('matches');
    }
    checkHistory(world);
    for (const { actor } of world.servers) actor.isAlive = false;
  });
}

function reportOf(world: World): SimulationReport {
  const { digest, lines } = world.history();
  return { seed: world.seed, flaws: world.flaws, digest, history: lines, counts: Object.fromEntries(world.counts) };
}
