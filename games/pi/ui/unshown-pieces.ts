import type { StagedMoment } from '#kit';
import type { Seat } from '#kernel';
import type { Element, Place } from '../rules/edition.ts';
import type { MomentContent } from './moments.ts';
import type { MapContents, TilePiece, SentInvestigators } from './map-contents.ts';
import { type Tile, tileKey } from './highlights.ts';

type Moment = StagedMoment<MomentContent>;

/** Pieces on the table that are not shown yet, since their moment is not over. */
export interface UnshownPieces {
  /** By seat and `tileKey`. */
  readonly markers: ReadonlySet<string>;
  readonly sent: readonly {
    readonly seat: Seat;
    readonly place: Place;
    readonly discs: number;
    readonly cubes: number;
  }[];
}

const markerKey = (seat: Seat, tile: string): string => `${seat} ${tile}`;

/** The pieces these moments add. */
export function unshownPieces(moments: readonly Moment[], tileOf: (card: Element) => Tile): UnshownPieces {
  const markers = new Set<string>();
  const sent: UnshownPieces['sent'][number][] = [];
  for (const { content } of moments) {
    const { event, effect } = content;
    if (effect === 'ask') continue;
    if (event.type === 'examined') {
      const { place, kind } = tileOf(event.card);
      markers.add(markerKey(event.by, tileKey(place, kind)));
    } else if (event.type === 'investigated')
      sent.push({ seat: event.by, place: event.place, discs: event.discs, cubes: event.cubes });
  }
  return { markers, sent };
}

/** The contents of the map without the unshown pieces. */
export function withoutUnshown(lying: MapContents, held: UnshownPieces): MapContents {
  if (held.markers.size === 0 && held.sent.length === 0) return lying;
  return {
    on: (place, kind) => {
      const pieces = lying.on(place, kind);
      const isHeld = ({ seat }: TilePiece): boolean => held.markers.has(markerKey(seat, tileKey(place, kind)));
      return pieces.some(isHeld) ? pieces.filter(one => !isHeld(one)) : pieces;
    },
    at: place => {
      const all = lying.at(place);
      if (!held.sent.some(one => one.place === place)) return all;
      return all.flatMap((one): SentInvestigators[] => {
        const ahead = held.sent.filter(({ seat, place: to }) => seat === one.seat && to === place);
        const less = (of: 'discs' | 'cubes'): number =>
          Math.max(0, one[of] - ahead.reduce((sum, each) => sum + each[of], 0));
        const count = one.count - ahead.length;
        return count > 0 ? [{ seat: one.seat, count, discs: less('discs'), cubes: less('cubes') }] : [];
      });
    },
  };
}

/** The shown display: an examined card stays until its replacement is shown. */
export function displayShown(display: readonly Element[], moments: readonly Moment[]): readonly Element[] {
  const refills: { readonly came: Element; readonly asked: Element }[] = [];
  let asked: Element | undefined;
  for (const { content } of moments) {
    const { event } = content;
    if (event.type === 'examined') asked = event.card;
    if (event.type !== 'displayRefilled') continue;
    if (asked !== undefined) refills.push({ came: event.card, asked });
    asked = undefined;
  }
  // the newest first: a card that came may have been asked about, and may come again after a reshuffle
  return refills.reduceRight<readonly Element[]>(
    (shown, { came, asked }) => shown.map(card => (card === came ? asked : card)),
    display,
  );
}
