import { tellWatchers } from './chat.ts';
import type { DecisionContext, CommandOutcome } from './decision.ts';
import { cardOf, recordAt } from './doc.ts';
import type { Entry, ChatEntry } from './entry.ts';
import { fold, noteRun } from './fold.ts';
import { displaced, isDisplaced } from './processes.ts';
import type { TableService } from './service.ts';
import {
  clockDoc,
  dueInstant,
  type LiveTable,
  readTableAt,
  saveSnapshotIfDue,
  type TableDeps,
  type JobQueue,
  type PendingDecision,
} from './live.ts';
import type { ClockDoc } from './protocol.ts';
import type { TableCard, StoredLine } from './store.ts';
import { clockDue, type FoldedTable, viewerOf } from './table.ts';
import {
  type CommandSource,
  viewerFor,
  isGrown,
  type Listener,
  messagesFor,
  type OutgoingMessage,
  shownOf,
  showTo,
  tell,
  serialized,
} from './tell.ts';
import { later } from './time.ts';

/** How long to wait after the store has failed. */
const RECOVERY = 1_000;
/** The most entries of a table that are stored at once. */
const MAX_AT_ONCE = 16;

/** Runs a job after all earlier jobs of this table. */
export const queueCommit = (
  live: LiveTable,
  deps: TableDeps,
  wanted: PendingDecision,
): Promise<CommandOutcome | undefined> => enqueueDecision(live, wanted, () => commit(live, deps, wanted));

/**
 * Decides, stores, and only then tells. If another process stored first, its entries are loaded and the decision is
 * made again.
 */
export async function commit(
  live: LiveTable,
  deps: TableDeps,
  wanted: PendingDecision,
): Promise<CommandOutcome | undefined> {
  const { decide, asker } = wanted;
  try {
    for (let isSure = false; ; ) {
      if (live.needsReload) await catchUp(live, deps);
      const outcome = decide();
      if (outcome?.ok === false && !isSure) {
        await refresh(live, deps);
        isSure = true;
        continue; // it may be legal after loading what another process has stored
      }
      if (!outcome?.ok || 'again' in outcome) return outcome;
      const isKept =
        'watchers' in outcome
          ? await storeChat(live, deps, outcome.watchers, asker)
          : await commitBatch(live, deps, prepareEntry(live, deps, outcome, asker));
      if (isKept) return outcome;
    }
  } catch (error) {
    if (isDisplaced(error)) throw error;
    live.needsReload = true;
    live.recovery ??= later(() => recover(live, deps), RECOVERY);
    throw error;
  }
}

/** Retries without a request, because the table must go on even if none comes. */
function recover(live: LiveTable, deps: TableDeps): void {
  live.recovery = undefined;
  enqueue(live, () => commit(live, deps, { decide: () => undefined })).catch((error: unknown) => {
    if (!isDisplaced(error)) deps.watch.problem('a table cannot be read', error);
  });
}

type EntryOutcome = Extract<CommandOutcome, { readonly entry: Entry }>;

/** An entry that was decided but not stored yet: its lines and messages, made at that time. */
interface PreparedEntry {
  readonly outcome: EntryOutcome;
  readonly n: number;
  readonly lines: readonly StoredLine[];
  /** Whether the card must be updated. */
  readonly isOnCard: boolean;
  readonly dismissed: readonly Listener[];
  readonly messages: readonly OutgoingMessage[];
}

function prepareEntry(
  live: LiveTable,
  deps: TableDeps,
  outcome: EntryOutcome,
  asker: CommandSource | undefined,
): PreparedEntry {
  const { table, shown, listeners } = live;
  const { entry, pass } = outcome;
  const isOnCard = changesCard(live, entry);
  const clock = CLOCK_ENTRIES.has(entry.kind) ? clockNews(live, deps) : undefined;
  const messages = messagesFor({
    table,
    entry,
    shown,
    listeners,
    clock,
    asker: pass === undefined ? asker : undefined,
  });
  if (asker && pass !== undefined)
    messages.push({ to: asker.listener, text: serialized({ type: 'done', re: asker.id, n: table.n, pass }) });
  const lines = linesOn(table, stamped(table, entry, deps.run));
  return { outcome, n: table.n, lines, isOnCard, dismissed: forbiddenWatchers(live), messages };
}

/**
 * Stores this entry together with the next pending decisions of the table, in one commit. All or nothing is stored.
 * False: nothing was, and the table must be reloaded.
 */
