import { type AnyMatch, type Result, type Seat, seatsAt, seatsOf, viewersOf } from '#kernel';
import { demand, viewerName, asText } from '../broken.ts';
import { DEFAULTS } from '../contract-options.ts';
import { positions } from '../walk.ts';
import type { Law } from './law.ts';

export const endsLaw: Law = {
  id: 'ends',
  says: 'every game ends with a result; then nobody moves, and before that somebody always can',
  check(walk) {
    const { match, run, practice } = walk;
    for (const position of positions(walk)) {
      const result = position.game.result(position.state);
      if (result) isOver(position, result);
      else goesOn(position);
    }
    const most = practice.maxMoves ?? DEFAULTS.maxMoves;
    const over = match.game.result(match.state) !== undefined;
    demand(over || run.moves < most, 'ends', () => `the game is not over after ${most} moves`);
  },
};

function isOver(match: AnyMatch, result: Result): void {
  const { game, state } = match;
  const seats = seatsAt(match);
  for (const viewer of viewersOf(seats)) {
    const view = game.view(state, viewer);
    demand(
      game.offers(view).length === 0,
      'ends',
      () => `the game is over, and ${viewerName(viewer)} is offered ${asText(game.offers(view))}`,
    );
    demand(
      game.awaited(view).length === 0,
      'ends',
      () => `the game is over, and the table waits for ${asText(game.awaited(view))}`,
    );
  }
  demand(game.clock?.(state) === undefined, 'ends', () => 'the game is over, and a clock still runs');
  const problem = problemOf(result, seats);
  demand(problem === undefined, 'ends', () => `this is no result for ${seats} seats: ${problem} in ${asText(result)}`);
}

/** The flaw of a result; undefined: it has none. */
function problemOf({ winners, ranks, points, worth }: Result, seats: number): string | undefined {
  const counts = [ranks, points, worth].map(list => list.length);
  if (counts.some(count => count !== seats)) return `${counts.join(', ')} entries`;
  if (winners.some(winner => ranks[winner] !== 1)) return 'a winner is not first';
  if (!points.every(Number.isFinite)) return 'points are not finite';
  if (!worth.every(share => share >= 0 && share <= 1)) return 'a worth is not from 0 to 1';
  if (winners.length === 0 && worth.some(share => share > 0)) return 'nobody won, and it is worth something';
  const isOver = (one: Seat, other: Seat): boolean =>
    (ranks[one] ?? 0) > (ranks[other] ?? 0) && (worth[one] ?? 0) > (worth[other] ?? 0);
  return seatsOf(seats).some(one => seatsOf(seats).some(other => isOver(one, other)))
    ? 'a worse rank is worth more'
    : undefined;
}

function goesOn(match: AnyMatch): void {
  const { game, state } = match;
  const awaited = game.awaited(game.view(state, 'audience'));
  for (const seat of seatsOf(seatsAt(match))) {
    const view = game.view(state, seat);
    const seen = game.awaited(view);
    demand(
      asText(seen) === asText(awaited),
      'ends',
      () => `seat ${seat} waits for ${asText(seen)}, the audience for ${asText(awaited)}`,
    );
    const idle = awaited.includes(seat) && game.offers(view).length === 0;
    demand(!idle, 'ends', () => `the table waits for seat ${seat}, who is offered nothing`);
  }
  const someone = awaited.length > 0 || game.clock?.(state) !== undefined;
  demand(someone, 'ends', () => 'the game is not over, the table waits for nobody, and no clock runs');
}
