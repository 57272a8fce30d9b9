import type { Bot } from '#kernel';
import { type Kind, KINDS } from '../rules/edition.ts';
import { caseFrom, knownCase } from '../rules/known.ts';
import { elementsAt, bitsOf, type Box, countOf, everyCase, layoutOf, narrowed, numbersOf } from '../rules/knowledge.ts';
import { solverAt } from '../rules/rounds.ts';
import type { Action, Open, View } from '../rules/state.ts';
import { numberOfPlace, subjectOf, townOf } from '../rules/tiles.ts';
import { mayAct, owedAnswer } from './actions.ts';

/** Keeps three separate lists, and uses an investigator's reply only for single kinds. */
export const novice: Bot<View, Action> = {
  decide({ seat, view, offers }, chance) {
    if (!mayAct(offers)) return null;
    const owed = owedAnswer(view);
    if (owed) return owed;
    const { open } = view;
    const lists = listsOf(view, seat);
    const telling = open.display.filter(card => isOpenQuestion(open, lists, card));
    const isSure = KINDS.every(kind => countOf(lists[kind]) <= 1);
    if (!isSure && telling.length > 0) {
      const scout = solverAt(open, seat).left > 0 && chance.below(4) === 0;
      return scout
        ? { type: 'investigate', place: chance.pick(townOf(open).placeIds) }
        : { type: 'examine', card: chance.pick(telling) };
    }
    const guess = (kind: Kind): number => chance.pick(numbersOf(lists[kind]));
    return {
      type: 'accuse',
      ...caseFrom(townOf(open), { suspect: guess('suspect'), location: guess('location'), crime: guess('crime') }),
    };
  },
};

/** The elements of each kind that are still possible, kind by kind. */
export function listsOf(view: Readonly<View>, seat: number): Box {
  const { open } = view;
  const layout = layoutOf(open);
  const solver = solverAt(open, seat);
  let lists = everyCase(townOf(open));
  const strike = (kind: Kind, gone: number): void => {
    // its method is imperfect, but it never removes the last element of a list
    if (lists[kind] & ~gone) lists = narrowed(lists, kind, ~gone);
  };
  for (const known of open.solvers.map((_, other) => (other === seat ? undefined : knownCase(view, other)))) {
    if (known) for (const kind of KINDS) strike(kind, bitsOf(open, known)[kind]);
  }
  for (const { card, reply } of solver.replies) {
    const { kind, place } = subjectOf(open, card);
    const [here, near] = [elementsAt(layout.here, kind, place), elementsAt(layout.near, kind, place)];
    strike(kind, reply === 'disc' ? ~here : reply === 'cube' ? ~near : here | near);
  }
  for (const { place, discs, cubes, about } of solver.investigators) {
    const number = numberOfPlace(open, place);
    for (const kind of about)
      strike(
        kind,
        (discs === 0 ? elementsAt(layout.here, kind, number) : 0) |
          (cubes === 0 ? elementsAt(layout.near, kind, number) : 0),
      );
  }
  return lists;
}

function isOpenQuestion(open: Open, lists: Box, card: string): boolean {
  const { kind, place } = subjectOf(open, card);
  const layout = layoutOf(open);
  const [here, near] = [
    lists[kind] & elementsAt(layout.here, kind, place),
    lists[kind] & elementsAt(layout.near, kind, place),
  ];
  return [here, near, lists[kind] & ~(here | near)].filter(elements => elements !== 0).length > 1;
}
