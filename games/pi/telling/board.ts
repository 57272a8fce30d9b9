import { type Seat, seatsOf } from '#kernel';
import type { Argument, SectionEntry, Section } from '#telling';
import { hiddenEvidence } from '../rules/known.ts';
import { supply } from '../rules/markers.ts';
import { totalOf } from '../rules/ranking.ts';
import { isLastChance, solverAt, valueNow } from '../rules/rounds.ts';
import { holderOf, leftOf } from '../rules/neighbours.ts';
import type { Open, View } from '../rules/state.ts';
import { townOf } from '../rules/tiles.ts';
import { tellQuestion } from './events.ts';
import { cardNames, caseName, markersIn, themed } from './names.ts';
import { notebookOf } from './notes.ts';
import { tellCard } from './offers.ts';
import { placeEntry } from './places.ts';
import { type GameLine, line } from './line.ts';

/** The table in words (section 22a), one fact per line. */
export const tellBoard = (view: Readonly<View>): Section[] => [
  statusOf(view.open),
  {
    word: 'map',
    title: line('section-map'),
    entries: townOf(view.open).placeIds.map(place => placeEntry(view.open, place)),
  },
  cardsOf(view),
  ...handOf(view),
  ...notebookOf(view),
  {
    word: 'seats',
    title: line('section-seats'),
    entries: seatsOf(view.open.solvers.length).map(seat => seatEntry(view.open, seat)),
  },
];

function statusOf(open: Open): Section {
  const lines: GameLine[] = [
    line('status-investigation', {
      investigation: open.investigation,
      investigations: townOf(open).investigations,
      round: open.round,
    }),
  ];
  if (open.over) lines.push(line('status-over'));
  else {
    lines.push(line('status-turn', { seat: { seat: open.turn }, first: { seat: open.first } }));
    if (open.question) lines.push(tellQuestion(open.question, open.turn, open));
    lines.push(line('status-value', { points: valueNow(open) }));
    if (isLastChance(open)) lines.push(line('status-last-chance', { seat: { seat: open.turn } }));
  }
  return { word: 'status', title: line('section-status'), entries: lines.map(line => ({ line })) };
}

function cardsOf(view: Readonly<View>): Section {
  const { open } = view;
  const piles: GameLine = line('cards-piles', {
    deck: hiddenEvidence(open).length,
    discard: open.discard.length === 0 ? line('nothing') : cardNames(open, open.discard),
  });
  return {
    word: 'cards',
    title: line('section-cards'),
    entries: [...open.display.map(card => ({ line: tellCard(card, view) })), { line: piles }],
  };
}

function handOf({ me, open, hand }: Readonly<View>): Section[] {
  if (me === 'audience' || !hand) return [];
  const seats = open.solvers.length;
  const own = solverAt(open, me).case;
  const lines: GameLine[] = [
    line('hand-holds', { seat: { seat: me }, solver: { seat: leftOf(me, seats) }, case: caseName(hand) }),
    own
      ? line('hand-own', { seat: { seat: me }, case: caseName(own) })
      : line('hand-answers', { seat: { seat: me }, holder: { seat: holderOf(me, seats) } }),
  ];
  return [{ word: 'hand', title: line('section-hand'), entries: lines.map(line => ({ line })) }];
}

function seatEntry(open: Open, seat: Seat): SectionEntry {
  const solver = solverAt(open, seat);
  const { discs, cubes, substitutes } = supply(open, solver);
  const kept = solver.replies.filter(({ reply }) => reply === 'none').map(({ card }) => card);
  return {
    line: line('seat-points', {
      seat: { seat },
      total: totalOf(solver),
      scores: scoresOf(solver.scores),
      penalty: solver.penalty,
    }),
    under: [
      line(`seat-${solver.standing}`, { round: solver.solvedIn ?? 0 }),
      themed(open, 'seat-supply', { investigators: solver.left, markers: markersIn(open, { discs, cubes }) }),
      ...(substitutes > 0 ? [themed(open, 'seat-substitutes', { count: substitutes })] : []),
      ...(kept.length > 0 ? [line('seat-kept', { cards: cardNames(open, kept) })] : []),
      ...solver.wrong.map(accused => line('seat-wrong', { case: caseName(accused) })),
    ],
  };
}

const scoresOf = (scores: readonly (number | null)[]): Argument => ({
  row: scores.map(points => points ?? line('not-scored')),
});
