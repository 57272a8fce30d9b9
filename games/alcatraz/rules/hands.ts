import type { Seat, Table } from '#kernel';
import { prisonerOf } from './board.ts';
import type { CardId } from './components.ts';
import type { Event, Knowledge, Open, State } from './state.ts';

/** How many blackmail cards can be drawn, the used pile included (ALC-14.9). */
export const drawableCards = ({ blackmail }: Pick<Open, 'blackmail'>): number => blackmail.deck + blackmail.used.length;

/** The top card; if the deck is empty, the used pile is shuffled first (ALC-14.9). */
function drawCard(state: State, table: Table<Event>): CardId {
  const { blackmail } = state.open;
  if (blackmail.deck === 0) {
    const cards = [...blackmail.used].sort();
    state.cards = table.shuffle(cards);
    blackmail.deck = cards.length;
    blackmail.shuffled = cards;
    blackmail.used = [];
    table.tell({ type: 'cardsShuffled', cards });
  }
  const card = state.cards.shift();
  if (card === undefined) throw new Error('there is no blackmail card left to draw');
  blackmail.deck -= 1;
  return card;
}

/** The Warden's Office, silver side (ALC-15.12S). */
export function drawToHand(state: State, by: Seat, table: Table<Event>): void {
  const card = drawCard(state, table);
  addToHand(state, by, card);
  const told = { type: 'cardDrawn', by } as const;
  tellOfCards(state.open, { to: [by], event: { ...told, card }, others: { ...told, card: null } }, table);
}

/** Something about cards that not everybody may know. */
interface Secret {
  readonly to: readonly Seat[];
  readonly event: Event;
  readonly others: Event;
}

/** Tells it to those who may know, or to all if hands are open (ALC-14.17). */
function tellOfCards({ options }: Open, { to, event, others }: Secret, table: Table<Event>): void {
  if (options.openBlackmailHands) table.tell(event);
  else table.whisper(to, event, others);
}

function addToHand(state: State, seat: Seat, card: CardId): void {
  handOf(state, seat).push(card);
  prisonerOf(state.open, seat).cards += 1;
}

function handOf({ hands }: State, seat: Seat): CardId[] {
  const hand = hands[seat];
  if (!hand) throw new Error(`there is no seat ${seat}`);
  return hand;
}

/** Takes a card out of a hand; nobody knows it to be there any longer. */
function removeFromHand(state: State, seat: Seat, card: CardId): void {
  const hand = handOf(state, seat);
  hand.splice(hand.indexOf(card), 1);
  prisonerOf(state.open, seat).cards -= 1;
  state.known = state.known.filter(one => one.card !== card);
}

function putOnUsedPile(open: Open, cards: readonly CardId[]): void {
  open.blackmail.used = [...open.blackmail.used, ...cards];
}

/** A played card goes to the used pile (ALC-14.2). */
export function playFromHand(state: State, by: Seat, card: CardId): void {
  removeFromHand(state, by, card);
  putOnUsedPile(state.open, [card]);
}

/** The Chapel, silver side: a card of the victim goes to the used pile, at random unless it was named (ALC-14.8). */
export function discardFrom(state: State, by: Seat, { victim, card }: Loss, table: Table<Event>): void {
  const lost = card ?? table.pick(handOf(state, victim));
  removeFromHand(state, victim, lost);
  putOnUsedPile(state.open, [lost]);
  table.tell({ type: 'cardDiscarded', by, victim, card: lost });
}

interface Loss {
  readonly victim: Seat;
  readonly card: CardId | null; // null: drawn at random
}

/** The Chapel, dark side: a card changes hands, and only robber and victim know which (ALC-14.7). */
export function takeCardFrom(state: State, by: Seat, { victim, card }: Loss, table: Table<Event>): void {
  const { open } = state;
  const hand = handOf(state, victim);
  const isOnly = hand.length === 1;
  const taken = card ?? table.pick(hand);
  const witnesses = state.known.filter(one => one.of === victim && one.card === taken && one.by !== by);
  removeFromHand(state, victim, taken);
  addToHand(state, by, taken);
  if (!open.options.openBlackmailHands) {
    // others saw a card go that they could not tell from the rest of the hand, unless it was the only one
    state.known = [
      ...state.known.filter(one => one.of !== victim || one.by === by),
      ...(isOnly ? witnesses.map((one): Knowledge => ({ by: one.by, of: by, card: taken })) : []),
      { by: victim, of: by, card: taken },
    ];
  }
  const told = { type: 'cardTaken', by, victim } as const;
  tellOfCards(open, { to: [by, victim], event: { ...told, card: taken }, others: { ...told, card: null } }, table);
}

/** The Warden's Office, dark side: draws cards, of which one is kept (ALC-15.21). */
export function openChoice(state: State, by: Seat, count: number, table: Table<Event>): void {
  const { open } = state;
  const cards = Array.from({ length: Math.min(count, drawableCards(open)) }, () => drawCard(state, table));
  state.choice = cards;
  open.pending = { type: 'choice', cards: cards.length };
  // private until the choice is made, also if hands are open (ALC-14.17)
  table.whisper([by], { type: 'choiceOpened', by, cards: [...cards] }, { type: 'choiceOpened', by, cards: null });
}

export function keepCard(state: State, by: Seat, card: CardId, table: Table<Event>): void {
  const { open } = state;
  const rejected = state.choice.filter(one => one !== card);
  addToHand(state, by, card);
  putOnUsedPile(open, rejected);
  state.choice = [];
  open.pending = null;
  const told = { type: 'cardKept', by, rejected } as const;
  tellOfCards(open, { to: [by], event: { ...told, card }, others: { ...told, card: null } }, table);
}

/** Not chosen in time: the first card drawn is kept (ALC-15.21). */
export function keepFirst(state: State, by: Seat, table: Table<Event>): void {
  const [first] = state.choice;
  if (first === undefined) throw new Error('no choice is open');
  keepCard(state, by, first, table);
}
