import type { Hint, HintMoment, Hints } from '../hints.ts';
import { isEvent } from './rules/components.ts';
import { districtsOf } from './rules/districts.ts';
import { cardsIn } from './rules/moves.ts';
import { cardOf } from './rules/components.ts';
import { pickStepAt } from './rules/resolution.ts';
import type { Action, Event, Pending, View } from './rules/state.ts';

type Now = HintMoment<View, Action, Event>;

interface Row {
  readonly id: string;
  readonly rule: string;
  /** It tells how to decide or to make a move, which another event may take away meanwhile. */
  readonly isMomentary?: true;
  fits(now: Now): boolean;
}

/** The most useful first: what has to be decided, then the phase, then what the hand and the board allow, then the aim. */
const ROWS: readonly Row[] = [
  { id: 'answer-end', rule: 'TCZ-11.8', fits: now => isOffered(now, 'voteEnd') },
  { id: 'pick-lose', rule: 'TCZ-8.7', isMomentary: true, fits: now => isPicking(now, 'remove') && isVictim(now) },
  { id: 'pick-remove', rule: 'TCZ-14.16', isMomentary: true, fits: now => isPicking(now, 'remove') },
  { id: 'pick-take-over', rule: 'TCZ-14.30', isMomentary: true, fits: now => isPicking(now, 'takeOver') },
  { id: 'pick-move', rule: 'TCZ-14.31', isMomentary: true, fits: now => isPicking(now, 'relocate') },
  { id: 'pick-cover', rule: 'TCZ-9.1', isMomentary: true, fits: now => isPicking(now, 'cover') },
  { id: 'pick-uncover', rule: 'TCZ-14.32', isMomentary: true, fits: now => isPicking(now, 'uncover') },
  { id: 'pick-tokens', rule: 'TCZ-14.47', isMomentary: true, fits: now => isPicking(now, 'x.tokens') },
  { id: 'relocate', rule: 'TCZ-14.31', isMomentary: true, fits: now => isDeciding(now, 'relocate') },
  { id: 'build', rule: 'TCZ-14.34', isMomentary: true, fits: now => isOffered(now, 'build') },
  { id: 'fetch', rule: 'TCZ-14.33', isMomentary: true, fits: now => isDeciding(now, 'fetch') },
  { id: 'lay', rule: 'TCZ-14.33', isMomentary: true, fits: now => isDeciding(now, 'lay') },
  { id: 'give', rule: 'TCZ-14.36', isMomentary: true, fits: now => isDeciding(now, 'give') },
  { id: 'take', rule: 'TCZ-14.36', isMomentary: true, fits: now => isDeciding(now, 'take') },
  { id: 'put-back', rule: 'TCZ-14.35', isMomentary: true, fits: now => isDeciding(now, 'putBack') },
  { id: 'choice', rule: 'TCZ-14.11', isMomentary: true, fits: now => isDeciding(now, 'choice') },
  { id: 'event-plebiscite', rule: 'TCZ-14.58', isMomentary: true, fits: now => isDeciding(now, 'plebiscite') },
  {
    id: 'others-decide',
    rule: 'TCZ-16.13',
    isMomentary: true,
    fits: ({ view, seat }) => isOthersDecision(view.open.pending, seat),
  },
  { id: 'town', rule: 'TCZ-2.5', fits: now => isOffered(now, 'pickTown') },
  { id: 'roll', rule: 'TCZ-3.6', fits: now => isOffered(now, 'rollEpochOne') },
  { id: 'free-cell', rule: 'TCZ-3.8', fits: now => isOffered(now, 'chooseEpochOneCell') },
  { id: 'founding', rule: 'TCZ-4.5', fits: now => isOffered(now, 'placeFounding') },
  { id: 'extra', rule: 'TCZ-14.42', fits: now => isMyTurn(now) && now.view.open.turn?.extra !== null },
  { id: 'last-turn', rule: 'TCZ-11.4', fits: ({ view, seat }) => view.open.lap[0] === seat },
  { id: 'end-turn', rule: 'TCZ-13.21', fits: now => isOffered(now, 'endTurn') },
  { id: 'plebiscite', rule: 'TCZ-13.3', fits: now => isOffered(now, 'plebiscite') },
  { id: 'place', rule: 'TCZ-5.2', isMomentary: true, fits: now => isOffered(now, 'place') },
  { id: 'category', rule: 'TCZ-5.3', fits: now => isOffered(now, 'place') },
  { id: 'event', rule: 'TCZ-7.4', fits: now => isOffered(now, 'playEvent') },
  { id: 'swap', rule: 'TCZ-7.5', fits: now => isOffered(now, 'swap') && !isOffered(now, 'place') },
  { id: 'wait', rule: 'TCZ-7.19', fits: now => isOffered(now, 'wait') && !isOffered(now, 'swap') },
  { id: 'river', rule: 'TCZ-5.5', fits: now => isMyTurn(now) && hasStars(now, 2) },
  { id: 'bank', rule: 'TCZ-5.7', fits: now => isMyTurn(now) && hasStars(now, 3) },
  { id: 'loner', rule: 'TCZ-5.8', fits: now => isMyTurn(now) && hasStars(now, 4) },
  { id: 'reconnect', rule: 'TCZ-10.4', fits: now => isMyTurn(now) && districtsOf(now.view.open, now.seat).length > 0 },
  { id: 'ownerless', rule: 'TCZ-6.1', fits: now => isMyTurn(now) && now.view.open.board.some(isOwnerless) },
  { id: 'services', rule: 'TCZ-8.6', fits: now => now.heard.some(({ type }) => type === 'eventPlayed') },
  { id: 'districts', rule: 'TCZ-10.5', fits: now => now.heard.some(({ type }) => type === 'removed') },
  { id: 'prehistory', rule: 'TCZ-3.14', fits: ({ view }) => view.open.phase === 'epoch1' },
  { id: 'others-found', rule: 'TCZ-4.5', fits: ({ view }) => view.open.phase === 'epoch2' },
  { id: 'look', rule: 'TCZ-17.4', fits: now => isMain(now) && now.view.open.turn?.seat !== now.seat },
  { id: 'goal', rule: 'TCZ-12.15', fits: () => true },
];

