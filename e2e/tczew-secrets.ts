import type { State, View } from '../games/tczew/rules/state.ts';
import type { SearchSecrets } from './driver.ts';
import { seenSteps } from './seen-steps.ts';

/**
 * Searches everything a browser was sent of a match of Zbudujmy Tczew, by the table of hidden information (section 17).
 * Every view and every event must be what the rules show this viewer at that time, and no view may hold a card of a
 * stack or of another hand that the viewer has not seen.
 */
export const searchTczew: SearchSecrets = (guest, viewer, match) => {
  const breaches: string[] = [];
  const own = new Set<number>();
  let searched = 0;
  const isOver = ({ open }: State): boolean => open.phase === 'scored';

  for (const { state, view, breach } of seenSteps<State, View>(guest, { ...match, viewer, breaches, isOver })) {
    if (!view) continue;
    searched += 1;
    for (const card of cardsSeen(view)) own.add(card);
    if (isOver(state)) continue;
    for (const { place, slot, hidden } of slotsOf(view, state))
      if (slot !== null && !hidden.seenBy.includes(viewer)) breach(`the card ${slot.card} in ${place}`);
  }
  return { breaches, own: own.size, searched };
};

/** The cards of hands and stacks that this view names. */
const cardsSeen = ({ hands, stacks }: View): number[] =>
  [...hands, ...stacks].flat().flatMap(slot => (slot === null ? [] : [slot.card]));

/** Every place of a hand or a stack: what the view says about it, and what is there. */
function* slotsOf(view: View, state: State) {
  for (const [seat, hand] of state.hands.entries())
    for (const [place, hidden] of hand.entries())
      yield { place: `the hand of seat ${seat}`, slot: view.hands[seat]?.[place] ?? null, hidden };
  for (const [index, stack] of state.stacks.entries())
    for (const [place, hidden] of stack.entries())
      yield { place: `stack ${index + 3}`, slot: view.stacks[index]?.[place] ?? null, hidden };
}
