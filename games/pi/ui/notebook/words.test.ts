import { describe, expect, test } from 'vitest';
import { canonical } from '#kernel';
import type { Line } from '#telling';
import { sourceOf } from '../../../../text/catalogue.fixture.ts';
import { LANGUAGES, wordsFrom } from '../../../../text/words.ts';
import { tellClue, tellFact, tellSuggestion } from './lines.ts';
import { observations } from './observations.fixture.ts';
import { autoNotesAbout } from './auto-notes.ts';
import { allClues } from '../../rules/reasoning.ts';
import { suggestionsFor } from './suggestions.ts';

/** All texts of the notebook for random matches, in both editions and at both help levels. */
function everyLine(): Line[] {
  const lines = new Map<string, Line>();
  const note = (...found: readonly Line[]): void => found.forEach(line => lines.set(canonical(line), line));
  for (const level of [1, 2] as const)
    for (const { view, viewer, solver } of observations(4, 12, level)) {
      const { open } = view;
      const { certain, left } = autoNotesAbout(view, solver);
      for (const fact of certain.values()) note(...tellFact(open, fact));
      note(...allClues(view, solver).map(clue => tellClue(open, clue)));
      if (viewer !== solver || !left) continue;
      const { assign, unassign } = suggestionsFor(open, solver, left);
      note(...assign.map(at => tellSuggestion(open, 'assign', at)));
      note(...unassign.map(at => tellSuggestion(open, 'unassign', at)));
    }
  return [...lines.values()];
}

describe('The words of the notebook', () => {
  const lines = everyLine();

  test('every conclusion has its words', () => {
    const keys = new Set(lines.map(({ key }) => key));
    for (const key of ['notebook-clue-hand', 'notebook-clue-disc', 'notebook-clue-told', 'notebook-suggest-assign'])
      expect(keys).toContain(key);
    for (const language of LANGUAGES) {
      const words = wordsFrom(language, [sourceOf('games/pi/text', language)]);
      const said = lines.map(line => words.say(line, seat => `#${seat}`));
      expect(said.filter(sentence => /undefined|\{|\}|\bnull\b/.test(sentence))).toEqual([]);
    }
  });
});
