import type { Seat, Table } from '#kernel';
import { ranking } from './ranking.ts';
import { countActive, nextInRound, renewed, score, slotOf, startTurn, valueOfUnsolved } from './rounds.ts';
import { cardsOf, setUpInvestigation } from './setup.ts';
import { holderOf } from './neighbours.ts';
import type { Case, Event, Open, State } from './state.ts';
import { townOf } from './tiles.ts';

/** Continues after a completed turn (PI-12.6). */
export function endTurn(state: State, table: Table<Event>): void {
  const { open } = state;
  const active = countActive(open);
  if (active === 0) return endInvestigation(state, table);
  const next = nextInRound(open, slotOf(open, open.turn) + 1);
  if (next !== undefined) return startTurn(open, next, table);
  table.tell({ type: 'roundEnded', round: open.round });
  const first = nextInRound(open, 0) ?? open.first;
  if (active === 1) {
    scoreUnsolved(open, first, table);
    return endInvestigation(state, table);
  }
  open.round += 1;
  startTurn(open, first, table);
}

function scoreUnsolved(open: Open, seat: Seat, table: Table<Event>): void {
  const points = valueOfUnsolved(open);
  score(open, renewed(open, seat), points);
  table.tell({ type: 'lastUnsolvedScored', seat, points });
}

/** Every case is shown (PI-9.5); then the next investigation, or the end of the match. */
function endInvestigation(state: State, table: Table<Event>): void {
  const { open } = state;
  const seats = open.solvers.length;
  const cases = open.solvers.map((_, seat) => caseOf(state, seat));
  open.past = [...open.past, cases];
  table.tell({
    type: 'investigationEnded',
    investigation: open.investigation,
    cases: cases.map(cardsOf),
    points: open.solvers.map(solver => solver.scores[open.investigation - 1] ?? 0),
  });
  if (open.investigation < townOf(open).investigations)
    return setUpInvestigation(state, (open.first + 1) % seats, table);
  open.over = true;
  const { points, ranks } = ranking(open);
  table.tell({ type: 'matchEnded', totals: points, ranks });
}

/** The case of this seat, which is in its holder's hand (PI-2.3). */
export function caseOf(state: State, seat: Seat): Case {
  const hand = state.hands[holderOf(seat, state.hands.length)];
  if (!hand) throw new Error(`no hand holds the case of seat ${seat}`);
  return cardsOf(hand);
}
