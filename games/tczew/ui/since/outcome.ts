import type { Seat } from '#kernel';
import type { HeardEvent } from '#screen';
import type { Cell } from '../../rules/cells.ts';
import { eventOf } from '../../rules/components.ts';
import type { CardNo } from '../../rules/kinds.ts';
import type { Event } from '../../rules/state.ts';
import { courseOf } from './moves.ts';

/** A card of mine that another player's move took from the board. */
interface Loss {
  readonly card: CardNo;
  readonly cell: Cell;
}

/** What a move of another player did to me. */
export interface Outcome {
  readonly move: HeardEvent;
  /** The event card that did it; null: no event. */
  readonly card: CardNo | null;
  readonly losses: readonly Loss[];
  /** What else it did to me. */
  readonly told: readonly Event[];
}

type Holdings = Map<Cell, { readonly card: CardNo; readonly owner: Seat | null }>;

/** What the move did to me; undefined: it does not concern me. */
export function outcomeOf(heard: readonly HeardEvent[], move: HeardEvent, me: Seat): Outcome | undefined {
  const course = courseOf(heard, move);
  const holdings: Holdings = new Map();
  for (const { event } of heard.slice(0, Math.max(0, heard.indexOf(move)))) follow(holdings, event as Event);
  const losses: Loss[] = [];
  const told: Event[] = [];
  let card: CardNo | null = null;
  let isThreat = false;
  for (const event of course) {
    const lost = lostCells(event, me).flatMap((cell): Loss[] => {
      const held = holdings.get(cell);
      return held?.owner === me ? [{ card: held.card, cell }] : [];
    });
    if (lost.length === 0 && concerns(event, me)) told.push(event);
    if (losses.length + told.length === 0) {
      if (event.type === 'eventPlayed') card = event.card;
      if (event.type === 'ticked') card = event.event;
    }
    losses.push(...lost);
    isThreat ||= event.type === 'eventPlayed' && event.targets.includes(me) && eventOf(event.card).hostile;
    follow(holdings, event);
  }
  if (losses.length + told.length === 0 && !isThreat) return undefined;
  // a turn that is missed was forbidden by an earlier event
  const isEarlier = !isThreat && losses.length === 0 && told.every(({ type }) => type === 'turnSkipped');
  return { move, card: isEarlier ? null : card, losses, told };
}

/** The cells that the event takes from me, if they are mine. What returns to my own hand is not lost. */
function lostCells(event: Event, me: Seat): readonly Cell[] {
  switch (event.type) {
    case 'removed':
      return event.to === me ? [] : [event.cell];
    case 'tookOver':
      return event.by === me ? [] : [event.cell];
    case 'plebisciteHeld':
      return event.isWon && event.by !== me ? [event.to] : [];
    case 'districtTaken':
    case 'districtLost':
      return event.from === me ? event.cells : [];
    default:
      return [];
  }
}

/** The event is about me, and takes no card of mine from the board. */
function concerns(event: Event, me: Seat): boolean {
  switch (event.type) {
    case 'removed':
      return event.to === me;
    case 'turnSkipped':
    case 'warded':
    case 'cancelled':
    case 'hindered':
    case 'suspended':
      return event.seat === me;
    case 'ongoing':
      return event.holder === me;
    case 'handMoved':
      return event.from === me || event.to === me;
    case 'handShown':
      return event.of === me;
    case 'handsSwapped':
      return event.by === me || event.with === me;
    default:
      return false;
  }
}

/** Keeps track of what lies where, and whose it is. */
function follow(holdings: Holdings, event: Event): void {
  const give = (cell: Cell, owner: Seat | null): void => {
    const held = holdings.get(cell);
    if (held) holdings.set(cell, { ...held, owner });
  };
  switch (event.type) {
    case 'epochOneLaid':
      holdings.set(event.cell, { card: event.card, owner: null });
      break;
    case 'startLaid':
      holdings.set(event.cell, { card: event.card, owner: event.owner });
      break;
    case 'placed':
    case 'captured':
    case 'tookOver':
      holdings.set(event.cell, { card: event.card, owner: event.by });
      break;
    case 'relocated': {
      const owner = holdings.get(event.from)?.owner ?? event.by;
      holdings.delete(event.from);
      holdings.set(event.to, { card: event.card, owner });
      break;
    }
    case 'removed':
      holdings.delete(event.cell);
      break;
    case 'districtLost':
      for (const cell of event.cells) holdings.delete(cell);
      break;
    case 'districtTaken':
      for (const cell of event.cells) give(cell, event.by);
      break;
    case 'plebisciteHeld':
      if (event.isWon) give(event.to, event.by);
      break;
    default:
      break;
  }
}
