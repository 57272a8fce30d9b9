import { type Seat, seatsOf } from '#kernel';
import type { SectionEntry } from '#telling';
import { KINDS, type Place } from '../rules/edition.ts';
import { markerOn, onInvestigators } from '../rules/markers.ts';
import { solverAt } from '../rules/rounds.ts';
import type { Open } from '../rules/state.ts';
import { townOf } from '../rules/tiles.ts';
import { kindWords, markersIn, markerWord, placeName, themed, tileName } from './names.ts';
import { type GameLine, line } from './line.ts';

/** A place and everything in it. */
export function placeEntry(open: Open, place: Place): SectionEntry {
  const town = townOf(open);
  const neighbours = town.places.find(({ id }) => id === place)?.neighbours ?? [];
  return {
    line: themed(open, 'map-place', {
      place: placeName(place),
      suspect: tileName(open, place, 'suspect'),
      crime: tileName(open, place, 'crime'),
      neighbours: { list: neighbours.map(placeName) },
    }),
    under: seatsOf(open.solvers.length).flatMap(seat => [
      ...markersAt(open, seat, place),
      ...investigatorsAt(open, seat, place),
    ]),
  };
}

function markersAt(open: Open, seat: Seat, place: Place): GameLine[] {
  return KINDS.flatMap(kind => {
    const lying = markerOn(open, solverAt(open, seat), place, kind);
    return lying
      ? [
          line(`map-marker-${lying.sure}`, {
            seat: { seat },
            marker: markerWord(open, lying.marker),
            tile: tileName(open, place, kind),
          }),
        ]
      : [];
  });
}

/** The reply, and which of its markers are still on the investigator. */
function investigatorsAt(open: Open, seat: Seat, place: Place): GameLine[] {
  const solver = solverAt(open, seat);
  const here = solver.investigators.filter(one => one.place === place);
  const [first] = here;
  if (!first) return [];
  const lying = {
    discs: onInvestigators(open, solver, place, 'disc'),
    cubes: onInvestigators(open, solver, place, 'cube'),
  };
  const args = { seat: { seat }, count: here.length, reply: markersIn(open, first), lying: markersIn(open, lying) };
  const about =
    first.about.length > 0 && first.about.length < KINDS.length
      ? [themed(open, 'map-investigator-about', { about: kindWords(open, first.about) })]
      : [];
  return [themed(open, 'map-investigator', args), ...about];
}
