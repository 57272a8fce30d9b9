import { type Chance, quickChance } from '#kernel';
import { connect } from '../client.fixture.ts';
import { fold, openedTable } from '../../tables/fold.ts';
import { type HostedServer, hostServer, sleep } from './hosted-server.fixture.ts';
import { readStored, type Stored } from './log.fixture.ts';
import { insist, type PersistentClient, type SentCommand } from './persistent-client.fixture.ts';
import {
  type TablePlan,
  compareWithFresh,
  type CrashTestTable,
  openCrashTestTable,
  type CrashTestContext,
} from './table.fixture.ts';

export interface CrashTestPlan {
  readonly tables: readonly TablePlan[];
  /** How often the server is killed. */
  readonly kills: number;
  /** How often it is stopped normally, between the kills. */
  readonly stops: number;
  /** How often it is down for longer than clocks tolerate. */
  readonly outages: number;
  /** The longest time of play between two kills, in milliseconds. */
  readonly longest: number;
  readonly seed: number;
  /** Further settings of the server. */
  readonly env?: Readonly<Record<string, string>>;
  /** Called with progress. */
  say?(line: string): void;
}

/** The result of a crash test. */
export interface CrashTestReport {
  readonly kills: number;
  readonly stops: number;
  readonly moves: number;
  readonly clockMoves: number;
  readonly entries: number;
  readonly matches: number;
  readonly finished: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly resent: number;
  /** The longest time from the end of the server until all clients were connected and answered, in milliseconds. */
  readonly longestRecovery: number;
  readonly longestStart: number;
  /** The number of clocks read before and after. */
  readonly clocks: number;
  readonly flaws: readonly string[];
}

const OUTAGE = 6_000;
/** Shorter outages are not noticed. */
const UNNOTICED = 2_000;
/** A pulse comes every second; later on a busy machine. */
const SIGN_OF_LIFE = 4_000;

/** After this many kills every clock has run out at least once. */
const MANY = 30;

/** Plays at all tables while the server is killed again and again, and checks each time that nothing is lost. */
export async function runCrashTest(plan: CrashTestPlan): Promise<CrashTestReport> {
  const { kills, stops, outages, seed, longest, env = {}, say = () => {} } = plan;
  const chance = quickChance(seed);
  const host = hostServer({ env: { PARLOUR_DURABILITY: 'full', ...env } });
  const flaws: string[] = [];
  const context = contextAt(host, chance, flaw => flaws.push(flaw));
  const figures = { longestRecovery: 0, longestStart: 0, clocks: 0 };
  let tables: Awaited<ReturnType<typeof openCrashTestTable>>[] = [];
  try {
    await host.start();
    tables = await Promise.all(plan.tables.map(one => openCrashTestTable(context, one)));
    const ends = chance.shuffle([
      ...Array.from({ length: kills - outages }, () => 'kill' as const),
      ...Array.from({ length: outages }, () => 'outage' as const),
      ...Array.from({ length: stops }, () => 'stop' as const),
    ]);
    for (const [count, end] of ends.entries()) {
      const clocks = await readClocks(tables);
      await sleep(chance.below(longest));
      const endedAt = performance.now();
      const connected = everybodyAt(tables).filter(({ client }) => client.closedWith === null);
      const before = new Map(connected.map(regular => [regular, regular.farewells.length]));
      if (end === 'stop') {
        const code = await host.stop();
        if (code !== 0) flaws.push(`asked to stop, it ended with ${code}`);
      } else await host.kill();
      const downAt = performance.now();
      if (end === 'outage') await sleep(OUTAGE);
      // sometimes it is killed during the start
      if (end === 'kill' && chance.below(10) === 0) {
        host.launch();
        await sleep(chance.below(600));
        await host.kill();
      }
      const upFrom = performance.now();
      await host.start();
      figures.longestStart = Math.max(figures.longestStart, performance.now() - upFrom);
      await Promise.all(everybodyAt(tables).map(({ here }) => here()));
      await context.hush(tables);
      // some may have changed tables meanwhile
      await Promise.all(everybodyAt(tables).map(({ here }) => here()));
      figures.longestRecovery = Math.max(figures.longestRecovery, performance.now() - upFrom + (downAt - endedAt));
      if (end === 'stop') for (const [regular, at] of before) checkFarewell(regular, at, flaws);
      figures.clocks += await compareClocks(clocks, { endedAt, upFrom }, flaws);
      await checkAll(tables, host, flaws);
      say(`${count + 1}/${ends.length} ${end}: ${tally(tables)}`);
      if (flaws.length > 0) break;
      context.goOn();
    }
    context.end();
    await checkEverything(tables, host, flaws);
    if (kills >= MANY) await checkStruck(tables, host, flaws);
    return { ...figures, kills, stops, ...(await sums(tables, host)), flaws };
  } finally {
    context.end();
    for (const { client } of everybodyAt(tables)) client.cut();
    await host.end();
  }
}

