import type { Chance } from './chance.ts';
import type { Seat, Viewer } from './game.ts';
import type { Scalar } from './plain.ts';

/** A card that lies face down, in a hand or in a pile, and the seats that have seen it. Who has seen it is public. */
export interface FaceDown<Card extends Scalar> {
  readonly card: Card;
  /** In ascending order. */
  readonly seenBy: readonly Seat[];
}

/** What a viewer knows of a face-down card. */
export interface FaceDownView<Card extends Scalar> {
  readonly card: Card | null; // null: not seen by this viewer
  readonly seenBy: readonly Seat[];
}

export const faceDown = <Card extends Scalar>(card: Card, seenBy: readonly Seat[] = []): FaceDown<Card> => ({
  card,
  seenBy,
});

/** The same card, after these seats have seen it as well. */
export const seenAlsoBy = <Card extends Scalar>(
  { card, seenBy }: FaceDown<Card>,
  ...seats: readonly Seat[]
): FaceDown<Card> => ({ card, seenBy: [...new Set([...seenBy, ...seats])].toSorted((one, other) => one - other) });

/** For `view`: the card to those who have seen it. */
export const shownTo = <Card extends Scalar>(viewer: Viewer, { card, seenBy }: FaceDown<Card>): FaceDownView<Card> => ({
  card: hasSeen(viewer, seenBy) ? card : null,
  seenBy,
});

/** Shuffles the pile; afterwards no seat has seen any of its cards. */
export const shuffledUnseen = <Card extends Scalar>(
  pile: readonly FaceDown<Card>[],
  chance: Chance,
): FaceDown<Card>[] => chance.shuffle(pile).map(({ card }) => faceDown(card));

/**
 * For `imagine`: the piles and hands of a view; cards the viewer has not seen are drawn from the rest of `all`. It
 * trusts `seenBy` and not the card in the view, so that a leaking view is detected.
 */
export function imagineUnseen<Card extends Scalar>(
  viewer: Viewer,
  piles: readonly (readonly FaceDownView<Card>[])[],
  all: readonly Card[],
  chance: Chance,
): FaceDown<Card>[][] {
  const left = [...all];
  const known = piles.map(pile => pile.map(one => (hasSeen(viewer, one.seenBy) ? one.card : null)));
  for (const card of known.flat()) {
    if (card === null) continue;
    const at = left.indexOf(card);
    if (at < 0) throw new Error(`card ${card} is seen more often than there are cards like it`);
    left.splice(at, 1);
  }
  const unseen = chance.shuffle(left);
  return piles.map((pile, place) =>
    pile.map(({ seenBy }, at) => faceDown(known[place]?.[at] ?? drawn(unseen), [...seenBy])),
  );
}

const hasSeen = (viewer: Viewer, seenBy: readonly Seat[]): boolean => viewer !== 'audience' && seenBy.includes(viewer);

function drawn<Card>(unseen: Card[]): Card {
  const card = unseen.pop();
  if (card === undefined) throw new Error('there are more hidden cards than cards');
  return card;
}
