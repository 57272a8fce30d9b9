import {
  copy,
  isIdle,
  judgeLast,
  type Milliseconds,
  type Move,
  play,
  type Refusal,
  type Seat,
  tick,
  undo,
  wayBack,
} from '#kernel';
import { botsFor } from '#bots';
import { isCosmeticTooMany } from './allowances.ts';
import { type Circumstances, type Decision, made, no, type Wish } from './decision.ts';
import type { Entry } from './entry.ts';
import type { Refused } from './protocol.ts';
import { hashOf, isSecretOf, newPass } from './secrets.ts';
import type { Guest, GuestId, Instant } from './store.ts';
import { botAt, clockDue, matchOf, seatOf, type Table, takenBy, unasked } from './table.ts';
import { playedBy } from './time.ts';

/** How long a link to another device can be used. */
const PASS_MINUTES = 10;

/** As a decision, but the move has already been played in the match. */
export type Played =
  | { readonly moved: Entry & { kind: 'moved' } }
  /** Nothing comes of it: it is no move, and nobody else is to know that it was sent. */
  | { readonly idle: true }
  | { readonly refused: Refused; readonly cause?: unknown };

/** Plays what a seat's owner sent, if it was meant for the situation that seat is in. */
export function move(wish: Wish, sent: unknown, based: number): Played {
  const { table, guest } = wish;
  const seat = ownSeat(wish);
  if (typeof seat !== 'number') return { refused: seat };
  const stale = staleness(table, seat, based);
  if (stale) return { refused: stale };
  if (typeof sent === 'object' && sent !== null && isCosmeticTooMany(table, seat, sent))
    return { refused: no('limitReached') };
  const match = matchOf(table);
  if (isIdle(match, seat, sent)) return { idle: true };
  const before = copy(match.state);
  const reply = play(match, seat, sent, playedNow(wish));
  if (!reply.ok) return asRefused(reply.refusal);
  judgeLast(match, before); // so that the mover can be told whether it can be undone
  return { moved: { ...made(wish), by: guest.id, kind: 'moved', move: reply.move } };
}

/** What a bot decided for its seat, under the same rules as anybody's move. */
export function moveOfBot(table: Table, seat: Seat, action: unknown, given: Circumstances): Played {
  if (table.phase !== 'playing' || table.paused) return { refused: no('notPlaying') };
  const reply = play(matchOf(table), seat, action, playedNow({ table, ...given }));
  return reply.ok ? { moved: { kind: 'moved', by: null, at: given.now, move: reply.move } } : asRefused(reply.refusal);
}

/** Lets the game's own clock move, if it is due. */
export function moveOfClock(table: Table, given: Circumstances): Played | undefined {
  if (table.phase !== 'playing' || table.paused) return undefined;
  const reply = tick(matchOf(table), playedNow({ table, ...given }));
  if (!reply) return undefined;
  return reply.ok ? { moved: { kind: 'moved', by: null, at: given.now, move: reply.move } } : asRefused(reply.refusal);
}

/** Whether the table's own clock has run out on those it waits for. */
export function isLate(table: Table, given: Circumstances): boolean {
  const due = clockDue(table);
  return due !== undefined && table.paused === null && due <= playedNow({ table, ...given });
}

/** Takes back one's own last move, or asks the others where they have moved since. */
export function takeBackMove(wish: Wish, based: number): Played | Decision {
  const { table } = wish;
  const seat = ownSeat(wish);
  if (typeof seat !== 'number') return seat;
  if (based > table.n || based < table.lastMove) return no('stale');
  if (isCosmeticTooMany(table, seat, null)) return no('limitReached');
  const match = matchOf(table);
  const reply = undo(match, seat, playedNow(wish));
  if (reply.ok) return { moved: { ...made(wish), kind: 'moved', move: reply.move } };
  if (table.asking) return no('alreadyAsked');
  const back = wayBack(match, seat, playedNow(wish));
  if (!back) return no('undo');
  return ask(wish, seat, 'undo', back);
}

export function pause(wish: Wish): Decision {
  const { table } = wish;
  const seat = ownSeat(wish);
  if (typeof seat !== 'number') return seat;
  if (table.asking) return no('alreadyAsked');
  return ask(wish, seat, 'pause', []);
}

/** Somebody alone with bots need not ask anybody: bots agree. */
function ask(wish: Wish, seat: Seat, what: 'undo' | 'pause', back: readonly Move<{ type: string }>[]): Decision {
  if (unasked(wish.table, { by: seat, agreed: [] }).length > 0)
    return { ...made(wish), kind: 'asked', for: what, seat };
  if (what === 'pause') return { ...made(wish), kind: 'paused', why: 'agreed', played: playedNow(wish) };
  return { ...made(wish), kind: 'tookBackAll', back };
}

export function agree(wish: Wish, asked: number): Decision {
  const { table } = wish;
  const seat = ownSeat(wish);
  if (typeof seat !== 'number') return seat;
  const { asking } = table;
  if (!asking || asking.asked !== asked || asking.by === seat || asking.agreed.includes(seat))
    return no('nothingAsked');
  const missing = unasked(table, asking).filter(one => one !== seat);
  return missing.length > 0 ? { ...made(wish), kind: 'agreed', seat } : granted(wish, asking, made(wish));
}

