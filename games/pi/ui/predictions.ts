import type { Seat } from '#kernel';
import { type Element, type Kind, KINDS, type Place } from '../rules/edition.ts';
import { elementsAt, type Box, layoutOf } from '../rules/knowledge.ts';
import { countTruth, repliedAt, uncovered } from '../rules/markers.ts';
import { solverAt } from '../rules/rounds.ts';
import type { Case, Open, Reply, View } from '../rules/state.ts';
import { isSameCase, numberOfPlace, subjectOf, townOf } from '../rules/tiles.ts';
import { kindWords, markersIn, markerWord, nameOf, themed } from '../telling/names.ts';
import type { Cases } from '../rules/cases.ts';
import { type AutoNotes, autoNotesAbout } from './notebook/auto-notes.ts';
import { type GameLine, line } from '../telling/line.ts';

/** A seat's view and the help of its notebook. */
export interface PlayerKnowledge {
  readonly view: Readonly<View>;
  readonly seat: Seat;
  readonly notes: AutoNotes;
}

/** Computed on demand, since it is slow. Undefined for spectators. */
export const playerKnowledge = (view: Readonly<View>, seat: Seat | undefined): PlayerKnowledge | undefined =>
  seat === undefined ? undefined : { view, seat, notes: autoNotesAbout(view, seat) };

/** The known reply to one kind in one place; undefined: open. */
function replyKnown({ view: { open }, seat, notes }: PlayerKnowledge, kind: Kind, place: number): Reply | undefined {
  const told = repliedAt(open, solverAt(open, seat), place, kind);
  if (told !== undefined || !notes.left) return told;
  return replyWithin(open, notes.left, kind, place);
}

function replyWithin(open: Open, left: Box, kind: Kind, place: number): Reply | undefined {
  const layout = layoutOf(open);
  const here = left[kind] & elementsAt(layout.here, kind, place);
  const near = left[kind] & elementsAt(layout.near, kind, place);
  const far = left[kind] & ~(here | near);
  const possible = (
    [
      ['disc', here],
      ['cube', near],
      ['none', far],
    ] as const
  ).filter(([, elements]) => elements !== 0);
  return possible.length === 1 ? possible[0]?.[0] : undefined;
}

/** PI-5.1: every open card may be examined, even if its reply is already known. */
export function beforeExamining(informed: PlayerKnowledge, card: Element): GameLine[] {
  const { open } = informed.view;
  const { kind, place } = subjectOf(open, card);
  const reply = replyKnown(informed, kind, place);
  if (reply === undefined) return [];
  const wasAsked = solverAt(open, informed.seat).replies.some(one => one.card === card);
  const said = reply === 'none' ? line('nothing') : markerWord(open, reply);
  return [line(wasAsked ? 'board-warn-asked' : 'board-warn-known', { reply: said })];
}

/** What the reply to an investigator would be about (PI-6.6), and whether there is anything to learn from it. */
export interface ExpectedReply {
  readonly about: GameLine;
  readonly warnings: readonly GameLine[];
}

export function beforeInvestigating(informed: PlayerKnowledge, place: Place): ExpectedReply {
  const { open } = informed.view;
  const solver = solverAt(open, informed.seat);
  const kinds = uncovered(open, solver, place);
  if (kinds.length === 0) {
    const isThere = solver.investigators.some(one => one.place === place);
    const why = isThere ? 'board-warn-investigator-there' : 'board-warn-all-marked';
    return { about: themed(open, 'board-about-nothing'), warnings: [themed(open, why)] };
  }
  const number = numberOfPlace(open, place);
  const replies = kinds.flatMap(kind => replyKnown(informed, kind, number) ?? []);
  const isKnown = replies.length === kinds.length;
  return {
    about:
      kinds.length === KINDS.length
        ? themed(open, 'board-about-all')
        : line('board-about', { about: kindWords(open, kinds) }),
    warnings: isKnown ? [line('board-warn-known', { reply: markersIn(open, countTruth(replies)) })] : [],
  };
}

/** PI-8.2: any three may be accused; some cannot be right. */
export function beforeAccusing({ view: { open }, seat, notes }: PlayerKnowledge, accused: Case): GameLine[] {
  if (solverAt(open, seat).wrong.some(wrong => isSameCase(wrong, accused))) return [line('board-warn-repeated')];
  const excluded = KINDS.filter(kind => notes.certain.get(accused[kind])?.mark === 'excluded');
  if (excluded.length > 0)
    return excluded.map(kind => line('board-warn-impossible', { name: nameOf(kind, accused[kind]) }));
  const isPossible = !notes.reasoning || isAmong(open, notes.reasoning.cases, accused);
  return isPossible ? [] : [line('board-warn-contradicts')];
}

function isAmong(open: Open, { locations, crimes }: Cases, accused: Case): boolean {
  const numberOf = (element: Element): number => townOf(open).numberOf.get(element) ?? 0;
  const row = crimes[numberOf(accused.suspect) * locations + numberOf(accused.location)] ?? 0;
  return ((row >>> numberOf(accused.crime)) & 1) === 1;
}
