import type { Argument, SectionEntry, Section } from '#telling';
import { KINDS, type Kind } from '../rules/edition.ts';
import { type Box, numbersOf } from '../rules/knowledge.ts';
import { reasonAbout } from '../rules/reasoning.ts';
import { solverAt } from '../rules/rounds.ts';
import { leftOf } from '../rules/neighbours.ts';
import type { Case, Investigator, Open, Reply, View } from '../rules/state.ts';
import { subjectOf, townOf } from '../rules/tiles.ts';
import {
  cardName,
  caseName,
  kindWord,
  kindWords,
  markersIn,
  nameOf,
  placeName,
  computedThemed,
  themed,
} from './names.ts';
import { type GameLine, line } from './line.ts';

/** What the viewer already knows about an evidence card, since examining it may waste a turn. */
export function noteOn(card: string, { me, open, hand }: Readonly<View>): GameLine | undefined {
  if (me === 'audience' || open.options.notebook === 0) return undefined;
  // a card that gave nothing was kept, and never comes back (PI-5.11)
  const own = solverAt(open, me).replies.find(one => one.card === card && one.reply !== 'none');
  if (own) return computedThemed(open, `note-${own.reply}`);
  const { kind } = subjectOf(open, card);
  if (hand?.[kind] === card) return line('note-hand', { seat: { seat: leftOf(me, open.solvers.length) } });
  const other = open.solvers.findIndex(
    (solver, seat) =>
      seat !== me &&
      (solver.case?.[kind] === card || solver.replies.some(one => one.card === card && one.reply === 'disc')),
  );
  return other < 0 ? undefined : line('note-other', { seat: { seat: other } });
}

/** The replies to the viewer and their consequences, as far as this table's notebook shows them. */
export function notebookOf(view: Readonly<View>): Section[] {
  const { me, open } = view;
  if (me === 'audience' || open.options.notebook === 0 || open.over) return [];
  const solver = solverAt(open, me);
  const entries: SectionEntry[] = [
    ...solver.replies.map(({ card, reply }) => ({ line: lessonOfCard(open, card, reply) })),
    ...solver.investigators.map(sent => ({ line: lessonOfInvestigator(open, sent) })),
    ...solver.wrong.map(accused => ({ line: lessonOfAccusation(accused) })),
    ...(open.options.notebook === 2 && solver.standing === 'active' ? reckoning(view) : []),
  ];
  return entries.length === 0 ? [] : [{ word: 'notebook', title: line('section-notebook'), entries }];
}

/** What the reply to one card says about the case. */
export function lessonOfCard(open: Open, card: string, reply: Reply): GameLine {
  const { kind, place } = subjectOf(open, card);
  return themed(open, `lesson-${reply}`, {
    card: cardName(open, card),
    kind: kindWord(open, kind),
    place: placeName(townOf(open).placeIds[place] ?? ''),
  });
}

/** The reply to an investigator, and its kinds. */
export const lessonOfInvestigator = (open: Open, { place, discs, cubes, about }: Investigator): GameLine =>
  themed(open, 'lesson-investigator', {
    place: placeName(place),
    reply: markersIn(open, { discs, cubes }),
    about: about.length === 0 ? line('nothing') : kindWords(open, about),
  });

export const lessonOfAccusation = (wrong: Case): GameLine => line('lesson-wrong', { case: caseName(wrong) });

/** Every case that fits all the viewer knows: all replies, its hand, and the cases shown. */
function reckoning(view: Readonly<View>): SectionEntry[] {
  const { me, open } = view;
  if (me === 'audience') return [];
  const { count, left } = reasonAbout(view, me);
  return [
    { line: line('reckoning', { count }) },
    ...KINDS.map(kind => ({
      line: themed(open, 'reckoning-kind', { kind: kindWord(open, kind), names: stillPossible(open, kind, left) }),
    })),
  ];
}

function stillPossible(open: Open, kind: Kind, left: Box): Argument {
  const elements = townOf(open).elements[kind];
  return {
    list: numbersOf(left[kind])
      .flatMap(number => elements[number] ?? [])
      .map(element => nameOf(kind, element)),
  };
}
