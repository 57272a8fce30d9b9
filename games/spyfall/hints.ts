import type { Hint, Hints, HintMoment } from '../hints.ts';
import { votersOn } from './rules/round.ts';
import type { Action, Event, Open, View } from './rules/state.ts';

interface Row {
  readonly id: string;
  readonly rule: string;
  fits(moment: HintMoment<View, Action, Event>): boolean;
}

/**
 * The most useful first. A hint never depends on the card, since others may see the screen: the spy and everybody else
 * get the same hints.
 */
const ROWS: readonly Row[] = [
  { id: 'accused', rule: 'SPY-5.2', fits: ({ view, seat }) => view.open.motion?.suspect === seat },
  { id: 'vote-late', rule: 'SPY-7.1', fits: ({ view: { open } }) => open.stage === 'late' && open.motion !== null },
  { id: 'vote', rule: 'SPY-5.3', fits: moment => isVoter(moment) },
  { id: 'card', rule: 'SPY-2.3', fits: ({ view: { open } }) => open.round === 1 && open.talk.length === 0 },
  { id: 'start', rule: 'SPY-2.7', fits: moment => isOffered(moment, 'start') },
  { id: 'points', rule: 'SPY-8.4', fits: ({ view: { open } }) => open.stage === 'dealt' && open.round > 1 },
  { id: 'ask-aloud', rule: 'SPY-4.1', fits: moment => isAloud(moment) && isOffered(moment, 'ask') },
  { id: 'answer-aloud', rule: 'SPY-4.1', fits: moment => isAloud(moment) && isOffered(moment, 'answer') },
  { id: 'answer', rule: 'SPY-3.3', fits: moment => isOffered(moment, 'answer') },
  { id: 'ask', rule: 'SPY-3.1', fits: moment => isOffered(moment, 'ask') },
  { id: 'not-back', rule: 'SPY-3.4', fits: moment => isOffered(moment, 'ask') && moment.view.open.talk.length > 0 },
  { id: 'vote-failed', rule: 'SPY-5.4', fits: isVoteLost },
  { id: 'cross-out', rule: 'SPY-1.3', fits: ({ view: { open } }) => isTalking(open) && open.talk.length > 0 },
  { id: 'accuse', rule: 'SPY-5.1', fits: moment => isOffered(moment, 'accuse') && moment.view.open.talk.length > 2 },
  { id: 'name', rule: 'SPY-6.1', fits: moment => isOffered(moment, 'point') && moment.view.open.talk.length > 1 },
  { id: 'goal', rule: 'SPY-2.3', fits: () => true },
];

/** Hints for Spyfall. */
export const hints: Hints<View, Action, Event> = {
  at: moment => ROWS.filter(row => row.fits(moment)).map(hintOf),
};

export const HINT_IDS: readonly string[] = ROWS.map(({ id }) => id);

const hintOf = ({ id, rule }: Row): Hint => ({ id, rule, line: { key: `hint-${id}` } });

const isOffered = ({ offers }: HintMoment<View, Action, Event>, wanted: Action['type']): boolean =>
  offers.some(({ type }) => type === wanted);

const isAloud = ({ view }: HintMoment<View, Action, Event>): boolean => view.open.options.conversation === 'spoken';

const isTalking = ({ stage, motion }: Open): boolean => stage === 'talking' && motion === null;

function isVoter({ view: { open }, seat }: HintMoment<View, Action, Event>): boolean {
  return open.motion !== null && votersOn(open.motion.suspect, open.seats).includes(seat);
}

/** Whether a vote has failed in this round, and play goes on. */
function isVoteLost({ view: { open } }: HintMoment<View, Action, Event>): boolean {
  return isTalking(open) && open.verdicts.length > 0;
}
