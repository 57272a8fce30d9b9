import type { Table } from '#kernel';
import type { Element } from './edition.ts';
import { endsWithThisTurn } from './rounds.ts';
import type { Event, State } from './state.ts';

/**
 * The examined card leaves the display, and a new one takes its position (PI-5.10 to PI-5.14); none is
 * drawn when the investigation is over, for all cards are gathered then.
 */
export function replaceCard(state: State, card: Element, to: 'discard' | 'kept', table: Table<Event>): void {
  const { open } = state;
  const position = open.display.indexOf(card);
  open.display.splice(position, 1);
  if (to === 'discard') open.discard.push(card);
  if (endsWithThisTurn(open)) return;
  if (state.deck.length === 0 && open.discard.length > 0) {
    state.deck = table.shuffle(open.discard);
    open.discard = [];
    table.tell({ type: 'deckReshuffled', cards: state.deck.length });
  }
  const next = state.deck.pop();
  if (next === undefined) return;
  open.display.splice(position, 0, next);
  table.tell({ type: 'displayRefilled', card: next, deck: state.deck.length });
}
