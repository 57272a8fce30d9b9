import type { Seat } from '#kernel';
import { eventOf, isBuildable, isEvent } from './components.ts';
import type { CardNo } from './kinds.ts';
import type { Cell } from './cells.ts';
import { isBanned, isBannedFromPlacing } from './lasting.ts';
import { layingOf, whyNotLay } from './placement.ts';
import { type Refusal, refusal } from './refusal.ts';
import { canDraw } from './stacks.ts';
import { areLegalTargets, isPlayable } from './targets.ts';
import type { ExtraKind, Open, View } from './state.ts';

/** The cards a viewer holds. */
export const cardsIn = ({ hands }: Readonly<View>, seat: Seat): CardNo[] =>
  (hands[seat] ?? []).flatMap(slot => (slot ? [slot.card] : []));

/** Phase and turn come first in every refusal (TCZ-16.17). */
export function whyNotNow(open: Readonly<Open>, seat: Seat): Refusal | undefined {
  if (open.phase !== 'main' && open.phase !== 'lastLap') return refusal('WRONG_PHASE', 'TCZ-2.8');
  if (open.pending) return refusal('WRONG_PHASE', 'TCZ-16.13');
  return open.turn?.seat === seat ? undefined : refusal('NOT_YOUR_TURN', 'TCZ-7.1');
}

/** The main move, or an extra move of this kind, is free (TCZ-7.2, TCZ-14.42). */
export function whyNoMove(open: Readonly<Open>, seat: Seat, kind: ExtraKind | 'wait'): Refusal | undefined {
  const now = whyNotNow(open, seat);
  if (now || open.turn?.isMainDone !== true) return now;
  const { extra } = open.turn;
  const isFree = extra !== null && extra.left > 0 && (kind === 'wait' || extra.kinds.includes(kind));
  return isFree ? undefined : refusal('MAIN_MOVE_DONE', 'TCZ-7.2');
}

/** Before the cell is looked at. */
export function whyNotPlaceCard(view: Readonly<View>, seat: Seat, card: CardNo): Refusal | undefined {
  const { open } = view;
  const move = whyNoMove(open, seat, 'place');
  if (move) return move;
  if (!cardsIn(view, seat).includes(card)) return refusal('NOT_IN_HAND', 'TCZ-7.3');
  if (!isBuildable(card)) return refusal('NOT_BUILDABLE', 'TCZ-7.3');
  return isBannedFromPlacing(open, seat, card) ? refusal('HINDERED', 'TCZ-14.39') : undefined;
}

export const whyNotPlace = (view: Readonly<View>, seat: Seat, card: CardNo, cell: Cell): Refusal | undefined =>
  whyNotPlaceCard(view, seat, card) ?? whyNotLay(view.open.board, layingOf(seat, card), cell);

/** Before the targets are looked at. */
export function whyNotPlayCard(view: Readonly<View>, seat: Seat, card: CardNo): Refusal | undefined {
  const { open } = view;
  const move = whyNoMove(open, seat, 'event');
  if (move) return move;
  if (!cardsIn(view, seat).includes(card)) return refusal('NOT_IN_HAND', 'TCZ-7.4');
  if (!isEvent(card)) return refusal('NOT_AN_EVENT', 'TCZ-7.4');
  if (isBanned(open, seat, 'event')) return refusal('HINDERED', 'TCZ-14.39');
  return isPlayable(view, eventOf(card), seat) ? undefined : refusal('EVENT_NOT_PLAYABLE', 'TCZ-8.12');
}

export function whyNotPlay(view: Readonly<View>, seat: Seat, card: CardNo, targets: unknown): Refusal | undefined {
  const reason = whyNotPlayCard(view, seat, card);
  if (reason) return reason;
  return areLegalTargets(view, eventOf(card), seat, targets) ? undefined : refusal('BAD_TARGET', 'TCZ-14.2');
}

export function whyNotSwap(view: Readonly<View>, seat: Seat, card: CardNo): Refusal | undefined {
  const move = whyNoMove(view.open, seat, 'swap');
  if (move) return move;
  if (!cardsIn(view, seat).includes(card)) return refusal('NOT_IN_HAND', 'TCZ-7.5');
  if (isBanned(view.open, seat, 'swap')) return refusal('HINDERED', 'TCZ-14.39');
  return canDraw(view) ? undefined : refusal('NOTHING_TO_SWAP', 'TCZ-7.6');
}
