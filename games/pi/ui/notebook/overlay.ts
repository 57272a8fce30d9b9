import type { Element, Kind, Place } from '../../rules/edition.ts';
import type { Open } from '../../rules/state.ts';
import { tileAt, townOf } from '../../rules/tiles.ts';
import type { Mark } from './marks.ts';

/** The places where the element of one kind may be, for the map to light. */
export interface MapOverlay {
  readonly kind: Kind;
  readonly places: ReadonlyMap<Place, Exclude<Mark, 'excluded'>>;
}

/**
 * A page of the notebook laid over the map. Where the marks are what single replies say, what is left
 * are the places next to every cube and neither on nor next to a card that gave nothing.
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
