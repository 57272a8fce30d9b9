import type { Seat } from '#kernel';
import { freeTiles } from '../../rules/assignments.ts';
import { elementsAt, type Box, layoutOf } from '../../rules/knowledge.ts';
import { MARKERS } from '../../rules/offers.ts';
import { solverAt } from '../../rules/rounds.ts';
import type { Assignment, Open } from '../../rules/state.ts';
import { numberOfPlace } from '../../rules/tiles.ts';

/** Free moves that follow from what the seat knows (section 7). They are never made automatically. */
export interface Suggestions {
  /** Markers on investigators that can belong to one tile only. */
  readonly assign: readonly Assignment[];
  /** Markers on tiles where they cannot belong. */
  readonly unassign: readonly Assignment[];
}

export function suggestionsFor(open: Open, seat: Seat, left: Box): Suggestions {
  const solver = solverAt(open, seat);
  if (solver.standing !== 'active' || open.over) return { assign: [], unassign: [] };
  const layout = layoutOf(open);
  const fits = ({ place, marker, tile }: Assignment): number =>
    elementsAt(marker === 'disc' ? layout.here : layout.near, tile, numberOfPlace(open, place));
  const places = [...new Set(solver.investigators.map(({ place }) => place))];
  return {
    assign: places
      .flatMap(place =>
        MARKERS.flatMap(marker =>
          freeTiles(open, seat, place, marker).map((tile): Assignment => ({ place, tile, marker })),
        ),
      )
      .filter(one => (left[one.tile] & ~fits(one)) === 0),
    unassign: solver.assigned.filter(one => (left[one.tile] & fits(one)) === 0),
  };
}
