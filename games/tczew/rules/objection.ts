import type { Seat } from '#kernel';
import { mayStop } from './answers.ts';
import { CELLS } from './cells.ts';
import { whyNotPropose, whyNotVote } from './ending.ts';
import { whyNotFound } from './epochs.ts';
import { whyNotNow, whyNoMove, whyNotPlace, whyNotPlaceCard, whyNotPlay, whyNotSwap } from './moves.ts';
import { whyNoPlebiscite, whyNotAttack } from './plebiscites.ts';
import { type Refusal, refusal } from './refusal.ts';
import { whyNotHost } from './replacements.ts';
import { pickerOf } from './setup.ts';
import { pickStepAt } from './resolution.ts';
import type { Action, ActionOf, Open, Pending, View } from './state.ts';

const isCell = (cell: unknown): boolean => CELLS.some(one => one === cell);
const offBoard: Refusal = refusal('FORBIDDEN_CELL', 'TCZ-1.19');

/** Why an action that fills in no offer is refused: the first failed rule, in the order of TCZ-16.17. */
export function refusalOf(view: Readonly<View>, action: Action): Refusal {
  const { me, open } = view;
  if (me === 'audience') return refusal('NOT_YOUR_TURN', 'TCZ-2.1');
  if (open.phase === 'scored') return refusal('WRONG_PHASE', 'TCZ-2.8');
  return reasonAgainst(view, me, action) ?? refusal('BAD_ANSWER', 'TCZ-16.14');
}

function reasonAgainst(view: Readonly<View>, me: Seat, action: Action): Refusal | undefined {
  const { open } = view;
  switch (action.type) {
    case 'pickTown':
      return whyNotPickTown(view, me);
    case 'rollEpochOne':
    case 'chooseEpochOneCell':
      return whyNotInEpochOne(open, me, action);
    case 'placeFounding':
      return whyNotPlaceFounding(open, me, action);
    case 'place':
      if (!isCell(action.cell)) return whyNotPlaceCard(view, me, action.card) ?? offBoard;
      return whyNotPlace(view, me, action.card, action.cell);
    case 'playEvent':
      return whyNotPlay(view, me, action.card, action.targets);
    case 'swap':
      return whyNotSwap(view, me, action.card);
    case 'wait':
      return whyNoMove(open, me, 'wait');
    case 'plebiscite':
      return open.pending?.type === 'plebiscite' ? whyNotAnswer(view, me, action) : whyNotHold(open, me, action);
    case 'endTurn':
      return whyNotNow(open, me) ?? refusal('WRONG_PHASE', 'TCZ-16.11');
    case 'proposeEnd':
      return whyNotPropose(open, me);
    case 'voteEnd':
      return whyNotVote(open, me);
    case 'pick':
    case 'build':
    case 'fetch':
    case 'lay':
    case 'give':
    case 'take':
    case 'putBack':
    case 'choose':
    case 'done':
      return whyNotAnswer(view, me, action);
    default:
      return refusal('WRONG_PHASE', 'TCZ-16.15');
  }
}

function whyNotPickTown(view: Readonly<View>, me: Seat): Refusal {
  if (view.open.phase !== 'towns') return refusal('WRONG_PHASE', 'TCZ-2.9');
  return pickerOf(view) === me ? refusal('BAD_TARGET', 'TCZ-2.6') : refusal('NOT_YOUR_TURN', 'TCZ-2.6');
}

type EpochOneAction = ActionOf<'rollEpochOne' | 'chooseEpochOneCell'>;

function whyNotInEpochOne(open: Open, me: Seat, action: EpochOneAction): Refusal {
  if (open.phase !== 'epoch1') return refusal('WRONG_PHASE', 'TCZ-2.8');
  if (open.epochOne[0]?.seat !== me) return refusal('NOT_YOUR_TURN', 'TCZ-3.5');
  const isChoosing = action.type === 'chooseEpochOneCell';
  if (isChoosing !== open.hasFreeChoice) return refusal('WRONG_PHASE', 'TCZ-3.8');
  return refusal('FORBIDDEN_CELL', 'TCZ-3.13');
}

function whyNotPlaceFounding(open: Open, me: Seat, { card, cell }: ActionOf<'placeFounding'>): Refusal | undefined {
  if (open.phase !== 'epoch2') return refusal('WRONG_PHASE', 'TCZ-2.8');
  const [next] = open.founding;
  if (next?.seat !== me) return refusal('NOT_YOUR_TURN', 'TCZ-4.7');
  if (!next.cards.includes(card)) return refusal('NOT_IN_HAND', 'TCZ-4.1');
  return isCell(cell) ? whyNotFound(open, me, card, cell) : offBoard;
}

function whyNotHold(open: Open, me: Seat, { from, to }: ActionOf<'plebiscite'>): Refusal | undefined {
  const now = whyNotNow(open, me) ?? whyNoPlebiscite(open, me);
  if (now) return now;
  return isCell(from) && isCell(to) ? whyNotAttack(open.board, me, { from, to }) : refusal('NOT_TOUCHING', 'TCZ-13.5');
}

type Answer = ActionOf<
  'pick' | 'build' | 'fetch' | 'lay' | 'give' | 'take' | 'putBack' | 'choose' | 'done' | 'plebiscite'
>;

/** TCZ-16.13, TCZ-16.17. */
function whyNotAnswer(view: Readonly<View>, me: Seat, action: Answer): Refusal | undefined {
  const { pending } = view.open;
  if (!pending) return refusal('WRONG_PHASE', 'TCZ-16.7');
  if (pending.seat !== me) return refusal('NOT_YOUR_TURN', 'TCZ-16.13');
  if (action.type === 'plebiscite' && pending.type === 'plebiscite' && isCell(action.from) && isCell(action.to))
    return whyNotAttack(view.open.board, me, action, pending);
  const host = action.type === 'pick' ? whyNotPickHost(view.open, pending, action.cell) : undefined;
  if (host) return host;
  return action.type === 'done' && !mayStop(view, pending)
    ? refusal('BAD_ANSWER', 'TCZ-14.16')
    : refusal('BAD_ANSWER', 'TCZ-16.7');
}

function whyNotPickHost(open: Open, pending: Pending, cell: number): Refusal | undefined {
  if (pending.type !== 'pick' || !isCell(cell)) return undefined;
  const step = pickStepAt(open, pending.path);
  const reason = step.op === 'cover' ? whyNotHost(open.board, step.with, cell) : undefined;
  return reason?.code === 'BAD_ANSWER' ? undefined : reason;
}
