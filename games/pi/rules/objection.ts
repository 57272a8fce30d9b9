import type { RuleId, Seat } from '#kernel';
import { MARKERS } from './offers.ts';
import { onInvestigators, repliedAt } from './markers.ts';
import { KINDS } from './edition.ts';
import { solverAt } from './rounds.ts';
import { holderOf } from './neighbours.ts';
import type { Action, Open, View } from './state.ts';
import { numberOfPlace, townOf } from './tiles.ts';

/** The rule that forbids an action. */
export function objectionTo(view: Readonly<View>, action: Action): RuleId {
  const { me, open } = view;
  if (me === 'audience') return 'PI-1.1';
  if (open.over) return 'PI-15.6';
  switch (action.type) {
    case 'examine':
      return outOfTurn(open, me) ?? (open.display.length === 0 ? 'PI-5.14' : 'PI-5.1');
    case 'investigate':
      return outOfTurn(open, me) ?? (solverAt(open, me).left === 0 ? 'PI-6.2' : 'PI-6.1');
    case 'accuse':
      return outOfTurn(open, me) ?? 'PI-8.2';
    case 'assign':
      return objectionToAssigning(open, me, action);
    case 'unassign':
      return solverAt(open, me).standing === 'active' ? 'PI-7.6' : 'PI-7.8';
    case 'answerEvidence':
    case 'answerInvestigator':
    case 'answerAccusation':
      return objectionToAnswering(open, me, action);
    default:
      return 'PI-4.6';
  }
}

function outOfTurn(open: Open, me: Seat): RuleId | undefined {
  if (solverAt(open, me).standing === 'solved') return 'PI-10.1';
  if (solverAt(open, me).standing !== 'active') return 'PI-4.3';
  if (me !== open.turn) return 'PI-4.1';
  return open.question ? 'PI-13.7' : undefined;
}

function objectionToAssigning(
  open: Open,
  me: Seat,
  { place, marker, tile }: Extract<Action, { type: 'assign' }>,
): RuleId {
  const solver = solverAt(open, me);
  if (solver.standing !== 'active') return 'PI-7.8';
  if (!townOf(open).placeIds.includes(place) || !KINDS.includes(tile) || !MARKERS.includes(marker)) return 'PI-7.2';
  if (onInvestigators(open, solver, place, marker) === 0) return 'PI-7.1';
  const answered = repliedAt(open, solver, numberOfPlace(open, place), tile) !== undefined;
  return answered || solver.assigned.some(one => one.place === place && one.tile === tile) ? 'PI-7.4' : 'PI-7.3';
}

function objectionToAnswering(open: Open, me: Seat, { type }: Action): RuleId {
  if (open.options.answers === 'auto') return 'PI-13.6';
  if (!open.question || me !== holderOf(open.turn, open.solvers.length)) return 'PI-2.4';
  return type === 'answerInvestigator' && open.question.type === 'investigator' ? 'PI-6.5' : 'PI-13.7';
}
