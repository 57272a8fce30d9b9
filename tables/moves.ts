import {
  type MoveDecision,
  decide,
  decideClock,
  decideUndo,
  dueAt,
  type Milliseconds,
  type Move,
  type Refusal,
  type Seat,
  movesToUndo,
} from '#kernel';
import { isCosmeticTooMany } from './allowances.ts';
import {
  type DecisionContext,
  type CommandContext,
  type Decision,
  type FailedDecision,
  entryBase,
  refusedBecause,
} from './decision.ts';
import type { Refused } from './protocol.ts';
import type { Guest, GuestId, Instant } from './store.ts';
import { botAt, clockDue, matchOf, seatOf, type FoldedTable, seatsToAgree } from './table.ts';
import { playedBy } from './time.ts';

/** Decides the action of a seat's owner, unless it is based on an old situation. */
export function moveOfGuest(context: CommandContext, sent: unknown, based: number): Decision {
  const { table } = context;
  const seat = ownSeat(context);
  if (typeof seat !== 'number') return seat;
  const stale = refuseIfStale(table, seat, based) ?? refuseIfLate(context);
  if (stale) return stale;
  if (typeof sent === 'object' && sent !== null && isCosmeticTooMany(table, seat, sent))
    return refusedBecause('limitReached');
  return asDecision(entryBase(context), decide(matchOf(table), seat, sent, playedNow(context)));
}

/** Decides a bot's action, by the same rules as any move. */
export function moveOfBot(table: FoldedTable, seat: Seat, action: unknown, given: DecisionContext): Decision {
  if (table.phase !== 'playing' || table.paused) return refusedBecause('notPlaying');
  const decided = decide(matchOf(table), seat, action, playedNow({ table, ...given }));
  return asDecision({ by: null, at: given.now }, decided);
}

/** Decides the move of the game's clock, if it is due. */
export function moveOfClock(table: FoldedTable, given: DecisionContext): Decision | undefined {
  if (table.phase !== 'playing' || table.paused) return undefined;
  const decided = decideClock(matchOf(table), playedNow({ table, ...given }));
  return decided && asDecision({ by: null, at: given.now }, decided);
}

/** The entry of a legal move. */
function asDecision(
  by: { readonly by: GuestId | null; readonly id?: string; readonly at: Instant }, // null: a bot, or the clock
  decided: MoveDecision<{ type: string }>,
): Decision {
  if (!decided.ok) return asRefused(decided.refusal);
  return decided.isNoOp ? { idle: true } : { ...by, kind: 'moved', move: decided.move };
}

/** Whether the table's clock has run out for the awaited seats. */
export function isLate(table: FoldedTable, given: DecisionContext): boolean {
  const due = clockDue(table);
  return due !== undefined && table.paused === null && due <= playedNow({ table, ...given });
}

/** Whether a move of the game's clock is due. */
export function isClockDue(table: FoldedTable, given: DecisionContext): boolean {
  const due = table.match === null ? undefined : dueAt(table.match);
  return due !== undefined && due <= playedNow({ table, ...given });
}

/** Undoes the guest's last move, or asks the others if they have moved since. */
export function takeBackMove(context: CommandContext, based: number): Decision {
  const { table } = context;
  const seat = ownSeat(context);
  if (typeof seat !== 'number') return seat;
  if (based > table.n || based < table.lastMove || refuseIfLate(context)) return refusedBecause('stale');
  if (isCosmeticTooMany(table, seat, null)) return refusedBecause('limitReached');
  const match = matchOf(table);
  const decided = decideUndo(match, seat, playedNow(context));
  if (decided.ok) return asDecision(entryBase(context), decided);
  if (table.asking) return refusedBecause('alreadyAsked');
  const back = movesToUndo(match, seat, playedNow(context));
  if (!back) return refusedBecause('undo');
  return ask(context, seat, 'undo', back);
}

export function pauseMatch(context: CommandContext): Decision {
  const { table } = context;
  const seat = ownSeat(context);
  if (typeof seat !== 'number') return seat;
  if (table.asking) return refusedBecause('alreadyAsked');
  return ask(context, seat, 'pause', []);
}

