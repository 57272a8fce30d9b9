import type { Viewer } from '#kernel';
import type { HiddenCard } from './hidden.ts';
import type { CardNo } from './kinds.ts';
import { stepAt } from './program.ts';
import { currentStack } from './stacks.ts';
import { fetchable } from './hand-steps.ts';
import type { Slot, State, View } from './state.ts';

/** What a viewer knows, by the table of hidden information (section 17). */
export function view(state: Readonly<State>, me: Viewer): View {
  const { open, hands, stacks } = state;
  const isOver = open.phase === 'scored';
  return {
    me,
    open,
    hands: hands.map(hand => hand.map(card => (isOver ? card : seen(card, me)))), // TCZ-17.11
    stacks: stacks.map(stack => stack.map(card => seen(card, me))),
    search: searchOf(state, me),
  };
}

/** Who else has seen a card is known to those who have seen it themselves. */
const seen = (card: HiddenCard, me: Viewer): Slot => (card.seenBy.includes(me) ? card : null);

/** The player who chooses sees the matching cards of the stack (TCZ-14.55, TCZ-17.12). */
function searchOf(state: Readonly<State>, me: Viewer): CardNo[] | null {
  const { open } = state;
  if (open.pending?.type !== 'fetch' || open.pending.seat !== me || !open.resolving) return null;
  const step = stepAt(open.resolving.event, open.pending.path);
  return step.op === 'fetch' && step.from === 'current' ? fetchable(open, step, currentStack(state)) : null;
}
