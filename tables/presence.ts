import { decisionContextOf, commitByTable } from './commit.ts';
import { type CommandOutcome, foldDecision } from './decision.ts';
import type { TableService } from './service.ts';
import type { LiveTable } from './live.ts';
import { cancellation } from './seats.ts';
import type { GuestId } from './store.ts';
import { isUnattended, isWaiting, seatOf, type FoldedTable } from './table.ts';
import { later, playedBy } from './time.ts';

/** A guest is connected: they are no longer away, and a deserted or unattended table resumes. */
export async function arrive(service: TableService, live: LiveTable, guest: GuestId): Promise<void> {
  clearTimeout(live.leaving.get(guest));
  live.leaving.delete(guest);
  if (isAway(live.table, guest)) await commitByTable(service, live, table => cameBack(service, table, guest));
  if (endsDesertion(live.table, guest)) await commitByTable(service, live, table => goOn(service, table, guest));
}

const cameBack = (service: TableService, table: FoldedTable, guest: GuestId): CommandOutcome | undefined =>
  isAway(table, guest) ? foldDecision(table, { kind: 'back', by: null, guest, at: service.now() }) : undefined;

const goOn = (service: TableService, table: FoldedTable, guest: GuestId): CommandOutcome | undefined =>
  endsDesertion(table, guest) ? foldDecision(table, { kind: 'resumed', by: null, at: service.now() }) : undefined;

export const endsDesertion = (table: FoldedTable, guest: GuestId): boolean =>
  table.phase === 'playing' && (table.paused === 'deserted' || table.paused === 'unattended') && belongs(table, guest);

/** A guest's connection was lost: after a while they count as away. */
export function depart(service: TableService, live: LiveTable, guest: GuestId): void {
  if (live.isDropped || !matters(live.table, guest) || live.leaving.has(guest) || isHere(live, guest)) return;
  const goAway = (): Promise<void> =>
    commitByTable(service, live, table =>
      isHere(live, guest) || isAway(table, guest) || !matters(table, guest) ? undefined : leave(service, table, guest),
    );
  const leaving = later(() => {
    live.leaving.delete(guest);
    // a host who was about to join is also recorded as away as host
    void goAway().then(goAway);
  }, service.settings.awayAfter);
  live.leaving.set(guest, leaving);
}

/** After a restart nobody is connected: guests who do not come back are away. */
export function expectReturns(service: TableService, live: LiveTable): void {
  const { table } = live;
  const seated = table.chairs.map(({ taken }) => taken?.guest);
  for (const guest of [table.host, ...seated, ...table.waiting.map(one => one.guest)])
    if (guest && !isAway(table, guest)) depart(service, live, guest);
}

const matters = (table: FoldedTable, guest: GuestId): boolean =>
  (table.phase === 'gathering' || table.phase === 'playing') && belongs(table, guest);

/** A latecomer who goes away cancels. */
function leave(service: TableService, table: FoldedTable, guest: GuestId): CommandOutcome | undefined {
  const cancelled = cancellation({ table, ...decisionContextOf(service) }, guest);
  return foldDecision(table, cancelled ?? { kind: 'left', by: null, guest, gone: false, at: service.now() });
}

const belongs = (table: FoldedTable, guest: GuestId): boolean =>
  table.host === guest || seatOf(table, guest) !== undefined || isWaiting(table, guest);

const isHere = ({ listeners }: LiveTable, guest: GuestId): boolean =>
  // a connection as audience does not count
  [...listeners].some(listener => listener.guest.id === guest && !listener.asAudience);

/** Whether this guest is shown as away. */
export const isAway = (table: FoldedTable, guest: GuestId): boolean =>
  table.chairs.some(({ taken }) => taken?.guest === guest && taken.away !== null) ||
  (table.host === guest && table.hostAway !== null);

/** Pauses the match when everybody has been away for long enough. */
export function awaitDesertion(service: TableService, live: LiveTable): void {
  if (!isDeserted(live.table)) {
    clearTimeout(live.desertion);
    live.desertion = undefined;
    return;
  }
  live.desertion ??= later(() => {
    live.desertion = undefined;
    void commitByTable(service, live, table => desert(service, table));
  }, service.settings.grace);
}

const desert = (service: TableService, table: FoldedTable): CommandOutcome | undefined => {
  if (!isDeserted(table)) return undefined;
  const { now, outages } = decisionContextOf(service);
  const played = playedBy(table.time, now, outages);
  return foldDecision(table, { kind: 'paused', by: null, why: 'deserted', played, at: now });
};

/** Pauses the match when only the clock has played for three rounds. */
export function pauseUnattended(service: TableService, table: FoldedTable): CommandOutcome | undefined {
  if (!isUnattended(table)) return undefined;
  const { now, outages } = decisionContextOf(service);
  const played = playedBy(table.time, now, outages);
  return foldDecision(table, { kind: 'paused', by: null, why: 'unattended', played, at: now });
}

/** Whether the match is running and all players are away; if only bots play, whether the host is. */
function isDeserted({ phase, paused, chairs, hostAway }: FoldedTable): boolean {
  if (phase !== 'playing' || paused) return false;
  if (chairs.some(({ taken }) => taken?.guest && taken.away === null)) return false;
  return hostAway !== null || chairs.some(({ taken }) => taken?.guest);
}
