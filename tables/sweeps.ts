import { strike } from './clocks.ts';
import { queueCommit, enqueue } from './commit.ts';
import { type Outcome, take } from './decision.ts';
import { cardOf } from './doc.ts';
import { forgetRemoved } from './guest-data.ts';
import type { House } from './house.ts';
import { drop, liveAt } from './live-tables.ts';
import { dueInstant, type Live } from './live.ts';
import type { Instant, Phase } from './store.ts';
import { later, repeatedly, type Timer } from './time.ts';

const PULSE = 1_000;
const SWEEP = 60_000;
/** How soon after an operator asked for it a guest is forgotten. */
const FORGET = 5_000;
const AT_ONCE = 200;
/** A match may rest for so many times as long as a table that has not begun one. */
const MATCH_PATIENCE = 10;

/** What the house does now and then by itself, until it is told to stop. */
export function keepHouse(house: House): { stop(): void } {
  const every = (wait: number, chore: () => Promise<void>): Timer => {
    let busy = false;
    return repeatedly(() => {
      if (busy) return;
      busy = true;
      chore()
        .catch((error: unknown) => house.watch.alarmed('a chore failed', error))
        .finally(() => {
          busy = false;
        });
    }, wait);
  };
  const timers = [
    every(PULSE, () => house.store.pulse(house.now())),
    every(PULSE, () => wakeDue(house)),
    every(SWEEP, () => dropIdle(house)),
    every(SWEEP, () => touchListed(house)),
    every(SWEEP, () => closeAbandoned(house)),
    every(SWEEP, () => deleteOld(house)),
    every(FORGET, () => forgetRemoved(house)),
  ];
  return { stop: () => timers.forEach(clearInterval) };
}

/** Clocks run also at tables nobody has in memory. */
export async function wakeDue(house: House): Promise<void> {
  const due = await house.store.dueBy(house.now(), AT_ONCE);
  // what is in memory has a timer of its own
  const asleep = due.filter(id => !house.lives.has(id));
  await visit(house, asleep, live => strike(house, live));
}

/** Sees to one table after the other. One that cannot be read is no harm to the rest. */
async function visit(house: House, ids: readonly string[], see: (live: Live) => Promise<void>): Promise<void> {
  for (const id of ids) {
    try {
      const live = await liveAt(house, id);
      if (live) await see(live);
    } catch (error) {
      house.watch.alarmed('a table could not be seen to', error);
    }
  }
}

/** Tables nobody looks at need no memory: they can be read again. */
export async function dropIdle(house: House): Promise<void> {
  const quietBefore = house.now() - house.settings.idle;
  for (const loading of house.lives.values()) {
    const live = await loading.catch(() => undefined);
    if (live && isIdle(live, quietBefore)) drop(house, live);
  }
}

const isIdle = (live: Live, quietBefore: Instant): boolean =>
  live.listeners.size === 0 && !live.working && live.quietSince < quietBefore && live.table.changedAt < quietBefore;

/** Keeps a public table in the list while a guest is connected, even without activity. */
export async function touchListed(house: House): Promise<void> {
  for (const loading of house.lives.values()) {
    const live = await loading.catch(() => undefined);
    if (live && live.listeners.size > 0 && live.table.form.isPublic && live.table.phase === 'gathering')
      await touch(house, live);
  }
}

/** Tables nobody came back to are closed. */
export async function closeAbandoned(house: House): Promise<void> {
  const { abandoned } = house.settings;
  await closeUnchanged(house, 'gathering', house.now() - abandoned);
  await closeUnchanged(house, 'playing', house.now() - MATCH_PATIENCE * abandoned);
}

async function closeUnchanged(house: House, phase: Phase, since: Instant): Promise<void> {
  const unchanged = await house.store.unchangedSince(phase, since, AT_ONCE);
  await visit(house, unchanged, async live => {
    const isInUse = ({ listeners, table }: Live): boolean => listeners.size > 0 || table.changedAt > since;
    // its moves did not touch its card: now it says when it was last used
    if (isInUse(live)) return touch(house, live);
    const close = (): Outcome | undefined =>
      live.table.phase === phase && !isInUse(live)
        ? take(live.table, { kind: 'closed', by: null, why: 'abandoned', at: house.now() })
        : undefined;
    await queueCommit(live, house, { decide: close });
    if (live.listeners.size === 0) drop(house, live);
  });
}

/** The most tables that are deleted in one sweep, and how long everything else has its turn after each. */
const DELETED_AT_ONCE = 500;
const DELETING_PAUSE = 20;

/** Tables that ended long ago are deleted, and guests whom no table names and who did not come back. */
export async function deleteOld(house: House): Promise<void> {
  const { store, settings } = house;
  if (settings.keep === null) return;
  const since = house.now() - settings.keep;
  for (const phase of ['over', 'closed'] as const)
    for (const id of await store.unchangedSince(phase, since, DELETED_AT_ONCE / 2)) {
      await deleteTable(house, id);
      await new Promise<void>(resolve => {
        later(resolve, DELETING_PAUSE);
      });
    }
  await store.deleteGuests(since, DELETED_AT_ONCE);
}

/** Deletes a table, unless it is loaded: then it is deleted later. */
async function deleteTable({ store, lives }: House, id: string): Promise<void> {
  if (lives.has(id)) return;
  // requests for it meanwhile are refused with noSuchTable
  lives.set(id, Promise.resolve(undefined));
  try {
    const found = await store.find(id);
    if (found) await store.deleteTable(found.key);
  } finally {
    lives.delete(id);
  }
}

const touch = (house: House, live: Live): Promise<void> =>
  enqueue(live, async () => {
    if (live.needsReload) return;
    await house.store.append(live.key, [], cardOf(live.table, house.now(), dueInstant(live.table, house) ?? null));
  });
