import { type BySeat, type Result, type Seat, seatsOf, worthOfRanks } from '#kernel';
import { componentsOf, faceOf, placedAt } from './board.ts';
import type { Cell } from './cells.ts';
import { cardOf, replacementOf } from './components.ts';
import { OBJECTS } from './kinds.ts';
import type { Board, Placed, Score } from './state.ts';

/** The components that contain a Start card of the player (TCZ-12.2). */
export const scoredArea = (board: Board, seat: Seat): Cell[] =>
  componentsOf(board, seat)
    .filter(cells => cells.some(cell => faceOf(placedAt(board, cell)).type === 'start'))
    .flat();

/** Points by scoring rule, a function of the board alone (section 12). */
export function scoresOf(board: Board, seats: number): BySeat<Score> {
  const areas = seatsOf(seats).map(seat => scoredArea(board, seat).map(cell => placedAt(board, cell)));
  const largest = Math.max(...areas.map(area => area.length));
  return areas.map(area => scoreOf(area, largest));
}

function scoreOf(area: readonly Placed[], largestArea: number): Score {
  const faces = area.map(faceOf);
  const count = (category: string): number => faces.filter(face => face.category === category).length;
  const monumentCards = count('monument');
  const parts = {
    largest: area.length > 0 && area.length === largestArea ? 3 : 0,
    starts: 3 * faces.filter(({ type }) => type === 'start').length,
    monuments: 2 * monumentCards,
    uniques: count('unique') + count('future'),
    categories: objectCategoriesIn(area).length,
    contamination: count('contamination') === 0 ? 0 : -count('contamination'),
  };
  const total = Object.values(parts).reduce((sum, points) => sum + points, 0);
  return {
    cells: area.length,
    largest: parts.largest,
    starts: parts.starts,
    monuments: parts.monuments,
    uniques: parts.uniques,
    categories: parts.categories,
    contamination: parts.contamination,
    total,
    monumentCards,
  };
}

/** Covered base cards count, unless contamination covers them (TCZ-12.10, TCZ-12.11). */
function objectCategoriesIn(area: readonly Placed[]): string[] {
  const clean = area.filter(({ cover }) => cover === null || replacementOf(cover) !== 'contamination');
  return OBJECTS.filter(category => clean.some(({ card }) => cardOf(card).category === category));
}

/** Points first, then Monuments; what is still tied is shared (TCZ-12.15, TCZ-12.16). */
export function resultOf(scores: BySeat<Score>): Result {
  const ranks = scores.map(own => 1 + scores.filter(other => isBetter(other, own)).length);
  return {
    winners: seatsOf(scores.length).filter(seat => ranks[seat] === 1),
    ranks,
    points: scores.map(({ total }) => total),
    worth: worthOfRanks(ranks),
  };
}

const isBetter = (one: Score, other: Score): boolean =>
  one.total > other.total || (one.total === other.total && one.monumentCards > other.monumentCards);
