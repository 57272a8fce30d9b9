import type { Hint, Hints, HintMoment } from '../hints.ts';
import { effectiveGuards, guardsInPrison, planCard, prisonerOf, taskAt } from './rules/board.ts';
import { ITEM_PLACES } from './rules/components.ts';
import type { Action, Event, View } from './rules/state.ts';

type Now = HintMoment<View, Action, Event>;

interface Row {
  readonly id: string;
  readonly rule: string;
  fits(now: Now): boolean;
}

/** From this many guards on, the end is near. */
const MANY_GUARDS = 17;

/** The most useful first: what has to be answered, then the phase, then what can be done here, then the aim. */
const ROWS: readonly Row[] = [
  { id: 'answer-trade', rule: 'ALC-10.2', fits: now => isOffered(now, 'respondTrade') },
  { id: 'answer-blackmail', rule: 'ALC-14.16', fits: now => isOffered(now, 'answerBlackmail') },
  { id: 'keep-card', rule: 'ALC-15.21', fits: now => isOffered(now, 'chooseCard') },
  { id: 'next-guard', rule: 'ALC-15.14', fits: now => isOffered(now, 'moveGuard') },
  { id: 'offer-open', rule: 'ALC-10.5', fits: now => isOffered(now, 'withdrawOffer') },
  { id: 'name-stayer', rule: 'ALC-16.9', fits: now => isOffered(now, 'nameStayer') },
  { id: 'vote', rule: 'ALC-5.4', fits: now => isOffered(now, 'castVote') },
  { id: 'votes-hidden', rule: 'ALC-5.9', fits: ({ view }) => view.open.phase === 'voting' },
  { id: 'call', rule: 'ALC-5.2', fits: now => isOffered(now, 'callVote') },
  { id: 'talk', rule: 'ALC-5.1', fits: ({ view }) => view.open.phase === 'talks' },
  { id: 'tie-break', rule: 'ALC-5.8', fits: ({ view }) => view.open.phase === 'talks' },
  { id: 'perform', rule: 'ALC-13.1', fits: now => isOffered(now, 'performTask') && !hasLetterHere(now) },
  { id: 'perform-had', rule: 'ALC-13.2', fits: now => isOffered(now, 'performTask') && hasLetterHere(now) },
  { id: 'blackmail', rule: 'ALC-14.2', fits: now => isOffered(now, 'playBlackmail') },
  { id: 'four-guards', rule: 'ALC-8.3', fits: now => guardsHere(now) === 4 },
  { id: 'bribe', rule: 'ALC-8.7', fits: now => isOffered(now, 'bribe') && (guardsHere(now) ?? 0) > 1 },
  { id: 'three-guards', rule: 'ALC-8.3', fits: now => guardsHere(now) === 3 },
  { id: 'two-guards', rule: 'ALC-8.3', fits: now => guardsHere(now) === 2 },
  { id: 'strength', rule: 'ALC-10.8', fits: now => isOffered(now, 'spendStrength') && pointsOf(now) === 0 },
  { id: 'end-turn', rule: 'ALC-7.5', fits: now => pointsOf(now) === 0 },
  { id: 'full', rule: 'ALC-1.8', fits: now => isActing(now) && itemsOf(now) === ITEM_PLACES },
  { id: 'use', rule: 'ALC-9.4', fits: now => isOffered(now, 'useLocation') },
  { id: 'scapegoat', rule: 'ALC-6.7', fits: now => isActing(now) && now.view.open.scapegoat === now.seat },
  { id: 'trade', rule: 'ALC-10.1', fits: now => isOffered(now, 'offerTrade') },
  { id: 'steal', rule: 'ALC-9.6', fits: now => isOffered(now, 'steal') },
  { id: 'task', rule: 'ALC-12.2', fits: now => isActing(now) && now.view.open.scapegoat !== now.seat },
  { id: 'move', rule: 'ALC-9.1', fits: now => isOffered(now, 'move') },
  { id: 'riot', rule: 'ALC-9.10', fits: now => isOffered(now, 'riot') },
  { id: 'last-rounds', rule: 'ALC-17.1', fits: ({ view }) => guardsInPrison(view.open) >= MANY_GUARDS },
  { id: 'others', rule: 'ALC-19.2', fits: now => now.view.open.phase === 'acting' && !isActing(now) },
  { id: 'reward', rule: 'ALC-13.2', fits: now => now.view.open.phase === 'acting' && !isActing(now) },
  { id: 'goal', rule: 'ALC-16.2', fits: () => true },
];

/** Alcatraz for a player who never read the rules. */
export const hints: Hints<View, Action, Event> = {
  at: moment => ROWS.filter(row => row.fits(moment)).map(hintOf),
};

export const HINT_IDS: readonly string[] = ROWS.map(({ id }) => id);

/** These stay true; what the others say leaves as soon as it no longer fits. */
const LASTING: ReadonlySet<string> = new Set(['task', 'last-rounds', 'reward', 'goal']);

const hintOf = ({ id, rule }: Row): Hint => ({
  id,
  rule,
  line: { key: `hint-${id}` },
  ...(!LASTING.has(id) && { isMomentary: true }),
});

const isOffered = ({ offers }: Now, wanted: Action['type']): boolean => offers.some(({ type }) => type === wanted);

const isActing = ({ view, seat }: Now): boolean => view.open.acting?.seat === seat;

/** Action points left in my own turn; undefined in that of others. */
const pointsOf = (now: Now): number | undefined => (isActing(now) ? now.view.open.acting?.ap : undefined);

/** The task where I stand has a letter that I have. */
function hasLetterHere({ view, seat }: Now): boolean {
  const { at, marks } = prisonerOf(view.open, seat);
  const task = taskAt(view.open, at);
  return task !== undefined && marks.includes(planCard(task.card).element);
}

const itemsOf = ({ view, seat }: Now): number => prisonerOf(view.open, seat).items.length;

/** The guards that count where I stand; undefined in the turn of others. */
const guardsHere = (now: Now): number | undefined =>
  isActing(now) ? effectiveGuards(now.view.open, prisonerOf(now.view.open, now.seat).at) : undefined;
