import { isTooLong } from './allowances.ts';
import { askBots } from './bot-moves.ts';
import { setClock } from './clocks.ts';
import { decisionContextOf, commitByTable, enqueue, refresh } from './commit.ts';
import { type CommandOutcome, foldDecision } from './decision.ts';
import type { TableService } from './service.ts';
import { type LiveTable, loadLive } from './live.ts';
import { grantUnopposed } from './moves.ts';
import { awaitDesertion, expectReturns, pauseUnattended } from './presence.ts';
import { isUnattended, type FoldedTable, seatsToAgree } from './table.ts';

/** The table with this id, read from the store if it is not in memory. */
export function liveTableAt(service: TableService, id: string): Promise<LiveTable | undefined> {
  const known = service.liveTables.get(id);
  if (known) return known;
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
  const live = await loadLive(service, found.key);
  live.followUp = () => followUp(service, live);
  expectReturns(service, live);
  live.followUp();
  const isOpen = found.card.phase === 'gathering' || found.card.phase === 'playing';
  if (isOpen && live.table.phase === 'closed') await commitByTable(service, live, table => closeOld(service, table));
  return live;
}

/** Closes a match whose rules have changed since it was dealt. */
const closeOld = (service: TableService, table: FoldedTable): CommandOutcome =>
  foldDecision(table, { kind: 'closed', by: null, why: 'version', at: service.now() });

/** Drops a table from memory. */
export function drop(service: TableService, live: LiveTable): void {
  for (const timer of [live.clock, live.desertion, live.recovery, ...live.leaving.values(), ...live.resting.values()])
    clearTimeout(timer);
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
export async function readLive<Seen>(
  service: TableService,
  id: string,
  see: (live: LiveTable) => Seen,
): Promise<Seen | undefined> {
  const live = await liveTableAt(service, id);
  return (
    live &&
    enqueue(live, async () => {
      await refresh(live, service);
      return see(live);
    })
  );
}
