import { field, seatsAt, viewersOf } from '#kernel';
import { demand, difference, viewerName } from '../broken.ts';
import { positions } from '../walk.ts';
import type { Law } from './law.ts';

export const openLaw: Law = {
  id: 'open',
  says: 'what the state calls open, every view shows whole',
  check(walk) {
    for (const match of positions(walk)) {
      const { game, state } = match;
      if (!Object.hasOwn(state, 'open')) continue;
      const all = field(state, 'open');
      for (const viewer of viewersOf(seatsAt(match))) {
        const shown = field(game.view(state, viewer), 'open');
        demand(
          JSON.stringify(shown) === JSON.stringify(all),
          'open',
          () => `to ${viewerName(viewer)}, open ${difference(all, shown)}`,
        );
      }
    }
  },
};
