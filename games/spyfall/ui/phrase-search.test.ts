import { createRoot } from 'solid-js';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, wordsFrom } from '#text';
import { sourceOf } from '../../../text/catalogue.fixture.ts';
import { PHRASES, type Phrase, QUESTIONS } from '../rules/phrasebook.ts';
import { questionText } from '../telling/names.ts';
import { createFavourites, readFavourites } from './favourites.ts';
import { findPhrases, searchText, type PhraseQuery } from './phrase-search.ts';

const ANYTHING: PhraseQuery = { typed: '', theme: null, isLiked: false };

const bookIn = (language: (typeof LANGUAGES)[number]) => {
  const { say } = wordsFrom(language, [sourceOf('games/spyfall/text', language)]);
  const words = ({ id }: Phrase): string => say(questionText(id));
  return {
    words,
    find: (wanted: Partial<PhraseQuery>, liked: readonly string[] = []): string[] =>
      findPhrases(PHRASES, { ...ANYTHING, ...wanted }, { words, liked: id => liked.includes(id) }).map(({ id }) => id),
  };
};

describe('Search for a question', () => {
  test('SPY-4.3 an empty search shows the whole book, in its order', () => {
    expect(bookIn('en').find({})).toEqual(QUESTIONS);
  });

  test('by topic, and among favourites', () => {
    const { find } = bookIn('en');
    const [first] = PHRASES;
    const ofTheme = PHRASES.filter(({ theme }) => theme === first?.theme).map(({ id }) => id);
    expect(ofTheme.length).toBeLessThan(QUESTIONS.length);
    expect(find({ theme: first?.theme ?? '' })).toEqual(ofTheme);
    expect(find({ isLiked: true }, ['swim', 'rain'])).toEqual(['rain', 'swim']);
    expect(find({ isLiked: true })).toEqual([]);
  });

  test('accents, capitals and apostrophes do not matter', () => {
    expect(searchText('ŻÓŁĆ Łódź')).toBe('zolc lodz');
    expect(searchText('п’ять пʼять')).toBe('пять пять');
  });

  test.each(LANGUAGES)('every question is found by its own words, in %s', language => {
    const { words, find } = bookIn(language);
    const lost = PHRASES.filter(phrase => !find({ typed: words(phrase).toUpperCase() }).includes(phrase.id));
    expect(lost).toEqual([]);
  });

  test('words that are nowhere find nothing', () => {
    expect(bookIn('en').find({ typed: 'xylophone of doom' })).toEqual([]);
  });
});

describe('Favourites', () => {
  test('are kept on the device, in the order of the book, and those that left it are forgotten', () => {
    expect(readFavourites('swim nonsense rain')).toEqual(['rain', 'swim']);
    expect(readFavourites(undefined)).toEqual([]);
    let kept: string | undefined;
    const habits = {
      read: () => kept,
      write: (text: string) => {
        kept = text;
      },
    };
    createRoot(dispose => {
      const liked = createFavourites(() => habits);
      liked.toggle('swim');
      liked.toggle('rain');
      liked.toggle('swim');
      expect([liked.has('rain'), liked.has('swim'), liked.isEmpty()]).toEqual([true, false, false]);
      dispose();
    });
    expect(readFavourites(kept)).toEqual(['rain']);
  });
});
