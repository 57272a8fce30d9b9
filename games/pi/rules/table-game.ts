import { oneOf, type TableGame } from '#kernel';
import { EDITIONS } from './edition.ts';
import { objectionTo } from './objection.ts';
import { offersTo } from './offers.ts';
import { holderOf } from './neighbours.ts';
import type { Action, Options, View } from './state.ts';

/** The part of the rules that a screen needs. */
export const piAtTable: TableGame<View, Action, Options> = {
  id: 'pi',
  version: 2,
  seats: { min: 2, max: 5 },
  options: {
    edition: { blank: oneOf(EDITIONS), usual: 'pi' },
    answers: { blank: oneOf(['auto', 'hand']), usual: 'auto' },
    lastUnsolved: { blank: oneOf(['nextValue', 'zero']), usual: 'nextValue' },
    notebook: { blank: oneOf([0, 1, 2]), usual: 1 },
    turnSeconds: { blank: oneOf([null, 15, 30, 45, 60, 90, 120, 180, 300, 600]), usual: null },
  },
  lasting: new Set(['options', 'suspects', 'crimes', 'solvers', 'question', 'past']),
  cosmetic: ['assign', 'unassign'],
  offers: offersTo,
  awaited({ open }) {
    if (open.over) return [];
    return [open.question ? holderOf(open.turn, open.solvers.length) : open.turn];
  },
  objection: objectionTo,
};