/** Pauses all clients. */
export interface Director extends CrashTestContext {
  /** Lets all clients finish their commands, then pauses them. */
  hush(tables: readonly CrashTestTable[]): Promise<void>;
  goOn(): void;
  end(): void;
}

export function contextAt({ url }: Pick<HostedServer, 'url'>, chance: Chance, blame: (flaw: string) => void): Director {
  let calmed: Promise<void> = Promise.resolve();
  let goOn = (): void => {};
  let isOver = false;
  return {
    url,
    chance,
    blame,
    get isOver() {
      return isOver;
    },
    calm: () => calmed,
    async hush(tables) {
      calmed = new Promise(resolve => {
        goOn = resolve;
      });
      while (tables.some(({ isMoving }) => isMoving) || everybodyAt(tables).some(({ isBusy }) => isBusy))
        await sleep(2);
    },
    goOn: () => goOn(),
    end() {
      isOver = true;
      goOn();
    },
  };
}

export const everybodyAt = (tables: readonly CrashTestTable[]): PersistentClient[] =>
  tables.flatMap(({ players, watchers }) => [...players, ...watchers]);

function checkFarewell(regular: PersistentClient, since: number, flaws: string[]): void {
  const farewell = regular.farewells[since];
  if (farewell !== 'restart') flaws.push(`${regular.me.guest.name} was not told of the restart, but ${farewell}`);
}

// clocks

interface ClockReading {
  readonly regular: PersistentClient;
  readonly table: string;
  /** The number of moves received. */
  readonly moves: number;
  readonly left: number;
  readonly from: number;
  readonly to: number;
}

async function readClock(regular: PersistentClient): Promise<ClockReading | undefined> {
  const from = performance.now();
  const fresh = await connect(regular.client.place);
  const { clock, heard, doc } = fresh;
  fresh.cut();
  if (!clock) return undefined;
  return { regular, table: doc.table.id, moves: heard.length, left: clock.left, from, to: performance.now() };
}

/** The clocks of tables where only the clock moves. */
async function readClocks(tables: readonly CrashTestTable[]): Promise<ClockReading[]> {
  const silent = tables.filter(({ plan, isMoving }) => !plan.moves && !isMoving);
  const readings = await Promise.all(silent.map(async ({ players }) => players[0] && readClock(players[0])));
  return readings.filter(reading => reading !== undefined);
}

/** Clocks ran while the server did, and stood still while it did not, within one pulse. */
async function compareClocks(
  readings: readonly ClockReading[],
  { endedAt, upFrom }: { endedAt: number; upFrom: number },
  flaws: string[],
): Promise<number> {
  let compared = 0;
  for (const before of readings) {
    const after = await readClock(before.regular);
    if (!after || after.table !== before.table || after.moves !== before.moves) continue;
    const elapsed = before.left - after.left;
    const least = endedAt - before.to - SIGN_OF_LIFE;
    const most = endedAt - before.from + UNNOTICED + (after.to - upFrom);
    if (after.left > 0 && (elapsed < least || elapsed > most))
      flaws.push(
        `a clock had ${before.left} ms left, and after the restart ${after.left}: not ${least} to ${most} less`,
      );
    compared += 1;
  }
  return compared;
}

/** Checks that clocks delayed by restarts still strike. */
async function checkStruck(
  tables: readonly CrashTestTable[],
  { store: place }: HostedServer,
  flaws: string[],
): Promise<void> {
  for (const { plan, tables: ids } of tables) {
    if (plan.moves) continue;
    const entries = [...(await readStored(place, ids)).values()].flatMap(one => one.entries);
    if (!entries.some(({ kind, by }) => kind === 'moved' && by === null))
      flaws.push(`no clock of ${ids.join(', ')} ever struck`);
  }
}

// the stored entries

export async function checkAll(
  tables: readonly CrashTestTable[],
  { store: place }: Pick<HostedServer, 'store'>,
  flaws: string[],
): Promise<void> {
  const stored = await readStored(
    place,
    tables.flatMap(({ tables: ids }) => ids.slice(-1)),
  );
  for (const [id, one] of stored) checkTable(id, one, flaws);
  for (const { wanted, players, watchers } of tables) {
    checkWanted(wanted, stored, flaws);
    await Promise.all([...players, ...watchers].map(regular => checkKnowledge(regular, flaws)));
  }
}

