import { type AnyMatch, accept, fill, applyMove, type Seat, seatsAt, seatsOf } from '#kernel';
import { demand, difference, asText } from '../broken.ts';
import { describeResult, playAction, fork, positions, seedFor, type Walk } from '../walk.ts';
import type { Law } from './law.ts';

export const noOpLaw: Law = {
  id: 'noOp',
  says: 'what is said to be a no-op changes nothing, tells nothing, and is not recorded',
  check(walk) {
    if (!walk.game.noOp) return;
    for (const match of positions(walk)) for (const seat of seatsOf(seatsAt(match))) staysAsItIs(seat, match, walk);
  },
};

function staysAsItIs(seat: Seat, match: AnyMatch, { luck }: Walk): void {
  const { game, state } = match;
  const view = game.view(state, seat);
  const offers = game.offers(view);
  for (const offer of offers) {
    const action = accept<{ type: string }>(offers, fill<{ type: string }>(offer, luck));
    if (!action || !game.noOp?.(view, action)) continue;
    const world = fork(match, state, seedFor(luck.below(1000)));
    const before = JSON.stringify([world.state, game.clock?.(world.state)]);
    const reply = playAction(world, { by: seat, action });
    const isNoOp = reply.ok && reply.isNoOp && world.moves.length === 0;
    demand(
      isNoOp,
      'noOp',
      () => `seat ${seat} is offered ${asText(action)}, and the answer was ${describeResult(reply)}`,
    );
    // the kernel does not apply no-ops, so the rules are called directly
    applyMove(world, { by: seat, at: 0, action });
    demand(world.told.length === 0, 'noOp', () => `of ${asText(action)} by seat ${seat} is told ${asText(world.told)}`);
    const after = JSON.stringify([world.state, game.clock?.(world.state)]);
    demand(
      before === after,
      'noOp',
      () => `${asText(action)} by seat ${seat} changes ${difference(JSON.parse(before), JSON.parse(after))}`,
    );
  }
}