async function commitBatch(live: LiveTable, deps: TableDeps, first: PreparedEntry): Promise<boolean> {
  const all = [first];
  live.needsReload = true;
  for (const job of live.jobs.slice(0, MAX_AT_ONCE - 1)) {
    if (!job.decision) break;
    try {
      const next = decideNext(live, deps, job.decision);
      if (!next) break;
      all.push(next);
    } catch {
      // its own turn will report the error; until then it must not block others
      job.decision = null;
      return false;
    }
  }
  const lines = all.flatMap(one => one.lines);
  if (!(await storeLines(live, deps, lines, { entries: all.length, card: cardAfter(live, deps, all) }))) return false;
  deliverAll(live, deps, all);
  for (const { outcome } of all.slice(1)) live.jobs.shift()?.decision?.done(outcome);
  saveSnapshotIfDue(live, deps);
  live.followUp();
  return true;
}

/** Undefined: there is nothing to store; it is decided again in its own turn. */
function decideNext(live: LiveTable, deps: TableDeps, { decide, asker }: PendingDecision): PreparedEntry | undefined {
  const outcome = decide();
  return outcome?.ok && 'entry' in outcome ? prepareEntry(live, deps, outcome, asker) : undefined;
}

/** False: a number was taken by another process. If the store fails, the table must be reloaded as well. */
async function storeLines(
  live: LiveTable,
  deps: TableDeps,
  lines: readonly StoredLine[],
  { entries, card }: { readonly entries: number; readonly card: TableCard | null },
): Promise<boolean> {
  const { store, watch } = deps;
  live.needsReload = true;
  const since = performance.now();
  if (!(await store.append(live.key, lines, card, live.epoch ?? undefined))) {
    await lastNumber(live, deps);
    return false;
  }
  watch.stored(entries, performance.now() - since);
  live.needsReload = false;
  return true;
}

function deliverAll(live: LiveTable, deps: TableDeps, all: readonly PreparedEntry[]): void {
  const held = all.length > 1 ? [...live.listeners] : [];
  for (const listener of held) listener.hold?.();
  try {
    for (const one of all) deliver(live, deps, one);
  } finally {
    for (const listener of held) listener.release?.();
  }
}

function deliver(live: LiveTable, { watch }: TableDeps, { outcome, n, dismissed, messages }: PreparedEntry): void {
  if (outcome.entry.kind === 'moved') watch.moved();
  live.told = n;
  dismiss(live, dismissed);
  // skip listeners that have left meanwhile
  for (const { to, text } of messages) if (live.listeners.has(to)) to.hear(text);
}

/** The spectators to disconnect, where the host forbids watching. */
function forbiddenWatchers({ table, listeners }: LiveTable): Listener[] {
  if (table.form.watching || table.phase !== 'playing') return [];
  return [...listeners].filter(listener => viewerOf(table, listener.guest.id) === 'audience');
}

function dismiss({ listeners }: LiveTable, dismissed: readonly Listener[]): void {
  for (const listener of dismissed) if (listeners.delete(listener)) listener.dismiss('watchingForbidden');
}

/** Marks the first entry that this server run adds to a log. */
function stamped(table: FoldedTable, entry: Entry, run: string): Entry {
  if (table.runs.at(-1)?.run === run) return entry;
  noteRun(table, run);
  return { ...entry, run };
}

/** The lines to store: the entry, and with the last move the record. A continued match has no record. */
function linesOn(table: FoldedTable, entry: Entry): StoredLine[] {
  const line: StoredLine = {
    lane: 'table',
    number: table.n,
    body: JSON.stringify(entry),
    ...((entry.kind === 'said' || entry.kind === 'joining') && { about: entry.by }),
  };
  const isLast = entry.kind === 'moved' && table.phase === 'over' && table.continuedFrom === null;
  return isLast ? [line, { lane: 'record', number: 1, body: JSON.stringify(recordAt(table)) }] : [line];
}

/** Entries that do not change the card. */
const OFF_CARD_ENTRIES = new Set<Entry['kind']>([
  'said',
  'forgotten',
  'muted',
  'passed',
  'asked',
  'agreed',
  'declined',
]);

/** A move changes the card only if it ends the match, adds a seat, or a clock is or was running. */
function changesCard({ table, ticking, shown }: LiveTable, { kind }: Entry): boolean {
  if (OFF_CARD_ENTRIES.has(kind)) return false;
  if (isGrown(table, shown)) return true;
  return kind !== 'moved' || ticking || table.phase !== 'playing' || clockDue(table) !== undefined;
}

/** The card after all entries; null: unchanged. */
function cardAfter({ table }: LiveTable, deps: TableDeps, all: readonly PreparedEntry[]): TableCard | null {
  const last = all.findLast(({ isOnCard }) => isOnCard);
  return last ? cardOf(table, last.outcome.entry.at, dueInstant(table, deps) ?? null) : null;
}

const CLOCK_ENTRIES = new Set<Entry['kind']>([
  'started',
  'moved',
  'joining',
  'joinCancelled',
  'tookBackAll',
  'paused',
  'resumed',
  'closed',
]);

