import type { AnyBot, BySeat } from '#kernel';
import { seatsOf } from '#kernel';
import { resultOf } from '../games/tczew/rules/scoring.ts';
import type { TownId } from '../games/tczew/rules/components.ts';
import type { EndReason, Options } from '../games/tczew/rules/state.ts';
import { botParts } from '../games/tczew/bot.ts';
import { playMatch } from '../games/tczew/bot/matches.fixture.ts';

export type Strength = keyof typeof botParts.bots;

/** Who sits at a table, and how many matches they play. */
export interface TownPlan {
  /** The strength of each seat; every match they move one seat on. */
  readonly lineup: BySeat<Strength>;
  readonly matches: number;
  readonly seed: number;
  readonly options?: Partial<Options>;
}

/** Matches played, and what was won of them: a shared victory counts in parts. */
export interface Wins {
  played: number;
  won: number;
}

/** What happened in the matches of a plan. */
export interface Findings {
  readonly matches: number;
  readonly byStrength: Map<Strength, Wins>;
  readonly bySeat: Map<number, Wins>;
  readonly byTown: Map<TownId, Wins>;
  readonly points: Map<Strength, number[]>;
  readonly ends: Map<EndReason, number>;
  moves: number;
  /** CPU time of each decision (milliseconds), by strength. */
  readonly decisions: Map<Strength, number[]>;
}

/** Plays the matches of a plan. */
export function playTowns({ lineup, matches, seed, options = {} }: TownPlan): Findings {
  const findings: Findings = {
    matches,
    byStrength: new Map(),
    bySeat: new Map(),
    byTown: new Map(),
    points: new Map(),
    ends: new Map(),
    moves: 0,
    decisions: new Map(),
  };
  for (let number = 0; number < matches; number++) playOne(lineup, seed * 100_003 + number, options, findings);
  return findings;
}

function playOne(lineup: BySeat<Strength>, number: number, options: Partial<Options>, findings: Findings): void {
  const names = seatsOf(lineup.length).flatMap(seat => lineup[(seat + number) % lineup.length] ?? []);
  const bots = names.map(name => timed(botParts.bots[name], listIn(findings.decisions, name)));
  const { state } = playMatch({ bots, seed: number, options }, () => void (findings.moves += 1));
  const { ending, towns } = state.open;
  if (!ending) throw new Error(`match ${number} has no result`);
  const { winners } = resultOf(ending.scores);
  findings.ends.set(ending.reason, (findings.ends.get(ending.reason) ?? 0) + 1);
  names.forEach((name, seat) => {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    const town = towns[seat];
    count(findings.byStrength, name, won);
    count(findings.bySeat, seat, won);
    if (town) count(findings.byTown, town, won);
    listIn(findings.points, name).push(ending.scores[seat]?.total ?? 0);
  });
}

function count<Key>(wins: Map<Key, Wins>, key: Key, won: number): void {
  const tally = wins.get(key) ?? { played: 0, won: 0 };
  wins.set(key, tally);
  tally.played += 1;
  tally.won += won;
}

function listIn<Key>(lists: Map<Key, number[]>, key: Key): number[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

export const shareOf = ({ won, played }: Wins = { won: 0, played: 0 }): number => won / Math.max(1, played);

/** CPU time, for other processes may share the machine. */
const timed = (bot: AnyBot, decisions: number[]): AnyBot => ({
  decide(situation, chance) {
    const before = process.cpuUsage();
    const action = bot.decide(situation, chance);
    const { user, system } = process.cpuUsage(before);
    decisions.push((user + system) / 1000);
    return action;
  },
});
