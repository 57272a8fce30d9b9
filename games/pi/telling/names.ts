import type { Argument, Line } from '#telling';
import { type Element, type Kind, KINDS, type Place } from '../rules/edition.ts';
import type { Case, Marker, Open } from '../rules/state.ts';
import { numberOfPlace, tileAt, townOf } from '../rules/tiles.ts';

/** The word by which catalogues tell the editions apart: a number cannot name a variant. */
const themeOf = (open: Open): string => (open.options.edition === '07' ? 'warsaw' : 'pi');

/** A message whose words differ between the editions. */
export const themed = (open: Open, key: string, args: Readonly<Record<string, Argument>> = {}): Line => ({
  key,
  args: { edition: themeOf(open), ...args },
});

export const nameOf = (kind: Kind, element: Element): Line => ({ key: `${kind}-${element}` });
export const placeName = (place: Place): Line => nameOf('location', place);
export const kindWord = (open: Open, kind: Kind): Line => themed(open, `kind-${kind}`);
export const kindWords = (open: Open, kinds: readonly Kind[]): Argument => ({
  list: kinds.map(kind => kindWord(open, kind)),
});

/** The name on an evidence card. */
export const cardName = (open: Open, card: Element): Line => nameOf(townOf(open).kindOf.get(card) ?? 'location', card);
export const cardNames = (open: Open, cards: readonly Element[]): Argument => ({
  list: cards.map(card => cardName(open, card)),
});

/** What lies in a place's slot, blanks by their own names. */
export function tileName(open: Open, place: Place, kind: Kind): Line {
  const tile = tileAt(open, numberOfPlace(open, place), kind);
  return tile === null ? themed(open, `blank-${kind}`) : nameOf(kind, tile);
}

/** The three elements of a case. */
export const caseName = (known: Case): Argument => ({ list: KINDS.map(kind => nameOf(kind, known[kind])) });

export const markerWord = (open: Open, marker: Marker): Line => themed(open, `marker-${marker}`);

/** So many discs and so many cubes, in words; nothing at all is a word too. */
export function markersIn(open: Open, { discs, cubes }: { discs: number; cubes: number }): Argument {
  const counted = [
    ...(discs > 0 ? [themed(open, 'discs', { count: discs })] : []),
    ...(cubes > 0 ? [themed(open, 'cubes', { count: cubes })] : []),
  ];
  return counted.length === 0 ? { key: 'nothing' } : { list: counted };
}
