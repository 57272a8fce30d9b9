import type { CellBox, PlacedPiece } from '#kit';
import type { Seat } from '#kernel';
import { type Kind, KINDS, type Place } from '../rules/edition.ts';
import type { Marker } from '../rules/state.ts';
import type { TileMarker } from '../rules/markers.ts';
import type { MapGeometry } from './map-geometry.ts';
import type { MapContents, SentInvestigators } from './map-contents.ts';

/** A drawn piece. */
export type MapPiece = PlacedPiece & { readonly place: Place } & (
    | {
        readonly type: 'marker';
        readonly seat: Seat;
        readonly marker: Marker | 'none';
        readonly sure: TileMarker['sure'];
      }
    | { readonly type: 'investigator'; readonly seat: Seat }
    /** Markers that lie on investigators; 0: the answer was nothing. */
    | { readonly type: 'tally'; readonly seat: Seat; readonly marker: Marker | 'none'; readonly count: number }
    | { readonly type: 'accusation' }
  );

interface PlacementInput {
  readonly geometry: MapGeometry;
  readonly lying: MapContents;
  /** Whose pieces come first. */
  readonly me: Seat | undefined;
  isShown(seat: Seat): boolean;
  /** The places of the tiles that are accused. */
  readonly accused: ReadonlyMap<Kind, Place>;
  /** An answer lies over the rows of this place. */
  readonly covered: Place | undefined;
}

/** The positions of all pieces. */
export function placePieces(shown: PlacementInput): MapPiece[] {
  return shown.geometry.cells.flatMap(cell => [
    ...KINDS.flatMap(kind => (shown.covered === cell.id && kind !== 'location' ? [] : onTile(shown, cell, kind))),
    ...inLane(shown, cell),
  ]);
}

/** The width the pieces on a tile take from its name, in pixels. */
export function widthTaken({ geometry }: Pick<PlacementInput, 'geometry'>, kind: Kind, pieces: number): number {
  const besideName = lieOnPicture(geometry, kind) ? pieces - 1 : pieces;
  return besideName <= 0 || isPictured(geometry, kind) ? 0 : geometry.piece + (besideName - 1) * stepOf(geometry) + 2;
}

/** Tiles that are shown by a picture only: pieces lie on it. */
const isPictured = ({ detail }: MapGeometry, kind: Kind): boolean =>
  detail === 'bare' || (detail === 'icons' && kind !== 'location');

/** In a narrow row the first piece lies on the picture, so that the name stays. */
const lieOnPicture = ({ width, detail }: MapGeometry, kind: Kind): boolean =>
  kind !== 'location' && (width < NARROW || detail === 'icons' || detail === 'bare');

const NARROW = 128;

/** Pieces in a narrow row overlap. */
const stepOf = ({ width, piece }: MapGeometry): number => (width < NARROW ? piece * 0.6 : piece + 1);

type Laid = { readonly key: string } & (
  | { readonly type: 'accusation' }
  | {
      readonly type: 'marker';
      readonly seat: Seat;
      readonly marker: Marker | 'none';
      readonly sure: TileMarker['sure'];
    }
);

function onTile({ geometry, lying, me, isShown, accused }: PlacementInput, cell: CellBox, kind: Kind): MapPiece[] {
  const { id: place } = cell;
  const { piece: size } = geometry;
  const markers = lying
    .on(place, kind)
    .filter(({ seat }) => isShown(seat))
    .map((one): Laid => ({ type: 'marker', key: `marker ${one.seat} ${kind} ${place}`, ...one }));
  const mineFirst = [...markers].sort((one, other) => rank(one) - rank(other));
  const laid: Laid[] = [
    ...(accused.get(kind) === place ? [{ type: 'accusation', key: `accusation ${kind}` } as const] : []),
    ...mineFirst,
  ];
  return laid.map((one, at) => ({ ...one, place, size, ...spotOf(geometry, cell, kind, at) }));

  function rank(one: Laid): number {
    return one.type === 'marker' && one.seat === me ? 0 : 1;
  }
}

