import {
  bitsIn,
  type Crosstab,
  countAct,
  humanPace,
  playNextMove,
  newSimulatedTime,
  type BotPace,
  botTable,
} from '#bots';
import {
  type AnyBot,
  type BySeat,
  eventsFor,
  type Milliseconds,
  quickChance,
  type Seat,
  seatsOf,
  start,
} from '#kernel';
import { titleNamed } from '#shelf';
import { isWonBySpy } from '../games/spyfall/rules/score.ts';
import type { Event, Options, Round, State, View } from '../games/spyfall/rules/state.ts';

const shelved = titleNamed('spyfall');
if (!shelved) throw new Error('Spyfall is not on the shelf');
export const spyfallTitle = shelved;

export const ROUNDS_OF_MATCH = 5;
const OPTIONS: Options = {
  rounds: ROUNDS_OF_MATCH,
  minutes: 0,
  conversation: 'phrasebook',
  roles: 'played',
  voteSeconds: 60,
};

/** The bots of a table, and the number of rounds. */
export interface RoundPlan {
  readonly seats: number;
  readonly rounds: number;
  readonly seed: number;
  bots(seat: Seat, match: number): AnyBot;
  /** How much slower a seat is than a bot; default: 1. */
  slowness?(seat: Seat, match: number): number;
}

/** A measured round. */
export interface CountedRound {
  readonly round: Round;
  readonly exchanges: number;
  /** From the start of the clock to the end, votes included. */
  readonly lasted: Milliseconds;
  readonly asked: BySeat<number>;
}

/** Beliefs of about equal likelihood. */
interface Bin {
  times: number;
  held: number;
  so: number;
}

export interface RoundFindings {
  readonly rounds: CountedRound[];
  readonly acts: Map<string, Crosstab>;
  readonly beliefs: Map<string, Bin[]>;
  decisions: number;
  thinking: number;
  slowest: number;
}

/** Plays matches of five rounds in simulated time, and counts what happens. */
export function playRounds(plan: RoundPlan): RoundFindings {
  const findings: RoundFindings = {
    rounds: [],
    acts: new Map(),
    beliefs: new Map(),
    decisions: 0,
    thinking: 0,
    slowest: 0,
  };
  for (let match = 0; findings.rounds.length < plan.rounds; match++) playMatch(plan, match, findings);
  return findings;
}

function playMatch(plan: RoundPlan, number: number, findings: RoundFindings): void {
  const luck = quickChance(plan.seed * 100_003 + number);
  const match = start({
    game: spyfallTitle.game,
    options: OPTIONS,
    seats: plan.seats,
    seed: Uint8Array.from({ length: 32 }, () => luck.below(256)),
  });
  const state = (): State => match.state as State;
  const bots = seatsOf(plan.seats).map(seat => watched(plan.bots(seat, number), state, findings));
  const lapse = newSimulatedTime();
  const people = humanPace((view, action) => spyfallTitle.pace?.(view, action) ?? 0, luck);
  const pace: BotPace = (view, action, seat) =>
    Math.round(people(view, action, seat) * (plan.slowness?.(seat, number) ?? 1));
  const company = { ...botTable(match, bots, luck, () => lapse.now), pace };
  const events = eventsFor(match.told, 'audience').map(event => ({ event, at: 0 }));
  for (;;) {
    if (!playNextMove(company, lapse)) break;
    events.push(...eventsFor(match.told, 'audience').map(event => ({ event, at: lapse.now })));
  }
  for (const { act, shown, hidden } of spyfallTitle.acts?.(events) ?? []) {
    const table = findings.acts.get(act) ?? new Map();
    findings.acts.set(act, table);
    countAct(table, shown, hidden);
  }
  let [began, asked]: [Milliseconds, number[]] = [0, []];
  for (const { event, at } of events as { event: Event; at: Milliseconds }[]) {
    if (event.type === 'clockStarted') [began, asked] = [at, seatsOf(plan.seats).map(() => 0)];
    if (event.type === 'asked') asked[event.to] = (asked[event.to] ?? 0) + 1;
    if (event.type === 'roundEnded')
      findings.rounds.push({
        round: event.result,
        exchanges: asked.reduce((sum, one) => sum + one, 0),
        lasted: at - began,
        asked,
      });
  }
}

/** The same bot, timed; its estimates are compared with the full state. */
const watched = (bot: AnyBot, state: () => State, findings: RoundFindings): AnyBot => ({
  decide(situation, chance) {
    const since = performance.now();
    const action = bot.decide(situation, chance);
    const took = performance.now() - since;
    findings.decisions += 1;
    findings.thinking += took;
    findings.slowest = Math.max(findings.slowest, took);
    const { stage } = (situation.view as View).open;
    if ((action?.type === 'ask' || action?.type === 'point') && stage === 'talking')
      for (const estimate of bot.estimates?.(situation.seat, situation.view) ?? []) {
        const bins =
          findings.beliefs.get(estimate.about) ?? Array.from({ length: 10 }, () => ({ times: 0, held: 0, so: 0 }));
        findings.beliefs.set(estimate.about, bins);
        const bin = bins[Math.min(9, Math.floor(estimate.chance * 10))];
        if (!bin) continue;
        bin.times += 1;
        bin.held += estimate.chance;
        bin.so += spyfallTitle.isCorrect?.(state(), estimate) ? 1 : 0;
      }
    return action;
  },
});

export const shareOf = (list: readonly CountedRound[], is: (round: Round) => boolean): number =>
  list.filter(({ round }) => is(round)).length / Math.max(1, list.length);

export const spyWins = ({ rounds }: RoundFindings): number => shareOf(rounds, isWonBySpy);

export const informationOf = ({ acts }: RoundFindings): [string, number][] =>
  [...acts].map(([act, table]): [string, number] => [act, bitsIn(table)]);
