import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../../text/catalogue.fixture.ts';
import { type Language, LANGUAGES, type Words, wordsFrom } from '../../../text/words.ts';
import { EDITIONS, type EditionId, KINDS, townFor } from '../rules/edition.ts';
import { sceneAt } from '../rules/scene.fixture.ts';
import { nameOf } from '../telling/names.ts';
import { shortName, tileWords } from './names.ts';

/** How many letters fit in a line: of a name on a tile with room for it, and of a short one on a small map. */
const LETTERS = { full: 9, short: 8 };

const near = { suspect: 'here', location: 'near', crime: 'near' } as const;

const spoken = (language: Language): Words =>
  wordsFrom(language, [sourceOf('text', language), sourceOf('games/pi/text', language)]);

/** Every name that can stand on a tile, blanks included. */
function namesOn(edition: EditionId, language: Language): Record<keyof typeof LETTERS, string[]> {
  const { say } = spoken(language);
  const { open } = sceneAt(edition, near);
  const tiles = KINDS.flatMap(kind => [...townFor(edition).elements[kind], null].map(element => ({ kind, element })));
  return {
    full: tiles.map(({ kind, element }) => tileWords(open, kind, element, say)),
    short: tiles.map(({ kind, element }) => say(shortName(open, kind, element))),
  };
}

const tooLong = (names: readonly string[], most: number): string[] =>
  names.flatMap(name => name.split(/[^\p{L}ʼ’]+/u)).filter(part => part.length > most);

describe.each(EDITIONS)('The names on the tiles of %s', edition => {
  test.each(LANGUAGES)('words that do not fit in a line have soft hyphens, in %s', language => {
    const { full, short } = namesOn(edition, language);
    expect(full.length).toBeGreaterThan(30);
    expect(tooLong(full, LETTERS.full)).toEqual([]);
    expect(tooLong(short, LETTERS.short)).toEqual([]);
  });

  test.each(LANGUAGES)('and is otherwise the name itself, in %s', language => {
    const { say } = spoken(language);
    const { open } = sceneAt(edition, near);
    for (const kind of KINDS)
      for (const element of townFor(edition).elements[kind])
        expect(tileWords(open, kind, element, say).replaceAll('\u00AD', '')).toBe(say(nameOf(kind, element)));
  });
});
