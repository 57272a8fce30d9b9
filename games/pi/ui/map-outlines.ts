import { type Accessor, createMemo } from 'solid-js';
import { type Outline, seatColour } from '#kit';
import type { Place } from '../rules/edition.ts';
import type { Event } from '../rules/state.ts';
import type { Desk } from './desk.ts';
import { type MapGeometry, hexagon } from './map-geometry.ts';
import { highlightOfEvent, outlinedMoves } from './highlights.ts';

/** The inset of outlines, px. */
const INSET = 2;
/** The inset of outlines of possible places, px. */
const POSSIBLE_INSET = 6;

/** The smallest distance of a question mark from the upper edge, px. */
const MARK = 13;

/** The outlines on the map: moves of others since my turn, the selection, answers, and possible places. */
export function createMapOutlines(desk: Desk, geometry: Accessor<MapGeometry>): Accessor<readonly Outline[]> {
  const moves = createMemo(() => {
    const current = desk.since.current();
    return desk.since.moves().flatMap(heard => {
      const event = heard.event as Event;
      const { places } = highlightOfEvent(desk.staged(), event);
      const by = 'by' in event ? event.by : undefined;
      return [...places].map(place => ({ place, by, isStrong: desk.isStepping() && heard === current }));
    });
  });
  return createMemo(() => {
    const { cells, peak } = geometry();
    const ring = (place: Place, outline: Omit<Outline, 'path'>, inset: number): Outline[] => {
      const cell = cells.find(({ id }) => id === place);
      return cell ? [{ ...outline, path: hexagon(cell, peak, inset) }] : [];
    };
    const answered = desk.answeredPlace();
    const asked = desk.sceneSight();
    const by = desk.moment()?.moment.by ?? null;
    const selected = desk.selectedPlace();
    return [
      ...outlinedMoves(moves()).flatMap(({ place, by, isStrong }) =>
        place === answered
          ? []
          : ring(
              place,
              { key: `last ${place}`, kind: 'last', isStrong, ...(by !== undefined && { colour: seatColour(by) }) },
              INSET,
            ),
      ),
      ...desk.possiblePlaces().flatMap(place => {
        const cell = cells.find(({ id }) => id === place);
        const mark = cell && { x: cell.x + cell.width / 2, y: Math.max(cell.y + 4, MARK) };
        const narrow = (cell?.width ?? 0) < 128 ? INSET + 1 : POSSIBLE_INSET;
        return ring(place, { key: `possible ${place}`, kind: 'possible', ...(mark && { mark }) }, narrow);
      }),
      ...[...asked.places].flatMap(place =>
        ring(place, { key: `answer ${place}`, kind: 'answer', ...(by !== null && { colour: seatColour(by) }) }, INSET),
      ),
      ...(selected === undefined ? [] : ring(selected, { key: 'selected', kind: 'selected' }, INSET)),
    ];
  });
}
