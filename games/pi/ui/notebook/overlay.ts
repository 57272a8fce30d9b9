import type { Element, Kind, Place } from '../../rules/edition.ts';
import type { Open } from '../../rules/state.ts';
import { tileAt, townOf } from '../../rules/tiles.ts';
import type { Mark } from './marks.ts';

/** The possible places of one kind, to be highlighted on the map. */
export interface MapOverlay {
  readonly kind: Kind;
  readonly places: ReadonlyMap<Place, Exclude<Mark, 'excluded'>>;
}

/**
 * A notebook page as an overlay of the map. With only the marks of single replies it shows the places next to every
 * cube, and neither on nor next to a card without a reply.
 */
export function overlayOf(open: Open, kind: Kind, markOf: (element: Element) => Mark): MapOverlay {
  const places = new Map<Place, Exclude<Mark, 'excluded'>>();
  townOf(open).placeIds.forEach((place, number) => {
    const tile = tileAt(open, number, kind);
    const mark = tile === null ? 'excluded' : markOf(tile);
    if (mark !== 'excluded') places.set(place, mark);
  });
  return { kind, places };
}
