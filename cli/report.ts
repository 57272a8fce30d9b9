import { bitsIn } from '#bots';
import { computedLine } from '#telling';
import { alignColumns } from './columns.ts';
import { type Acts, medianTime, nameOfMeasure, spreadOf, type Tally, type Thinking } from './tally.ts';
import type { CliWords } from './line.ts';

/** What was simulated, and its cost. */
export interface SimulationResult {
  readonly title: string;
  readonly seats: number;
  readonly seed: number;
  readonly games: number;
  readonly moves: number;
  readonly milliseconds: number;
  /** What public acts revealed; empty: the game does not define it. */
  readonly acts: Acts;
}

/** The report of a simulation. Everything but the last part depends only on the seed. */
export function report(work: SimulationResult, tallies: readonly Tally[], words: CliWords): string[] {
  const { number, say } = words;
  const head = { title: work.title, seats: work.seats, seed: String(work.seed) };
  return [
    say({ key: 'cli-simulated', args: head }),
    say({
      key: 'cli-simulated-games',
      args: { games: work.games, moves: work.moves, each: number(work.moves / work.games, 1) },
    }),
    '',
    ...alignColumns([
      [
        say({ key: 'cli-column-bot' }),
        ...(['played', 'wins', 'share', 'points'] as const).map(one => say({ key: `cli-column-${one}` })),
      ],
      ...tallies.map(tally => standing(tally, words)),
    ]),
    ...measures(tallies, words),
    ...estimates(tallies, words),
    ...bits(work.acts, words),
    '',
    say({ key: 'cli-times' }),
    say({
      key: 'cli-speed',
      args: { seconds: number(work.milliseconds / 1000, 1), speed: number((work.moves / work.milliseconds) * 1000) },
    }),
    ...alignColumns([
      [
        say({ key: 'cli-column-bot' }),
        say({ key: 'cli-column-thinking' }),
        say({ key: 'cli-column-median' }),
        say({ key: 'cli-column-longest' }),
      ],
      ...tallies.map(({ bot, thinking }) => [bot, ...lengthsOf(thinking).map(length => number(length, 3))]),
    ]),
  ];
}

/** The mean, the median and the longest time of a decision. */
const lengthsOf = (thinking: Thinking): number[] => [
  thinking.sum / Math.max(1, thinking.decisions),
  medianTime(thinking),
  thinking.longest,
];

const standing = ({ bot, played, wins, points }: Tally, { number }: CliWords): string[] => [
  bot,
  number(played),
  number(wins),
  number((100 * wins) / played, 1),
  number(points / played, 2),
];

/** One table for each measure of the game. */
function measures(tallies: readonly Tally[], { number, say }: CliWords): string[] {
  const titles = new Map(
    tallies.flatMap(({ measured }) =>
      [...measured.values()].map(({ title }) => [nameOfMeasure(title), title] as const),
    ),
  );
  return [...titles.values()].flatMap(title => {
    const found = tallies.map(({ measured }) => measured.get(nameOfMeasure(title)));
    // a column of zeros is left out
    const isMissed = found.some(one => (one?.never ?? 0) > 0);
    const isShare = found.every(one => one?.found.every(sample => sample === 0 || sample === 1) ?? true);
    const rows = tallies.map(({ bot, measured }) => {
      const { found = [], never = 0 } = measured.get(nameOfMeasure(title)) ?? {};
      const spread = spreadOf(found);
      return [
        bot,
        spread ? number(spread.mean, 2) : '–',
        ...(isShare ? [] : spread ? [number(spread.median, 1), number(spread.ninetieth)] : ['–', '–']),
        number(found.length),
        ...(isMissed ? [number(never)] : []),
      ];
    });
    const columnsShown = [
      'mean',
      ...(isShare ? [] : (['median', 'ninetieth'] as const)),
      'times',
      ...(isMissed ? (['never'] as const) : []),
    ] as const;
    const heads = columnsShown.map(one => say({ key: `cli-column-${one}` }));
    return ['', ...alignColumns([[say(title), ...heads], ...rows])];
  });
}

/** One table for each kind of estimate: how often estimates of about the same likelihood were right. */
function estimates(tallies: readonly Tally[], { number, say }: CliWords): string[] {
  const subjects = [...new Set(tallies.flatMap(({ estimated }) => [...estimated.keys()]))];
  if (subjects.length === 0) return [];
  const heads = (['estimate', 'estimate-mean', 'so', 'times'] as const).map(one => say({ key: `cli-column-${one}` }));
  const tables = subjects.flatMap(about => {
    const rows = tallies.flatMap(({ bot, estimated }) =>
      (estimated.get(about) ?? [])
        .filter(({ times }) => times > 0)
        .map(({ from, held, so, times }) => [
          bot,
          `${number(100 * from)}–${number(100 * from + 10)}`,
          number((100 * held) / times, 1),
          number((100 * so) / times, 1),
          number(times),
        ]),
    );
    return ['', ...alignColumns([[say(computedLine(about)), ...heads], ...rows])];
  });
  return ['', say({ key: 'cli-estimates' }), ...tables];
}

/** How much each public act reveals about what is hidden. */
function bits(acts: Acts, { number, say }: CliWords): string[] {
  if (acts.size === 0) return [];
  const heads = (['act', 'bits', 'times'] as const).map(one => say({ key: `cli-column-${one}` }));
  const rows = [...acts].map(([act, table]) => {
    const times = [...table.values()].flatMap(row => [...row.values()]).reduce((sum, one) => sum + one, 0);
    return [say(computedLine(act)), number(bitsIn(table), 4), number(times)];
  });
  return ['', say({ key: 'cli-bits' }), '', ...alignColumns([heads, ...rows])];
}
