import { enqueue, refresh } from './commit.ts';
import { forgetGuest } from './guest-data.ts';
import { release } from './live-tables.ts';
import type { LiveTable } from './live.ts';
import { expectReturns } from './presence.ts';
import { isDisplaced, type Processes } from './processes.ts';
import type { TableService } from './service.ts';
import type { Head, Hint } from './store.ts';
import { repeatedly } from './time.ts';

/** Between two heartbeats. */
const BEAT = 500;
/** Between two polls for what other processes have written. */
const POLL = 2_000;

/** Keeps in memory exactly the tables that this process owns; returns a function that stops it. */
export function startOwnership(service: TableService, processes: Processes): { stop(): void } {
  const alone = (chore: () => Promise<void>): (() => void) => {
    let isBusy = false;
    return () => {
      if (isBusy) return;
      isBusy = true;
      chore()
        .catch((error: unknown) => service.watch.problem('the other processes are not known', error))
        .finally(() => {
          isBusy = false;
        });
    };
  };
  // a table that cannot be given away yet must not delay the next heartbeat
  const follow = alone(() => adjust(service, processes));
  const beat = alone(() => processes.look().then(follow));
  const timers = [
    repeatedly(beat, BEAT),
    repeatedly(
      alone(() => poll(service, processes)),
      POLL,
    ),
  ];
  const stopHearing = processes.store.onHint(hint => {
    hear(service, processes, hint).catch((error: unknown) => service.watch.problem('a hint was not followed', error));
  });
  return {
    stop() {
      timers.forEach(clearInterval);
      stopHearing();
    },
  };
}

/** Sends a heartbeat, and gives away the tables that another process is to own. */
export async function beatOnce(service: TableService, processes: Processes): Promise<void> {
  await processes.look();
  await adjust(service, processes);
}

async function adjust(service: TableService, processes: Processes): Promise<void> {
  if (processes.outages() !== service.outages.length) await readOutages(service);
  await releaseForeign(service, processes);
}

/** All processes must agree on the outages, since clocks stand still in them. */
async function readOutages({ store, outages }: TableService): Promise<void> {
  outages.splice(0, outages.length, ...(await store.outages()));
}

/** Finishes what is under way at the tables of other processes, and sends their clients there. */
export async function releaseForeign(service: TableService, processes: Processes): Promise<void> {
  const foreign = [...service.liveTables].filter(([id]) => !processes.owns(id));
  await Promise.all(
    foreign.map(async ([, loading]) => {
      const live = await loading.catch(() => undefined);
      if (live && !live.isDropped) await release(service, live);
    }),
  );
}

/** Loads what other processes have written to tables in memory, and drops those that were taken over. */
async function poll(service: TableService, processes: Processes): Promise<void> {
  await check(service, processes, await loadedTables(service));
}

async function hear(service: TableService, processes: Processes, hint: Hint): Promise<void> {
  if ('processes' in hint) return beatOnce(service, processes);
  if ('removed' in hint) return forgetGuest(service, hint.removed);
  const keys = new Set(hint.tables);
  return check(
    service,
    processes,
    (await loadedTables(service)).filter(({ key }) => keys.has(key)),
  );
}

async function loadedTables({ liveTables }: TableService): Promise<LiveTable[]> {
  const all = await Promise.all([...liveTables.values()].map(loading => loading.catch(() => undefined)));
  return all.filter(live => live !== undefined);
}

async function check(service: TableService, { store }: Processes, tables: readonly LiveTable[]): Promise<void> {
  if (tables.length === 0) return;
  const heads = new Map<number, Head>();
  for (const head of await store.heads(tables.map(({ key }) => key))) heads.set(head.key, head);
  await Promise.all(tables.map(live => update(service, live, heads.get(live.key))));
}

async function update(service: TableService, live: LiveTable, head: Head | undefined): Promise<void> {
  if (live.isDropped) return;
  if (head?.epoch !== live.epoch) return live.lose();
  try {
    if (head.n > live.table.n) await enqueue(live, () => refresh(live, service));
    // another process may have given a seat to a guest who never came here
    expectReturns(service, live);
  } catch (error) {
    if (!isDisplaced(error)) service.watch.problem('a table could not be refreshed', error);
  }
}
