import type { Seat, Viewer } from '#kernel';
import { type Argument, computedLine } from '#telling';
import { at } from '../rules/board.ts';
import { type Cell, nameOfCell } from '../rules/cells.ts';
import { cardOf, isEvent, replacementOf, type TownId } from '../rules/components.ts';
import type { CardNo, CardType, Category, Epoch, ReplacementNo, StackEpoch } from '../rules/kinds.ts';
import type { Board, Roll } from '../rules/state.ts';
import type { Ban, Theme } from '../rules/vocabulary.ts';
import { type GameLine, line } from './line.ts';

export const townName = (town: TownId): GameLine => computedLine(`town-${town}`);
/** A card by its name, an event by its title. */
export const cardName = (card: CardNo | ReplacementNo): GameLine => computedLine(`card-${card}`);
export const cardNames = (cards: readonly CardNo[]): Argument =>
  cards.length === 0 ? line('no-cards') : { list: cards.map(card => line('quoted', { card: cardName(card) })) };
export const categoryName = (category: Category): GameLine => computedLine(`category-${category}`);
/** So many cards of a category. */
export const countedCategory = (category: Category, count: number): GameLine =>
  line('counted-category', { category: categoryName(category), count });
export const typeName = (type: CardType): GameLine => computedLine(`type-${type}`);
export const themeName = (theme: Theme): GameLine => computedLine(`theme-${theme}`);
/** "III. Industrial (1801–1945)". */
export const epochName = (epoch: Epoch): GameLine => computedLine(`epoch-${epoch}`);
const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];
export const epochNumeral = (epoch: Epoch | StackEpoch): string => NUMERALS[epoch - 1] ?? '';

/** Events whose text has a second part for the extended game (TCZ-14.50). */
const EXTENDED = new Set<CardNo>([172, 173, 188, 191, 195, 196]);
export const hasExtendedText = (event: CardNo): boolean => EXTENDED.has(event);
export const eventText = (event: CardNo): GameLine => computedLine(`event-${event}-text`);
export const extendedText = (event: CardNo): GameLine => computedLine(`event-${event}-extended`);

/** What an event does in this mode, a line for each part. */
export const eventTexts = (event: CardNo, mode: 'basic' | 'extended'): GameLine[] => [
  eventText(event),
  ...(mode === 'extended' && hasExtendedText(event) ? [extendedText(event)] : []),
];

/** The kind of a card: its category, or its type if it has none. */
export function kindName(card: CardNo): GameLine {
  const { category, type } = cardOf(card);
  return category === null ? typeName(type) : categoryName(category);
}

/** A card in a list to choose from. */
export function cardLabel(card: CardNo): GameLine {
  if (isEvent(card)) return line('label-event', { card: cardName(card), text: eventText(card) });
  const { stars } = cardOf(card);
  const args = { card: cardName(card), kind: kindName(card) };
  return stars < 2 ? line('label-card', args) : line('label-card-starred', { ...args, terrain: starRule(stars) });
}

/** Where a card with two stars or more can be placed (TCZ-5.5 to TCZ-5.8). */
const starRule = (stars: number): GameLine => computedLine(`stars-${stars}`);

/** A cell, with what lies there. */
export function spot(board: Board, cell: Cell): GameLine {
  const placed = at(board, cell);
  if (placed === null) return line('spot-empty', { cell: nameOfCell(cell) });
  return line('spot-card', { cell: nameOfCell(cell), card: cardName(placed.cover ?? placed.card) });
}

/** A cell with its card, the kind of the card and its owner. */
export function spotInFull(board: Board, cell: Cell): GameLine {
  const placed = at(board, cell);
  if (placed === null) return spot(board, cell);
  const kind = placed.cover === null ? kindName(placed.card) : categoryName(replacementOf(placed.cover));
  const args = { cell: nameOfCell(cell), card: cardName(placed.cover ?? placed.card), kind };
  return placed.owner === null
    ? line('spot-ownerless', args)
    : line('spot-owned', { ...args, seat: { seat: placed.owner } });
}

export const cellNames = (cells: readonly Cell[]): Argument => ({ row: cells.map(nameOfCell) });
export const seatName = (seat: Seat): GameLine => line('seat-name', { seat: { seat } });
/** The viewer `to` is "you". */
export const seatNames = (seats: readonly Seat[], to?: Viewer): Argument => ({
  list: seats.map(seat => (seat === to ? line('seat-name-you') : { seat })),
});
/** The viewer `to` is "you". */
export const rollsOf = (rolls: readonly Roll[], to?: Viewer): Argument => ({
  row: rolls.map(({ seat, die }) =>
    seat === to ? line('roll-of-you', { die }) : line('roll-of', { seat: { seat }, die }),
  ),
});
/** "1 + 3 + 4". */
export const diceOf = (dice: readonly number[]): string => dice.join(' + ');
export const banNames = (bans: readonly Ban[]): Argument => ({ list: bans.map(ban => computedLine(`ban-${ban}`)) });
