import { describe, expect, test } from 'vitest';
import { KINDS, type Kind, type Place, townFor } from '../../rules/edition.ts';
import type { View } from '../../rules/state.ts';
import { subjectOf, tileAt } from '../../rules/tiles.ts';
import { observations } from './observations.fixture.ts';
import { factsAbout } from './facts.ts';
import { shownMark } from './marks.ts';
import { overlayOf } from './overlay.ts';

/** Next to every card with a cube, not on or next to a card with no marker, on a card with a disc; computed by name. */
function placesByReplies({ open }: View, solver: number, kind: Kind): Place[] {
  const { places, placeIds } = townFor(open.options.edition);
  const asked = (open.solvers[solver]?.replies ?? []).filter(({ card }) => subjectOf(open, card).kind === kind);
  return places
    .filter(({ id, neighbours }, number) => {
      if (tileAt(open, number, kind) === null) return false;
      return asked.every(({ card, reply }) => {
        const place = placeIds[subjectOf(open, card).place] ?? '';
        if (reply === 'disc') return id === place;
        return neighbours.includes(place) ? reply === 'cube' : reply === 'none' && id !== place;
      });
    })
    .map(({ id }) => id);
}

describe('22b The map shows where the element of a kind may be', () => {
  test('next to every cube, not on or next to a card with no marker, and not on a blank', () => {
    let struck = 0;
    for (const { view, viewer, solver } of observations(3, 10)) {
      if (viewer !== 'audience') continue;
      // with replies to cards only: no known case, no replies to other seats
      const bare = {
        ...view,
        open: {
          ...view.open,
          over: false,
          solvers: view.open.solvers.map((one, seat) => ({
            ...one,
            case: null,
            investigators: [],
            wrong: [],
            replies: seat === solver ? one.replies : [],
          })),
        },
      };
      const { certain } = factsAbout(bare, solver);
      for (const kind of KINDS) {
        const { places } = overlayOf(bare.open, kind, element => shownMark(undefined, certain.get(element)?.mark).mark);
        expect([...places.keys()]).toEqual(placesByReplies(bare, solver, kind));
        if (places.size < 10) struck += 1;
      }
    }
    expect(struck).toBeGreaterThan(10);
  });

  test('shows marks as they stand on the page, my own over those of the notebook', () => {
    const [look] = observations(2, 1000);
    if (!look) throw new Error('nobody looked');
    const { open } = look.view;
    const [first = '', second = '', third = '', ...rest] = townFor(open.options.edition).placeIds;
    const marks = new Map([
      [first, shownMark('teal', 'excluded').mark],
      [second, shownMark('excluded', 'sure').mark],
      [third, shownMark(undefined, 'sure').mark],
    ]);
    const { places } = overlayOf(open, 'location', place => marks.get(place) ?? 'open');
    expect([...places]).toEqual([[first, 'teal'], [third, 'sure'], ...rest.map(place => [place, 'open'])]);
  });
});
