import { describe, expect, test } from 'vitest';
import { LANGUAGES, wordsFrom } from '../../../text/words.ts';
import { sourceOf } from '../../../text/catalogue.fixture.ts';
import { PLACES } from '../rules/places.ts';
import { placeName } from '../telling/names.ts';
import { placesByName } from './place-order.ts';

describe('SPY-1.3 The list of places', () => {
  test.each(LANGUAGES)('is in the order of their names in %s, and complete', language => {
    const { say } = wordsFrom(language, [sourceOf('games/spyfall/text', language)]);
    const nameOf = (place: string): string => say(placeName(place), () => '');
    const order = placesByName(nameOf, language);
    expect(order.toSorted()).toEqual(PLACES.toSorted());
    const names = order.map(nameOf);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
  });

  test('letters are in the alphabetical order of the language', () => {
    const names = new Map(PLACES.map((place, at) => [place, ['Łąka', 'Lotnisko', 'Mur', 'Zamek'][at] ?? 'żółw']));
    const order = placesByName(place => names.get(place) ?? '', 'pl').map(place => names.get(place));
    expect(order.slice(0, 4)).toEqual(['Lotnisko', 'Łąka', 'Mur', 'Zamek']);
  });
});
