import type { Phrase } from '../rules/phrasebook.ts';

/** A search in the phrasebook. */
export interface PhraseQuery {
  readonly typed: string;
  /** The subject; null: any. */
  readonly theme: string | null;
  readonly isLiked: boolean;
}

/** The text for comparison: without accents, capitals and variants of the apostrophe. */
export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll(/[’ʼ`']/gu, '')
    .toLowerCase();

/** The matching questions in the order of the book. The result does not depend on anyone's card. */
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
