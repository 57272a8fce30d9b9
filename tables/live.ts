import { heldOf, type Milliseconds, type Seat } from '#kernel';
import { cardOf } from './doc.ts';
import type { Entry, Saying } from './entry.ts';
import type { Outcome } from './intents.ts';
import type { Because, ClockDoc } from './protocol.ts';
import { recordAt } from './recording.ts';
import type { Card, GuestId, Instant, Line, Outage, Store, TableKey } from './store.ts';
import { fold, openTable, REMEMBERED_LINES } from './folding.ts';
import { clockDue, type Table, viewerOf } from './table.ts';
import { type Asker, written, type Listener, type Shown, saidIn, shownOf, tell } from './tell.ts';
import { instantOf, playedBy } from './time.ts';
import { later, type Timer } from './timer.ts';

/** A table in memory: a cache of its log, and those who are connected to it. */
export interface Live {
  readonly key: TableKey;
  table: Table;
  shown: Shown;
  /** What watchers said, as far back as it is remembered, and the number of the last line. */
  readonly watchers: { w: number; readonly lines: Saying[] };
  readonly listeners: Set<Listener>;
  /** What has to happen here, one after the other. */
  readonly jobs: (() => void)[];
  working: boolean;
  /** Memory may hold what the store does not: the table has to be read again before anything else. */
  doubtful: boolean;
  /** Sees to what follows from whatever happened here. */
  attend: () => void;
  /** Whether a clock ran when those here were last told of clocks. */
  ticking: boolean;
  quietSince: Instant;
  /** Strikes when the clock is due. */
  clock: Timer | undefined;
  /** Strikes when everybody has been away for too long. */
  desertion: Timer | undefined;
  /** Those whose connection was lost a moment ago. */
  readonly leaving: Map<GuestId, Timer>;
  /** Strikes when a store that failed may be well again. */
  recovery: Timer | undefined;
  /** After which move each bot was last asked. */
  readonly asked: Map<Seat, number>;
}

/** Whoever wants to know what happens: figures and the operator's log. */
export interface Watch {
  moved(): void;
  stored(took: Milliseconds): void;
  refused(because: Because): void;
  /** Something that should not happen, and what is known about it. */
  alarmed(what: string, cause: unknown): void;
}

/** What keeping a table takes. */
export interface Keeping {
  readonly store: Store;
  readonly now: () => Instant;
  readonly outages: readonly Outage[];
  readonly watch: Watch;
}

/** Reads a table from its log. */
export async function readTable(store: Store, key: TableKey): Promise<Table> {
  const [first, ...rest] = await readEntries(store, key);
  if (!first) throw new Error(`table ${key} has no log`);
  const table = openTable(first);
  for (const entry of rest) fold(table, entry);
  return table;
}

export const readEntries = async (store: Store, key: TableKey): Promise<Entry[]> =>
  (await store.read(key, 'table', 0)).map(body => JSON.parse(body) as Entry);

export async function loadLive({ store, now }: Keeping, key: TableKey): Promise<Live> {
  const [table, lines] = await Promise.all([readTable(store, key), store.read(key, 'watchers', 0)]);
  const remembered = lines.slice(-REMEMBERED_LINES).map(body => JSON.parse(body) as Saying);
  return {
    key,
    table,
    shown: shownOf(table),
    watchers: { w: lines.length, lines: remembered },
    listeners: new Set(),
    jobs: [],
    working: false,
    doubtful: false,
    attend: () => {},
    ticking: clockDue(table) !== undefined,
    quietSince: now(),
    clock: undefined,
    desertion: undefined,
    recovery: undefined,
    leaving: new Map(),
    asked: new Map(),
  };
}

/** Lets something happen at a table when everything before it has. */
export async function inTurn<Answer>(live: Live, job: () => Promise<Answer>): Promise<Answer> {
  if (live.working) await new Promise<void>(resolve => live.jobs.push(resolve));
  live.working = true;
  try {
    return await job();
  } finally {
    const next = live.jobs.shift();
    if (next) next();
    else live.working = false;
  }
}

