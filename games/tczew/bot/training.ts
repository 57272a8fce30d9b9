import { type Bot, type BySeat, type Chance, quickChance, type Seat, seatsOf } from '#kernel';
import { tczew } from '../rules/game.ts';
import type { StackEpoch } from '../rules/kinds.ts';
import type { Action, Options, State, View } from '../rules/state.ts';
import { isTalk } from './actions.ts';
import { readCities } from './cities.ts';
import { type Evaluation, learnt } from './evaluation.ts';
import { FEATURES, featuresOf, knotsAt, KNOTS, progressOf } from './features.ts';
import { addSample, emptySums, fitted, type Sums } from './regression.ts';
import { weighed } from './ply.ts';
import { quietTable } from './world.ts';

/** How long the training is. */
export interface Course {
  readonly seed: number;
  /** Each generation plays with the weights that the one before has learnt. */
  readonly generations: number;
  readonly matches: number;
  /** Short matches are for tests. */
  readonly lastEpoch?: StackEpoch;
}

/** Of a hundred moves, how many are chosen among the best few at random. */
const CURIOUS = 8;
const FEW = 4;
/** How strongly weights are drawn to the prior ones. */
const STRENGTH = 3000;
/** Weights are written with so many digits after the point. */
const PRECISION = 1e4;

/** What a point of each feature is worth before anything is learnt, and once nothing is left to draw. */
const PRIOR: Readonly<Partial<Record<(typeof FEATURES)[number], readonly [before: number, at: number]>>> = {
  points: [10, 10],
  categories: [7, 7],
  'size lead': [1, 0.5],
  largest: [2.5, 3],
  cells: [5, 1],
  outside: [0.5, 0.2],
  'room for futures': [1.5, 1],
  'near starts': [2, 0.5],
  'near cards': [1, 0.3],
  'worst cut': [-0.5, -0.3],
  'one town hall': [0.2, 0],
  'two town halls': [0.2, 0],
  police: [0.3, 0],
  fire: [0.3, 0],
  health: [0.3, 0],
  'skipped turns': [-0.5, -0.5],
  'drawing bans': [-0.5, 0],
  'placing bans': [-0.5, -0.5],
  'other bans': [-0.3, 0],
  wards: [0.5, 0.2],
  ongoing: [-0.8, -0.5],
  hand: [1, 0],
  'hand points': [2, 1.5],
  'hand categories': [1, 0.3],
  'hand hostile': [0.5, 0],
  'hand friendly': [0.3, 0],
  'hand dead': [-1, -0.5],
  'extra moves': [1, 1],
  'starts at risk': [-1, -0.5],
};

export const priorWeights = (): number[] =>
  KNOTS.flatMap(knot => FEATURES.map(name => PRIOR[name]?.[knot === 1 ? 1 : 0] ?? 0));

/** Learns the weights of the master from matches that it plays against itself. The same course gives the same weights. */
export function trained(
  { seed, generations, matches, lastEpoch = 5 }: Course,
  tell: (line: string) => void = () => {},
): number[] {
  let weights = priorWeights();
  const sums = emptySums(weights.length);
  for (let generation = 0; generation < generations; generation++) {
    const evaluation = learnt(weights);
    for (let match = 0; match < matches; match++)
      playOne({ evaluation, number: seed * 1_000_003 + generation * matches + match, lastEpoch }, sums);
    weights = fitted(sums, priorWeights(), STRENGTH);
    tell(`generation ${generation + 1}: ${sums.samples} samples so far`);
  }
  return weights.map(weight => Math.round(weight * PRECISION) / PRECISION);
}

interface Sample {
  readonly seat: Seat;
  readonly features: readonly number[];
  readonly progress: number;
}

interface Exercise {
  readonly evaluation: Evaluation;
  readonly number: number;
  readonly lastEpoch: StackEpoch;
}

/** One match: half of the tables have two seats, and a quarter plays the extended game. */
function playOne({ evaluation, number, lastEpoch }: Exercise, sums: Sums): void {
  const luck = quickChance(number);
  const seats = [2, 3, 2, 4][number % 4] ?? 2;
  const options: Options = {
    towns: 'random',
    mode: number % 16 < 4 ? 'extended' : 'basic',
    lastEpoch,
    fastDiscard: false,
    idleRounds: 5,
  };
  const table = quietTable(luck);
  const state = tczew.setup(options, seats, table);
  const samples: Sample[] = [];
  const player = learner(evaluation);
  while (!state.open.ending) {
    const [seat] = tczew.awaited(tczew.view(state, 'audience'));
    if (seat === undefined) throw new Error('nobody is to act, and the match goes on');
    if (!state.open.pending && state.open.turn?.isMainDone !== true) samples.push(...samplesOf(state));
    const view = tczew.view(state, seat);
    const action = player.decide({ seat, view, offers: tczew.offers(view) }, luck);
    if (!action) throw new Error(`seat ${seat} does nothing`);
    tczew.apply(state, seat, action, table);
  }
  count(
    samples,
    state.open.ending.scores.map(({ total }) => total),
    sums,
  );
}

function samplesOf(state: State): Sample[] {
  const cities = readCities(state.open.board, state.open.seats);
  const progress = progressOf(state);
  return seatsOf(state.open.seats).map(seat => ({ seat, features: featuresOf(state, cities, seat), progress }));
}

function count(samples: readonly Sample[], totals: BySeat<number>, sums: Sums): void {
  for (const { seat, features, progress } of samples) {
    const { at, share } = knotsAt(progress);
    const places: number[] = [];
    const values: number[] = [];
    features.forEach((value, index) => {
      if (value === 0) return;
      places.push(at * FEATURES.length + index, (at + 1) * FEATURES.length + index);
      values.push((1 - share) * value, share * value);
    });
    addSample(sums, places, values, totals[seat] ?? 0);
  }
}

/** A player that tries something else now and then, so that there is something to learn from. */
const learner = (evaluation: Evaluation): Bot<View, Action> => ({
  decide({ seat, view, offers }, chance) {
    const moves = offers.filter(offer => !isTalk(offer));
    return chosen(weighed({ seat, view, offers: moves }, { evaluation, worlds: 1, kept: FEW }, chance), chance);
  },
});

function chosen(list: readonly { readonly action: Action }[], chance: Chance): Action | null {
  const isCurious = chance.below(100) < CURIOUS;
  const one = isCurious ? chance.pick(list.slice(0, FEW)) : list[0];
  return one?.action ?? null;
}
