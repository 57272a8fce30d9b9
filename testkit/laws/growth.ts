import {
  type AnyMatch,
  canonical,
  copy,
  diff,
  type Growth,
  seatsAt,
  streamOf,
  tableFor,
  type ToldEvent,
  viewersOf,
} from '#kernel';
import { demand, asText } from '../broken.ts';
import { positions, type Walk } from '../walk.ts';
import type { Law } from './law.ts';

type AnyGrowth = Growth<object, { type: string }>;

export const growthLaw: Law = {
  id: 'growth',
  says: 'whoever is let in gets a seat, one each, within the limits; to be let in is open to all and tells nothing',
  check(walk) {
    const { game } = walk;
    if (!game.growth) return;
    let [seats, waiting] = [walk.match.seats, 0];
    for (const match of positions(walk)) {
      waiting += change(match);
      const added = seatsAt(match) - seats;
      demand(added >= 0 && added <= waiting, 'growth', () => `${waiting} were let in, and ${added} seats added`);
      [seats, waiting] = [seats + added, waiting - added];
      keepsCount(match, game.growth, waiting);
      if (!game.result(match.state)) isQuiet(match, game.growth);
    }
    demand(
      waiting === 0 || !game.result(walk.match.state),
      'growth',
      () => `the game is over, and ${waiting} who were let in got no seat`,
    );
  },
};

/** The change in the number of waiting players by the last move, not counting new seats. */
function change({ game, state, moves }: Walk['match']): number {
  const last = moves.at(-1);
  if (last?.by !== 'table') return 0;
  const { growth } = game;
  return growth && canonical(last.action) === canonical(growth.dismiss(state)) ? -1 : 1;
}

function keepsCount({ game, state }: AnyMatch, growth: AnyGrowth, waiting: number): void {
  const [seats, counted] = [growth.seats(state), growth.waiting(state)];
  demand(counted === waiting, 'growth', () => `${waiting} wait for a seat, and the rules count ${counted}`);
  const { max } = game.seats;
  demand(seats + waiting <= max, 'growth', () => `${seats} sit and ${waiting} wait, at a table for ${max}`);
  const isFull = seats + waiting === max;
  demand(!isFull || growth.admit(state) === undefined, 'growth', () => `one more than ${max} may be let in`);
}

/** Admitting and cancelling whispers nothing, draws no luck and changes all views alike. */
function isQuiet(match: AnyMatch, growth: AnyGrowth): void {
  const { game, state } = match;
  const actions = [growth.admit(state), growth.waiting(state) > 0 ? growth.dismiss(state) : undefined];
  for (const action of actions.filter(one => one !== undefined)) {
    const after = copy(state);
    const told: ToldEvent<object>[] = [];
    const luck = streamOf(match.seed, match.moves.length + 1);
    game.apply(after, 'table', copy(action), tableFor(luck, told));
    demand(!luck.used(), 'growth', () => `${asText(action)} draws luck`);
    demand(
      told.every(({ to }) => to === 'all'),
      'growth',
      () => `${asText(action)} whispers: ${asText(told)}`,
    );
    const changes = viewersOf(seatsAt(match)).map(viewer =>
      canonical(diff(game.view(state, viewer), game.view(after, viewer)) ?? null),
    );
    demand(new Set(changes).size === 1, 'growth', () => `of ${asText(action)} not all see the same: ${changes.join()}`);
  }
}