export async function checkEverything(
  tables: readonly CrashTestTable[],
  { store: place }: Pick<HostedServer, 'store'>,
  flaws: string[],
): Promise<void> {
  await Promise.all(everybodyAt(tables).map(({ here }) => here()));
  const stored = await readStored(
    place,
    tables.flatMap(({ tables: ids }) => ids),
  );
  for (const { wanted } of tables) checkWanted(wanted, stored, flaws);
  for (const [id, one] of stored) checkTable(id, one, flaws);
}

/** Every acknowledged command is stored once under its number; no refused one is. */
function checkWanted(wanted: readonly SentCommand[], stored: ReadonlyMap<string, Stored>, flaws: string[]): void {
  const byTable = Map.groupBy(wanted, ({ table }) => table);
  for (const [table, wants] of byTable) {
    const log = stored.get(table);
    if (!log) continue;
    const numbers = new Map<string, number[]>();
    const note = (of: Stored['entries'] | Stored['watchers']): void =>
      of.forEach(({ by, id }, index) => {
        if (id === undefined) return;
        const key = `${by} ${id}`;
        numbers.set(key, [...(numbers.get(key) ?? []), index + 1]);
      });
    note(log.entries);
    note(log.watchers);
    for (const want of wants) checkWant(want, numbers.get(`${want.guest} ${want.id}`) ?? [], flaws);
  }
}

function checkWant({ command, id, answer, sends }: SentCommand, numbers: readonly number[], flaws: string[]): void {
  const what = `${command.do} ${id}, sent ${sends} times,`;
  if (numbers.length > 1) flaws.push(`${what} was done ${numbers.length} times`);
  if (!answer) return;
  // later requests for a rematch only get the id of its table
  if (command.do === 'rematch' && answer.type === 'done') return;
  const [number] = numbers;
  if (answer.type === 'refused') {
    if (number !== undefined) flaws.push(`${what} was refused with ${JSON.stringify(answer.refused)}, and done`);
    return;
  }
  if (number === undefined) return void flaws.push(`${what} was acknowledged, and is lost`);
  const isOfWatchers = command.do === 'say' && command.to === 'watchers';
  const said = isOfWatchers ? (answer.type === 'told' ? answer.w : number) : answer.n;
  if (said !== number) flaws.push(`${what} was done as ${number}, and acknowledged as ${said}`);
}

/** The log folds to a table, and the card matches it. */
function checkTable(id: string, { entries, phase, dueAt, records }: Stored, flaws: string[]): void {
  const [first, ...rest] = entries;
  if (!first) return void flaws.push(`table ${id} has no log`);
  const table = openedTable(first);
  for (const entry of rest) fold(table, entry);
  if (table.phase !== phase) flaws.push(`table ${id} is ${table.phase} by its log, and ${phase} by its card`);
  if (records.length !== (phase === 'over' ? 1 : 0)) flaws.push(`table ${id} is ${phase}: ${records.length} records`);
  if (phase !== 'playing' && dueAt !== null) flaws.push(`a clock of table ${id} runs, which is ${phase}`);
}

async function checkKnowledge(regular: PersistentClient, flaws: string[]): Promise<void> {
  // a connection may be lost in the middle of this
  const found = await insist(async () => {
    await regular.here();
    const fresh = await connect(regular.client.place);
    const differences = await compareWithFresh(regular, fresh);
    fresh.cut();
    return [...differences, ...fresh.flaws];
  });
  flaws.push(...found);
}

// figures

export const tally = (tables: readonly CrashTestTable[]): string => {
  const wanted = tables.flatMap(table => table.wanted);
  const resent = wanted.filter(({ sends }) => sends > 1).length;
  const finished = tables.reduce((sum, table) => sum + table.finished, 0);
  return `${wanted.length} intents, ${resent} sent again, ${finished} matches over`;
};

export async function sums(
  tables: readonly CrashTestTable[],
  { store: place }: Pick<HostedServer, 'store'>,
): Promise<Omit<CrashTestReport, 'kills' | 'stops' | 'longestRecovery' | 'longestStart' | 'clocks' | 'flaws'>> {
  const ids = tables.flatMap(table => table.tables);
  const entries = [...(await readStored(place, ids)).values()].flatMap(one => one.entries);
  const moved = entries.filter(entry => entry.kind === 'moved');
  const wanted = tables.flatMap(table => table.wanted);
  const answers = wanted.flatMap(({ answer }) => answer ?? []);
  return {
    moves: moved.length,
    clockMoves: moved.filter(({ move }) => move.by === 'clock').length,
    entries: entries.length,
    matches: ids.length,
    finished: tables.reduce((sum, table) => sum + table.finished, 0),
    acknowledged: answers.filter(({ type }) => type !== 'refused').length,
    refused: answers.filter(({ type }) => type === 'refused').length,
    resent: wanted.reduce((sum, { sends }) => sum + Math.max(0, sends - 1), 0),
  };
}
