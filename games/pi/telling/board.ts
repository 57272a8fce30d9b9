import { type Seat, seatsOf } from '#kernel';
import type { Argument, Entry, Line, Section } from '#telling';
import { faceDown } from '../rules/known.ts';
import { supply } from '../rules/markers.ts';
import { totalOf } from '../rules/ranking.ts';
import { isLastChance, solverAt, valueNow } from '../rules/rounds.ts';
import { holderOf, leftOf } from '../rules/seating.ts';
import type { Open, View } from '../rules/state.ts';
import { townOf } from '../rules/tiles.ts';
import { tellQuestion } from './events.ts';
import { cardNames, caseName, markersIn, themed } from './names.ts';
import { notebookOf } from './notes.ts';
import { tellCard } from './offers.ts';
import { placeEntry } from './places.ts';

/** Everything a table shows at a glance (section 22a), one fact a line. */
export const tellBoard = (view: Readonly<View>): Section[] => [
  statusOf(view.open),
  {
    word: 'map',
    title: { key: 'section-map' },
    entries: townOf(view.open).placeIds.map(place => placeEntry(view.open, place)),
  },
  cardsOf(view),
  ...handOf(view),
  ...notebookOf(view),
  {
    word: 'seats',
    title: { key: 'section-seats' },
    entries: seatsOf(view.open.solvers.length).map(seat => seatEntry(view.open, seat)),
  },
];

function statusOf(open: Open): Section {
  const lines: Line[] = [
    {
      key: 'status-investigation',
      args: { investigation: open.investigation, investigations: townOf(open).investigations, round: open.round },
    },
  ];
  if (open.over) lines.push({ key: 'status-over' });
  else {
    lines.push({ key: 'status-turn', args: { seat: { seat: open.turn }, first: { seat: open.first } } });
    if (open.question) lines.push(tellQuestion(open.question, open.turn, open));
    lines.push({ key: 'status-value', args: { points: valueNow(open) } });
    if (isLastChance(open)) lines.push({ key: 'status-last-chance', args: { seat: { seat: open.turn } } });
  }
  return { word: 'status', title: { key: 'section-status' }, entries: lines.map(line => ({ line })) };
}

function cardsOf(view: Readonly<View>): Section {
  const { open } = view;
  const piles: Line = {
    key: 'cards-piles',
    args: {
      deck: faceDown(open).length,
      discard: open.discard.length === 0 ? { key: 'nothing' } : cardNames(open, open.discard),
    },
  };
  return {
    word: 'cards',
    title: { key: 'section-cards' },
    entries: [...open.display.map(card => ({ line: tellCard(card, view) })), { line: piles }],
  };
}

function handOf({ me, open, hand }: Readonly<View>): Section[] {
  if (me === 'audience' || !hand) return [];
  const seats = open.solvers.length;
  const own = solverAt(open, me).case;
  const lines: Line[] = [
    { key: 'hand-holds', args: { seat: { seat: me }, solver: { seat: leftOf(me, seats) }, case: caseName(hand) } },
    own
      ? { key: 'hand-own', args: { seat: { seat: me }, case: caseName(own) } }
      : { key: 'hand-answers', args: { seat: { seat: me }, holder: { seat: holderOf(me, seats) } } },
  ];
  return [{ word: 'hand', title: { key: 'section-hand' }, entries: lines.map(line => ({ line })) }];
}

function seatEntry(open: Open, seat: Seat): Entry {
  const solver = solverAt(open, seat);
  const { discs, cubes, substitutes } = supply(open, solver);
  const kept = solver.replies.filter(({ reply }) => reply === 'none').map(({ card }) => card);
  return {
    line: {
      key: 'seat-points',
      args: { seat: { seat }, total: totalOf(solver), scores: scoresOf(solver.scores), penalty: solver.penalty },
    },
    under: [
      { key: `seat-${solver.standing}`, args: { round: solver.solvedIn ?? 0 } },
      themed(open, 'seat-supply', { investigators: solver.left, markers: markersIn(open, { discs, cubes }) }),
      ...(substitutes > 0 ? [themed(open, 'seat-substitutes', { count: substitutes })] : []),
      ...(kept.length > 0 ? [{ key: 'seat-kept', args: { cards: cardNames(open, kept) } }] : []),
      ...solver.wrong.map(accused => ({ key: 'seat-wrong', args: { case: caseName(accused) } })),
    ],
  };
}

const scoresOf = (scores: readonly (number | null)[]): Argument => ({
  row: scores.map(points => points ?? { key: 'not-scored' }),
});
