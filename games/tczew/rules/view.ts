import { type FaceDown, type FaceDownView, shownTo, type Viewer } from '#kernel';
import type { CardNo } from './components.ts';
import { stepAt } from './program.ts';
import { currentStack } from './stacks.ts';
import { fetchable } from './steps.ts';
import type { State, View } from './state.ts';

/** What a viewer knows, by the table of hidden information (section 17). */
export function view(state: Readonly<State>, me: Viewer): View {
  const { open, hands, stacks } = state;
  const isOver = open.phase === 'scored';
  return {
    me,
    open,
    hands: hands.map(hand => hand.map(card => (isOver ? opened(card) : shownTo(me, card)))),
    stacks: stacks.map(stack => stack.map(card => shownTo(me, card))),
    search: searchOf(state, me),
  };
}

/** After the end hands are opened (TCZ-17.11). */
const opened = ({ card, seenBy }: FaceDown<CardNo>): FaceDownView<CardNo> => ({ card, seenBy });

/** The player who chooses sees the matching cards of the stack (TCZ-14.55, TCZ-17.12). */
function searchOf(state: Readonly<State>, me: Viewer): CardNo[] | null {
  const { open } = state;
  if (open.pending?.type !== 'fetch' || open.pending.seat !== me || !open.resolving) return null;
  const step = stepAt(open.resolving.event, open.pending.path);
  return step.op === 'fetch' && step.from === 'current' ? fetchable(open, step, currentStack(state)) : null;
}
