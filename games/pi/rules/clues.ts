import { type Seat, seatsOf } from '#kernel';
import type { Element } from './edition.ts';
import { knownCase } from './known.ts';
import { solverAt } from './rounds.ts';
import { leftOf } from './neighbours.ts';
import type { Case, Investigator, Reply, View } from './state.ts';

/** One fact a viewer knows about a solver's case (ledger 20b). */
export type Clue =
  /** K1: the reply to a card. */
  | { readonly type: 'reply'; readonly card: Element; readonly reply: Reply }
  /** K2: the reply to an investigator. */
  | { readonly type: 'investigator'; readonly sent: Investigator }
  /** K3: a wrong accusation. */
  | { readonly type: 'wrong'; readonly accused: Case }
  /** K4, K7: a case in the viewer's hand. */
  | { readonly type: 'hand'; readonly seat: Seat; readonly known: Case }
  /** K5: a case shown to all. */
  | { readonly type: 'shown'; readonly seat: Seat; readonly known: Case }
  /** K6, simple part: another seat has a confirmed disc on a card. */
  | { readonly type: 'disc'; readonly seat: Seat; readonly card: Element }
  /** K6, complete: all replies to another seat. */
  | { readonly type: 'told'; readonly seat: Seat };

/** The replies to the solver: cards first, then investigators, then accusations. */
export function cluesTold({ open }: Readonly<View>, solver: Seat): Clue[] {
  const { replies, investigators, wrong } = solverAt(open, solver);
  return [
    ...replies.map(({ card, reply }): Clue => ({ type: 'reply', card, reply })),
    ...investigators.map((sent): Clue => ({ type: 'investigator', sent })),
    ...wrong.map((accused): Clue => ({ type: 'wrong', accused })),
  ];
}

/** The cases the viewer can read: in its hand, or shown to all, including the solver's own. */
export function cluesRead(view: Readonly<View>): Clue[] {
  const { me, open } = view;
  return seatsOf(open.solvers.length).flatMap((seat): Clue[] => {
    const known = knownCase(view, seat);
    if (!known) return [];
    const isHeld = me !== 'audience' && leftOf(me, open.solvers.length) === seat && solverAt(open, seat).case === null;
    return [{ type: isHeld && !open.over ? 'hand' : 'shown', seat, known }];
  });
}

/** Discs that prove an element of another seat's case, which the viewer cannot read. */
export const cluesOnBoard = (view: Readonly<View>, solver: Seat): Clue[] =>
  unreadSeats(view, solver).flatMap(seat =>
    solverAt(view.open, seat).replies.flatMap(({ card, reply }): Clue[] =>
      reply === 'disc' ? [{ type: 'disc', seat, card }] : [],
    ),
  );

/** Other seats with replies about a case the viewer cannot read. */
export const cluesOverheard = (view: Readonly<View>, solver: Seat): Clue[] =>
  unreadSeats(view, solver)
    .filter(seat => cluesTold(view, seat).length > 0)
    .map(seat => ({ type: 'told', seat }));

const unreadSeats = (view: Readonly<View>, solver: Seat): Seat[] =>
  seatsOf(view.open.solvers.length).filter(seat => seat !== solver && !knownCase(view, seat));
