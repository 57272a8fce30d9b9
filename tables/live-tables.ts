import { isTooLong } from './allowances.ts';
import { askBots } from './bot-moves.ts';
import { setClock } from './clocks.ts';
import { decisionContextOf, commitByTable, enqueue, refresh } from './commit.ts';
import { type CommandOutcome, foldDecision } from './decision.ts';
import { displaced, isDisplaced } from './processes.ts';
import type { TableService } from './service.ts';
import { type LiveTable, loadLive } from './live.ts';
import { grantUnopposed } from './moves.ts';
import { awaitDesertion, expectReturns, pauseUnattended } from './presence.ts';
import type { TableKey } from './store.ts';
import { isUnattended, type FoldedTable, lacksRules, seatsToAgree } from './table.ts';

/**
 * The table with this id, read from the store if it is not in memory. Where processes share the store, rejects if
 * another one owns the table.
 */
export function liveTableAt(service: TableService, id: string): Promise<LiveTable | undefined> {
  const known = service.liveTables.get(id);
  if (known) return known;
  if (service.processes && !service.processes.owns(id)) return Promise.reject(displaced());
  const loading = load(service, id);
  service.liveTables.set(id, loading);
  const forget = (): void => {
    if (service.liveTables.get(id) === loading) service.liveTables.delete(id);
  };
  loading.then(live => live ?? forget(), forget);
  return loading;
}

async function load(service: TableService, id: string): Promise<LiveTable | undefined> {
  const found = await service.store.find(id);
  if (!found) return undefined;
  const live = await loadLive(service, found.key, await takeOver(service, found.key));
  live.followUp = () => followUp(service, live);
  live.lose = () => lose(service, live);
  expectReturns(service, live);
  live.followUp();
  const isOpen = found.card.phase === 'gathering' || found.card.phase === 'playing';
  if (isOpen && isOutdated(live.table)) await commitByTable(service, live, table => closeOld(service, table));
  return live;
}

/** Begins an epoch in which only this process writes; null: there are no others. */
async function takeOver({ processes, watch }: TableService, key: TableKey): Promise<number | null> {
  if (!processes) return null;
  const epoch = await processes.store.takeOver(key);
  watch.tookOver?.();
  return epoch;
}

/** Another process has taken the table over. */
function lose(service: TableService, live: LiveTable): void {
  if (live.isDropped) return;
  service.watch.lost?.();
  drop(service, live);
  sendAway(live);
}

/** Finishes the jobs of a table that another process is to own, and sends its clients there. */
export async function release(service: TableService, live: LiveTable): Promise<void> {
  drop(service, live);
  await enqueue(live, async () => {});
  sendAway(live);
}

function sendAway({ listeners }: LiveTable): void {
  for (const listener of listeners) listener.dismiss('restart');
}

/** Rules of a newer version are those of a newer program, which can still play the match. */
const isOutdated = (table: FoldedTable): boolean =>
  lacksRules(table) && (table.version ?? 0) < table.title.game.version;

/** Closes a match whose rules are not kept any more. */
const closeOld = (service: TableService, table: FoldedTable): CommandOutcome =>
  foldDecision(table, { kind: 'closed', by: null, why: 'version', at: service.now() });

/** Drops a table from memory. */
export function drop(service: TableService, live: LiveTable): void {
  for (const timer of [live.clock, live.desertion, live.recovery, ...live.leaving.values(), ...live.resting.values()])
    clearTimeout(timer);
  live.isDropped = true;
  live.followUp = () => {};
  service.liveTables.delete(live.table.id);
}

/** After each change at a table: sets the clock, asks bots, and stops waiting for players who are away. */
function followUp(service: TableService, live: LiveTable): void {
  setClock(service, live);
  askBots(service, live);
  awaitDesertion(service, live);
  if (isUnattended(live.table)) void commitByTable(service, live, table => pauseUnattended(service, table));
  if (isTooLong(live.table)) void commitByTable(service, live, table => closeTooLong(service, table));
  const { asking } = live.table;
  if (asking && seatsToAgree(live.table, asking).length === 0)
    void commitByTable(service, live, table => grant(service, table));
}

/** Closes matches that do not end, so that they do not fill the store. */
const closeTooLong = (service: TableService, table: FoldedTable): CommandOutcome | undefined =>
  isTooLong(table) ? foldDecision(table, { kind: 'closed', by: null, why: 'tooLong', at: service.now() }) : undefined;

function grant(service: TableService, table: FoldedTable): CommandOutcome | undefined {
  const granted = grantUnopposed(table, decisionContextOf(service));
  return granted && foldDecision(table, granted);
}

/** Reads a table as it is stored, without undecided entries. Undefined if there is none. */
export const readLive = <Seen>(
  service: TableService,
  id: string,
  see: (live: LiveTable) => Seen,
): Promise<Seen | undefined> =>
  withTable(
    service,
    id,
    async live =>
      live &&
      enqueue(live, async () => {
        await refresh(live, service);
        return see(live);
      }),
  );

/**
 * Uses a table, whichever process owns it. If another one does, the table is read for this use alone: without clocks,
 * bots and clients. What is appended to it then counts in any epoch, and the owner learns it by a hint or a poll.
 */
export async function withTable<Result>(
  service: TableService,
  id: string,
  use: (live: LiveTable | undefined) => Promise<Result>,
): Promise<Result> {
  const { processes, store } = service;
  if (!processes) return use(await liveTableAt(service, id));
  try {
    if (processes.owns(id)) return await use(await liveTableAt(service, id));
  } catch (error) {
    if (!isDisplaced(error)) throw error;
  }
  const found = await store.find(id);
  if (!found) return use(undefined);
  const live = await loadLive(service, found.key);
  live.isDropped = true;
  return use(live);
}
