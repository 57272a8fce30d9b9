import type { Chance, Viewer } from '#kernel';
import type { CardNo } from './kinds.ts';

/** A card in a hand or a stack, and the viewers who have seen it and know where it is. */
export interface HiddenCard {
  readonly card: CardNo;
  /** Seats in ascending order, then the audience. */
  readonly seenBy: readonly Viewer[];
}

export const hidden = (card: CardNo, seenBy: readonly Viewer[] = []): HiddenCard => ({ card, seenBy });

const rankOf = (viewer: Viewer): number => (viewer === 'audience' ? Number.POSITIVE_INFINITY : viewer);

/** The same card, after these viewers have seen it as well. */
export const seenAlsoBy = ({ card, seenBy }: HiddenCard, ...viewers: readonly Viewer[]): HiddenCard =>
  hidden(
    card,
    [...new Set([...seenBy, ...viewers])].toSorted((one, other) => rankOf(one) - rankOf(other)),
  );

/** The same card, after everybody but these has lost track of it. */
export const seenOnlyBy = ({ card, seenBy }: HiddenCard, viewers: readonly Viewer[]): HiddenCard =>
  hidden(
    card,
    seenBy.filter(viewer => viewers.includes(viewer)),
  );

export const shuffledUnseen = (pile: readonly HiddenCard[], chance: Chance): HiddenCard[] =>
  chance.shuffle(pile).map(({ card }) => hidden(card));
