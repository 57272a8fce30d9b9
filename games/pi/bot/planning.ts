import type { Belief } from './belief.ts';
import { type Inquiry, REPLIES } from './inquiry.ts';
import { turnsFor } from './prospects.ts';

/** All that planning needs to know. Cases are numbered as in the belief. */
export interface Plan {
  readonly belief: Belief;
  readonly cards: readonly Inquiry[];
  readonly places: readonly Inquiry[];
  /** What solving is worth so many turns from now. */
  readonly worth: (turns: number) => number;
  readonly penalty: number;
}

/** A point in the plan: the cases still possible there, how many turns from now, and the investigators to spend. */
interface Point {
  readonly cases: Uint16Array;
  readonly turns: number;
  readonly investigators: number;
}

export interface Choice {
  readonly points: number;
  readonly ask: Inquiry | null; // null: accuse the likeliest
}

/** The move that promises most points, thinking so many questions ahead. */
export function bestChoice(plan: Plan, point: Point, ahead: number): Choice {
  const accusing = { points: pointsOfAccusing(plan, point), ask: null };
  if (point.cases.length === 1) return accusing;
  const value = ahead <= 1 ? pointsByBits : pointsByPlanning(ahead);
  let best: Choice = accusing;
  for (const ask of inquiriesAt(plan, point)) {
    const points = value(plan, point, ask);
    if (points > best.points) best = { points, ask };
  }
  return best;
}

const inquiriesAt = ({ cards, places }: Plan, { investigators }: Point): readonly Inquiry[] => (investigators > 0 ? [...cards, ...places] : cards);

/** The likeliest of the cases. */
export function likeliestOf({ weight }: Belief, cases: Uint16Array): number {
  return cases.reduce((best, one) => ((weight[one] ?? 0) > (weight[best] ?? 0) ? one : best), cases[0] ?? 0);
}

/** Naming the likeliest case: it is right, or costs the penalty and a turn. */
function pointsOfAccusing({ belief, worth, penalty }: Plan, { cases, turns }: Point): number {
  if (cases.length === 1) return worth(turns);
  const named = belief.weight[likeliestOf(belief, cases)] ?? 0;
  let others = -named;
  let logs = -named * Math.log2(named);
  for (const one of cases) {
    const weight = belief.weight[one] ?? 0;
    others += weight;
    logs += weight * Math.log2(weight);
  }
  const right = named / (named + others);
  return right * worth(turns) + (1 - right) * (worth(turns + turnsLeft(others, logs, cases.length - 1)) - penalty);
}

/** Turns to go from cases that weigh so much together; `logs` is the sum of weight · log weight. */
function turnsLeft(weight: number, logs: number, cases: number): number {
  if (cases <= 1) return 1;
  return Math.max(1.75, turnsFor(Math.log2(weight) - logs / weight));
}

const weights = new Float64Array(REPLIES);
const logs = new Float64Array(REPLIES);
const counts = new Uint16Array(REPLIES);

/** One question, then as many turns as the uncertainty left usually takes. */
function pointsByBits({ belief, worth }: Plan, { cases, turns }: Point, { replies }: Inquiry): number {
  weights.fill(0);
  logs.fill(0);
  counts.fill(0);
  for (const one of cases) {
    const reply = replies[one] ?? 0;
    weights[reply] = (weights[reply] ?? 0) + (belief.weight[one] ?? 0);
    logs[reply] = (logs[reply] ?? 0) + (belief.log[one] ?? 0);
    counts[reply] = (counts[reply] ?? 0) + 1;
  }
  let points = 0;
  let total = 0;
  for (let reply = 0; reply < REPLIES; reply++) {
    const weight = weights[reply] ?? 0;
    if (weight === 0) continue;
    total += weight;
    points += weight * worth(turns + turnsLeft(weight, logs[reply] ?? 0, counts[reply] ?? 0));
  }
  return points / total;
}

/** One question, then the best choice after each reply to it. */
const pointsByPlanning =
  (ahead: number) =>
  (plan: Plan, point: Point, inquiry: Inquiry): number => {
    const parts = partsBy(inquiry, point.cases);
    if (parts.length < 2) return pointsByBits(plan, point, inquiry); // it only brings a new card
    const investigators = point.investigators - (inquiry.action.type === 'investigate' ? 1 : 0);
    let points = 0;
    let total = 0;
    for (const cases of parts) {
      let weight = 0;
      for (const one of cases) weight += plan.belief.weight[one] ?? 0;
      total += weight;
      points += weight * bestChoice(plan, { cases, turns: point.turns + 1, investigators }, ahead - 1).points;
    }
    return points / total;
  };

/** The cases by the reply they would give. */
function partsBy({ replies }: Inquiry, cases: Uint16Array): Uint16Array[] {
  counts.fill(0);
  for (const one of cases) counts[replies[one] ?? 0] = (counts[replies[one] ?? 0] ?? 0) + 1;
  const parts = Array.from(counts, size => (size > 0 ? new Uint16Array(size) : undefined));
  counts.fill(0);
  for (const one of cases) {
    const reply = replies[one] ?? 0;
    const part = parts[reply];
    if (part) part[counts[reply] ?? 0] = one;
    counts[reply] = (counts[reply] ?? 0) + 1;
  }
  return parts.filter(part => part !== undefined);
}
