import { circumstancesOf, commitByTable } from './commit.ts';
import { type Outcome, take } from './decision.ts';
import type { House } from './house.ts';
import type { Live } from './live.ts';
import { cancellation } from './seats.ts';
import type { GuestId } from './store.ts';
import { isUnattended, isWaiting, seatOf, type Table } from './table.ts';
import { later, playedBy } from './time.ts';

/** Somebody is here: if they were away, they no longer are, and a deserted or unattended table goes on. */
export async function arrive(house: House, live: Live, guest: GuestId): Promise<void> {
  clearTimeout(live.leaving.get(guest));
  live.leaving.delete(guest);
  if (isAway(live.table, guest)) await commitByTable(house, live, table => cameBack(house, table, guest));
  if (endsDesertion(live.table, guest)) await commitByTable(house, live, table => goOn(house, table, guest));
}

const cameBack = (house: House, table: Table, guest: GuestId): Outcome | undefined =>
  isAway(table, guest) ? take(table, { kind: 'back', by: null, guest, at: house.now() }) : undefined;

const goOn = (house: House, table: Table, guest: GuestId): Outcome | undefined =>
  endsDesertion(table, guest) ? take(table, { kind: 'resumed', by: null, at: house.now() }) : undefined;

export const endsDesertion = (table: Table, guest: GuestId): boolean =>
  table.phase === 'playing' && (table.paused === 'deserted' || table.paused === 'unattended') && belongs(table, guest);

/** Somebody's connection was lost: if it stays so for a while, everybody is told. */
export function depart(house: House, live: Live, guest: GuestId): void {
  if (!matters(live.table, guest) || live.leaving.has(guest) || isHere(live, guest)) return;
  const goAway = (): Promise<void> =>
    commitByTable(house, live, table =>
      isHere(live, guest) || isAway(table, guest) || !matters(table, guest) ? undefined : leave(house, table, guest),
    );
  const leaving = later(() => {
    live.leaving.delete(guest);
    // a host who was about to join is missed as a host as well
    void goAway().then(goAway);
  }, house.settings.awayAfter);
  live.leaving.set(guest, leaving);
}

/** After a restart nobody is connected: those who do not come back are away. */
export function missEverybody(house: House, live: Live): void {
  const { table } = live;
  const seated = table.chairs.map(({ taken }) => taken?.guest);
  for (const guest of [table.host, ...seated, ...table.waiting.map(one => one.guest)])
    if (guest && !isAway(table, guest)) depart(house, live, guest);
}

const matters = (table: Table, guest: GuestId): boolean =>
  (table.phase === 'gathering' || table.phase === 'playing') && belongs(table, guest);

/** Who joins with the next seat and goes away does not join. */
function leave(house: House, table: Table, guest: GuestId): Outcome | undefined {
  const cancelled = cancellation({ table, ...circumstancesOf(house) }, guest);
  return take(table, cancelled ?? { kind: 'left', by: null, guest, gone: false, at: house.now() });
}

const belongs = (table: Table, guest: GuestId): boolean =>
  table.host === guest || seatOf(table, guest) !== undefined || isWaiting(table, guest);

const isHere = ({ listeners }: Live, guest: GuestId): boolean =>
  // nobody plays by what they only look at
  [...listeners].some(listener => listener.guest.id === guest && !listener.asAudience);

/** Whether everybody at the table is told that this guest is not there. */
export const isAway = (table: Table, guest: GuestId): boolean =>
  table.chairs.some(({ taken }) => taken?.guest === guest && taken.away !== null) ||
  (table.host === guest && table.hostAway !== null);

/** When everybody has been away for long enough, play stands still until somebody comes back. */
export function awaitDesertion(house: House, live: Live): void {
  if (!isDeserted(live.table)) {
    clearTimeout(live.desertion);
    live.desertion = undefined;
    return;
  }
  live.desertion ??= later(() => {
    live.desertion = undefined;
    void commitByTable(house, live, table => desert(house, table));
  }, house.settings.grace);
}

const desert = (house: House, table: Table): Outcome | undefined => {
  if (!isDeserted(table)) return undefined;
  const { now, outages } = circumstancesOf(house);
  const played = playedBy(table.time, now, outages);
  return take(table, { kind: 'paused', by: null, why: 'deserted', played, at: now });
};

/** Only the clock has played for three rounds: play stands still until somebody is back, or moves. */
export function pauseUnattended(house: House, table: Table): Outcome | undefined {
  if (!isUnattended(table)) return undefined;
  const { now, outages } = circumstancesOf(house);
  const played = playedBy(table.time, now, outages);
  return take(table, { kind: 'paused', by: null, why: 'unattended', played, at: now });
}

/** Play goes on, and all who could play are away; where only bots play, whoever let them. */
function isDeserted({ phase, paused, chairs, hostAway }: Table): boolean {
  if (phase !== 'playing' || paused) return false;
  if (chairs.some(({ taken }) => taken?.guest && taken.away === null)) return false;
  return hostAway !== null || chairs.some(({ taken }) => taken?.guest);
}
