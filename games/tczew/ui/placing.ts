import { blankAt, type Scalar, type Seat } from '#kernel';
import type { AnyOffer } from '#kit';
import type { Cell } from '../rules/cells.ts';
import { isAllowedInEpochOne, whyNotFound } from '../rules/epochs.ts';
import type { CardNo } from '../rules/kinds.ts';
import { whyNotPlace } from '../rules/moves.ts';
import { layingOf, whyNotLay } from '../rules/placement.ts';
import { type Refusal, refusal } from '../rules/refusal.ts';
import type { ActionOf, View } from '../rules/state.ts';

/** The actions that lay a card from the hand on a cell. */
export type LayingType = 'place' | 'placeFounding' | 'build';
const LAYING_TYPES: readonly string[] = ['place', 'placeFounding', 'build'] satisfies LayingType[];

/** The values of a blank that is filled in by one of several. */
export function choicesIn(offer: AnyOffer, name: string, filled: object = {}): readonly Scalar[] {
  const blank = blankAt(offer, name, filled);
  return blank && 'oneOf' in blank ? blank.oneOf : [];
}

/** The cards or cells of a blank. */
export const numbersIn = (offer: AnyOffer, name: string, filled: object = {}): number[] =>
  choicesIn(offer, name, filled).filter(value => typeof value === 'number');

/** A card on its way to a cell. */
export type LayingAction = ActionOf<LayingType>;

/** How cards are laid now, and the cells each card may go to. */
export interface Layings {
  readonly type: LayingType;
  readonly cells: ReadonlyMap<CardNo, readonly Cell[]>;
}

/** Undefined: no card can be laid now. */
export function layingsIn(offers: readonly AnyOffer[]): Layings | undefined {
  const offer = offers.find(({ type }) => LAYING_TYPES.includes(type));
  if (!offer) return undefined;
  const cards = numbersIn(offer, 'card');
  return {
    type: offer.type as LayingType,
    cells: new Map(cards.map(card => [card, numbersIn(offer, 'cell', { card })])),
  };
}

/** The cards that may be laid on a cell. */
export const cardsFor = (layings: Layings | undefined, cell: Cell): CardNo[] =>
  [...(layings?.cells ?? [])].filter(([, cells]) => cells.includes(cell)).map(([card]) => card);

/** The first rule that keeps a card off a cell, and the neighbour in the way; undefined: it may go there. */
export function whyNotOn(view: View, seat: Seat, { type, card, cell }: LayingAction): Refusal | undefined {
  switch (type) {
    case 'place':
      return whyNotPlace(view, seat, card, cell);
    case 'placeFounding':
      return whyNotFound(view.open, seat, card, cell);
    case 'build':
      return whyNotLay(view.open.board, layingOf(seat, card), cell);
  }
}

/** The first rule that keeps the card of Epoch I off a cell. */
export const whyNotInEpochOne = (view: View, card: CardNo, cell: Cell): Refusal | undefined =>
  isAllowedInEpochOne(view.open.board, card, cell) ? undefined : refusal('FORBIDDEN_CELL', 'TCZ-3.13');
