import { strike } from './clocks.ts';
import { queueCommit, enqueue } from './commit.ts';
import { type CommandOutcome, foldDecision } from './decision.ts';
import { cardOf } from './doc.ts';
import { forgetRemoved } from './guest-data.ts';
import type { TableService } from './service.ts';
import { drop, liveTableAt } from './live-tables.ts';
import { isDisplaced } from './processes.ts';
import { dueInstant, type LiveTable } from './live.ts';
import type { Instant, TablePhase } from './store.ts';
import { later, repeatedly, type Timer } from './time.ts';

const PULSE = 1_000;
const SWEEP = 60_000;
/** How soon a guest is removed after an operator's request. */
const FORGET = 5_000;
const AT_ONCE = 200;
/** A running match may be unused for this many times as long as a table before its match. */
const MATCH_FACTOR = 10;

/** Starts the periodic work; returns a function that stops it. */
export function startSweeps(service: TableService): { stop(): void } {
  const every = (wait: number, chore: () => Promise<void>): Timer => {
    let busy = false;
    return repeatedly(() => {
      if (busy) return;
      busy = true;
      chore()
        .catch((error: unknown) => service.watch.problem('a chore failed', error))
        .finally(() => {
          busy = false;
        });
    }, wait);
  };
  const timers = [
    every(PULSE, () => service.store.pulse(service.now())),
    every(PULSE, () => wakeDue(service)),
    every(SWEEP, () => dropIdle(service)),
    every(SWEEP, () => touchListed(service)),
    every(SWEEP, () => closeAbandoned(service)),
    every(SWEEP, () => deleteOld(service)),
    every(FORGET, () => forgetRemoved(service)),
  ];
  return { stop: () => timers.forEach(clearInterval) };
}

/** Plays due clocks of tables that are not in memory. */
export async function wakeDue(service: TableService): Promise<void> {
  const due = await service.store.dueBy(service.now(), AT_ONCE);
  // tables in memory have their own timer
  const asleep = due.filter(id => !service.liveTables.has(id) && isOurs(service, id));
  await visit(service, asleep, live => strike(service, live));
}

/** Whether no other process owns this table. */
const isOurs = ({ processes }: TableService, id: string): boolean => processes?.owns(id) ?? true;

/** Handles tables one after the other. A table that cannot be read does not affect the others. */
async function visit(
  service: TableService,
  ids: readonly string[],
  see: (live: LiveTable) => Promise<void>,
): Promise<void> {
  for (const id of ids) {
    try {
      const live = await liveTableAt(service, id);
      if (live) await see(live);
    } catch (error) {
      if (!isDisplaced(error)) service.watch.problem('a table could not be seen to', error);
    }
  }
}

/** Drops unused tables from memory. */
export async function dropIdle(service: TableService): Promise<void> {
  const quietBefore = service.now() - service.settings.idle;
  for (const loading of service.liveTables.values()) {
    const live = await loading.catch(() => undefined);
    if (live && isIdle(live, quietBefore)) drop(service, live);
  }
}

const isIdle = (live: LiveTable, quietBefore: Instant): boolean =>
  live.listeners.size === 0 && !live.working && live.quietSince < quietBefore && live.table.changedAt < quietBefore;

/** Keeps a public table in the list while a guest is connected, even without activity. */
export async function touchListed(service: TableService): Promise<void> {
  for (const loading of service.liveTables.values()) {
    const live = await loading.catch(() => undefined);
    if (live && live.listeners.size > 0 && live.table.form.isPublic && live.table.phase === 'gathering')
      await touch(service, live);
  }
}

/** Closes abandoned tables. */
export async function closeAbandoned(service: TableService): Promise<void> {
  const { abandoned } = service.settings;
  await closeUnchanged(service, 'gathering', service.now() - abandoned);
  await closeUnchanged(service, 'playing', service.now() - MATCH_FACTOR * abandoned);
}

async function closeUnchanged(service: TableService, phase: TablePhase, since: Instant): Promise<void> {
  const unchanged = await service.store.unchangedSince(phase, since, AT_ONCE);
  const ours = unchanged.filter(id => isOurs(service, id));
  await visit(service, ours, async live => {
    const isInUse = ({ listeners, table }: LiveTable): boolean => listeners.size > 0 || table.changedAt > since;
    // moves do not update the card: update it now
    if (isInUse(live)) return touch(service, live);
    const close = (): CommandOutcome | undefined =>
      live.table.phase === phase && !isInUse(live)
        ? foldDecision(live.table, { kind: 'closed', by: null, why: 'abandoned', at: service.now() })
        : undefined;
    await queueCommit(live, service, { decide: close });
    if (live.listeners.size === 0) drop(service, live);
  });
}

/** The most tables deleted in one sweep, and the pause after each. */
const DELETED_AT_ONCE = 500;
const DELETING_PAUSE = 20;

/** Deletes tables that ended long ago, and unused guests whom no table names. */
export async function deleteOld(service: TableService): Promise<void> {
  const { store, settings } = service;
  if (settings.keep === null) return;
  const since = service.now() - settings.keep;
  for (const phase of ['over', 'closed'] as const)
    for (const id of await store.unchangedSince(phase, since, DELETED_AT_ONCE / 2)) {
      await deleteTable(service, id);
      await new Promise<void>(resolve => {
        later(resolve, DELETING_PAUSE);
      });
    }
  await store.deleteGuests(since, DELETED_AT_ONCE);
}

/** Deletes a table, unless it is in memory: then it is deleted later. */
async function deleteTable(service: TableService, id: string): Promise<void> {
  const { store, liveTables } = service;
  if (liveTables.has(id) || !isOurs(service, id)) return;
  // requests for it meanwhile are refused with noSuchTable
  liveTables.set(id, Promise.resolve(undefined));
  try {
    const found = await store.find(id);
    if (found) await store.deleteTable(found.key);
  } finally {
    liveTables.delete(id);
  }
}

const touch = (service: TableService, live: LiveTable): Promise<void> =>
  enqueue(live, async () => {
    if (live.needsReload) return;
    await service.store.append(
      live.key,
      [],
      cardOf(live.table, service.now(), dueInstant(live.table, service) ?? null),
      live.epoch ?? undefined,
    );
  });
