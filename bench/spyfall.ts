import './production.ts';
import type { AnyBot } from '#kernel';
import { cardIn } from '../games/spyfall/rules/cards.ts';
import { isWonBySpy } from '../games/spyfall/rules/score.ts';
import type { View } from '../games/spyfall/rules/state.ts';
import { median } from './measure.ts';
import { aim, printColumns, heading, round, reportLine } from './report.ts';
import {
  informationOf,
  type RoundFindings,
  playRounds,
  ROUNDS_OF_MATCH,
  shareOf,
  spyWins,
  spyfallTitle,
} from './rounds.ts';

// How Spyfall's bots play, at the pace of a table. SPYFALL_ROUNDS says how many rounds are played at each size,
// SPYFALL_SEED which ones: a seed that was not used for tuning gives figures on held-out rounds.

const ROUNDS = Number(process.env['SPYFALL_ROUNDS'] ?? 400);
const SEED = Number(process.env['SPYFALL_SEED'] ?? 0);
const SIZES = [3, 4, 5, 6, 7, 8];
const STRENGTHS = ['novice', 'regular', 'master'] as const;

const botNamed = (name: string): AnyBot => {
  const bot = spyfallTitle.bots[name];
  if (!bot) throw new Error(`Spyfall has no bot called ${name}`);
  return bot;
};
const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);
const percent = (share: number): string => `${round(100 * share)} %`;

/** Plays like one bot as the spy, and like another as a non-spy. */
const inRole = (spy: AnyBot, other: AnyBot): AnyBot => ({
  decide: (situation, chance) =>
    (cardIn(situation.view as View)?.place === '--' ? spy : other).decide(situation, chance),
});

const bySize = SIZES.map(seats => {
  const found = playRounds({ seats, rounds: ROUNDS, seed: SEED + seats, bots: () => botNamed('master') });
  return { seats, found };
});

heading(`Equal masters, ${ROUNDS} rounds at each size, seed ${SEED}`);
for (const { seats, found } of bySize) {
  const wins = spyWins(found);
  aim(`${seats} seats: the spy wins`, percent(wins), { reached: wins >= 0.4 && wins <= 0.6, wanted: '40 to 60 %' });
}

heading('How rounds end');
printColumns([
  ['seats', 'named', 'right', 'spy convicted', 'innocent convicted', 'escaped', 'exchanges', 'minutes'],
  ...bySize.map(({ seats, found: { rounds } }) => {
    const named = rounds.filter(one => one.round.ending.type === 'named');
    return [
      String(seats),
      percent(named.length / rounds.length),
      percent(shareOf(named, isWonBySpy)),
      percent(shareOf(rounds, one => one.ending.type === 'convicted' && !isWonBySpy(one))),
      percent(shareOf(rounds, one => one.ending.type === 'convicted' && isWonBySpy(one))),
      percent(shareOf(rounds, one => one.ending.type === 'escaped')),
      round(median(rounds.map(({ exchanges }) => exchanges))),
      round(median(rounds.map(({ lasted }) => lasted)) / 60_000, 1),
    ];
  }),
]);

heading('A spy who names the place is right, by the number of exchanges before');
const named = bySize.flatMap(({ found }) => found.rounds).filter(one => one.round.ending.type === 'named');
const right = shareOf(named, isWonBySpy);
aim('all', percent(right), { reached: right >= 0.6, wanted: 'at least 60 %' });
let before = 0;
for (const [from, to] of [
  [0, 15],
  [15, 30],
  [30, Number.POSITIVE_INFINITY],
] as const) {
  const some = named.filter(one => one.exchanges >= from && one.exchanges < to);
  const share = shareOf(some, isWonBySpy);
  const label = to === Number.POSITIVE_INFINITY ? `${from} or more` : `${from} to ${to - 1}`;
  aim(label, `${percent(share)} of ${some.length}`, { reached: share > before, wanted: 'more than before' });
  before = share;
}