/** The spot of the nth piece on a tile. */
function spotOf(geometry: MapGeometry, cell: CellBox, kind: Kind, at: number): { x: number; y: number } {
  const { line, top, padding, piece, detail, width, peak } = geometry;
  const step = stepOf(geometry);
  const right = cell.x + width - padding - piece;
  if (isPictured(geometry, kind)) {
    const row = detail === 'bare' ? 0 : 1;
    const pictures: readonly Kind[] = detail === 'bare' ? ['location', 'suspect', 'crime'] : ['suspect', 'crime'];
    const share = width / (pictures.length + 1);
    const x = cell.x + share * (pictures.indexOf(kind) + 1) - piece / 2;
    const last = cell.x + width - piece - 1;
    return { x: Math.min(x + at * piece * 0.4, last), y: cell.y + top + row * line + (line - piece) / 2 };
  }
  const row = { location: 0, suspect: 1, crime: 2 }[kind];
  const y = cell.y + top + row * line + (line - piece) / 2;
  if (kind === 'location') {
    // beside the name the hexagon is not as high yet
    return { x: right - at * step, y: Math.max(y, cell.y + peak * 0.7) };
  }
  if (!lieOnPicture(geometry, kind)) return { x: right - at * step, y };
  return at === 0 ? { x: cell.x + padding + (line - 4 - piece) / 2, y } : { x: right - (at - 1) * step, y };
}

/** More hats than this have no room for figures beside them. */
const HATS_WITH_FIGURES = 2;
/** More hats overlap by this, in pixels. */
const OVERLAP = 8;
/** Between the pieces of two seats. */
const APART = 6;

/** Investigators stand in the lowest row, each with what the answer was, as long as there is room for that. */
function inLane({ geometry, lying, isShown }: PlacementInput, cell: CellBox): MapPiece[] {
  const sent = lying.at(cell.id).filter(({ seat }) => isShown(seat));
  if (sent.length === 0) return [];
  const { piece: size, letters, line, top, width, detail } = geometry;
  const room = width * 0.88;
  const digit = letters * 0.7;
  const hats = sent.reduce((sum, { count }) => sum + count, 0);
  const figuresOf = (one: SentInvestigators): number =>
    tallies(one).reduce((sum, { count }) => sum + size + (count > 0 ? digit : 0), 0);
  const full = sent.reduce((sum, one) => sum + one.count * size + figuresOf(one), 0) + (sent.length - 1) * APART;
  const hasFigures = hats <= HATS_WITH_FIGURES && full <= room;
  const step = hats <= HATS_WITH_FIGURES ? size + 1 : Math.min(size - OVERLAP, (room - size) / (hats - 1));
  const y = cell.y + top + (LANE[detail] + 0.5) * line - size / 2;
  const pieces: MapPiece[] = [];
  let x = cell.x + (width - (hasFigures ? full : (hats - 1) * step + size)) / 2;
  for (const one of sent) {
    for (let at = 0; at < one.count; at++) {
      const key = `investigator ${one.seat} ${cell.id} ${at}`;
      pieces.push({ type: 'investigator', key, seat: one.seat, place: cell.id, size, x, y });
      x += hasFigures ? size : step;
    }
    if (!hasFigures) continue;
    for (const { marker, count } of tallies(one)) {
      const key = `tally ${one.seat} ${cell.id} ${marker}`;
      pieces.push({ type: 'tally', key, seat: one.seat, marker, count, place: cell.id, size, x, y });
      x += size + (count > 0 ? digit : 0);
    }
    x += APART;
  }
  return pieces;
}

const LANE = { full: 3, short: 3, icons: 2, bare: 1 } as const;

function tallies({ discs, cubes }: SentInvestigators): { readonly marker: Marker | 'none'; readonly count: number }[] {
  const found = [
    { marker: 'disc', count: discs },
    { marker: 'cube', count: cubes },
  ] as const;
  const lying = found.filter(({ count }) => count > 0);
  return lying.length > 0 ? lying : [{ marker: 'none', count: 0 }];
}
