import './production.ts';
import { masterAgainst, type BotScore, turnsAlone } from './bots.ts';
import { contractTime } from './contract-time.ts';
import { floorOfTurns } from './floor.ts';
import { choresAt, townSpeeds, townWire } from './long-match.ts';
import { mean, median, quantile, timesFaster } from './measure.ts';
import { prisonSpeeds, prisonWire } from './prison.ts';
import { aim, heading, reportLine, round } from './report.ts';
import { compareSpeeds } from './speed.ts';
import { wireCost } from './wire.ts';

// Ratios come first, since they are comparable between machines. Rates are per CPU second of this machine.

const CHECKED_AIM = 15;
const IN_PLACE_AIM = 150;

const { rates, matches, movesAMatch } = compareSpeeds(100);

heading(`Against boardgame.io 0.50: the same P.I., ${matches} random matches of 2 to 5 seats with the same choices`);
// like for like: both check every move, and make a view for every seat
const checked = timesFaster(rates.checkedWithViews, rates.peerWithViews);
aim('checked play and a view for each, vs. reducer and playerView', `${round(checked, 1)} times`, {
  reached: checked >= CHECKED_AIM,
  wanted: `${CHECKED_AIM} times`,
});
// for search bots: moves are neither checked nor told, so this compares less work with more
const inPlace = timesFaster(rates.inPlace, rates.peer);
aim('search speed: unchecked, in place, no views, vs. its reducer', `${round(inPlace)} times`, {
  reached: inPlace >= IN_PLACE_AIM,
  wanted: `${IN_PLACE_AIM} times`,
});

heading(
  `Moves per CPU second on this machine, Node ${process.versions.node}, median of ${rates.peer.length} rounds in turn`,
);
reportLine('ours checked: ChaCha20, offers, record, and every view', round(median(rates.checkedWithViews)));
reportLine('boardgame.io, reducer and playerView for every seat and the audience', round(median(rates.peerWithViews)));
reportLine('ours in place, for search: apply, quick luck, a table that hears nothing', round(median(rates.inPlace)));
reportLine('boardgame.io, reducer only', round(median(rates.peer)));
reportLine(
  'moves in a match (boardgame.io, ours in place, ours checked)',
  Object.values(movesAMatch)
    .map(moves => round(moves))
    .join(', '),
);

const wire = wireCost(40);
heading('On the wire, bytes of JSON for one viewer and move');
reportLine('what changed in the view', round(wire.change));
reportLine('the whole view', `${round(wire.whole)}, ${round(wire.whole / wire.change)} times as much`);

const BYTES_AIM = 400;
const prison = prisonSpeeds(40);
const prisonBytes = prisonWire(10);
heading('Alcatraz, matches of test players who talk, trade and perform tasks, 3 and 4 seats');
reportLine('moves per CPU second in place', round(median(prison.inPlace)));
reportLine('moves per CPU second, checked, with every view', round(median(prison.checkedWithViews)));
aim('bytes of JSON for one viewer and move: what changed in the view', round(prisonBytes.change), {
  reached: prisonBytes.change <= BYTES_AIM,
  wanted: `at most ${BYTES_AIM}`,
});
reportLine('the whole view', round(prisonBytes.whole));
for (const [type, { messages, bytes }] of [...prisonBytes.byType]
  .sort(([, one], [, other]) => other.bytes - one.bytes)
  .slice(0, 6))
  reportLine(`  ${type}`, `${round(bytes / messages)} each, ${round(messages)} messages`);
await sayContract('alcatraz');