/** Bots agree to everything, so a guest alone with bots need not ask. */
function ask(
  context: CommandContext,
  seat: Seat,
  what: 'undo' | 'pause',
  back: readonly Move<{ type: string }>[],
): Decision {
  if (seatsToAgree(context.table, { by: seat, agreed: [] }).length > 0)
    return { ...entryBase(context), kind: 'asked', for: what, seat };
  if (what === 'pause') return { ...entryBase(context), kind: 'paused', why: 'agreed', played: playedNow(context) };
  return { ...entryBase(context), kind: 'tookBackAll', back };
}

export function agree(context: CommandContext, asked: number): Decision {
  const { table } = context;
  const seat = ownSeat(context);
  if (typeof seat !== 'number') return seat;
  const { asking } = table;
  if (!asking || asking.asked !== asked || asking.by === seat || asking.agreed.includes(seat))
    return refusedBecause('nothingAsked');
  const missing = seatsToAgree(table, asking).filter(one => one !== seat);
  return missing.length > 0
    ? { ...entryBase(context), kind: 'agreed', seat }
    : granted(context, asking, entryBase(context));
}

/** Grants a request when the last guest who had not answered is away. */
export function grantUnopposed(table: FoldedTable, given: DecisionContext): Decision | undefined {
  const { asking } = table;
  if (!asking || seatsToAgree(table, asking).length > 0) return undefined;
  return granted({ table, ...given }, asking, { by: null, at: given.now });
}

function granted(
  when: { table: FoldedTable } & DecisionContext,
  asking: NonNullable<FoldedTable['asking']>,
  by: { readonly by: GuestId | null; readonly id?: string; readonly at: Instant }, // null: nobody is left to say no
): Decision {
  const played = playedNow(when);
  if (asking.for === 'pause') return { ...by, kind: 'paused', why: 'agreed', played };
  if (refuseIfLate(when)) return refusedBecause('stale');
  const back = movesToUndo(matchOf(when.table), asking.by, played);
  return back ? { ...by, kind: 'tookBackAll', back } : refusedBecause('undo');
}

/** The guest who asked may also withdraw the request. */
export function decline(context: CommandContext, asked: number): Decision {
  const seat = ownSeat(context);
  if (typeof seat !== 'number') return seat;
  if (context.table.asking?.asked !== asked) return refusedBecause('nothingAsked');
  return { ...entryBase(context), kind: 'declined', seat };
}

/** Any player may end a pause. */
export function resumeMatch(context: CommandContext): Decision {
  const { table, guest } = context;
  if (table.phase !== 'playing') return refusedBecause('notPlaying');
  if (seatOf(table, guest.id) === undefined) return refusedBecause('notSeated');
  return table.paused ? { ...entryBase(context), kind: 'resumed' } : refusedBecause('notPaused');
}

export const playedNow = ({ table, now, outages }: { table: FoldedTable } & DecisionContext): Milliseconds =>
  playedBy(table.time, now, outages);

/** The seat that the guest plays now. */
function ownSeat({ table, guest }: { table: FoldedTable; guest: Guest }): Seat | Refused {
  if (table.phase !== 'playing') return refusedBecause('notPlaying');
  const seat = seatOf(table, guest.id);
  if (seat === undefined) return refusedBecause('notSeated');
  const taken = table.chairs[seat]?.taken;
  if (taken && botAt(taken)) return refusedBecause('stoodIn');
  return table.paused ? refusedBecause('paused') : seat;
}

/** Refuses while the clock's move is due: it comes first and changes the situation. */
const refuseIfLate = ({ table, ...given }: { table: FoldedTable } & DecisionContext): Refused | undefined =>
  isLate(table, given) ? refusedBecause('stale') : undefined;

/** Refuses a command based on a situation that this seat, the clock or an undo has changed since. */
const refuseIfStale = (table: FoldedTable, seat: Seat, based: number): Refused | undefined =>
  based > table.n || based < (table.lastOwn[seat] ?? 0) ? refusedBecause('stale') : undefined;

function asRefused(refusal: Refusal): Refused | FailedDecision {
  if (refusal.because === 'rule') return refusedBecause('rule', { rule: refusal.rule });
  return refusal.because === 'fault'
    ? { refused: refusedBecause('fault'), cause: refusal.cause }
    : refusedBecause(refusal.because);
}
