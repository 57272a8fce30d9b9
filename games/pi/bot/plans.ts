import type { Belief } from './belief.ts';
import { type Inquiry, REPLIES } from './inquiry.ts';
import { turnsFor } from './prospects.ts';

/** The values a plan depends on. */
export interface Outlook {
  readonly belief: Belief;
  /** The worth of solving after this many turns. */
  readonly worth: (turns: number) => number;
  readonly penalty: number;
}

/** The index of the likeliest case. */
export const likeliest = ({ weight }: Belief): number =>
  weight.reduce((best, one, at) => (one > (weight[best] ?? 0) ? at : best), 0);

/** The expected points of naming the likeliest case: it is right, or costs the penalty and a turn. */
export function pointsOfAccusing({ belief, worth, penalty }: Outlook): number {
  const right = belief.weight[likeliest(belief)] ?? 0;
  if (belief.weight.length === 1) return worth(0);
  const logs = sum(belief.log) - right * Math.log2(right);
  return right * worth(0) + (1 - right) * (worth(turnsLeft(1 - right, logs, belief.weight.length - 1)) - penalty);
}

/**
 * The expected points of an inquiry: each reply leaves some cases, which take some turns. Minus infinity if it tells
 * nothing.
 */
export function pointsOfAsking({ belief, worth }: Outlook, { replies }: Inquiry): number {
  const weights = new Float64Array(REPLIES);
  const logs = new Float64Array(REPLIES);
  const counts = new Uint16Array(REPLIES);
  for (let at = 0; at < replies.length; at++) {
    const reply = replies[at] ?? 0;
    weights[reply] = (weights[reply] ?? 0) + (belief.weight[at] ?? 0);
    logs[reply] = (logs[reply] ?? 0) + (belief.log[at] ?? 0);
    counts[reply] = (counts[reply] ?? 0) + 1;
  }
  if (counts.includes(replies.length)) return Number.NEGATIVE_INFINITY;
  return sum(
    weights.map((weight, reply) =>
      weight === 0 ? 0 : weight * worth(turnsLeft(weight, logs[reply] ?? 0, counts[reply] ?? 0)),
    ),
  );
}

/** The expected points of an uninformative card, which may be replaced by a better one. */
export function pointsOfWaiting({ belief, worth }: Outlook, chanceOfBetter: number): number {
  return chanceOfBetter === 0
    ? Number.NEGATIVE_INFINITY
    : worth(1 / chanceOfBetter + turnsLeft(1, sum(belief.log), belief.weight.length) - 1);
}

/** The expected turns, the accusation included, for cases of this total weight; `logs` sums weight · log weight. */
function turnsLeft(weight: number, logs: number, cases: number): number {
  return cases <= 1 ? 1 : Math.max(1.75, turnsFor(Math.log2(weight) - logs / weight));
}

const sum = (numbers: Float64Array): number => numbers.reduce((total, one) => total + one, 0);
