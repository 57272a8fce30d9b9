import type { AnyBot, BySeat, Seat } from '#kernel';
import { quickChance, seatsOf } from '#kernel';
import { alcatraz } from '../games/alcatraz/rules/game.ts';
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
  readonly lineup: BySeat<Strength>;
  readonly matches: number;
  readonly seed: number;
}

export type Strength = keyof typeof botParts.bots;

/** What happened in the matches of a plan. */
export interface Findings {
  readonly matches: number;
  escapes: number;
  turns: number;
  readonly stays: Map<Criterion, number>;
  /** Matches won, by the strength. */
  readonly wins: Map<Strength, { played: number; won: number }>;
  readonly bySeat: BySeat<number>;
  /** How often something happened. */
  readonly counts: Map<Event['type'], number>;
  promises: { kept: number; broken: number };
  /** What each accepted trade changed for the one who accepted it, by its own evaluation. */
  readonly trades: number[];
  /** CPU time of each decision (milliseconds). */
  readonly decisions: number[];
}

/** Plays the matches of a plan. */
export function playEscapes({ lineup, matches, seed }: EscapePlan): Findings {
  const findings: Findings = {
    matches,
    escapes: 0,
    turns: 0,
    stays: new Map(),
    wins: new Map(),
    bySeat: lineup.map(() => 0),
    counts: new Map(),
    promises: { kept: 0, broken: 0 },
    trades: [],
    decisions: [],
  };
  for (let number = 0; number < matches; number++) playOne(lineup, seed * 100_003 + number, findings);
  return findings;
}

function playOne(lineup: BySeat<Strength>, number: number, findings: Findings): void {
  const names = seatsOf(lineup.length).flatMap(seat => lineup[(seat + number) % lineup.length] ?? []);
  const bots = names.map(name => timed(botParts.bots[name], findings));
  let last: State | undefined;
  const events = playMatch({ bots, seed: number }, ({ state, seat, action }) => {
    last = state;
    if (action?.type === 'respondTrade' && action.accept) findings.trades.push(gainOfTrade(state, seat));
  });
  const result = last && alcatraz.result(last);
  if (!last || !result) throw new Error(`match ${number} has no result`);
  names.forEach((name, seat) => {
    const tally = findings.wins.get(name) ?? { played: 0, won: 0 };
    findings.wins.set(name, tally);
    tally.played += 1;
    tally.won += result.worth[seat] ?? 0;
    findings.bySeat[seat] = (findings.bySeat[seat] ?? 0) + (result.worth[seat] ?? 0);
  });
  findings.turns += last.open.turn;
  for (const event of events) count(event, findings);
}

function count(event: Event, findings: Findings): void {
  findings.counts.set(event.type, (findings.counts.get(event.type) ?? 0) + 1);
  if (event.type === 'promiseJudged' && event.promise.state === 'kept') findings.promises.kept += 1;
  if (event.type === 'promiseJudged' && event.promise.state === 'broken') findings.promises.broken += 1;
  if (event.type !== 'matchEnded' || event.ending.outcome !== 'escape') return;
  const { decidedBy } = event.ending;
  findings.escapes += 1;
  findings.stays.set(decidedBy, (findings.stays.get(decidedBy) ?? 0) + 1);
}

/** What an open trade changes for its partner, as a master sees it. */
function gainOfTrade({ open }: State, partner: Seat): number {
  const look = { stakes: stakesIn(open), isActorDone: false, readsIntentions: true, meetings: [] };
  const traded = branchedOpen(open);
  respondTrade(traded, true, quietTable(quickChance(1)));
  return (valuesOf(traded, look)[partner] ?? 0) - (valuesOf(open, look)[partner] ?? 0);
}

/** CPU time, for other processes may share the machine. */
const timed = (bot: AnyBot, { decisions }: Findings): AnyBot => ({
  decide(situation, chance) {
    const before = process.cpuUsage();
    const action = bot.decide(situation, chance);
    const { user, system } = process.cpuUsage(before);
    decisions.push((user + system) / 1000);
    return action;
  },
});