const TOWN_BYTES_AIM = 500;
const town = townSpeeds(20);
const townBytes = townWire(6);
heading('Zbudujmy Tczew, matches of test players who build and play events, 2 to 4 seats');
reportLine('moves per CPU second in place', round(median(town.inPlace)));
reportLine('moves per CPU second, checked, with every view', round(median(town.checkedWithViews)));
aim('bytes of JSON for one viewer and move: what changed in the view', round(townBytes.change), {
  reached: townBytes.change <= TOWN_BYTES_AIM,
  wanted: `at most ${TOWN_BYTES_AIM}`,
});
reportLine('the whole view', round(townBytes.whole));
await sayContract('tczew');
const [EARLY, LATE] = [100, 600];
const chores = choresAt([EARLY, LATE]);
for (const chore of ['joining', 'catching up', 'undoing'] as const) {
  const [early, late] = [EARLY, LATE].map(moves => chores.get(moves)?.[chore] ?? Number.NaN);
  const times = (late ?? Number.NaN) / (early ?? Number.NaN);
  const figures = `${round(times, 2)} times: ${round(early ?? 0, 2)} and ${round(late ?? 0, 2)} ms`;
  aim(`${chore} at move ${LATE} against move ${EARLY}`, figures, { reached: times <= 2, wanted: 'at most twice' });
}

async function sayContract(game: string): Promise<void> {
  const { seconds, tests } = await contractTime(game);
  reportLine('the contract that every game keeps', `${round(seconds, 1)} s of CPU, ${tests} tests`);
}

const games = Number(process.env.PARLOUR_BENCH_GAMES ?? 500);
const DECISION_AIM = 50;
const DUEL_AIM = 0.6;
const TURNS_AIM = 8.5;

const decisions: number[] = [];
const against = (rival: string, seats: number): BotScore =>
  masterAgainst(rival, seats, games, milliseconds => void decisions.push(milliseconds));
const scores = { regular: against('regular', 3), novice: against('novice', 3), random: against('random', 3) };
const duel = against('regular', 2);
const hardDuel = against('inquisitive', 2);

const won = ({ wins }: BotScore): string =>
  `${round(100 * wins, 1)} % ±${round(196 * Math.sqrt((wins * (1 - wins)) / games), 1)}`;
const inTurns = ({ turns, solved }: BotScore): string =>
  `${meanOf(turns)}, with ${round(100 * solved)} % of the cases solved`;
const meanOf = (turns: readonly number[]): string => {
  const spread = Math.sqrt(mean(turns.map(one => (one - mean(turns)) ** 2)));
  return `${round(mean(turns), 2)} ±${round((1.96 * spread) / Math.sqrt(turns.length), 2)}`;
};

heading(`The master of P.I.: ${round(games)} matches against each, its seat moving on; ± holds for 95 runs in 100`);
aim('a decision, median', `${round(median(decisions), 2)} ms`, {
  reached: median(decisions) < DECISION_AIM,
  wanted: `under ${DECISION_AIM} ms`,
});
reportLine('a decision, nine in ten within', `${round(quantile(decisions, 0.9), 2)} ms, of ${round(decisions.length)}`);
reportLine('wins against two regulars (an equal would win 33.3 %)', won(scores.regular));
reportLine('wins against two novices', won(scores.novice));
reportLine('wins against two random ones', won(scores.random));
aim('wins against one regular (an equal would win 50 %)', won(duel), {
  reached: duel.wins >= DUEL_AIM,
  wanted: `${round(100 * DUEL_AIM)} %`,
});

reportLine('wins against one that always asks what tells most', won(hardDuel));

heading('Turns to solve a case, the accusation included');
reportLine('master, against two regulars', inTurns(scores.regular));
reportLine('master, against two novices', inTurns(scores.novice));
reportLine('master, against two random ones', inTurns(scores.random));
const alone = (bot: string): readonly number[] => turnsAlone(bot, Math.ceil(games / 3));
const masterAlone = alone('master');
aim('master, beside one that never solves', meanOf(masterAlone), {
  reached: mean(masterAlone) <= TURNS_AIM,
  wanted: `at most ${TURNS_AIM}`,
});
for (const bot of ['inquisitive', 'regular', 'novice'])
  reportLine(`${bot}, beside one that never solves`, meanOf(alone(bot)));

const floor = floorOfTurns();
heading('The floor under these turns, for a seat that learns from its own hand and its own replies alone');
for (const [what, figure] of floor.steps) reportLine(what, figure);
reportLine('or guesses before, by the cheapest tree of questions', `${round(floor.guessing, 2)} turns`);
