import { accept, type AnyMatch, quickChance, type Viewer } from '#kernel';
import { demand, difference, viewerName } from '../broken.ts';
import { plausible } from '../junk.ts';
import { viewersToCheck, positions, type Walk } from '../walk.ts';
import type { Law } from './law.ts';

export const readOnlyLaw: Law = {
  id: 'readOnly',
  says: 'reading changes nothing: view, offers, awaited, objection, result, clock, strike and imagine give the same twice',
  check(walk) {
    for (const match of positions(walk)) {
      for (const viewer of viewersToCheck(walk)) lookAs(viewer, match, walk);
      unchanged('result', match, () => match.game.result(match.state));
      unchanged('clock', match, () => match.game.clock?.(match.state));
      if (match.game.clock?.(match.state)) unchanged('strike', match, () => match.game.strike?.(match.state));
    }
  },
};

function lookAs(viewer: Viewer, match: AnyMatch, { luck, lexicon }: Walk): void {
  const { game, state } = match;
  const who = viewerName(viewer);
  unchanged(`view for ${who}`, match, () => game.view(state, viewer));
  const view = game.view(state, viewer);
  const action = plausible(lexicon, luck);
  const looks: Record<string, () => unknown> = {
    offers: () => game.offers(view),
    awaited: () => game.awaited(view),
    objection: () => accept(game.offers(view), action) ?? game.objection(view, action),
    imagine: () => game.imagine(view, quickChance(7)),
  };
  const before = JSON.stringify(view);
  for (const [name, look] of Object.entries(looks)) {
    unchanged(`${name} for ${who}`, match, look);
    demand(
      JSON.stringify(view) === before,
      'readOnly',
      () => `${name} changed the view of ${who}: ${difference(JSON.parse(before), view)}`,
    );
  }
}

/** Calls it twice: the state must not change, and the results must be equal. */
function unchanged(name: string, { state }: AnyMatch, look: () => unknown): void {
  const before = JSON.stringify(state);
  const first = JSON.stringify(look());
  demand(
    JSON.stringify(state) === before,
    'readOnly',
    () => `${name} changed the state: ${difference(JSON.parse(before), state)}`,
  );
  const again = look();
  demand(
    JSON.stringify(again) === first,
    'readOnly',
    () => `${name} gave two answers: ${difference(parsed(first), again)}`,
  );
}

const parsed = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));
