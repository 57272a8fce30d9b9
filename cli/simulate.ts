import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type BotTable, humanPace, type SimulatedTime, playNextMove, newSimulatedTime, botTable } from '#bots';
import { type AnyBot, type AnyMatch, eventsFor, seatsOf, seedFrom, start } from '#kernel';
import { nameIn, type TimedEvent, type Title } from '#shelf';
import type { ArgumentForm, ParsedArguments } from './arguments.ts';
import { botLuck, LARGEST_SEED, secretFrom } from './seeds.ts';
import { mistaken } from './mistake.ts';
import { openProgress, type Progress } from './progress.ts';
import { makeFolder, writeRecord } from './records.ts';
import { report } from './report.ts';
import { loadCliWords } from './speech.ts';
import { botsNamed, listIn, optionsForBots, seatsOfTable, titleOf } from './tables.ts';
import { type Acts, countActs, countDecision, countMatch, countEstimate, emptyTally, type Tally } from './tally.ts';
import type { CliWords } from './line.ts';

export const SIMULATE: ArgumentForm = {
  words: ['title'],
  options: { games: 'text', seats: 'text', bots: 'text', seed: 'text', option: 'texts', record: 'text', lang: 'text' },
};

const MAX_GAMES = 10_000_000;

/** The parameters of a simulation. */
interface SimulationPlan {
  readonly title: Title;
  readonly games: number;
  readonly seats: number;
  readonly seed: number;
  readonly options: object;
  /** The bots; they move on by one seat every game. */
  readonly lineup: readonly { name: string; bot: AnyBot }[];
  readonly folder: string | undefined;
}

/** Plays many games between bots, and prints the results. */
export async function simulate(given: ParsedArguments, cliWords: CliWords): Promise<number> {
  const title = titleOf(given.word('title'));
  const words = loadCliWords(cliWords.language, title);
  const plan = planFrom(given, title);
  if (plan.folder !== undefined) prepareFolder(plan, plan.folder);
  const tallies = new Map(plan.lineup.map(({ name }) => [name, emptyTally(name)]));
  const acts: Acts = new Map();
  const progress = openProgress(plan.games, words, 'cli-simulate-interrupted');
  const began = performance.now();
  let moves = 0;
  for (let game = 0; game < plan.games; game++) {
    moves += await playGame(plan, game, { tallies, acts }, progress);
    progress.show(game + 1);
  }
  progress.close();
  const milliseconds = performance.now() - began;
  const work = {
    title: nameIn(title, words.language),
    seats: plan.seats,
    seed: plan.seed,
    games: plan.games,
    moves,
    milliseconds,
    acts,
  };
  process.stdout.write(`${report(work, [...tallies.values()], words).join('\n')}\n`);
  return 0;
}

function planFrom(given: ParsedArguments, title: Title): SimulationPlan {
  const asked = listIn(given.text('bots'));
  const named = asked.length > 0 ? asked : Object.keys(title.bots).reverse();
  const seats = seatsOfTable(title, given, named.length);
  if (asked.length > seats) throw mistaken('cli-too-many-bots', { bots: asked.length, seats });
  const bots = botsNamed(title, named);
  return {
    title,
    seats,
    games: given.whole('games', 1, MAX_GAMES) ?? 100,
    seed: given.whole('seed', 0, LARGEST_SEED) ?? 1,
    options: optionsForBots(title, given.texts('option')),
    lineup: seatsOf(seats).flatMap(seat => bots[seat % bots.length] ?? []),
    folder: given.text('record'),
  };
}

const fileFor = (plan: SimulationPlan, folder: string, game: number): string =>
  join(
    folder,
    `${plan.title.id}-seed-${plan.seed}-game-${String(game + 1).padStart(String(plan.games).length, '0')}.json`,
  );

/** Creates the folder, and refuses to overwrite records. */
function prepareFolder(plan: SimulationPlan, folder: string): void {
  makeFolder(folder);
  const present = new Set(readdirSync(folder));
  if (present.size === 0) return;
  for (let game = 0; game < plan.games; game++) {
    const file = fileFor(plan, folder, game);
    if (present.has(basename(file))) throw mistaken('cli-file-exists', { file });
  }
}

/** The statistics of a simulation. */
interface Counts {
  readonly tallies: ReadonlyMap<string, Tally>;
  readonly acts: Acts;
}

/** Plays one game, and returns its number of moves. */
async function playGame(
  plan: SimulationPlan,
  game: number,
  { tallies, acts }: Counts,
  progress: Progress,
): Promise<number> {
  const { title, seats, options, lineup, folder } = plan;
  const source = `simulate ${plan.seed} ${game}`;
  const names = seatsOf(seats).map(seat => lineup[(seat + game) % seats]?.name ?? '');
  const bots = seatsOf(seats).flatMap(seat => lineup[(seat + game) % seats]?.bot ?? []);
  const counted = names.flatMap(name => tallies.get(name) ?? []);
  const secret = secretFrom(source);
  const match = start({ game: title.game, options, seats, seed: seedFrom(secret, names) });
  const time = newSimulatedTime();
  const watched = bots.map((bot, seat) => observed(bot, { title, match, tally: counted[seat] }));
  const luck = botLuck(source);
  const said = title.pace?.bind(title);
  const table: BotTable = {
    ...botTable(match, watched, luck, () => time.now),
    ...(said && { pace: humanPace(said, luck) }),
  };
  const told = await playOut(table, time, progress);
  const events = told.map(({ event }) => event);
  countActs(acts, title.acts?.(told) ?? []);
  const result = title.game.result(match.state);
  if (!result) throw new Error(`game ${game + 1} stopped without a result`);
  countMatch(
    counted,
    result,
    title.telling.measures(
      events,
      seats,
      told.map(({ at }) => at),
    ),
  );
  if (folder !== undefined)
    writeRecord(fileFor(plan, folder, game), match, {
      edition: title.id,
      seats: names.map(name => ({ name, bot: name })),
      secret,
      words: names,
    });
  return match.moves.length;
}

/** Plays to the end, and returns the public events. Lets Ctrl-C through now and then. */
async function playOut(table: BotTable, time: SimulatedTime, progress: Progress): Promise<TimedEvent[]> {
  const { match } = table;
  const timed = (): TimedEvent[] => eventsFor(match.told, 'audience').map(event => ({ event, at: time.now }));
  const events = timed();
  for (;;) {
    if (!playNextMove(table, time)) return events;
    events.push(...timed());
    if (progress.isStale()) await setImmediate();
  }
}

/** What is observed, and where it is counted. */
interface Observation {
  readonly title: Title;
  readonly match: AnyMatch;
  readonly tally: Tally | undefined;
}

/** The same bot, timed; its estimates are compared with the full state at each move. */
const observed = (bot: AnyBot, { title, match, tally }: Observation): AnyBot => ({
  decide(situation, chance) {
    const since = performance.now();
    const action = bot.decide(situation, chance);
    if (!tally) return action;
    countDecision(tally, performance.now() - since);
    if (action === null || !title.isCorrect) return action;
    for (const estimate of bot.estimates?.(situation.seat, situation.view) ?? [])
      countEstimate(tally, estimate, title.isCorrect(match.state, estimate));
    return action;
  },
});