/** What was asked for happens by itself when the last who had not answered is away. */
export function grantUnopposed(table: Table, given: Circumstances): Decision | undefined {
  const { asking } = table;
  if (!asking || unasked(table, asking).length > 0) return undefined;
  return granted({ table, ...given }, asking, { by: null, at: given.now });
}

function granted(
  when: { table: Table } & Circumstances,
  asking: NonNullable<Table['asking']>,
  by: { readonly by: GuestId | null; readonly id?: string; readonly at: Instant }, // null: nobody is left to say no
): Decision {
  const played = playedNow(when);
  if (asking.for === 'pause') return { ...by, kind: 'paused', why: 'agreed', played };
  const back = wayBack(matchOf(when.table), asking.by, played);
  return back ? { ...by, kind: 'tookBackAll', back } : no('undo');
}

/** Whoever asked may also think better of it. */
export function decline(wish: Wish, asked: number): Decision {
  const seat = ownSeat(wish);
  if (typeof seat !== 'number') return seat;
  if (wish.table.asking?.asked !== asked) return no('nothingAsked');
  return { ...made(wish), kind: 'declined', seat };
}

/** Anybody who plays may end a pause. */
export function resume(wish: Wish): Decision {
  const { table, guest } = wish;
  if (table.phase !== 'playing') return no('notPlaying');
  if (seatOf(table, guest.id) === undefined) return no('notSeated');
  return table.paused ? { ...made(wish), kind: 'resumed' } : no('notPaused');
}

/** A bot takes over for somebody who left, or has been away for too long. It sees what that seat sees. */
export function standIn(wish: Wish, seat: Seat, bot: string): Decision {
  const { table, guest, now, grace } = wish;
  if (table.phase !== 'playing') return no('notPlaying');
  if (seatOf(table, guest.id) === undefined) return no('notSeated');
  const taken = table.chairs[seat]?.taken;
  if (!taken?.guest) return no('noSuchSeat');
  if (!Object.hasOwn(botsFor(table.title), bot)) return no('noSuchBot');
  if (taken.standIn) return no('stoodIn');
  if (taken.away === null) return no('seatIsHere');
  const wait = taken.gone ? 0 : taken.away + grace - now;
  return wait > 0 ? no('tooSoon', { wait }) : { ...made(wish), kind: 'stoodIn', seat, bot };
}

/** The owner of a seat that a bot plays sits down again. */
export function takeBackSeat(wish: Wish): Decision {
  const { table, guest } = wish;
  if (table.phase !== 'playing') return no('notPlaying');
  const seat = seatOf(table, guest.id);
  if (seat === undefined) return no('notSeated');
  return table.chairs[seat]?.taken?.standIn ? { ...made(wish), kind: 'tookBack', seat } : no('notStoodIn');
}

/** They say so themselves: nobody has to wait before a bot stands in. */
export function leave(wish: Wish): Decision {
  const { table, guest } = wish;
  const taken = takenBy(table, guest.id);
  if (!taken) return no('notSeated');
  if (taken.away !== null && taken.gone) return { idle: true };
  return { ...made(wish), kind: 'left', guest: guest.id, gone: true };
}

/** A link by which this seat can be taken to another device, once. */
export function pass(wish: Wish): { readonly entry: Entry; readonly pass: string } | { readonly refused: Refused } {
  const { table, guest, now } = wish;
  const seat = seatOf(table, guest.id);
  if (seat === undefined) return { refused: no('notSeated') };
  const secret = newPass();
  const until = now + PASS_MINUTES * 60_000;
  return { entry: { ...made(wish), kind: 'passed', seat, hash: hashOf(secret), until }, pass: secret };
}

/** Somebody opens such a link on another device, where they are another guest. */
export function claim(wish: Wish, secret: string): Extract<Entry, { kind: 'handed' }> | Refused {
  const { table, guest, now } = wish;
  if (table.phase === 'closed') return no('closed');
  const seat = table.chairs.findIndex(({ taken }) => taken?.pass && isSecretOf(secret, taken.pass.hash));
  const found = table.chairs[seat]?.taken?.pass;
  if (!found || found.until < now) return no('badPass');
  const own = seatOf(table, guest.id);
  if (own !== undefined) return no('alreadySeated');
  return { ...made(wish), kind: 'handed', seat };
}

const playedNow = ({ table, now, outages }: { table: Table } & Circumstances): Milliseconds =>
  playedBy(table.time, now, outages);

/** The seat somebody plays by themselves now. */
function ownSeat({ table, guest }: { table: Table; guest: Guest }): Seat | Refused {
  if (table.phase !== 'playing') return no('notPlaying');
  const seat = seatOf(table, guest.id);
  if (seat === undefined) return no('notSeated');
  const taken = table.chairs[seat]?.taken;
  if (taken && botAt(taken)) return no('stoodIn');
  return table.paused ? no('paused') : seat;
}

/** An intent for a situation that this seat, the clock or a taking back has changed since. */
const staleness = (table: Table, seat: Seat, based: number): Refused | undefined =>
  based > table.n || based < (table.lastOwn[seat] ?? 0) ? no('stale') : undefined;

const asRefused = (refusal: Refusal): { refused: Refused; cause?: unknown } => {
  if (refusal.because === 'rule') return { refused: no('rule', { rule: refusal.rule }) };
  if (refusal.because === 'fault') return { refused: no('fault'), cause: refusal.cause };
  return { refused: no(refusal.because) };
};
