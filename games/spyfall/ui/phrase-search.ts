import type { Phrase } from '../rules/phrasebook.ts';

/** What somebody looks for in the phrasebook. */
export interface PhraseQuery {
  readonly typed: string;
  /** What it is about; null: anything. */
  readonly theme: string | null;
  readonly isLiked: boolean;
}

/** As it is compared: accents and capitals do not matter, and neither does which apostrophe it was. */
export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll(/[’ʼ`']/gu, '')
    .toLowerCase();

/**
 * The questions that are looked for, in the order of the book: it is the same for everybody, and nothing anybody holds
 * has a say in it.
 */
export function findPhrases(
  phrases: readonly Phrase[],
  { typed, theme, isLiked }: PhraseQuery,
  { words, liked }: { words(phrase: Phrase): string; liked(question: string): boolean },
): readonly Phrase[] {
  const parts = searchText(typed).split(/\s+/u).filter(Boolean);
  return phrases.filter(phrase => {
    if (theme !== null && phrase.theme !== theme) return false;
    if (isLiked && !liked(phrase.id)) return false;
    if (parts.length === 0) return true;
    const text = searchText(words(phrase));
    return parts.every(part => text.includes(part));
  });
}
