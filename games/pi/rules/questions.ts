import type { Table } from '#kernel';
import { same } from '#kernel';
import { replaceCard } from './display.ts';
import { countTruth, settle, uncovered } from './markers.ts';
import { renewed, score, solverAt, valueNow } from './rounds.ts';
import { holderOf } from './neighbours.ts';
import { cardsOf } from './setup.ts';
import type { Action, Case, Event, Open, Question, Renewed, State } from './state.ts';
import { isSameCase, numberOfPlace, subjectOf, townOf, truth } from './tiles.ts';
import { caseOf, endTurn } from './turn.ts';

export type GivenAnswer = Extract<Action, { type: 'answerEvidence' | 'answerInvestigator' | 'answerAccusation' }>;

/** The seat on turn asks; the table answers at once, or waits for the holder (PI-13.6, PI-13.7). */
export function ask(state: State, question: Question, table: Table<Event>): void {
  const { open } = state;
  if (open.options.answers === 'auto')
    return applyAnswer(state, question, trueAnswer(open, caseOf(state, open.turn), question), table);
  open.question = question;
  table.tell({ type: 'asked', by: open.turn, question });
}

/** The holder's answer: a true one has its effect, any other is misleading (PI-13.8, PI-13.9). */
export function answer(state: State, given: GivenAnswer, table: Table<Event>): void {
  const { open } = state;
  const { question } = open;
  if (!question) throw new Error('no question is open');
  open.question = null;
  if (same(given, trueAnswer(open, caseOf(state, open.turn), question)))
    return applyAnswer(state, question, given, table);
  mislead(state, question, table);
}

/** The true answer, from the cards and the layout. */
export function trueAnswer(open: Open, secret: Case, question: Question): GivenAnswer {
  switch (question.type) {
    case 'evidence': {
      const { kind, place } = subjectOf(open, question.card);
      return { type: 'answerEvidence', reply: truth(open, secret, kind, place) };
    }
    case 'investigator': {
      const place = numberOfPlace(open, question.place);
      const about = uncovered(open, solverAt(open, open.turn), question.place);
      const { discs, cubes } = countTruth(about.map(kind => truth(open, secret, kind, place)));
      return { type: 'answerInvestigator', discs, cubes };
    }
    case 'accusation':
      return { type: 'answerAccusation', right: isSameCase(secret, question.accused) };
  }
}

function applyAnswer(state: State, question: Question, given: GivenAnswer, table: Table<Event>): void {
  const { open } = state;
  const by = open.turn;
  const solver = renewed(open, by);
  if (question.type === 'evidence' && given.type === 'answerEvidence') {
    settle(open, solver, question.card, given.reply);
    table.tell({ type: 'examined', by, card: question.card, reply: given.reply });
    replaceCard(state, question.card, given.reply === 'none' ? 'kept' : 'discard', table);
  } else if (question.type === 'investigator' && given.type === 'answerInvestigator') {
    const about = uncovered(open, solver, question.place);
    const sent = { place: question.place, discs: given.discs, cubes: given.cubes, about };
    solver.left -= 1;
    solver.investigators = [...solver.investigators, sent];
    table.tell({
      type: 'investigated',
      by,
      place: question.place,
      discs: given.discs,
      cubes: given.cubes,
      about: about.slice(),
    });
  } else if (question.type === 'accusation' && given.type === 'answerAccusation') {
    table.tell({ type: 'accused', by, accused: cardsOf(question.accused), right: given.right });
    if (given.right) solve(open, solver, question.accused, table);
    else {
      solver.wrong = [...solver.wrong, cardsOf(question.accused)];
      solver.penalty += townOf(open).penaltyStep;
    }
  }
  endTurn(state, table);
}

function solve(open: Open, solver: Renewed, solution: Case, table: Table<Event>): void {
  const points = valueNow(open);
  show(solver, solution);
  solver.standing = 'solved';
  solver.solvedIn = open.round;
  score(open, solver, points);
  table.tell({ type: 'solved', seat: open.turn, round: open.round, points });
}

/** PI-8.9: cubes return, and the three discs lie on the case, which is shown to all. */
function show(solver: Renewed, shown: Case): void {
  solver.case = cardsOf(shown);
  solver.assigned = [];
}

/** PI-13.1, PI-13.2 and PI-13.10: the holder scores nothing, the misled solver seven, and the case is shown. */
function mislead(state: State, question: Question, table: Table<Event>): void {
  const { open } = state;
  const misled = open.turn;
  const by = holderOf(misled, open.solvers.length);
  const secret = caseOf(state, misled);
  const solver = renewed(open, misled);
  if (question.type === 'investigator') {
    solver.left -= 1;
    solver.investigators = [...solver.investigators, { place: question.place, discs: 0, cubes: 0, about: [] }];
  }
  show(solver, secret);
  solver.standing = 'misled';
  score(open, solver, townOf(open).scoreTrack[0] ?? 0);
  const holder = renewed(open, by);
  holder.standing = 'out';
  score(open, holder, 0);
  table.tell({ type: 'misled', by, solver: misled, case: cardsOf(secret) });
  if (question.type === 'evidence') replaceCard(state, question.card, 'discard', table);
  endTurn(state, table);
}
