import type { Seat } from '#kernel';
import type { Line } from '#telling';
import type { Investigator, Open } from '../../rules/state.ts';
import { subjectOf, townOf } from '../../rules/tiles.ts';
import { cardName, caseName, kindWord, kindWords, markersIn, placeName, themed } from '../../telling/names.ts';
import type { Clue } from './clues.ts';
import type { Fact } from './facts.ts';

/** A clue, and what it says about the solver's case. */
export function tellClue(open: Open, solver: Seat, clue: Clue): Line {
  switch (clue.type) {
    case 'reply': {
      const { kind, place } = subjectOf(open, clue.card);
      return themed(open, `notebook-clue-${clue.reply}`, {
        card: cardName(open, clue.card),
        kind: kindWord(open, kind),
        place: placeName(townOf(open).placeIds[place] ?? ''),
      });
    }
    case 'investigator':
      return tellInvestigator(open, clue.sent);
    case 'wrong':
      return { key: 'notebook-clue-wrong', args: { case: caseName(clue.accused) } };
    case 'hand':
    case 'shown':
      return {
        key: clue.seat === solver ? `notebook-clue-own-${clue.type}` : `notebook-clue-${clue.type}`,
        args: { seat: { seat: clue.seat }, case: caseName(clue.known) },
      };
    case 'disc':
      return themed(open, 'notebook-clue-other-disc', { seat: { seat: clue.seat }, card: cardName(open, clue.card) });
    case 'told':
      return { key: 'notebook-clue-told', args: { seat: { seat: clue.seat } } };
  }
}

function tellInvestigator(open: Open, { place, discs, cubes, about }: Investigator): Line {
  if (about.length === 0) return themed(open, 'notebook-clue-investigator-again', { place: placeName(place) });
  return themed(open, 'notebook-clue-investigator', {
    place: placeName(place),
    reply: markersIn(open, { discs, cubes }),
    about: kindWords(open, about),
  });
}

/** Why the notebook is certain about an element. */
export function tellFact(open: Open, solver: Seat, { mark, because }: Fact): Line[] {
  if (because.length > 0) return because.map(clue => tellClue(open, solver, clue));
  return [{ key: `notebook-why-${mark}` }];
}
