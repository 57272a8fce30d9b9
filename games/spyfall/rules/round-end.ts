import type { Seat, Table } from '#kernel';
import { dealRound } from './deal.ts';
import { seatLatecomers } from './latecomers.ts';
import { placeOf, spyOf } from './round.ts';
import { isWonBySpy, ranking } from './score.ts';
import type { Ending, Event, Round, State } from './state.ts';

/** Scores and reveals the round; its spy deals the next, or the match is over (SPY-8.7, SPY-2.6). */
export function endRound(state: State, ending: Ending, table: Table<Event>): void {
  const { open } = state;
  const result = resultOf(state, ending);
  open.past = [...open.past, result];
  open.verdicts = [];
  table.tell({ type: 'roundEnded', round: open.round, result });
  if (open.past.length < open.options.rounds) {
    open.dealer = result.spy;
    seatLatecomers(open, table);
    return dealRound(state, table);
  }
  open.stage = 'over';
  state.hands = [];
  const { points, ranks } = ranking(open);
  table.tell({ type: 'matchEnded', totals: points, ranks });
}

function resultOf(state: State, ending: Ending): Round {
  const { open, hands } = state;
  const [spy, place] = [spyOf(state), placeOf(state)];
  return {
    dealer: open.dealer,
    place,
    spy,
    roles: hands.map(({ role }) => role),
    verdicts: open.verdicts,
    ending,
    points: hands.map((_, seat) => pointsFor(seat, { spy, place, ending })),
  };
}

/** Section 8. */
function pointsFor(seat: Seat, round: Pick<Round, 'spy' | 'place' | 'ending'>): number {
  const { spy, ending } = round;
  if (isWonBySpy(round)) {
    if (seat !== spy) return 0;
    return ending.type === 'escaped' ? 2 : 4;
  }
  if (seat === spy) return 0;
  return ending.type === 'convicted' && ending.by === seat ? 2 : 1;
}