/** How long a store that failed is left alone. */
const RECOVERY = 1_000;

/**
 * Decides something at a table, stores what follows, and only then tells it. If another process was
 * faster, what it wrote is taken in first and the decision made anew.
 */
export async function carryOut(
  live: Live,
  keeping: Keeping,
  decide: () => Outcome | undefined,
  asker?: Asker,
): Promise<Outcome | undefined> {
  try {
    for (let isSure = false; ; ) {
      if (live.doubtful) await catchUp(live, keeping);
      const outcome = decide();
      if (outcome?.ok === false && !isSure) {
        await refresh(live, keeping);
        isSure = true;
        continue; // by what another process has written, it may be right
      }
      if (!outcome?.ok || 'again' in outcome) return outcome;
      if (!(await keep(live, keeping, outcome))) continue;
      if ('watchers' in outcome) tellWatchers(live, outcome.watchers, asker);
      else tellAll(live, keeping, outcome, asker);
      return outcome;
    }
  } catch (error) {
    live.doubtful = true;
    live.recovery ??= later(() => recover(live, keeping), RECOVERY);
    throw error;
  }
}

/** Nobody may ask for anything here for a long time, and still the table has to go on. */
function recover(live: Live, keeping: Keeping): void {
  live.recovery = undefined;
  inTurn(live, () => carryOut(live, keeping, () => undefined)).catch((error: unknown) =>
    keeping.watch.alarmed('a table cannot be read', error),
  );
}

function tellAll(
  live: Live,
  keeping: Keeping,
  { entry, pass }: { readonly entry: Entry; readonly pass?: string },
  asker: Asker | undefined,
): void {
  const { table, shown, listeners } = live;
  dismissWatchers(live);
  const clock = clockNews(live, keeping, entry);
  tell({ table, entry, shown, listeners, clock, asker: pass === undefined ? asker : undefined });
  if (asker && pass !== undefined) asker.listener.hear(written({ type: 'done', re: asker.id, n: table.n, pass }));
  live.attend();
}

/** Where the host forbids it, nobody watches a match. */
function dismissWatchers({ table, listeners }: Live): void {
  if (table.form.watching || table.phase !== 'playing') return;
  for (const listener of listeners) {
    if (viewerOf(table, listener.guest.id) !== 'audience') continue;
    listeners.delete(listener);
    listener.dismiss('watchingForbidden');
  }
}

/** False: the number was taken, and memory is behind. A store that fails leaves memory in doubt as well. */
async function keep(live: Live, keeping: Keeping, outcome: Outcome & { ok: true }): Promise<boolean> {
  if ('again' in outcome) return true;
  const { key, table } = live;
  live.doubtful = true;
  const since = performance.now();
  const isKept = await ('watchers' in outcome
    ? keeping.store.append(
        key,
        [{ lane: 'watchers', number: live.watchers.w + 1, body: JSON.stringify(outcome.watchers) }],
        null,
      )
    : keeping.store.append(key, linesAfter(table, outcome.entry), cardAfter(live, outcome.entry, keeping)));
  keeping.watch.stored(performance.now() - since);
  if (!isKept) return false;
  live.doubtful = false;
  if ('entry' in outcome && outcome.entry.kind === 'moved') keeping.watch.moved();
  return true;
}

/** The entry, and with the last move the record of the match. What was not dealt here cannot be recomputed. */
function linesAfter(table: Table, entry: Entry): Line[] {
  const line: Line = { lane: 'table', number: table.n, body: JSON.stringify(entry) };
  const isLast = entry.kind === 'moved' && table.phase === 'over' && !table.continued;
  return isLast ? [line, { lane: 'record', number: 1, body: JSON.stringify(recordAt(table)) }] : [line];
}

