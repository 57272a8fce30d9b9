import { type Crosstab, countAct } from '#bots';
import type { BySeat, Estimate, FinalScore } from '#kernel';
import type { PublicAct } from '#shelf';
import type { Line, Measure } from '#telling';

/** The statistics of a bot over all games. */
export interface Tally {
  readonly bot: string;
  played: number;
  wins: number;
  points: number;
  readonly thinking: Thinking;
  /** The samples of each measure of the game. */
  readonly measured: Map<string, { title: Line; found: number[]; never: number }>;
  /** Its estimates by subject, in bins of a tenth. */
  readonly estimated: Map<string, EstimateBin[]>;
}

/** How long decisions took (milliseconds). Their number has no limit, so they are counted by length. */
export interface Thinking {
  decisions: number;
  sum: number;
  longest: number;
  /** By the logarithm of the length, in steps of two per cent. */
  readonly counts: Map<number, number>;
}

const STEP = Math.log(1.02);

export function countDecision({ thinking }: Tally, milliseconds: number): void {
  thinking.decisions += 1;
  thinking.sum += milliseconds;
  thinking.longest = Math.max(thinking.longest, milliseconds);
  const length = Math.round(Math.log(Math.max(milliseconds, 1e-6)) / STEP);
  thinking.counts.set(length, (thinking.counts.get(length) ?? 0) + 1);
}

/** The median length of a decision, within one per cent. */
export function medianTime({ decisions, counts }: Thinking): number {
  let before = 0;
  for (const [length, count] of [...counts].sort(([one], [other]) => one - other)) {
    before += count;
    if (2 * before >= decisions) return Math.exp(length * STEP);
  }
  return 0;
}

/** By act: what was shown, and what was hidden then. */
export type Acts = Map<string, Crosstab>;

export function countActs(acts: Acts, found: readonly PublicAct[]): void {
  for (const { act, shown, hidden } of found) {
    const table: Crosstab = acts.get(act) ?? new Map();
    acts.set(act, table);
    countAct(table, shown, hidden);
  }
}

/** Estimates of about the same likelihood. */
export interface EstimateBin {
  readonly from: number;
  times: number;
  /** The sum of the likelihoods. */
  held: number;
  /** How many of them were right. */
  so: number;
}

const TENTHS = 10;

export const emptyTally = (bot: string): Tally => ({
  bot,
  played: 0,
  wins: 0,
  points: 0,
  thinking: { decisions: 0, sum: 0, longest: 0, counts: new Map() },
  measured: new Map(),
  estimated: new Map(),
});

/** Counts one match. */
export function countMatch(
  tallies: BySeat<Tally>,
  { winners, points }: FinalScore,
  measures: readonly Measure[],
): void {
  tallies.forEach((tally, seat) => {
    tally.played += 1;
    tally.wins += winners.includes(seat) ? 1 : 0;
    tally.points += points[seat] ?? 0;
    for (const { title, samples } of measures) countSamples(tally, title, samples[seat] ?? []);
  });
}

/** One sentence can name several measures, such as how often each category was built. */
export const nameOfMeasure = ({ key, args }: Line): string => (args ? `${key} ${JSON.stringify(args)}` : key);

function countSamples(tally: Tally, title: Line, samples: readonly (number | null)[]): void {
  const name = nameOfMeasure(title);
  const measured = tally.measured.get(name) ?? { title, found: [], never: 0 };
  tally.measured.set(name, measured);
  for (const sample of samples) {
    if (sample === null) measured.never += 1;
    else measured.found.push(sample);
  }
}

/** Counts an estimate. */
export function countEstimate({ estimated }: Tally, { about, chance }: Estimate, isCorrect: boolean): void {
  const tenths =
    estimated.get(about) ??
    Array.from({ length: TENTHS }, (_, from) => ({ from: from / TENTHS, times: 0, held: 0, so: 0 }));
  estimated.set(about, tenths);
  const tenth = tenths[Math.min(TENTHS - 1, Math.floor(chance * TENTHS))];
  if (!tenth) throw new Error(`no row for the probability ${chance}`);
  tenth.times += 1;
  tenth.held += chance;
  tenth.so += isCorrect ? 1 : 0;
}

export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly ninetieth: number;
}

/** Undefined: there are no samples. */
export function spreadOf(found: readonly number[]): Spread | undefined {
  if (found.length === 0) return undefined;
  const sorted = [...found].sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
  const middle = sorted.length / 2;
  const median = Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2 : at(0.5);
  return { mean: sorted.reduce((sum, one) => sum + one, 0) / sorted.length, median, ninetieth: at(0.9) };
}
