import type { Offer } from '#kernel';
import { oneOf, fillableOffers, type Seat } from '#kernel';
import { freeTiles } from './assignments.ts';
import { uncovered } from './markers.ts';
import { solverAt } from './rounds.ts';
import { holderOf } from './neighbours.ts';
import type { Action, Marker, Open, Question, Reply, View } from './state.ts';
import { townOf } from './tiles.ts';

export const MARKERS: readonly Marker[] = ['disc', 'cube'];
const REPLIES: readonly Reply[] = ['disc', 'cube', 'none'];

/** What a seat may do now: its turn or its answer first, then moving its own markers. */
export function offersTo({ me, open }: Readonly<View>): Offer<Action>[] {
  if (me === 'audience' || open.over) return [];
  if (open.question) return [...answersOf(open, open.question, me), ...assignmentsOf(open, me)];
  return [...(me === open.turn ? turnOf(open, me) : []), ...assignmentsOf(open, me)];
}

function turnOf(open: Open, me: Seat): Offer<Action>[] {
  const { elements, placeIds } = townOf(open);
  return fillableOffers<Offer<Action>>([
    { type: 'examine', card: oneOf(open.display) },
    { type: 'investigate', place: oneOf(solverAt(open, me).left > 0 ? placeIds : []) },
    {
      type: 'accuse',
      suspect: oneOf(elements.suspect),
      location: oneOf(elements.location),
      crime: oneOf(elements.crime),
    },
  ]);
}

function answersOf(open: Open, question: Question, me: Seat): Offer<Action>[] {
  if (me !== holderOf(open.turn, open.solvers.length)) return [];
  switch (question.type) {
    case 'evidence':
      return [{ type: 'answerEvidence', reply: oneOf(REPLIES) }];
    case 'investigator':
      return splits(uncovered(open, solverAt(open, open.turn), question.place).length);
    case 'accusation':
      return [{ type: 'answerAccusation', right: oneOf([true, false]) }];
  }
}

/** Every pair of numbers of an investigator's reply (PI-6.5): in sum at most the number of kinds. */
function splits(most: number): Offer<Action>[] {
  return Array.from({ length: most + 1 }, (_, discs) => ({
    type: 'answerInvestigator',
    discs,
    cubes: oneOf(Array.from({ length: most - discs + 1 }, (_cube, cubes) => cubes)),
  }));
}

function assignmentsOf(open: Open, me: Seat): Offer<Action>[] {
  const solver = solverAt(open, me);
  if (solver.standing !== 'active' || solver.investigators.length === 0) return [];
  const offers: Offer<Action>[] = [];
  for (const place of new Set(solver.investigators.map(one => one.place))) {
    for (const marker of MARKERS) {
      const free = freeTiles(open, me, place, marker);
      if (free.length > 0) offers.push({ type: 'assign', place, marker, tile: oneOf(free) });
    }
    const taken = solver.assigned.filter(one => one.place === place).map(({ tile }) => tile);
    if (taken.length > 0) offers.push({ type: 'unassign', place, tile: oneOf(taken) });
  }
  return offers;
}
