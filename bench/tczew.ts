import './production.ts';
import { mean, median, quantile } from './measure.ts';
import { aim, heading, reportLine, round } from './report.ts';
import { type Findings, playTowns, shareOf, type Strength, type Wins } from './towns.ts';

// How Tczew's bots play. TCZEW_MATCHES says how many matches are played of each kind, TCZEW_SEED which ones.

const MATCHES = Number(process.env['TCZEW_MATCHES'] ?? 400);
const SEED = Number(process.env['TCZEW_SEED'] ?? 0);
const MOST_SHARE = 1.35;

const percent = (share: number): string => `${round(100 * share, 1)} %`;
const played = (seed: number, ...lineup: Strength[]): Findings =>
  playTowns({ lineup, matches: MATCHES, seed: SEED * 100 + seed });
/** A share with its error, which 95 of 100 runs keep. */
const won = (share: number): string =>
  `${percent(share)} ±${round(196 * Math.sqrt((share * (1 - share)) / MATCHES), 1)}`;
const stalls = ({ ends, matches }: Findings): number => ((ends.get('idle') ?? 0) + (ends.get('agreed') ?? 0)) / matches;

function sayCourse({ ends, moves, points }: Findings): void {
  reportLine('  ends', [...ends].map(([reason, times]) => `${reason} ${percent(times / MATCHES)}`).join(', '));
  reportLine('  moves a match', round(moves / MATCHES));
  reportLine('  points', [...points].map(([name, list]) => `${name} ${round(mean(list), 1)}`).join(', '));
}

heading(`Strength, ${MATCHES} matches each, seed ${SEED}`);
const duel = played(1, 'master', 'regular');
const ownDuel = shareOf(duel.byStrength.get('master'));
aim('master against one regular', won(ownDuel), { reached: ownDuel >= 0.6, wanted: 'at least 60 %' });
sayCourse(duel);
const four = played(2, 'master', 'regular', 'regular', 'regular');
const ownFour = shareOf(four.byStrength.get('master'));
aim('master among three regulars', won(ownFour), { reached: ownFour >= 0.4, wanted: 'at least 40 %' });
sayCourse(four);
const beginners = played(3, 'regular', 'novice');
reportLine('regular against one novice', won(shareOf(beginners.byStrength.get('regular'))));
sayCourse(beginners);

heading('CPU time of a master’s decision');
const decisions = [...(duel.decisions.get('master') ?? []), ...(four.decisions.get('master') ?? [])];
const most = decisions.reduce((longest, one) => Math.max(longest, one), 0);
aim('median', `${round(median(decisions), 1)} ms`, { reached: median(decisions) <= 200, wanted: 'at most 200 ms' });
aim('most', `${round(most, 1)} ms`, { reached: most <= 1000, wanted: 'at most 1 s' });
reportLine('99 of 100 within', `${round(quantile(decisions, 0.99), 1)} ms, of ${round(decisions.length)}`);

heading('Balance among equal masters: wins against an equal share');
for (const seats of [2, 3, 4]) {
  const found = played(10 + seats, ...Array.from({ length: seats }, (): Strength => 'master'));
  sayBalance(`${seats} seats: each seat`, found.bySeat, seats);
  sayBalance(`${seats} seats: each town`, found.byTown, seats);
  sayCourse(found);
}

function sayBalance(label: string, wins: ReadonlyMap<string | number, Wins>, seats: number): void {
  const shares = [...wins].map(([name, tally]) => ({ name, times: shareOf(tally) * seats }));
  const figures = shares.map(({ name, times }) => `${name} ${round(times, 2)}`).join(', ');
  const reached = shares.every(({ times }) => times <= MOST_SHARE);
  aim(label, figures, { reached, wanted: `at most ${MOST_SHARE}` });
}

heading('Idle ends with regular bots at two seats');
const regulars = played(20, 'regular', 'regular');
const idle = (regulars.ends.get('idle') ?? 0) / MATCHES;
aim('idle ends', percent(idle), { reached: idle <= 0.1, wanted: 'at most 10 %' });
reportLine('idle ends, and agreed ones that spare an idle end', percent(stalls(regulars)));
sayCourse(regulars);
