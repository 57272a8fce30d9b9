import type { Table } from '#kernel';
import type { Element } from './edition.ts';
import { endsWithThisTurn } from './rounds.ts';
import type { Event, State } from './state.ts';

/**
 * The examined card leaves the display, and a new one takes its position (PI-5.10 to PI-5.14); none is drawn at the end
 * of an investigation, since all cards are collected then.
 */
export function replaceCard(state: State, card: Element, to: 'discard' | 'kept', table: Table<Event>): void {
  const { open } = state;
  const position = open.display.indexOf(card);
  if (to === 'discard') open.discard.push(card);
  const next = endsWithThisTurn(open) ? undefined : draw(state, table);
  if (next === undefined) {
    open.display.splice(position, 1);
    return;
  }
  open.display[position] = next;
  table.tell({ type: 'displayRefilled', card: next, deck: state.deck.length });
}

/** The next card of the deck; the discards become the new deck when it is empty (PI-5.13). */
function draw(state: State, table: Table<Event>): Element | undefined {
  const { open } = state;
  if (state.deck.length === 0 && open.discard.length > 0) {
    state.deck = table.shuffle(open.discard);
    open.discard = [];
    table.tell({ type: 'deckReshuffled', cards: state.deck.length });
  }
  return state.deck.pop();
}
