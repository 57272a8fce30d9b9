import { PHRASES } from '../rules/phrasebook.ts';

/** The number of suggested questions. */
export const SUGGESTED = 6;

/** The input of suggestions; it does not include any card. */
interface SuggestionInput {
  readonly round: number;
  /** How many questions were asked in this round. */
  readonly turn: number;
  /** The questions asked in this round. */
  readonly asked: ReadonlySet<string | null>;
  readonly isLiked: (question: string) => boolean;
}

/** Some questions for this turn: favourites first, none that was asked in this round, one of each theme while there is a choice. */
export function suggestionsFor({ round, turn, asked, isLiked }: SuggestionInput): readonly string[] {
  const first = (round * 29 + turn * 13) % PHRASES.length;
  const rotated = [...PHRASES.slice(first), ...PHRASES.slice(0, first)].filter(({ id }) => !asked.has(id));
  const themes = new Set<string>();
  const fresh = rotated.filter(({ theme }) => !themes.has(theme) && themes.add(theme));
  // neighbours in the book are about similar things
  const spread = [0, 1, 2].flatMap(from => fresh.filter((_, at) => at % 3 === from));
  const ordered = [...rotated.filter(({ id }) => isLiked(id)), ...spread, ...rotated];
  return [...new Set(ordered.map(({ id }) => id))].slice(0, SUGGESTED);
}
