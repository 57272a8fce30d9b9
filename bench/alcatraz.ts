import './production.ts';
import { type EscapeFindings, playEscapes, type AlcatrazBot } from './escapes.ts';
import { mean, median, quantile } from './measure.ts';
import { aim, printColumns, heading, round, reportLine } from './report.ts';

// How Alcatraz's bots play. ALCATRAZ_MATCHES says how many matches are played of each kind, ALCATRAZ_SEED which ones: a
// seed that was not used for tuning gives figures on held-out matches.

const MATCHES = Number(process.env['ALCATRAZ_MATCHES'] ?? 400);
const SEED = Number(process.env['ALCATRAZ_SEED'] ?? 0);

const planOf = (seed: number, ...lineup: AlcatrazBot[]) => ({ lineup, matches: MATCHES, seed: SEED * 100 + seed });
const tables = await playEscapes({
  'four masters': planOf(1, 'master', 'master', 'master', 'master'),
  'three masters': planOf(2, 'master', 'master', 'master'),
  'a master among regulars': planOf(5, 'master', 'regular', 'regular', 'regular'),
  'four regulars': planOf(3, 'regular', 'regular', 'regular', 'regular'),
  'a regular among novices': planOf(5, 'regular', 'novice', 'novice', 'novice'),
  'four novices': planOf(4, 'novice', 'novice', 'novice', 'novice'),
});
const EQUALS = ['four masters', 'three masters', 'four regulars', 'four novices'] as const;

const percent = (share: number): string => `${round(100 * share, 1)} %`;

/** A share of all matches, with the interval that holds for 95 runs in 100. */
const shareOf = (share: number): string =>
  `${percent(share)} ±${round(196 * Math.sqrt((share * (1 - share)) / MATCHES), 1)}`;

/** What some seat won in each match, against the mean of all seats of the same matches. */
interface Ratio {
  readonly times: number;
  /** It holds for 95 runs in 100. */
  readonly margin: number;
}
const written = ({ times, margin }: Ratio): string => `${round(times, 2)} ±${round(margin, 2)}`;

function ratioOf({ outcomes }: EscapeFindings, seatIn: (names: readonly AlcatrazBot[]) => number): Ratio {
  const pairs = outcomes.map(({ names, worth }) => ({ own: worth[seatIn(names)] ?? 0, all: mean(worth) }));
  const all = Math.max(mean(pairs.map(pair => pair.all)), Number.EPSILON);
  const times = mean(pairs.map(({ own }) => own)) / all;
  const spread = Math.sqrt(mean(pairs.map(pair => (pair.own - times * pair.all) ** 2)));
  return { times, margin: (1.96 * spread) / Math.sqrt(outcomes.length) / all };
}

const winsOf = ({ outcomes }: EscapeFindings, name: AlcatrazBot): number =>
  mean(outcomes.flatMap(({ names, worth }) => worth.filter((_, seat) => names[seat] === name)));

heading(`Equal strength, ${MATCHES} matches each, seed ${SEED}; ± holds for 95 runs in 100`);
for (const name of ['four masters', 'three masters'] as const) {
  const share = tables[name].escapes / MATCHES;
  aim(`${name} escape`, shareOf(share), { reached: share >= 0.5 && share <= 0.8, wanted: '50 to 80 %' });
}
for (const name of EQUALS) {
  const ratios = (tables[name].outcomes[0]?.names ?? []).map((_, seat) => ratioOf(tables[name], () => seat));
  const most = Math.max(...ratios.map(({ times }) => Math.abs(times - 1)));
  const list = `${ratios.map(({ times }) => round(times, 2)).join(' ')} ±${round(ratios[0]?.margin ?? 0, 2)}`;
  aim(`${name}: wins of each seat, times the mean of the seats`, list, { reached: most <= 0.1, wanted: 'within 10 %' });
}

heading('How matches go: times in a match');
const perMatch = (times: number | undefined): string => round((times ?? 0) / MATCHES, 1);
printColumns([
  ['', 'escapes', 'turns', 'tasks', 'blackmail', 'trades', 'declined', 'gifts', 'thefts'],
  ...Object.entries(tables).map(([name, { escapes, turns, counts, gifts }]) => [
    name,
    percent(escapes / MATCHES),
    perMatch(turns),
    perMatch(counts.get('taskPerformed')),
    perMatch(counts.get('blackmailPlayed')),
    perMatch(counts.get('traded')),
    perMatch(counts.get('tradeDeclined')),
    perMatch(gifts.length),
    perMatch(counts.get('stole')),
  ]),
]);

heading('What is said: times in a match; promises that were kept, of those that were judged');
const KINDS = ['request', 'promise', 'threat', 'offer', 'reply', 'thanks', 'complaint'] as const;
printColumns([
  ['', ...KINDS, 'kept'],
  ...Object.entries(tables).map(
    ([
      name,
      {
        sentences,
        promises: { kept, broken },
      },
    ]) => [name, ...KINDS.map(kind => perMatch(sentences.get(kind))), percent(kept / Math.max(1, kept + broken))],
  ),
]);

heading('Who stays behind among four masters, by the rule that decides');
for (const [criterion, times] of tables['four masters'].stays)
  reportLine(criterion, percent(times / Math.max(1, tables['four masters'].escapes)));

heading(`One stronger bot among three weaker ones, ${MATCHES} matches each`);
console.log(
  '  A fair share is the mean of the four seats of the same table. All but one win in an escape, so nobody can win',
);
console.log(
  '  more than 1.33 times the fair share; 1.25 times means to stay behind in one escape of 16 instead of one of 4.',
);
for (const [strong, weak, beside, equal] of [
  ['master', 'regular', 'a master among regulars', 'four regulars'],
  ['regular', 'novice', 'a regular among novices', 'four novices'],
] as const) {
  const found = tables[beside];
  const own = winsOf(found, strong);
  const ratio = ratioOf(found, names => names.indexOf(strong));
  const usual = winsOf(tables[equal], weak);
  reportLine(`${beside}: escapes`, shareOf(found.escapes / MATCHES));
  reportLine(`the ${strong} wins; each ${weak} beside it`, `${shareOf(own)}; ${percent(winsOf(found, weak))}`);
  aim(`the ${strong} wins, times its fair share`, written(ratio), {
    reached: ratio.times >= 1.25,
    wanted: 'at least 1.25',
  });
  reportLine(`the ${strong} wins, times a ${weak} among ${weak}s (${percent(usual)})`, round(own / usual, 2));
}

heading('Trades: what an accepted one changes for the one who accepts it; things given for nothing');
for (const name of EQUALS) {
  const { trades, gifts } = tables[name];
  aim(`${name}, mean of ${trades.length}`, round(trades.length > 0 ? mean(trades) : 0, 4), {
    reached: trades.length === 0 || mean(trades) >= 0,
    wanted: 'not less than 0',
  });
  aim(`${name}, most things in a gift`, round(Math.max(0, ...gifts)), {
    reached: gifts.every(count => count <= 1),
    wanted: 'at most 1',
  });
}

heading('CPU time of a decision');
for (const name of EQUALS) {
  const { decisions } = tables[name];
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
