import type { Hint, Hints, HintMoment } from '../hints.ts';
import { isLastChance, solverAt } from './rules/rounds.ts';
import { holderOf, leftOf } from './rules/neighbours.ts';
import type { Action, Event, Solver, View } from './rules/state.ts';
import { townOf } from './rules/tiles.ts';

/** A moment, with values that several hints use. */
interface HintContext extends HintMoment<View, Action, Event> {
  readonly me: Solver;
  readonly isMyTurn: boolean;
  /** The last reply to this seat in this investigation. */
  readonly answer: HintAnswer | undefined;
}

type HintAnswer = Extract<Event, { type: 'examined' | 'investigated' | 'accused' }>;

interface Row {
  readonly id: string;
  readonly rule: string;
  fits(situation: HintContext): boolean;
}

/** The most useful first: what the player must do, what they have just learnt, what could help next. */
const ROWS: readonly Row[] = [
  { id: 'answer', rule: 'PI-13.1', fits: ({ offers }) => offers.some(({ type }) => type.startsWith('answer')) },
  { id: 'last-chance', rule: 'PI-12.2', fits: ({ isMyTurn, view }) => isMyTurn && isLastChance(view.open) },
  { id: 'disc', rule: 'PI-5.3', fits: isExamined('disc') },
  { id: 'cube', rule: 'PI-5.4', fits: isExamined('cube') },
  { id: 'nothing', rule: 'PI-5.5', fits: isExamined('none') },
  { id: 'counts', rule: 'PI-9.2', fits: ({ answer }) => answer?.type === 'investigated' && countOf(answer) > 0 },
  {
    id: 'counts-nothing',
    rule: 'PI-6.10',
    fits: ({ answer }) => answer?.type === 'investigated' && countOf(answer) === 0 && answer.about.length === 3,
  },
  { id: 'wrong', rule: 'PI-8.5', fits: ({ answer }) => answer?.type === 'accused' && !answer.right },
  { id: 'solved', rule: 'PI-10.2', fits: ({ me }) => me.standing === 'solved' },
  { id: 'same-round', rule: 'PI-11.3', fits: isSolvedInThisRound },
  { id: 'solve', rule: 'PI-11.1', fits: situation => situation.isMyTurn && kindsFound(situation) > 1 },
  { id: 'others-disc', rule: 'PI-3.9', fits: isDiscOfAnother },
  {
    id: 'new-case',
    rule: 'PI-15.1',
    fits: situation => !isFirstCase(situation) && isFresh(situation),
  },
  {
    id: 'first',
    rule: 'PI-5.1',
    fits: situation => situation.isMyTurn && isFirstCase(situation) && isFresh(situation),
  },
  { id: 'goal', rule: 'PI-2.3', fits: isFirstCase },
  { id: 'assign', rule: 'PI-7.1', fits: ({ offers }) => offers.some(({ type }) => type === 'assign') },
  {
    id: 'investigator',
    rule: 'PI-6.4',
    fits: ({ isMyTurn, me }) => isMyTurn && me.left > 0 && me.investigators.length === 0 && me.replies.length > 1,
  },
  { id: 'scarce', rule: 'PI-6.2', fits: ({ isMyTurn, me }) => isMyTurn && me.investigators.length > 0 },
  { id: 'hand', rule: 'PI-2.2', fits: ({ view }) => view.hand !== null },
  { id: 'public', rule: 'PI-9.1', fits: () => true },
];

/** Hints for P.I. and 07 zgłoś się. */
export const hints: Hints<View, Action, Event> = {
  at(moment) {
    const situation = situationOf(moment);
    return ROWS.filter(row => row.fits(situation)).map(row => hintOf(row, situation));
  },
};

export const HINT_IDS: readonly string[] = ROWS.map(({ id }) => id);

function hintOf({ id, rule }: Row, { view: { open }, seat, me }: HintContext): Hint {
  const seats = open.solvers.length;
  const args = {
    edition: open.options.edition === '07' ? 'warsaw' : 'pi',
    holder: { seat: holderOf(seat, seats) },
    solver: { seat: leftOf(seat, seats) },
    penalty: townOf(open).penaltyStep,
    left: me.left,
  };
  return { id, rule, line: { key: `hint-${id}`, args } };
}

function situationOf(moment: HintMoment<View, Action, Event>): HintContext {
  const { heard, seat, offers, view } = moment;
  const start = heard.findLastIndex(({ type }) => type === 'investigationStarted');
  const last = heard.findLastIndex(event => isAnswer(event) && event.by === seat);
  const answer = last > start ? heard[last] : undefined;
  return {
    ...moment,
    me: solverAt(view.open, seat),
    isMyTurn: offers.some(({ type }) => type === 'accuse'),
    answer: answer && isAnswer(answer) ? answer : undefined,
  };
}

const isAnswer = (event: Event): event is HintAnswer =>
  event.type === 'examined' || event.type === 'investigated' || event.type === 'accused';

function isExamined(reply: Extract<Event, { type: 'examined' }>['reply']): Row['fits'] {
  return ({ answer }) => answer?.type === 'examined' && answer.reply === reply;
}

const countOf = ({ discs, cubes }: Extract<Event, { type: 'investigated' }>): number => discs + cubes;

function isFirstCase({ view }: HintContext): boolean {
  return view.open.investigation === 1;
}

/** Whether this seat has not asked anything in this investigation. */
function isFresh({ me }: HintContext): boolean {
  return me.standing === 'active' && me.replies.length === 0 && me.investigators.length === 0 && me.wrong.length === 0;
}

/** How many of its three elements a seat has found by evidence cards. */
function kindsFound({ me, view: { open } }: HintContext): number {
  const found = me.replies.filter(({ reply }) => reply === 'disc');
  return new Set(found.map(({ card }) => townOf(open).kindOf.get(card))).size;
}

function isSolvedInThisRound({ isMyTurn, view: { open } }: HintContext): boolean {
  return isMyTurn && open.solvers.some(({ solvedIn }) => solvedIn === open.round);
}

/** Whether the last examined evidence card is in the case of another seat. */
function isDiscOfAnother({ heard, seat, me }: HintContext): boolean {
  const last = heard.findLast(({ type }) => type === 'examined' || type === 'investigationStarted');
  return me.standing === 'active' && last?.type === 'examined' && last.by !== seat && last.reply === 'disc';
}
