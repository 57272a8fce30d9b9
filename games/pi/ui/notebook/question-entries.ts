import type { Seat } from '#kernel';
import type { Element, Place } from '../../rules/edition.ts';
import type { View } from '../../rules/state.ts';
import { subjectOf, townOf } from '../../rules/tiles.ts';
import { type Clue, cluesTold } from '../../rules/clues.ts';
import { tellClue } from './lines.ts';
import type { GameLine } from '../../telling/line.ts';

/** One question of a solver. */
export interface QuestionEntry {
  readonly clue: Clue;
  /** What was asked, the reply, and what follows. */
  readonly line: GameLine;
  /** Where it was asked; an accusation points to three tiles. */
  readonly places: readonly Place[];
}

/** Every question of a solver in this investigation. */
export const questionEntries = (view: Readonly<View>, solver: Seat): QuestionEntry[] =>
  cluesTold(view, solver).map(clue => ({
    clue,
    line: tellClue(view.open, clue),
    places: placesOf(view, clue),
  }));

function placesOf({ open }: Readonly<View>, clue: Clue): Place[] {
  const whereIs = (element: Element): Place[] =>
    townOf(open).placeIds.filter((_, number) => number === subjectOf(open, element).place);
  switch (clue.type) {
    case 'reply':
      return whereIs(clue.card);
    case 'investigator':
      return [clue.sent.place];
    case 'wrong':
      return [clue.accused.suspect, clue.accused.location, clue.accused.crime].flatMap(whereIs);
    case 'hand':
    case 'shown':
    case 'disc':
    case 'told':
      return [];
  }
}
