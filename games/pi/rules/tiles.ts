import { type Element, type Kind, type Place, type Town, townFor } from './edition.ts';
import type { Case, Open, Reply } from './state.ts';

export const townOf = (open: Open): Town => townFor(open.options.edition);

/** The element in the place's slot for this kind; null: a blank. */
export function tileAt(open: Open, place: number, kind: Kind): Element | null {
  if (kind === 'suspect') return open.suspects[place] ?? null;
  if (kind === 'crime') return open.crimes[place] ?? null;
  return townOf(open).placeIds[place] ?? null;
}

/** The number of the place where the element lies. */
function placeOf(open: Open, kind: Kind, element: Element): number {
  if (kind === 'suspect') return open.suspects.indexOf(element);
  if (kind === 'crime') return open.crimes.indexOf(element);
  return numberOfPlace(open, element);
}

export const numberOfPlace = (open: Open, place: Place): number => townOf(open).placeNumber.get(place) ?? -1;

/** The true reply about one kind in one place (PI-5.2). */
export function truth(open: Open, secret: Case, kind: Kind, place: number): Reply {
  const lies = placeOf(open, kind, secret[kind]);
  if (lies === place) return 'disc';
  return townOf(open).neighboursOf[place]?.includes(lies) ? 'cube' : 'none';
}

/** The kind and place an evidence card asks about. */
export function subjectOf(open: Open, card: Element): { kind: Kind; place: number } {
  const kind = townOf(open).kindOf.get(card);
  if (!kind) throw new Error(`no evidence card is called ${card} in edition ${open.options.edition}`);
  return { kind, place: placeOf(open, kind, card) };
}

export const isSameCase = (one: Case, other: Case): boolean =>
  one.suspect === other.suspect && one.location === other.location && one.crime === other.crime;
