import { type Chance, quickChance } from '#kernel';
import { connect } from '../client.fixture.ts';
import { fold, openTable } from '../../tables/fold.ts';
import { type HostedServer, hostServer, pause } from './hosted-server.fixture.ts';
import { readStored, type Stored } from './log.fixture.ts';
import type { PersistentClient, SentCommand } from './persistent-client.fixture.ts';
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
  /** How often it is asked to stop, between the kills. */
  readonly stops: number;
  /** How often it stays away for longer than clocks forgive. */
  readonly outages: number;
  /** How long it is played at most between two kills, in milliseconds. */
  readonly longest: number;
  readonly seed: number;
  /** Hears how it goes. */
  say?(line: string): void;
}

/** What happened in a storm. */
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
  /** Milliseconds from the end of the server until everybody was back and answered. */
  readonly longestRecovery: number;
  readonly longestStart: number;
  /** Clocks that were read before and after. */
  readonly clocks: number;
  readonly flaws: readonly string[];
}

const OUTAGE = 6_000;
/** What an outage has to be longer than to be noticed. */
const UNNOTICED = 2_000;
/** A sign of life comes every second; on a busy machine, later. */
const SIGN_OF_LIFE = 4_000;

/** In so many lives of a server every clock runs out at least once. */
const MANY = 30;

/** Plays at all tables while the server is killed again and again, and checks after every time that nothing is lost. */
export async function runCrashTest(plan: CrashTestPlan): Promise<CrashTestReport> {
  const { kills, stops, outages, seed, longest, say = () => {} } = plan;
  const chance = quickChance(seed);
  const host = hostServer({ env: { PARLOUR_DURABILITY: 'full' } });
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
      await pause(chance.below(longest));
      const endedAt = performance.now();
      const connected = everybodyAt(tables).filter(({ client }) => client.closedWith === null);
      const before = new Map(connected.map(regular => [regular, regular.farewells.length]));
      if (end === 'stop') {
        const code = await host.stop();
        if (code !== 0) flaws.push(`asked to stop, it ended with ${code}`);
      } else await host.kill();
      const downAt = performance.now();
      if (end === 'outage') await pause(OUTAGE);
      // sometimes it does not even come up
      if (end === 'kill' && chance.below(10) === 0) {
        host.launch();
        await pause(chance.below(600));
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
    if (kills >= MANY) checkStruck(tables, host, flaws);
    return { ...figures, kills, stops, ...sums(tables, host), flaws };
  } finally {
    context.end();
    for (const { client } of everybodyAt(tables)) client.cut();
    await host.end();
  }
}

interface Director extends CrashTestContext {
  /** Lets everybody finish what they are at, and hold still. */
  hush(tables: readonly CrashTestTable[]): Promise<void>;
  goOn(): void;
  end(): void;
}

function contextAt({ url }: HostedServer, chance: Chance, blame: (flaw: string) => void): Director {
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
        await pause(2);
    },
    goOn: () => goOn(),
    end() {
      isOver = true;
      goOn();
    },
  };
}

const everybodyAt = (tables: readonly CrashTestTable[]): PersistentClient[] =>
  tables.flatMap(({ players, watchers }) => [...players, ...watchers]);

function checkFarewell(regular: PersistentClient, since: number, flaws: string[]): void {
  const farewell = regular.farewells[since];
  if (farewell !== 'restart') flaws.push(`${regular.me.guest.name} was not told of the restart, but ${farewell}`);
}

// clocks

interface ClockReading {
  readonly regular: PersistentClient;
  readonly table: string;
  /** How many moves had been heard of. */
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

/** The clocks that only a clock moves: nobody else changes them. */
async function readClocks(tables: readonly CrashTestTable[]): Promise<ClockReading[]> {
  const silent = tables.filter(({ plan, isMoving }) => !plan.moves && !isMoving);
  const readings = await Promise.all(silent.map(async ({ players }) => players[0] && readClock(players[0])));
  return readings.filter(reading => reading !== undefined);
}

/** A clock has run while the server did, and stood still while it did not, give or take a sign of life. */
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

/** Clocks that are put off at every restart still come to strike. */
function checkStruck(tables: readonly CrashTestTable[], { file }: HostedServer, flaws: string[]): void {
  for (const { plan, tables: ids } of tables) {
    if (plan.moves) continue;
    const entries = [...readStored(file, ids).values()].flatMap(one => one.entries);
    if (!entries.some(({ kind, by }) => kind === 'moved' && by === null))
      flaws.push(`no clock of ${ids.join(', ')} ever struck`);
  }
}

// what is stored

async function checkAll(tables: readonly CrashTestTable[], { file }: HostedServer, flaws: string[]): Promise<void> {
  const stored = readStored(
    file,
    tables.flatMap(({ tables: ids }) => ids.slice(-1)),
  );
  for (const [id, one] of stored) checkTable(id, one, flaws);
  for (const { wanted, players, watchers } of tables) {
    checkWanted(wanted, stored, flaws);
    await Promise.all([...players, ...watchers].map(regular => checkKnowledge(regular, flaws)));
  }
}

async function checkEverything(
  tables: readonly CrashTestTable[],
  { file }: HostedServer,
  flaws: string[],
): Promise<void> {
  await Promise.all(everybodyAt(tables).map(({ here }) => here()));
  const stored = readStored(
    file,
    tables.flatMap(({ tables: ids }) => ids),
  );
  for (const { wanted } of tables) checkWanted(wanted, stored, flaws);
  for (const [id, one] of stored) checkTable(id, one, flaws);
}

/** Whatever was answered is there once, under the number that was said; whatever was refused is not. */
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
  // whoever asks late for a rematch is only shown the way
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

/** The log makes a table, and what lists show of it is of the same moment. */
function checkTable(id: string, { entries, phase, dueAt, records }: Stored, flaws: string[]): void {
  const [first, ...rest] = entries;
  if (!first) return void flaws.push(`table ${id} has no log`);
  const table = openTable(first);
  for (const entry of rest) fold(table, entry);
  if (table.phase !== phase) flaws.push(`table ${id} is ${table.phase} by its log, and ${phase} by its card`);
  if (records.length !== (phase === 'over' ? 1 : 0)) flaws.push(`table ${id} is ${phase}: ${records.length} records`);
  if (phase !== 'playing' && dueAt !== null) flaws.push(`a clock of table ${id} runs, which is ${phase}`);
}

async function checkKnowledge(regular: PersistentClient, flaws: string[]): Promise<void> {
  const fresh = await connect(regular.client.place);
  flaws.push(...(await compareWithFresh(regular, fresh)), ...fresh.flaws);
  fresh.cut();
}

// figures

const tally = (tables: readonly CrashTestTable[]): string => {
  const wanted = tables.flatMap(table => table.wanted);
  const resent = wanted.filter(({ sends }) => sends > 1).length;
  const finished = tables.reduce((sum, table) => sum + table.finished, 0);
  return `${wanted.length} intents, ${resent} sent again, ${finished} matches over`;
};

function sums(
  tables: readonly CrashTestTable[],
  { file }: HostedServer,
): Omit<CrashTestReport, 'kills' | 'stops' | 'longestRecovery' | 'longestStart' | 'clocks' | 'flaws'> {
  const ids = tables.flatMap(table => table.tables);
  const entries = [...readStored(file, ids).values()].flatMap(one => one.entries);
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
