import { PLACES, type Place } from '../rules/places.ts';

/** All places in the order of their names, as a dictionary of this language has it. */
export function placesByName(nameOf: (place: Place) => string, language: string): readonly Place[] {
  const { compare } = new Intl.Collator(language);
  const named = PLACES.map(place => ({ place, name: nameOf(place) }));
  return named.sort((one, other) => compare(one.name, other.name)).map(({ place }) => place);
}