heading('Calibration: how sure they were, and how often they were right (all sizes)');
const abouts = new Set(bySize.flatMap(({ found }) => [...found.beliefs.keys()]));
for (const about of abouts) {
  reportLine(
    about === 'estimate-place' ? 'the spy, about the place' : 'the others, about each player',
    'held, right, times',
  );
  for (let tenth = 0; tenth < 10; tenth++) {
    const bins = bySize.flatMap(({ found }) => found.beliefs.get(about)?.[tenth] ?? []);
    const [times, held, so] = (['times', 'held', 'so'] as const).map(key =>
      bins.reduce((sum, bin) => sum + bin[key], 0),
    );
    if (times === undefined || held === undefined || so === undefined || times < 20) continue;
    aim(`  ${tenth * 10} to ${tenth * 10 + 10} %`, `${percent(held / times)} ${percent(so / times)} ${round(times)}`, {
      reached: Math.abs(held - so) / times <= 0.1,
      wanted: 'within 10 points',
    });
  }
}

const played = sumOf(bySize.map(({ found }) => found.rounds.length));
heading(
  `Bits that public acts tell about the role, over all ${round(played)} rounds, less the bias of Miller and Madow`,
);
for (const [act, bits] of informationOf(merged(bySize.map(({ found }) => found))))
  aim(act, round(bits, 4), { reached: bits <= 0.02, wanted: 'at most 0.02' });

heading(`Strengths: rounds won at five seats, ${ROUNDS} rounds each`);
const regulars = spyWins(duel('regular', 'regular'));
const asSpy = STRENGTHS.map(name => (name === 'regular' ? regulars : spyWins(duel(name, 'regular'))));
const asOther = STRENGTHS.map(name => 1 - (name === 'regular' ? regulars : spyWins(duel('regular', name))));
STRENGTHS.forEach((name, at) => {
  for (const [role, wins] of [
    ['as the spy among regulars', asSpy],
    ['against a regular spy', asOther],
  ] as const) {
    const gain = (wins[at] ?? 0) - (wins[at - 1] ?? Number.NEGATIVE_INFINITY);
    aim(`${name} ${role}`, percent(wins[at] ?? 0), {
      reached: gain >= 0.08,
      wanted: '8 points more than the one before',
    });
  }
});

function duel(spy: string, other: string): RoundFindings {
  return playRounds({ seats: 5, rounds: ROUNDS, seed: SEED + 11, bots: () => inRole(botNamed(spy), botNamed(other)) });
}

heading(`Four masters and one average person (a regular who takes two and a half times as long), ${ROUNDS} rounds`);
const person = (seat: number, match: number): boolean => seat === match % 5;
const mixed = playRounds({
  seats: 5,
  rounds: ROUNDS,
  seed: SEED + 12,
  bots: (seat, match) => botNamed(person(seat, match) ? 'regular' : 'master'),
  slowness: (seat, match) => (person(seat, match) ? 2.5 : 1),
});
const minutes = median(mixed.rounds.map(({ lasted }) => lasted)) / 60_000;
aim('median round', `${round(minutes, 1)} min`, { reached: minutes >= 3 && minutes <= 6, wanted: '3 to 6 min' });
const exchanges = median(mixed.rounds.map(one => one.exchanges));
aim('median exchanges', round(exchanges), { reached: exchanges >= 20 && exchanges <= 45, wanted: '20 to 45' });
const ofPerson = mixed.rounds.map(({ asked }, at) => asked[Math.floor(at / ROUNDS_OF_MATCH) % 5] ?? 0);
const ofAll = mixed.rounds.map(one => one.exchanges);
const askedShare = sumOf(ofPerson) / sumOf(ofAll);
aim('questions to the person', percent(askedShare), {
  reached: Math.abs(askedShare - 0.2) <= 0.02,
  wanted: '20 %, as to each bot',
});

heading('Time for a decision');
const decisions = sumOf(bySize.map(({ found }) => found.decisions));
const thinking = sumOf(bySize.map(({ found }) => found.thinking));
reportLine('mean', `${round(thinking / decisions, 2)} ms`);

/** The acts of several findings together. */
function merged(all: readonly RoundFindings[]): RoundFindings {
  const acts: RoundFindings['acts'] = new Map();
  for (const found of all)
    for (const [act, table] of found.acts) {
      const sum = acts.get(act) ?? new Map<string, Map<string, number>>();
      acts.set(act, sum);
      for (const [shown, row] of table) {
        const into = sum.get(shown) ?? new Map<string, number>();
        sum.set(shown, into);
        for (const [hidden, count] of row) into.set(hidden, (into.get(hidden) ?? 0) + count);
      }
    }
  return { rounds: [], acts, beliefs: new Map(), decisions: 0, thinking: 0, slowest: 0 };
}
