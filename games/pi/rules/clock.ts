import type { Alarm } from '#kernel';
import { type Cases, casesIn, countCases, listed } from './cases.ts';
import { everyCase, casesFitting, apartFrom, bitsOf, elementsAt, type Box, layoutOf } from './knowledge.ts';
import { caseFrom } from './known.ts';
import { trueAnswer } from './questions.ts';
import { solverAt } from './rounds.ts';
import type { Action, Open, State } from './state.ts';
import { subjectOf, townOf } from './tiles.ts';
import { caseOf } from './turn.ts';

/** Turns and answers have a time limit. */
export function alarm({ open }: Readonly<State>): Alarm | undefined {
  const { turnSeconds } = open.options;
  if (open.over || turnSeconds === null) return undefined;
  const what = open.question ? 'answer' : 'turn';
  return { name: `${what} ${open.investigation}.${open.round}.${open.turn}`, after: turnSeconds * 1000 };
}

/** The clock's action for a seat whose time has run out. On a turn, it uses only public facts. */
export function strike(state: Readonly<State>): Action {
  const { open } = state;
  return open.question ? trueAnswer(open, caseOf(state, open.turn), open.question) : usualTurn(open);
}

/**
 * The only possible case; else the first card that can still tell the seat something, else the first card; without
 * cards, the first place, else the first possible case.
 */
function usualTurn(open: Open): Action {
  const boxes = publicCases(open);
  const cases = casesIn(townOf(open), boxes);
  if (countCases(cases) === 1) return accusation(open, cases); // PI-4.11
  const card = open.display.find(one => tells(open, boxes, one)) ?? open.display[0];
  if (card !== undefined) return { type: 'examine', card };
  const town = townOf(open);
  const [place] = town.placeIds;
  if (solverAt(open, open.turn).left > 0 && place !== undefined) return { type: 'investigate', place };
  return accusation(open, countCases(cases) > 0 ? cases : casesIn(town, [everyCase(town)]));
}

/** With the first of these cases: by suspect, then by location, then by crime (PI-4.10). */
function accusation(open: Open, cases: Cases): Action {
  const [first] = listed(cases, 1);
  if (!first) throw new Error('there is no case to accuse with');
  return { type: 'accuse', ...caseFrom(townOf(open), first) };
}

/** The possible cases of the seat on turn by public facts: its own replies and the cases shown. */
function publicCases(open: Open): Box[] {
  const shown = open.solvers.flatMap(solver => (solver.case ? [bitsOf(open, solver.case)] : []));
  return shown.reduce<Box[]>(apartFrom, casesFitting(open, open.turn));
}

/** Whether the reply to this card is still unknown. */
function tells(open: Open, boxes: readonly Box[], card: string): boolean {
  const { kind, place } = subjectOf(open, card);
  const layout = layoutOf(open);
  const left = boxes.reduce((sum, box) => sum | box[kind], 0);
  const here = left & elementsAt(layout.here, kind, place);
  const near = left & elementsAt(layout.near, kind, place);
  return [here, near, left & ~(here | near)].filter(elements => elements !== 0).length > 1;
}
