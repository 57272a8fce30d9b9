import type { Seat, Table } from '#kernel';
import { answeredIn, awaitedAfterDeal, holderOf, minutesOf, pendingQuestion } from './round.ts';
import type { Action, Event, Open } from './state.ts';

/** SPY-2.9: the last player who continues starts the clock. */
export function continueMatch(open: Open, by: Seat, table: Table<Event>): void {
  open.continued = [...open.continued, by];
  table.tell({ type: 'continued', by });
  if (awaitedAfterDeal(open).length === 0) startClock(open, table);
}

/** The dealer starts the clock, or it starts by itself (SPY-2.7, SPY-2.8, SPY-2.9). */
export function startClock(open: Open, table: Table<Event>): void {
  open.stage = 'talking';
  open.continued = [];
  open.talk = [];
  open.remarks = [];
  table.tell({ type: 'clockStarted', dealer: open.dealer, minutes: minutesOf(open) });
}

export function ask(open: Open, { to, question }: Extract<Action, { type: 'ask' }>, table: Table<Event>): void {
  const by = holderOf(open);
  open.talk.push({ by, to, question, answer: null, answered: false });
  table.tell({ type: 'asked', by, to, question });
}

/** The player who answers holds the question then (SPY-3.3). */
export function answer(open: Open, { answer }: Extract<Action, { type: 'answer' }>, table: Table<Event>): void {
  const asked = pendingQuestion(open);
  if (!asked) throw new Error('no question is open');
  const { by, to, question } = asked;
  open.talk[open.talk.length - 1] = { by, to, question, answer, answered: true };
  table.tell({ type: 'answered', by: to, to: by, answer });
}

/** SPY-4.7: a remark changes only the transcript. */
export function remark(
  open: Open,
  by: Seat,
  { about, remark }: Extract<Action, { type: 'remark' }>,
  table: Table<Event>,
): void {
  open.remarks = [...open.remarks, { by, about, remark, after: answeredIn(open) }];
  table.tell({ type: 'remarked', by, about, remark });
}
