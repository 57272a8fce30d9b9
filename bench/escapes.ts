import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { AnyBot, BySeat, Seat } from '#kernel';
import { quickChance, seatsOf } from '#kernel';
import { alcatraz } from '../games/alcatraz/rules/game.ts';
import { SENTENCES } from '../games/alcatraz/rules/data/sentences.ts';
import type { SentenceKind } from '../games/alcatraz/rules/components.ts';
import type { Criterion, Event, State } from '../games/alcatraz/rules/state.ts';
import { respondTrade } from '../games/alcatraz/rules/trades.ts';
import { botParts } from '../games/alcatraz/bot.ts';
import { valuesOf } from '../games/alcatraz/bot/evaluation.ts';
import { playMatch } from '../games/alcatraz/bot/matches.fixture.ts';
import { stakesIn } from '../games/alcatraz/bot/stakes.ts';
import { branchedOpen, quietTable } from '../games/alcatraz/bot/world.ts';

/** Who sits at a table, and how many matches they play. */
export interface EscapePlan {
  /** The strength of each seat; every match they move one seat on. */
  readonly lineup: BySeat<AlcatrazBot>;
  readonly matches: number;
  readonly seed: number;
}

export type AlcatrazBot = keyof typeof botParts.bots;

/** What each seat won in a match, and who sat there. */
interface Outcome {
  readonly names: BySeat<AlcatrazBot>;
  readonly worth: BySeat<number>;
}

/** What happened in the matches of a plan. */
export interface EscapeFindings {
  readonly outcomes: Outcome[];
  escapes: number;
  turns: number;
  readonly stays: Map<Criterion, number>;
  /** How often something happened. */
  readonly counts: Map<Event['type'], number>;
  readonly sentences: Map<SentenceKind, number>;
  promises: { kept: number; broken: number };
  /** What each accepted trade changed for the one who accepted it, as a master sees it. */
  readonly trades: number[];
  /** Trades in which somebody handed over something for nothing, by the number of things. */
  readonly gifts: number[];
  /** CPU time of each decision (milliseconds). */
  readonly decisions: number[];
}

/** Plays the matches of all plans, as many plans at a time as there are cores. */
export async function playEscapes<Name extends string>(
  plans: Readonly<Record<Name, EscapePlan>>,
): Promise<Record<Name, EscapeFindings>> {
  const waiting = Object.keys(plans) as Name[];
  const found: Partial<Record<Name, EscapeFindings>> = {};
  const playNext = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      found[name] = await playElsewhere(plans[name]);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, playNext));
  return found as Record<Name, EscapeFindings>;
}

const playElsewhere = (plan: EscapePlan): Promise<EscapeFindings> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: plan });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

function playPlan({ lineup, matches, seed }: EscapePlan): EscapeFindings {
  const findings: EscapeFindings = {
    outcomes: [],
    escapes: 0,
    turns: 0,
    stays: new Map(),
    counts: new Map(),
    sentences: new Map(),
    promises: { kept: 0, broken: 0 },
    trades: [],
    gifts: [],
    decisions: [],
  };
  for (let number = 0; number < matches; number++) playOne(lineup, seed * 100_003 + number, findings);
  return findings;
}

function playOne(lineup: BySeat<AlcatrazBot>, number: number, findings: EscapeFindings): void {
  const names = seatsOf(lineup.length).flatMap(seat => lineup[(seat + number) % lineup.length] ?? []);
  const bots = names.map(name => timed(botParts.bots[name], findings));
  const { state: last, events } = playMatch({ bots, seed: number }, ({ state, seat, action }) => {
    if (action?.type === 'respondTrade' && action.accept) findings.trades.push(gainOfTrade(state, seat));
  });
  const result = alcatraz.result(last);
  if (!result) throw new Error(`match ${number} has no result`);
  findings.outcomes.push({ names, worth: result.worth });
  findings.turns += last.open.turn;
  for (const event of events) count(event, findings);
}

const countOne = <Key>(counts: Map<Key, number>, key: Key): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);

function count(event: Event, findings: EscapeFindings): void {
  countOne(findings.counts, event.type);
  switch (event.type) {
    case 'said': {
      const kind = SENTENCES.find(({ id }) => id === event.sentence)?.kind;
      if (kind) countOne(findings.sentences, kind);
      break;
    }
    case 'promiseJudged':
      if (event.promise.state === 'kept') findings.promises.kept += 1;
      if (event.promise.state === 'broken') findings.promises.broken += 1;
      break;
    case 'traded':
      if (event.give === '' || event.want === '') findings.gifts.push(`${event.give}${event.want}`.split(' ').length);
      break;
    case 'matchEnded':
      if (event.ending.outcome !== 'escape') break;
      findings.escapes += 1;
      countOne(findings.stays, event.ending.decidedBy);
      break;
    default:
  }
}

/** What an open trade changes for its partner, as a master sees it. */
function gainOfTrade({ open }: State, partner: Seat): number {
  const look = { stakes: stakesIn(open), isActorDone: false, readsIntentions: true, meetings: [] };
  const traded = branchedOpen(open);
  respondTrade(traded, true, quietTable(quickChance(1)));
  return (valuesOf(traded, look)[partner] ?? 0) - (valuesOf(open, look)[partner] ?? 0);
}

/** CPU time of this thread, for other threads and processes share the machine. */
const timed = (bot: AnyBot, { decisions }: EscapeFindings): AnyBot => ({
  decide(situation, chance) {
    const before = process.threadCpuUsage();
    const action = bot.decide(situation, chance);
    const { user, system } = process.threadCpuUsage(before);
    decisions.push((user + system) / 1000);
    return action;
  },
});

// This file is also the worker.
parentPort?.postMessage(playPlan(workerData as EscapePlan), []);
