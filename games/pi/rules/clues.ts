import { type Seat, seatsOf } from '#kernel';
import type { Element } from './edition.ts';
import { knownCase } from './known.ts';
import { solverAt } from './rounds.ts';
import { leftOf } from './neighbours.ts';
import type { Case, Investigator, Reply, View } from './state.ts';

/** One thing a viewer knows that bears on a solver's case (ledger 20b). */
export type Clue =
  /** K1: what the solver was told about a card. */
  | { readonly type: 'reply'; readonly card: Element; readonly reply: Reply }
  /** K2: what the solver's investigator brought. */
  | { readonly type: 'investigator'; readonly sent: Investigator }
  /** K3: what the solver was wrong about. */
  | { readonly type: 'wrong'; readonly accused: Case }
  /** K4, K7: the case of a seat, which the viewer holds. */
  | { readonly type: 'hand'; readonly seat: Seat; readonly known: Case }
  /** K5: the case of a seat, open to all. */
  | { readonly type: 'shown'; readonly seat: Seat; readonly known: Case }
  /** K6, the plain part: another seat has a confirmed disc on a card. */
  | { readonly type: 'disc'; readonly seat: Seat; readonly card: Element }
  /** K6, all of it: everything another seat was told. */
  | { readonly type: 'told'; readonly seat: Seat };

/** What the solver itself was told, in the order of asking: cards first, then investigators, then accusations. */
export function cluesTold({ open }: Readonly<View>, solver: Seat): Clue[] {
  const { replies, investigators, wrong } = solverAt(open, solver);
  return [
    ...replies.map(({ card, reply }): Clue => ({ type: 'reply', card, reply })),
    ...investigators.map((sent): Clue => ({ type: 'investigator', sent })),
    ...wrong.map((accused): Clue => ({ type: 'wrong', accused })),
  ];
}

/** The cases the viewer can read: in its hand, or shown to all; the solver's own among them, if it can. */
export function cluesRead(view: Readonly<View>): Clue[] {
  const { me, open } = view;
  return seatsOf(open.solvers.length).flatMap((seat): Clue[] => {
    const known = knownCase(view, seat);
    if (!known) return [];
    const isHeld = me !== 'audience' && leftOf(me, open.solvers.length) === seat && solverAt(open, seat).case === null;
    return [{ type: isHeld && !open.over ? 'hand' : 'shown', seat, known }];
  });
}

/** Discs that prove an element to be in the case of another seat, which the viewer cannot read. */
export const cluesOnBoard = (view: Readonly<View>, solver: Seat): Clue[] =>
  unreadSeats(view, solver).flatMap(seat =>
    solverAt(view.open, seat).replies.flatMap(({ card, reply }): Clue[] =>
      reply === 'disc' ? [{ type: 'disc', seat, card }] : [],
    ),
  );

/** Other seats that were told anything about a case the viewer cannot read. */
export const cluesOverheard = (view: Readonly<View>, solver: Seat): Clue[] =>
  unreadSeats(view, solver)
    .filter(seat => cluesTold(view, seat).length > 0)
    .map(seat => ({ type: 'told', seat }));

const unreadSeats = (view: Readonly<View>, solver: Seat): Seat[] =>
  seatsOf(view.open.solvers.length).filter(seat => seat !== solver && !knownCase(view, seat));
