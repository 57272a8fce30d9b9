import { accept, type AnyMatch, quickChance, type Viewer } from '#kernel';
import { demand, difference, viewerName } from '../broken.ts';
import { plausible } from '../junk.ts';
import { viewersToCheck, positions } from '../walk.ts';
import type { Law } from './law.ts';

export const wireLaw: Law = {
  id: 'wire',
  says: 'a view that came over the wire says the same about offers, awaited, objection and imagine',
  check(walk) {
    for (const match of positions(walk)) {
      const action = plausible(walk.lexicon, walk.luck);
      for (const viewer of viewersToCheck(walk)) sameAfar(viewer, match, action);
    }
  },
};

function sameAfar(viewer: Viewer, { game, state }: AnyMatch, action: { type: string }): void {
  const view = game.view(state, viewer);
  const [near, afar] = [view, JSON.parse(JSON.stringify(view)) as object].map(from => ({
    offers: game.offers(from),
    awaited: game.awaited(from),
    objection: accept(game.offers(from), action) ?? game.objection(from, action),
    imagine: game.imagine(from, quickChance(7)),
  }));
  demand(
    JSON.stringify(near) === JSON.stringify(afar),
    'wire',
    () => `${viewerName(viewer)} is told otherwise from afar: ${difference(near, afar)}`,
  );
}
