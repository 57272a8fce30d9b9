import { type Chance, copy, type Seat } from '#kernel';
import { type HiddenCard, hidden } from './hidden.ts';
import { CARDS, cardOf, STACK_EPOCHS } from './components.ts';
import type { CardNo } from './kinds.ts';
import { activeEvents } from './lasting.ts';
import { stepAt } from './program.ts';
import { cardsOfEpoch } from './setup.ts';
import { isOfKind } from './hand-steps.ts';
import type { Open, Slot, State, View } from './state.ts';

/** A state that looks like the view: hands and stacks are drawn anew from the cards the viewer has not seen. */
export function imagineState(view: Readonly<View>, chance: Chance): State {
  const open = copy(view.open);
  const untouched = STACK_EPOCHS.filter(epoch => epoch > open.pointer);
  const rest = unseenCards(view, untouched.flatMap(cardsOfEpoch));
  const hands = view.hands.map(hand => hand.map(slot => (isKnown(view, slot, true) ? slot : null)));
  const stacks = view.stacks.map(stack => stack.map(slot => (isKnown(view, slot, false) ? slot : null)));
  const current = stacks[open.pointer - 3] ?? [];
  for (const slot of [...hands, ...stacks].flat()) if (slot) rest.delete(slot.card);
  fillStack(view, current, rest, chance);
  const drawn = chance.shuffle([...rest]);
  const fill = (slots: readonly Slot[], cards: CardNo[], seenBy: readonly Seat[]): HiddenCard[] =>
    slots.map(slot => (slot ? hidden(slot.card, [...slot.seenBy]) : hidden(drawnFrom(cards), [...seenBy])));
  return {
    open,
    hands: hands.map((hand, seat) => fill(hand, drawn, [seat])),
    stacks: STACK_EPOCHS.map((epoch, index) =>
      fill(stacks[index] ?? [], epoch > open.pointer ? chance.shuffle(cardsOfEpoch(epoch)) : drawn, []),
    ),
  };
}

/** It goes by who has seen a card, not by what the view happens to show, so that a leak is found out. */
const isKnown = ({ me, open }: Readonly<View>, slot: Slot, isInHand: boolean): boolean =>
  (isInHand && open.phase === 'scored') || (slot !== null && slot.seenBy.includes(me));

/** The cards that lie in a hand or in the current stack. */
function unseenCards({ open }: Readonly<View>, untouched: readonly CardNo[]): Set<CardNo> {
  const gone = new Set([
    ...open.board.flatMap(placed => (placed ? [placed.card] : [])),
    ...open.used,
    ...activeEvents(open),
    ...(open.resolving ? [open.resolving.event] : []),
    ...untouched,
    ...cardsBeforeMain(open),
    ...CARDS.filter(({ epoch }) => epoch > open.options.lastEpoch).map(({ no }) => no),
  ]);
  return new Set(CARDS.map(({ no }) => no).filter(no => !gone.has(no)));
}

/** The cards of Epochs I and II that are still to be placed. */
function cardsBeforeMain({ phase, founding, epochOne }: Open): CardNo[] {
  if (phase === 'towns') return [...cardsOfEpoch(1), ...cardsOfEpoch(2)];
  if (phase === 'epoch1') return [...epochOne.map(({ card }) => card), ...cardsOfEpoch(2)];
  return founding.flatMap(({ cards }) => cards);
}

/** Cards that were not returned are of the stack's own epoch; a player who searches it knows which matching ones it holds. */
function fillStack(view: Readonly<View>, stack: Slot[], rest: Set<CardNo>, chance: Chance): void {
  const { pointer, returned } = view.open;
  // the stack of Epoch III also holds spare founding cards, and all other cards come later
  const isOwn = (card: CardNo): boolean => pointer === 3 || cardOf(card).epoch === pointer;
  const isSought = soughtIn(view);
  const found = (view.search ?? []).filter(card => rest.has(card));
  const pool = chance.shuffle([...rest].filter(card => !isSought(card)));
  const free = chance.shuffle(stack.flatMap((slot, index) => (slot === null ? [index] : [])));
  const own = free.filter(index => index < stack.length - returned);
  const others = free.filter(index => !own.includes(index));
  const put = (index: number | undefined, card: CardNo): void => {
    if (index === undefined) throw new Error(`there is no room for card ${card}`);
    stack[index] = hidden(card);
    rest.delete(card);
  };
  for (const card of found.filter(one => !isOwn(one))) put(others.pop(), card);
  for (const card of found.filter(isOwn)) put(own.pop() ?? others.pop(), card);
  for (const index of own) put(index, takenFrom(pool, pool.findLastIndex(isOwn)));
  for (const index of others) put(index, takenFrom(pool, pool.length - 1));
}

/** Which cards a search is for; none if the viewer does not search. */
function soughtIn({ open, search }: Readonly<View>): (card: CardNo) => boolean {
  if (search === null || !open.resolving || open.pending?.type !== 'fetch') return () => false;
  const step = stepAt(open.resolving.event, open.pending.path);
  return card => step.op === 'fetch' && isOfKind(step, card);
}

function takenFrom(cards: CardNo[], at: number): CardNo {
  const [card] = cards.splice(at, 1);
  if (card === undefined || at < 0) throw new Error('there are more hidden cards than cards');
  return card;
}

function drawnFrom(cards: CardNo[]): CardNo {
  const card = cards.pop();
  if (card === undefined) throw new Error('there are more hidden cards than cards');
  return card;
}
