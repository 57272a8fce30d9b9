import { type Seat, seatsOf } from '#kernel';
import { STACK_EPOCHS } from '../../rules/components.ts';
import type { CardNo, StackEpoch } from '../../rules/kinds.ts';
import type { View } from '../../rules/state.ts';

/** A card whose place in a stack the viewer knows. */
interface KnownPlace {
  readonly card: CardNo;
  /** Its place from the bottom, from 1. */
  readonly fromBottom: number;
}

export interface StackShown {
  readonly epoch: StackEpoch;
  readonly count: number;
  /** Lowest first. */
  readonly known: readonly KnownPlace[];
}

/** Sizes of the stacks and what the viewer has seen go into them (TCZ-17.2 to TCZ-17.4). */
export const stacksShown = ({ stacks }: Pick<View, 'stacks'>): StackShown[] =>
  STACK_EPOCHS.map((epoch, index) => {
    const stack = stacks[index] ?? [];
    const known = stack
      .flatMap((slot, at) => (slot ? [{ card: slot.card, fromBottom: stack.length - at }] : []))
      .toReversed();
    return { epoch, count: stack.length, known };
  });

/** Cards in other hands that the viewer has seen go there (TCZ-17.13). */
export const knownInHands = ({ me, hands }: Pick<View, 'me' | 'hands'>): { seat: Seat; cards: CardNo[] }[] =>
  seatsOf(hands.length)
    .filter(seat => seat !== me)
    .map(seat => ({ seat, cards: (hands[seat] ?? []).flatMap(slot => (slot ? [slot.card] : [])) }))
    .filter(({ cards }) => cards.length > 0);
