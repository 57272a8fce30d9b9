import { clockwiseFrom, type Seat, type Table } from '#kernel';
import { type Refusal, refusal } from './refusal.ts';
import { scoresOf } from './scoring.ts';
import { canDraw, handOf } from './stacks.ts';
import type { EndReason, Event, Open, Sizes, State } from './state.ts';

/** The game is scored, and nobody moves any more. */
function end(open: Open, reason: EndReason, table: Table<Event>): void {
  const scores = scoresOf(open.board, open.seats);
  open.phase = 'scored';
  open.ending = { reason, scores };
  open.turn = null;
  open.todo = [];
  open.proposal = null;
  table.tell({ type: 'matchEnded', reason, scores });
}

/** The end checks of a turn; tells who is next, or undefined if the game is over (section 11). */
export function nextAfter(state: State, seat: Seat, table: Table<Event>): Seat | undefined {
  const { open } = state;
  if (open.phase === 'lastLap') return nextInLap(open, table);
  if (handOf(state, seat).length === 0 && !canDraw(state)) return beginLap(open, seat, table);
  if (isIdleEnd(state, table)) return undefined;
  return (seat + 1) % open.seats;
}

function nextInLap(open: Open, table: Table<Event>): Seat | undefined {
  open.lap = open.lap.slice(1);
  const [next] = open.lap;
  if (next === undefined) end(open, 'lastCard', table);
  return next;
}

/** Every other player has one last turn (TCZ-11.4). */
function beginLap(open: Open, by: Seat, table: Table<Event>): Seat | undefined {
  open.phase = 'lastLap';
  open.lap = clockwiseFrom(by, open.seats).slice(1);
  table.tell({ type: 'lapBegan', by, lap: open.lap });
  return open.lap[0];
}

/** After so many idle turns the game is scored (TCZ-11.7). */
export const idleLimit = (sizes: Pick<Sizes, 'open' | 'stacks'>): number =>
  (canDraw(sizes) ? sizes.open.options.idleRounds : 2) * sizes.open.seats;

/** Counts the turn that ends; a skipped turn is neither idle nor active. */
function isIdleEnd(state: State, table: Table<Event>): boolean {
  const { open } = state;
  if (!open.turn || open.turn.isSkipped) return false;
  open.idle = open.turn.isActive ? 0 : open.idle + 1;
  const left = idleLimit(state) - open.idle;
  if (left <= 0) end(open, 'idle', table);
  else if (left === open.seats && open.idle > 0) table.tell({ type: 'idleWarned', turns: left });
  return left <= 0;
}

const isBetweenEvents = ({ phase, resolving, pending }: Open): boolean =>
  (phase === 'main' || phase === 'lastLap') && resolving === null && pending === null;

/** One proposal per player and round, and one at a time (TCZ-11.8, TCZ-11.13). */
export function whyNotPropose(open: Open, seat: Seat): Refusal | undefined {
  if (!isBetweenEvents(open)) return refusal('WRONG_PHASE', 'TCZ-16.12');
  return open.proposal !== null || open.proposed.includes(seat) ? refusal('WRONG_PHASE', 'TCZ-11.8') : undefined;
}

export function whyNotVote(open: Open, seat: Seat): Refusal | undefined {
  if (!isBetweenEvents(open)) return refusal('WRONG_PHASE', 'TCZ-16.12');
  const { proposal } = open;
  const isOpenToSeat = proposal !== null && proposal.by !== seat && !proposal.agreed.includes(seat);
  return isOpenToSeat ? undefined : refusal('WRONG_PHASE', 'TCZ-11.13');
}

export function propose(open: Open, by: Seat, table: Table<Event>): void {
  open.proposal = { by, agreed: [] };
  open.proposed = [...open.proposed, by];
  table.tell({ type: 'endProposed', by });
}

export function vote(open: Open, by: Seat, agree: boolean, table: Table<Event>): void {
  const { proposal } = open;
  if (!proposal) throw new Error('nobody has proposed to stop');
  table.tell({ type: 'endVoted', by, agree });
  if (!agree) return lapse(open, table);
  open.proposal = { by: proposal.by, agreed: [...proposal.agreed, by] };
  if (open.proposal.agreed.length === open.seats - 1) end(open, 'agreed', table);
}

function lapse(open: Open, table: Table<Event>): void {
  if (!open.proposal) return;
  table.tell({ type: 'proposalLapsed', by: open.proposal.by });
  open.proposal = null;
}

/** A new round begins for the player whose turn begins (TCZ-11.13). */
export function renewProposals(open: Open, seat: Seat, table: Table<Event>): void {
  open.proposed = open.proposed.filter(one => one !== seat);
  if (open.proposal?.by === seat) lapse(open, table);
}
