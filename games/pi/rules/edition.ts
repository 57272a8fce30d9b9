import pi from './editions/pi.json' with { type: 'json' };
import zeroSeven from './editions/07.json' with { type: 'json' };

/** The three things a case consists of, in the order in which they lie in a place. */
export const KINDS = ['suspect', 'location', 'crime'] as const;
export type Kind = (typeof KINDS)[number];
export const EDITIONS = ['pi', '07'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** The id of a suspect, a crime or a location. */
export type Element = string;
/** The id of a place; a location lies in the place of the same name. */
export type Place = string;

/** The components of one edition. */
export interface Edition {
  readonly places: readonly {
    readonly id: Place;
    readonly column: number;
    readonly row: number;
    readonly neighbours: readonly Place[];
  }[];
  readonly suspects: readonly Element[];
  readonly suspectBlanks: number;
  readonly crimes: readonly Element[];
  readonly crimeBlanks: number;
  readonly scoreTrack: readonly number[];
  readonly penaltyStep: number;
  readonly investigations: number;
  readonly display: number;
  readonly kit: { readonly investigators: number; readonly discs: number; readonly cubes: number };
}

/** An edition with derived data; places are numbered in the order of the data. */
export interface Town extends Edition {
  readonly placeIds: readonly Place[];
  readonly neighboursOf: readonly (readonly number[])[];
  readonly elements: Readonly<Record<Kind, readonly Element[]>>;
  readonly kindOf: ReadonlyMap<Element, Kind>;
  /** The number of an element among those of its kind; a place has that of its location. */
  readonly numberOf: ReadonlyMap<Element, number>;
  /** The number of a place. */
  readonly placeNumber: ReadonlyMap<Place, number>;
  /** The tiles that are laid out, blanks included. */
  readonly tiles: Readonly<Record<'suspect' | 'crime', readonly (Element | null)[]>>; // null: a blank
  readonly evidence: readonly Element[];
}

const blanks = (count: number): null[] => Array.from({ length: count }, () => null);

function townOf(edition: Edition): Town {
  const placeIds = edition.places.map(place => place.id);
  const elements = { suspect: edition.suspects, location: placeIds, crime: edition.crimes };
  const numbered = KINDS.flatMap(kind => elements[kind].map((element, number) => ({ kind, element, number })));
  return {
    ...edition,
    placeIds,
    neighboursOf: edition.places.map(place => place.neighbours.map(neighbour => placeIds.indexOf(neighbour))),
    elements,
    kindOf: new Map(numbered.map(({ element, kind }) => [element, kind])),
    numberOf: new Map(numbered.map(({ element, number }) => [element, number])),
    placeNumber: new Map(placeIds.map((place, number) => [place, number])),
    tiles: {
      suspect: [...edition.suspects, ...blanks(edition.suspectBlanks)],
      crime: [...edition.crimes, ...blanks(edition.crimeBlanks)],
    },
    evidence: [...edition.suspects, ...edition.crimes, ...placeIds],
  };
}

const TOWNS: Readonly<Record<EditionId, Town>> = { pi: townOf(pi), '07': townOf(zeroSeven) };

export const townFor = (edition: EditionId): Town => TOWNS[edition];