/** Entries that change nothing a list of tables shows. */
const QUIET = new Set<Entry['kind']>(['said', 'muted', 'passed', 'asked', 'agreed', 'declined']);

/** The card, if it changed: a move does so only by ending the match, or where a clock runs or ran. */
function cardAfter({ table, ticking }: Live, entry: Entry, keeping: Keeping): Card | null {
  if (QUIET.has(entry.kind)) return null;
  const due = dueInstant(table, keeping);
  if (entry.kind === 'moved' && due === undefined && !ticking && table.phase === 'playing') return null;
  return cardOf(table, entry.at, due ?? null);
}

/** When a clock moves next, if nobody does before; undefined while none runs. */
export function dueInstant(table: Table, { now, outages }: Keeping): Instant | undefined {
  const due = clockDue(table);
  return due === undefined ? undefined : instantOf(table.time, due, now(), outages);
}

const CLOCKED = new Set<Entry['kind']>(['started', 'moved', 'tookBackAll', 'paused', 'resumed', 'closed']);

/** What those here are told of clocks; undefined: nothing new. */
function clockNews(live: Live, keeping: Keeping, { kind }: Entry): ClockDoc | undefined {
  if (!CLOCKED.has(kind)) return undefined;
  const clock = clockDoc(live.table, keeping);
  const isNews = clock !== null || live.ticking;
  live.ticking = clock !== null;
  return isNews ? clock : undefined;
}

export function clockDoc(table: Table, { now, outages }: Keeping): ClockDoc {
  const due = clockDue(table);
  if (due === undefined) return null;
  const held = table.match ? heldOf(table.match) : undefined;
  const left = Math.max(0, due - playedBy(table.time, now(), outages));
  return held === undefined ? { left } : { left, held };
}

/** Reads again what the store holds, and tells what was not told. */
async function catchUp(live: Live, keeping: Keeping): Promise<void> {
  const { key, shown, listeners, watchers } = live;
  const [entries, lines] = await Promise.all([
    readEntries(keeping.store, key),
    keeping.store.read(key, 'watchers', watchers.w),
  ]);
  const [first, ...rest] = entries;
  if (!first) throw new Error(`table ${key} has no log`);
  const table = openTable(first);
  const told = shown.n;
  live.table = table;
  for (const entry of rest) {
    fold(table, entry);
    if (table.n <= told) continue;
    dismissWatchers(live);
    const clock = table.n === entries.length ? clockNews(live, keeping, entry) : undefined;
    tell({ table, entry, shown, listeners, clock });
  }
  for (const body of lines) tellWatchers(live, JSON.parse(body) as Saying);
  live.doubtful = false;
  live.asked.clear();
  live.attend();
}

/** Takes in what another process may have written. */
export async function refresh(live: Live, keeping: Keeping): Promise<void> {
  const isBehind = live.doubtful || (await keeping.store.read(live.key, 'table', live.table.n)).length > 0;
  if (isBehind) await catchUp(live, keeping);
}

/** What watchers say reaches only those who watch, unless nobody plays. */
function tellWatchers(live: Live, entry: Saying, asker?: Asker): void {
  const { watchers, listeners, table } = live;
  watchers.w += 1;
  watchers.lines.push(entry);
  if (watchers.lines.length > REMEMBERED_LINES) watchers.lines.shift();
  const news = { type: 'told', w: watchers.w, said: saidIn(entry) } as const;
  const message = written(news);
  for (const listener of listeners) {
    if (!hearsWatchers(table, listener)) continue;
    listener.hear(asker?.listener === listener ? written({ ...news, re: asker.id }) : message);
  }
}

/** Whoever plays does not hear what watchers say, whatever they look at it with. */
export const hearsWatchers = (table: Table, { guest }: Listener): boolean =>
  table.phase !== 'playing' || viewerOf(table, guest.id) === 'audience';
