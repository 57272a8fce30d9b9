import { type AnyMatch, accept, fill, type Seat, seatsAt, seatsOf } from '#kernel';
import { demand, difference, shown } from '../broken.ts';
import { answer, carryOut, fork, positions, seedFor, type Walk } from '../walk.ts';
import type { Law } from './law.ts';

export const idle: Law = {
  id: 'idle',
  says: 'of what is said to be idle, nothing comes: no change, no event, no other clock',
  check(walk) {
    if (!walk.game.idle) return;
    for (const match of positions(walk)) for (const seat of seatsOf(seatsAt(match))) staysAsItIs(seat, match, walk);
  },
};

function staysAsItIs(seat: Seat, match: AnyMatch, { luck }: Walk): void {
  const { game, state } = match;
  const view = game.view(state, seat);
  const offers = game.offers(view);
  for (const offer of offers) {
    const action = accept<{ type: string }>(offers, fill<{ type: string }>(offer, luck));
    if (!action || !game.idle?.(view, action)) continue;
    const world = fork(match, state, seedFor(luck.below(1000)));
    const before = JSON.stringify([world.state, game.clock?.(world.state)]);
    const reply = carryOut(world, { by: seat, action });
    demand(reply.ok, 'idle', () => `seat ${seat} is offered ${shown(action)}, and the answer was ${answer(reply)}`);
    demand(world.told.length === 0, 'idle', () => `of ${shown(action)} by seat ${seat} is told ${shown(world.told)}`);
    const after = JSON.stringify([world.state, game.clock?.(world.state)]);
    demand(
      before === after,
      'idle',
      () => `${shown(action)} by seat ${seat} changes ${difference(JSON.parse(before), JSON.parse(after))}`,
    );
  }
}