/** Zbudujmy Tczew for a player who never read the rules. */
export const hints: Hints<View, Action, Event> = {
  at: moment => ROWS.filter(row => row.fits(moment)).map(hintOf),
};

export const HINT_IDS: readonly string[] = ROWS.map(({ id }) => id);

const hintOf = ({ id, rule, isMomentary }: Row): Hint => ({
  id,
  rule,
  line: { key: `hint-${id}` },
  ...(isMomentary && { isMomentary }),
});

const isOffered = ({ offers }: Now, wanted: Action['type']): boolean => offers.some(({ type }) => type === wanted);

const isMain = ({ view }: Now): boolean => view.open.phase === 'main' || view.open.phase === 'lastLap';

const isMyTurn = ({ view, seat }: Now): boolean => view.open.turn?.seat === seat && view.open.pending === null;

const isDeciding = ({ view, seat }: Now, type: Pending['type']): boolean =>
  view.open.pending?.type === type && view.open.pending.seat === seat;

const isOthersDecision = (pending: Pending | null, seat: number): boolean => pending !== null && pending.seat !== seat;

/** Whether this player picks cards on the board, for a step of this kind. */
function isPicking({ view, seat }: Now, op: string): boolean {
  const { pending } = view.open;
  return pending?.type === 'pick' && pending.seat === seat && pickStepAt(view.open, pending.path).op === op;
}

/** Somebody else's event makes this player choose. */
const isVictim = ({ view, seat }: Now): boolean => view.open.resolving?.actor !== seat;

const hasStars = ({ view, seat }: Now, stars: number): boolean =>
  cardsIn(view, seat).some(card => !isEvent(card) && cardOf(card).stars === stars);

const isOwnerless = (placed: View['open']['board'][number]): boolean => placed !== null && placed.owner === null;
