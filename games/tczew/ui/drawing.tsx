import type { Component } from 'solid-js';
import { cardOf, eventOf, replacementOf } from '../rules/components.ts';
import type { CardNo, Category } from '../rules/kinds.ts';
import type { Placed } from '../rules/state.ts';
import sheet from './icons/tczew.svg';
import css from './drawing.module.css';

/** A drawing of the game, as high as the words beside it; it says nothing by itself. */
export const Drawing: Component<{ name: string }> = props => (
  <svg class={css['drawing']} aria-hidden="true">
    <use href={`${sheet}#${props.name}`} />
  </svg>
);

export const categoryDrawing = (category: Category): string => category.replaceAll('_', '-');

/** The kind of a card, as it is coloured: a category, a Start card or an event. */
export type Kind = Category | 'start' | 'event';

export const kindOfCard = (card: CardNo): Kind =>
  cardOf(card).category ?? (cardOf(card).type === 'event' ? 'event' : 'start');

/** The kind of what lies on top. */
export const kindOf = ({ card, cover }: Pick<Placed, 'card' | 'cover'>): Kind =>
  cover === null ? kindOfCard(card) : replacementOf(cover);

/** The drawing of a hand card: events show their theme. */
export function cardDrawing(card: CardNo): string {
  const kind = kindOfCard(card);
  if (kind !== 'event') return categoryDrawing(kind as Category);
  const { theme } = eventOf(card);
  return theme === undefined ? 'event' : `theme-${theme}`;
}

/** Points of a card on the board (TCZ-12.7 to TCZ-12.9, TCZ-12.12); 0: none of its own. */
export function pointsOf(kind: Kind): number {
  switch (kind) {
    case 'monument':
      return 2;
    case 'unique':
    case 'future':
      return 1;
    case 'contamination':
      return -1;
    default:
      return 0;
  }
}
