import './production.ts';
import { type Findings, playEscapes, type Strength } from './escapes.ts';
import { mean, median, quantile } from './measure.ts';
import { aim, columns, heading, round, say } from './report.ts';

// How Alcatraz's bots play. ALCATRAZ_MATCHES says how many matches are played of each kind, ALCATRAZ_SEED which ones: a
// seed that was not used for tuning gives figures on held-out matches.

const MATCHES = Number(process.env['ALCATRAZ_MATCHES'] ?? 400);
const SEED = Number(process.env['ALCATRAZ_SEED'] ?? 0);

const percent = (share: number): string => `${round(100 * share, 1)} %`;
const played = (seed: number, ...lineup: Strength[]): Findings =>
  playEscapes({ lineup, matches: MATCHES, seed: SEED * 100 + seed });
const winsOf = ({ wins }: Findings, name: Strength): number => {
  const { won = 0, played: matches = 1 } = wins.get(name) ?? {};
  return won / matches;
};
const meanWins = ({ bySeat, matches }: Findings): number => mean(bySeat.map(wins => wins / matches));

const equals = {
  'four masters': played(1, 'master', 'master', 'master', 'master'),
  'three masters': played(2, 'master', 'master', 'master'),
  'four regulars': played(3, 'regular', 'regular', 'regular', 'regular'),
  'four novices': played(4, 'novice', 'novice', 'novice', 'novice'),
};
const masters = equals['four masters'];

heading(`Equal strength, ${MATCHES} matches each, seed ${SEED}`);
for (const name of ['four masters', 'three masters'] as const) {
  const share = equals[name].escapes / MATCHES;
  aim(`${name} escape`, percent(share), { reached: share >= 0.5 && share <= 0.8, wanted: '50 to 80 %' });
}
for (const [name, { bySeat }] of Object.entries(equals)) {
  const wins = bySeat.map(won => won / Math.max(1, mean(bySeat)));
  const most = Math.max(...wins.map(share => Math.abs(share - 1)));
  const list = wins.map(share => round(share, 2)).join(' ');
  aim(`${name}: wins of each seat against the mean`, list, { reached: most <= 0.1, wanted: 'within 10 %' });
}

heading('How matches go, a match');
const perMatch = (found: Findings, type: Parameters<Findings['counts']['get']>[0]): string =>
  round((found.counts.get(type) ?? 0) / MATCHES, 1);
columns([
  ['', 'escapes', 'turns', 'tasks', 'blackmail', 'trades', 'declined', 'thefts', 'sentences', 'promises kept'],
  ...Object.entries(equals).map(([name, found]) => [
    name,
    percent(found.escapes / MATCHES),
    round(found.turns / MATCHES, 1),
    perMatch(found, 'taskPerformed'),
    perMatch(found, 'blackmailPlayed'),
    perMatch(found, 'traded'),
    perMatch(found, 'tradeDeclined'),
    perMatch(found, 'stole'),
    perMatch(found, 'said'),
    percent(found.promises.kept / Math.max(1, found.promises.kept + found.promises.broken)),
  ]),
]);

heading('Who stays behind among four masters, by the rule that decides');
for (const [criterion, times] of masters.stays) say(criterion, percent(times / Math.max(1, masters.escapes)));

heading(`One stronger bot, ${MATCHES} matches each: its wins against its share among equals`);
for (const [strong, weak, equal] of [
  ['master', 'regular', 'four regulars'],
  ['regular', 'novice', 'four novices'],
] as const) {
  const found = played(5, strong, weak, weak, weak);
  const own = winsOf(found, strong);
  const fair = meanWins(equals[equal]);
  say(`${strong} among ${weak}s: escapes`, percent(found.escapes / MATCHES));
  say(`${strong} wins; each ${weak} beside it`, `${percent(own)}; ${percent(winsOf(found, weak))}`);
  aim(`${strong} against a ${weak} among ${weak}s (${percent(fair)})`, `${round(own / fair, 2)} times`, {
    reached: own / fair >= 1.25,
    wanted: 'at least 1.25 times',
  });
  say('against the mean of its own table', `${round(own / meanWins(found), 2)} times`);
}

heading('Trades: what an accepted one changes for the one who accepts it');
for (const [name, { trades }] of Object.entries(equals))
  aim(`${name}, mean of ${trades.length}`, round(trades.length > 0 ? mean(trades) : 0, 4), {
    reached: trades.length === 0 || mean(trades) >= 0,
    wanted: 'not less than 0',
  });

heading('CPU time of a decision');
for (const [name, { decisions }] of Object.entries(equals)) {
  const figures = [
    median(decisions),
    quantile(decisions, 0.99),
    decisions.reduce((most, one) => Math.max(most, one), 0),
  ];
  aim(`${name}: median, 99 %, most`, figures.map(one => `${round(one, 1)} ms`).join(', '), {
    reached: (figures[0] ?? 0) <= 300 && (figures[2] ?? 0) <= 1500,
    wanted: '300 ms, 1.5 s at most',
  });
}
