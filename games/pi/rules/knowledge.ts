import type { Seat } from '#kernel';
import type { Kind, Town } from './edition.ts';
import { solverAt } from './rounds.ts';
import type { Case, Investigator, Open } from './state.ts';
import { numberOfPlace, subjectOf, tileAt, townOf } from './tiles.ts';

/** A set of elements of one kind, as bits. */
export type Elements = number;

/** All cases with a suspect, location and crime from these sets. */
export type Box = Readonly<Record<Kind, Elements>>;

/** For every kind and place: the element there, and its neighbours. */
interface Layout {
  readonly here: Readonly<Record<Kind, readonly Elements[]>>;
  readonly near: Readonly<Record<Kind, readonly Elements[]>>;
}

/** Every case that fits the replies to a seat (K1 to K3), as disjoint boxes. All of it is public. */
export function casesFitting(open: Open, seat: Seat): Box[] {
  const solver = solverAt(open, seat);
  const layout = layoutOf(open);
  let boxes: Box[] = [
    solver.replies.reduce(
      (box, { card, reply }) => {
        const { kind, place } = subjectOf(open, card);
        const told =
          reply === 'disc'
            ? elementsAt(layout.here, kind, place)
            : reply === 'cube'
              ? elementsAt(layout.near, kind, place)
              : ~(elementsAt(layout.here, kind, place) | elementsAt(layout.near, kind, place));
        return narrowed(box, kind, told);
      },
      everyCase(townOf(open)),
    ),
  ];
  for (const investigator of solver.investigators)
    boxes = splitBy(boxes, investigator, layout, numberOfPlace(open, investigator.place));
  const wrong = solver.wrong.map(accused => bitsOf(open, accused));
  return boxes.flatMap(box => withoutAll(box, wrong)).filter(box => !isEmpty(box));
}

export function everyCase(town: Town): Box {
  const all = (kind: Kind): Elements => (1 << town.elements[kind].length) - 1;
  return { suspect: all('suspect'), location: all('location'), crime: all('crime') };
}

export function layoutOf(open: Open): Layout {
  const town = townOf(open);
  const bits = (kind: Kind): Elements[] => town.placeIds.map((_, place) => bitOf(town, tileAt(open, place, kind)));
  const here = { suspect: bits('suspect'), location: bits('location'), crime: bits('crime') };
  const around = (kind: Kind): Elements[] =>
    town.neighboursOf.map(neighbours => neighbours.reduce((sum, place) => sum | elementsAt(here, kind, place), 0));
  return { here, near: { suspect: around('suspect'), location: around('location'), crime: around('crime') } };
}

export const elementsAt = (bits: Readonly<Record<Kind, readonly Elements[]>>, kind: Kind, place: number): Elements =>
  bits[kind][place] ?? 0;

const bitOf = (town: Town, element: string | null): Elements =>
  element === null ? 0 : 1 << (town.numberOf.get(element) ?? 0);

/** A box of a single case. */
export function bitsOf(open: Open, known: Case): Box {
  const town = townOf(open);
  return {
    suspect: bitOf(town, known.suspect),
    location: bitOf(town, known.location),
    crime: bitOf(town, known.crime),
  };
}

/** K2: each kind of the reply is here, adjacent or elsewhere, so that the numbers of discs and cubes are right. */
function splitBy(boxes: readonly Box[], { discs, cubes, about }: Investigator, layout: Layout, place: number): Box[] {
  const [kind, ...rest] = about;
  if (kind === undefined) return discs === 0 && cubes === 0 ? [...boxes] : [];
  const here = elementsAt(layout.here, kind, place);
  const near = elementsAt(layout.near, kind, place);
  const split = (told: Elements, discsLeft: number, cubesLeft: number): Box[] => {
    if (discsLeft < 0 || cubesLeft < 0) return [];
    const kept = boxes.map(box => narrowed(box, kind, told)).filter(box => box[kind] !== 0);
    return kept.length === 0
      ? []
      : splitBy(kept, { place: '', discs: discsLeft, cubes: cubesLeft, about: rest }, layout, place);
  };
  return [...split(here, discs - 1, cubes), ...split(near, discs, cubes - 1), ...split(~(here | near), discs, cubes)];
}

export function narrowed(box: Box, kind: Kind, to: Elements): Box {
  const { suspect, location, crime } = box;
  if (kind === 'suspect') return { suspect: suspect & to, location, crime };
  if (kind === 'location') return { suspect, location: location & to, crime };
  return { suspect, location, crime: crime & to };
}

/**
 * The box without some cases. Each smaller box is compared only with the cases in it, so the time grows linearly with
 * the number of cases.
 */
function withoutAll(box: Box, cases: readonly Box[]): Box[] {
  const [first, ...rest] = cases.filter(one => holds(box, one));
  return first ? without(box, first).flatMap(part => withoutAll(part, rest)) : [box];
}

const holds = (box: Box, { suspect, location, crime }: Box): boolean =>
  (box.suspect & suspect) !== 0 && (box.location & location) !== 0 && (box.crime & crime) !== 0;

/** The box without one of its cases: at most three smaller boxes. */
function without({ suspect, location, crime }: Box, one: Box): Box[] {
  return [
    { suspect: suspect & ~one.suspect, location, crime },
    { suspect: one.suspect, location: location & ~one.location, crime },
    { suspect: one.suspect, location: one.location, crime: crime & ~one.crime },
  ].filter(box => !isEmpty(box));
}

/** K4, K5: a known case shares no element with any other. */
export const apartFrom = (boxes: readonly Box[], known: Box): Box[] =>
  boxes
    .map(box => ({
      suspect: box.suspect & ~known.suspect,
      location: box.location & ~known.location,
      crime: box.crime & ~known.crime,
    }))
    .filter(box => !isEmpty(box));

const isEmpty = ({ suspect, location, crime }: Box): boolean => suspect === 0 || location === 0 || crime === 0;

/** The smallest box that contains all of these; empty if there are none. */
export const boxAround = (boxes: readonly Box[]): Box =>
  boxes.reduce(
    (around, box) => ({
      suspect: around.suspect | box.suspect,
      location: around.location | box.location,
      crime: around.crime | box.crime,
    }),
    { suspect: 0, location: 0, crime: 0 },
  );

export const sizeOf = ({ suspect, location, crime }: Box): number =>
  countOf(suspect) * countOf(location) * countOf(crime);

/** How many elements there are. */
export function countOf(elements: Elements): number {
  let left = elements - ((elements >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The numbers of the elements. */
export function numbersOf(elements: Elements): number[] {
  const numbers: number[] = [];
  for (let number = 0; elements >>> number !== 0; number++) if ((elements >>> number) & 1) numbers.push(number);
  return numbers;
}
