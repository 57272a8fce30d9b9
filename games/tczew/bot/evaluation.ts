import type { BySeat, Seat } from '#kernel';
import type { State } from '../rules/state.ts';
import { HAND_SIZE } from '../rules/components.ts';
import { canDraw } from '../rules/stacks.ts';
import { type City, pointsNow, readCities } from './cities.ts';
import { deadCards, FEATURES, featuresOf, knotsAt, progressOf } from './features.ts';

/** What a state is worth to a seat; only differences mean something. */
export type Evaluation = (state: State, seat: Seat) => number;

/** How much rivals near the strongest one count (points). */
const SPREAD = 5;

/** The own total against the rivals', of which the strongest counts most. */
function leadOf(totals: BySeat<number>, seat: Seat): number {
  let strongest = Number.NEGATIVE_INFINITY;
  for (const [other, total] of totals.entries()) if (other !== seat && total > strongest) strongest = total;
  let sum = 0;
  for (const [other, total] of totals.entries()) if (other !== seat) sum += Math.exp((total - strongest) / SPREAD);
  return (totals[seat] ?? 0) - strongest - SPREAD * Math.log(sum);
}

/** The total a player is expected to reach. */
function expectedTotal(weights: readonly number[], features: readonly number[], progress: number): number {
  const { at, share } = knotsAt(progress);
  const [from, to] = [at * FEATURES.length, (at + 1) * FEATURES.length];
  let total = 0;
  for (let index = 0; index < features.length; index++) {
    const weight = (1 - share) * (weights[from + index] ?? 0) + share * (weights[to + index] ?? 0);
    total += weight * (features[index] ?? 0);
  }
  return total;
}

/** By weights that were learnt from matches. */
export const learnt =
  (weights: readonly number[]): Evaluation =>
  (state, seat) => {
    const { open } = state;
    if (open.ending)
      return leadOf(
        open.ending.scores.map(({ total }) => total),
        seat,
      );
    const cities = readCities(open.board, open.seats);
    const progress = progressOf(state);
    return leadOf(
      cities.map((_, other) => expectedTotal(weights, featuresOf(state, cities, other), progress)),
      seat,
    );
  };

/** By the points on the board, with a sense for size, services, danger and room to build. */
export const counted: Evaluation = (state, seat) => {
  const { open } = state;
  const cities = readCities(open.board, open.seats);
  const totals = pointsNow(cities);
  return leadOf(
    cities.map((city, other) => (totals[other] ?? 0) + outlookOf(state, city, other)),
    seat,
  );
};

/** Cards in hand count while more can be drawn; then they are to be played. */
function outlookOf(state: State, city: City, seat: Seat): number {
  const { open, hands } = state;
  const services = [city.townHalls, city.police, city.fire, city.health].reduce(
    (sum, one) => sum + Math.min(2, one),
    0,
  );
  const skipped = open.lasting.reduce(
    (sum, one) => (one.seat === seat && one.kind === 'ban' && one.what === 'turn' ? sum + one.turns : sum),
    0,
  );
  const held = canDraw(state)
    ? 0.2 * Math.min(HAND_SIZE, hands[seat]?.length ?? 0) - 0.12 * deadCards(state, city, seat)
    : 0;
  return (
    0.1 * city.cells +
    0.05 * city.outside +
    0.02 * Math.min(10, city.futureCells) +
    0.1 * services +
    held -
    0.1 * city.worstCut -
    0.5 * skipped
  );
}
