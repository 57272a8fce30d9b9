import { randomInt } from 'node:crypto';
import type { Seat } from '#kernel';
import { awaitedAt, viewOf } from './doc.ts';
import type { House } from './house.ts';
import { type Outcome, take } from './intents.ts';
import { carryOut, dueInstant, inTurn, type Live } from './live.ts';
import { isLate, moveOfBot, moveOfClock } from './playing.ts';
import type { GuestId } from './store/store.ts';
import { botAt, matchOf, seatOf, type Table } from './table.ts';
import { playedBy } from './time.ts';

/** Nothing can be set further ahead than this. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Sees to it that after whatever happened here, bots think, clocks run and the absent are noticed. */
export function attend(house: House, live: Live): void {
  setClock(house, live);
  askBots(house, live);
  if (isDeserted(live.table)) awaitDesertion(house, live);
}

/** Something the table does by itself. */
async function happen(house: House, live: Live, decide: (table: Table) => Outcome | undefined): Promise<void> {
  try {
    const outcome = await inTurn(live, () => carryOut(live, house, () => decide(live.table)));
    if (outcome?.ok === false && outcome.cause !== undefined) house.watch.alarmed('a move failed', outcome.cause);
    if (outcome?.ok) attend(house, live);
  } catch (error) {
    house.watch.alarmed('a table could not go on by itself', error);
  }
}

// clocks

function setClock(house: House, live: Live): void {
  clearTimeout(live.clock);
  const due = dueInstant(live.table, house);
  if (due === undefined) return;
  const wait = Math.min(Math.max(0, due - house.now()), LONGEST_TIMER);
  live.clock = setTimeout(() => void strike(house, live), wait);
  live.clock.unref();
}

/** The clock has run out, or as far as a timer goes. */
export async function strike(house: House, live: Live): Promise<void> {
  const before = live.table.n;
  await happen(house, live, table => {
    const moved = moveOfClock(table, given(house));
    return moved && take(table, moved);
  });
  if (live.table.n !== before) return;
  if (isLate(live.table, given(house)) && !matchOf(live.table).game.clock?.(matchOf(live.table).state))
    await Promise.all(awaitedAt(live.table).map(seat => moveFor(house, live, seat, simplestBot(live.table))));
  else setClock(house, live);
}

const given = ({ now, outages, settings }: House): Parameters<typeof moveOfClock>[1] => ({
  now: now(),
  outages,
  grace: settings.grace,
});

const simplestBot = ({ title }: Table): string => Object.keys(title.bots)[0] ?? 'random';

// bots

/** Every bot that may do something is asked once after each move, as long as anybody looks on. */
function askBots(house: House, live: Live): void {
  const { table } = live;
  if (table.phase !== 'playing' || table.paused || live.listeners.size === 0) return;
  for (const [seat, { taken }] of table.chairs.entries()) {
    const bot = taken && botAt(taken);
    if (!bot || live.asked.get(seat) === table.lastMove || !mayAct(table, seat)) continue;
    live.asked.set(seat, table.lastMove);
    const [from, to] = house.settings.pace;
    setTimeout(() => void moveFor(house, live, seat, bot), randomInt(from, to + 1)).unref();
  }
}

function mayAct(table: Table, seat: Seat): boolean {
  const { game, state } = matchOf(table);
  return game.offers(game.view(state, seat)).length > 0;
}

/** Lets a bot decide from what its seat sees, and plays that unless the match has moved on meanwhile. */
async function moveFor(house: House, live: Live, seat: Seat, bot: string): Promise<void> {
  const { table } = live;
  const view = viewOf(table, seat);
  if (!view || table.phase !== 'playing') return;
  const { lastMove } = table;
  try {
    const heard = table.ears[seat] ?? [];
    const awaited = awaitedAt(table).includes(seat);
    const { action } = await house.pool.ask({ title: table.title.id, bot, seat, view, heard, awaited });
    if (action === null) return;
    await happen(house, live, now =>
      now.lastMove === lastMove ? take(now, moveOfBot(now, seat, action, given(house))) : undefined,
    );
  } catch (error) {
    live.asked.delete(seat);
    house.watch.alarmed('a bot could not be asked', error);
  }
}

// presence

/** Somebody connected: if they were away, they no longer are, and a deserted table goes on. */
export async function arrive(house: House, live: Live, guest: GuestId): Promise<void> {
  clearTimeout(live.leaving.get(guest));
  live.leaving.delete(guest);
  if (isAway(live.table, guest)) await happen(house, live, table => cameBack(house, table, guest));
  if (live.table.paused === 'deserted' && seatOf(live.table, guest) !== undefined)
    await happen(house, live, table =>
      table.paused === 'deserted' ? take(table, { kind: 'resumed', by: null, at: house.now() }) : undefined,
    );
  attend(house, live);
}

const cameBack = (house: House, table: Table, guest: GuestId): Outcome | undefined =>
  isAway(table, guest) ? take(table, { kind: 'back', by: null, guest, at: house.now() }) : undefined;

/** Somebody's connection was lost: if it stays so for a while, everybody is told. */
export function depart(house: House, live: Live, guest: GuestId): void {
  if (!matters(live.table, guest) || live.leaving.has(guest) || isHere(live, guest)) return;
  const timer = setTimeout(() => {
    live.leaving.delete(guest);
    void happen(house, live, table =>
      isHere(live, guest) || isAway(table, guest) || !matters(table, guest)
        ? undefined
        : take(table, { kind: 'left', by: null, guest, gone: false, at: house.now() }),
    );
  }, house.settings.awayAfter);
  live.leaving.set(guest, timer.unref());
}

/** After a restart nobody is connected: those who do not come back are away. */
export function lookAround(house: House, live: Live): void {
  const { table } = live;
  for (const guest of [table.host, ...table.chairs.map(({ taken }) => taken?.guest)])
    if (guest && !isAway(table, guest)) depart(house, live, guest);
  attend(house, live);
}

const matters = (table: Table, guest: GuestId): boolean =>
  (table.phase === 'gathering' || table.phase === 'playing') &&
  (table.host === guest || seatOf(table, guest) !== undefined);

const isHere = ({ listeners }: Live, guest: GuestId): boolean =>
  [...listeners].some(listener => listener.guest.id === guest);

const isAway = (table: Table, guest: GuestId): boolean =>
  table.chairs.some(({ taken }) => taken?.guest === guest && taken.away !== null) ||
  (table.host === guest && table.hostAway !== null);

/** When everybody has been away for long enough, play stands still until somebody comes back. */
function awaitDesertion(house: House, live: Live): void {
  if (live.desertion) return;
  live.desertion = setTimeout(() => {
    live.desertion = undefined;
    void happen(house, live, table => desert(house, table));
  }, house.settings.grace).unref();
}

const desert = (house: House, table: Table): Outcome | undefined => {
  if (!isDeserted(table)) return undefined;
  const now = house.now();
  const played = playedBy(table.time, now, house.outages);
  return take(table, { kind: 'paused', by: null, why: 'deserted', played, at: now });
};

/** Play goes on, and all who could play are away. */
function isDeserted({ phase, paused, chairs }: Table): boolean {
  const people = chairs.flatMap(({ taken }) => (taken?.guest ? [taken] : []));
  return phase === 'playing' && !paused && people.length > 0 && people.every(({ away }) => away !== null);
}
