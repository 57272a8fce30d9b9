import { clockwiseFrom, type Seat, type Table } from '#kernel';
import { put } from './board.ts';
import { capture } from './capture.ts';
import type { Cell } from './cells.ts';
import { HAND_SIZE } from './components.ts';
import type { CardNo } from './kinds.ts';
import { nextAfter, renewProposals } from './ending.ts';
import { bansOn, countDown, shortenBan, ticksOf } from './lasting.ts';
import { canHoldPlebiscite } from './plebiscites.ts';
import { draw, handOf, isBannedFromDrawing, isDrawBan, refillTarget, takeFromHand } from './stacks.ts';
import type { Event, Open, State, Task, Turn } from './state.ts';

export function turnOf({ turn }: Open): Turn {
  if (!turn) throw new Error('it is nobody’s turn');
  return turn;
}

/** These come before everything else that is still to be done. */
export function doNext(open: Open, ...tasks: readonly Task[]): void {
  open.todo = [...tasks, ...open.todo];
}

/** Everybody receives five cards, and the first player begins (TCZ-4.11). */
export function beginMain(state: State, table: Table<Event>): void {
  const { open } = state;
  open.phase = 'main';
  const order = clockwiseFrom(open.first, open.seats);
  for (const seat of order) draw(state, seat, HAND_SIZE, table);
  doNext(open, { do: 'beginTurn', seat: open.first });
}

/** TCZ-7.18 (a). */
export function beginTurn(open: Open, seat: Seat, table: Table<Event>): void {
  open.turn = {
    seat,
    isMainDone: false,
    isSkipped: false,
    hasHeldPlebiscite: false,
    isActive: false,
    extra: null,
    extraCards: 0,
    isRefillBanned: false,
  };
  table.tell({ type: 'turnBegan', seat });
  renewProposals(open, seat, table);
  doNext(open, ...ticksOf(open, seat, 'turnStart').map(({ id }): Task => ({ do: 'tick', id })), { do: 'main' });
}

/** A skipped turn goes straight to its end (TCZ-7.18 (b), TCZ-14.38). */
export function openMainMove(open: Open, table: Table<Event>): void {
  const turn = turnOf(open);
  const [ban] = bansOn(open, turn.seat, 'turn');
  if (!ban) return;
  shortenBan(open, ban, table);
  turn.isSkipped = true;
  table.tell({ type: 'turnSkipped', seat: turn.seat });
  doNext(open, { do: 'turnEnd' });
}

/** What follows a main move, or one of the extra moves (TCZ-7.18 (d) and (e)). */
export function afterMove(open: Open): void {
  const turn = turnOf(open);
  if (turn.isMainDone && turn.extra) turn.extra = { left: turn.extra.left - 1, kinds: turn.extra.kinds };
  turn.isMainDone = true;
  doNext(open, { do: 'refill' }, { do: 'afterMain' });
}

export function place(state: State, card: CardNo, cell: Cell, table: Table<Event>): void {
  const { open } = state;
  const { seat } = turnOf(open);
  layFromHand(state, seat, { card, cell }, table);
  turnOf(open).isActive = true;
  afterMove(open);
}

/** A hand card goes to the board, and captures follow at once (TCZ-6.2). */
export function layFromHand(
  state: State,
  seat: Seat,
  { card, cell }: { readonly card: CardNo; readonly cell: Cell },
  table: Table<Event>,
): void {
  const { open } = state;
  takeFromHand(state, seat, card);
  put(open, cell, { card, owner: seat, cover: null, immune: false });
  table.tell({ type: 'placed', by: seat, card, cell });
  capture(open, turnOf(open).seat, table);
}

/** Waiting is a main move, and ends extra moves (TCZ-7.2, TCZ-14.42). */
export function wait(open: Open, table: Table<Event>): void {
  const turn = turnOf(open);
  table.tell({ type: 'waited', by: turn.seat });
  if (!turn.isMainDone) return afterMove(open);
  turn.extra = null;
  doNext(open, { do: 'afterMain' });
}

/** Up to five, and extra cards on top, unless a ban forbids it (TCZ-7.9, TCZ-7.10, TCZ-14.40). */
export function refill(state: State, table: Table<Event>): void {
  const { open } = state;
  const turn = turnOf(open);
  if (isBannedFromDrawing(open, turn.seat)) return banRefill(open, turn, table);
  draw(state, turn.seat, refillTarget(open) - handOf(state, turn.seat).length, table);
}

/** All refills of one turn count as one. */
function banRefill(open: Open, turn: Turn, table: Table<Event>): void {
  if (turn.isRefillBanned) return;
  turn.isRefillBanned = true;
  const ban = open.lasting.find(one => isDrawBan(one, turn.seat));
  if (ban?.kind === 'ban') shortenBan(open, ban, table);
}

/** Extra moves, then the plebiscite; without either the turn ends by itself (TCZ-13.21, TCZ-14.57). */
export function goOnAfterMain(open: Open): void {
  const turn = turnOf(open);
  if (turn.extra && turn.extra.left > 0) return;
  turn.extra = null;
  if (!canHoldPlebiscite(open, turn.seat)) doNext(open, { do: 'turnEnd' });
}

/** TCZ-7.18 (f): ticks first, then durations and end checks. */
export function endTurn(open: Open): void {
  const ticks = ticksOf(open, turnOf(open).seat, 'turnEnd');
  doNext(open, ...ticks.map(({ id }): Task => ({ do: 'tick', id })), { do: 'closeTurn' });
}

export function closeTurn(state: State, table: Table<Event>): void {
  const { open } = state;
  const { seat } = turnOf(open);
  countDown(open, seat, table);
  const next = nextAfter(state, seat, table);
  if (next !== undefined) doNext(open, { do: 'beginTurn', seat: next });
}