/** The clock to send; undefined: nothing new. */
function clockNews(live: LiveTable, deps: TableDeps): ClockDoc | undefined {
  const clock = clockDoc(live.table, deps);
  const isNews = clock !== null || live.ticking;
  live.ticking = clock !== null;
  return isNews ? clock : undefined;
}

/** Reloads the table from the store, and tells what was not told yet. */
async function catchUp(live: LiveTable, deps: TableDeps): Promise<void> {
  const { key, listeners, watchers } = live;
  const [{ table, later: missed, snapshotAt }, lines] = await Promise.all([
    readTableAt(deps.store, key, live.told),
    deps.store.read(key, 'watchers', watchers.w),
  ]);
  live.table = table;
  live.snapshotAt = snapshotAt;
  resetShown(live);
  for (const [place, entry] of missed.entries()) {
    fold(table, entry);
    live.told = table.n;
    dismiss(live, forbiddenWatchers(live));
    const isClocked = place === missed.length - 1 && missed.some(({ kind }) => CLOCK_ENTRIES.has(kind));
    tell({ table, entry, shown: live.shown, listeners, clock: isClocked ? clockNews(live, deps) : undefined });
  }
  for (const body of lines) tellWatchers(live, JSON.parse(body) as ChatEntry);
  live.needsReload = false;
  live.asked.clear();
  live.followUp();
}

/** Resets the shown state to what was last told, since undone decisions were shown to nobody. */
function resetShown(live: LiveTable): void {
  const { table, listeners } = live;
  live.shown = shownOf(table);
  live.ticking = clockDue(table) !== undefined;
  for (const listener of listeners) {
    listener.viewer = viewerFor(table, listener);
    showTo(listener, table, live.shown);
  }
}

/** Loads what another process may have stored. Throws if another process owns the table now. */
export async function refresh(live: LiveTable, deps: TableDeps): Promise<void> {
  const n = await lastNumber(live, deps);
  const isBehind =
    live.needsReload ||
    (n === undefined ? (await deps.store.read(live.key, 'table', live.table.n)).length > 0 : n > live.table.n);
  if (isBehind) await catchUp(live, deps);
}

/** The number of the last stored entry, if this process owns the table; throws if another one owns it now. */
async function lastNumber(live: LiveTable, { processes }: TableDeps): Promise<number | undefined> {
  if (live.epoch === null || !processes) return undefined;
  const [head] = await processes.store.heads([live.key]);
  if (head?.epoch === live.epoch) return head.n;
  live.lose();
  throw displaced();
}

async function storeChat(
  live: LiveTable,
  deps: TableDeps,
  entry: ChatEntry,
  asker: CommandSource | undefined,
): Promise<boolean> {
  const line: StoredLine = {
    lane: 'watchers',
    number: live.watchers.w + 1,
    body: JSON.stringify(entry),
    about: entry.by,
  };
  if (!(await storeLines(live, deps, [line], { entries: 1, card: null }))) return false;
  tellWatchers(live, entry, asker);
  return true;
}

/** Runs a job after all jobs before it. */
export async function enqueue<Answer>(turns: JobQueue, job: () => Promise<Answer>): Promise<Answer> {
  if (turns.working) await new Promise<void>(begin => turns.jobs.push({ begin, decision: null }));
  return takeTurn(turns, job);
}

/** As `enqueue`, for a decision, which may be batched into a running job. */
async function enqueueDecision(
  turns: JobQueue,
  wanted: PendingDecision,
  job: () => Promise<CommandOutcome | undefined>,
): Promise<CommandOutcome | undefined> {
  if (turns.working) {
    const outcome = await new Promise<CommandOutcome | undefined>(done => {
      turns.jobs.push({ begin: () => done(undefined), decision: { ...wanted, done } });
    });
    if (outcome) return outcome;
  }
  return takeTurn(turns, job);
}

async function takeTurn<Answer>(turns: JobQueue, job: () => Promise<Answer>): Promise<Answer> {
  turns.working = true;
  try {
    return await job();
  } finally {
    const next = turns.jobs.shift();
    if (next) next.begin();
    else turns.working = false;
  }
}

/** Commits a decision of the table itself. */
export async function commitByTable(
  service: TableService,
  live: LiveTable,
  decide: (table: FoldedTable) => CommandOutcome | undefined,
): Promise<void> {
  try {
    const outcome = await queueCommit(live, service, { decide: () => decide(live.table) });
    if (outcome?.ok === false && outcome.cause !== undefined) service.watch.problem('a move failed', outcome.cause);
  } catch (error) {
    if (!isDisplaced(error)) service.watch.problem('a table could not go on by itself', error);
  }
}

/** The context of a decision that no guest asked for. */
export const decisionContextOf = ({ now, outages, settings }: TableService): DecisionContext => ({
  now: now(),
  outages,
  grace: settings.grace,
});
