import type { Assignment, Open } from '../../rules/state.ts';
import { cardName, caseName, kindWord, markerWord, placeName, themed, tileName } from '../../telling/names.ts';
import { lessonOfAccusation, lessonOfCard, lessonOfInvestigator } from '../../telling/notes.ts';
import type { Clue } from '../../rules/clues.ts';
import type { Fact } from './facts.ts';
import { type GameLine, line } from '../../telling/line.ts';

/** A clue and its meaning. */
export function tellClue(open: Open, clue: Clue): GameLine {
  switch (clue.type) {
    case 'reply':
      return lessonOfCard(open, clue.card, clue.reply);
    case 'investigator':
      return lessonOfInvestigator(open, clue.sent);
    case 'wrong':
      return lessonOfAccusation(clue.accused);
    case 'hand':
      return line('notebook-clue-hand', { seat: { seat: clue.seat }, case: caseName(clue.known) });
    case 'shown':
      return line('hand-own', { seat: { seat: clue.seat }, case: caseName(clue.known) });
    case 'disc':
      return themed(open, 'notebook-clue-disc', { seat: { seat: clue.seat }, card: cardName(open, clue.card) });
    case 'told':
      return line('notebook-clue-told', { seat: { seat: clue.seat } });
  }
}

/** Why the notebook is certain about an element. */
export const tellFact = (open: Open, { mark, because }: Fact): GameLine[] =>
  because.length > 0 ? because.map(clue => tellClue(open, clue)) : [line(WHY[mark])];

const WHY = { excluded: 'notebook-why-excluded', sure: 'notebook-why-sure' } as const;

/** A free move that the known facts suggest. */
export const tellSuggestion = (
  open: Open,
  move: 'assign' | 'unassign',
  { place, tile, marker }: Assignment,
): GameLine =>
  themed(open, SUGGEST[move], {
    place: placeName(place),
    marker: markerWord(open, marker),
    tile: tileName(open, place, tile),
    kind: kindWord(open, tile),
  });

const SUGGEST = { assign: 'notebook-suggest-assign', unassign: 'notebook-suggest-unassign' } as const;
