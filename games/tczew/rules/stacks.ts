import { type Seat, type Table, type Viewer, viewersOf } from '#kernel';
import { discard } from './board.ts';
import { hidden, type HiddenCard, seenAlsoBy, seenOnlyBy, shuffledUnseen } from './hidden.ts';
import { HAND_SIZE, STACK_EPOCHS } from './components.ts';
import type { CardNo, StackEpoch } from './kinds.ts';
import type { Event, Lasting, Open, Sizes, State } from './state.ts';

export function handOf(state: State, seat: Seat): HiddenCard[] {
  const hand = state.hands[seat];
  if (!hand) throw new Error(`there is no seat ${seat}`);
  return hand;
}

export function stackOf(state: Pick<State, 'stacks'>, epoch: StackEpoch): HiddenCard[] {
  const stack = state.stacks[epoch - 3];
  if (!stack) throw new Error(`Epoch ${epoch} has no stack`);
  return stack;
}

export const currentStack = (state: Readonly<State>): HiddenCard[] => stackOf(state, state.open.pointer);

/** Stacks before the pointer are empty, so every card in a stack can be drawn (TCZ-7.6). */
export const canDraw = ({ stacks }: Pick<Sizes, 'stacks'>): boolean => stacks.some(stack => stack.length > 0);

/** The pointer moves on when its stack is empty, to the next stack that is not (TCZ-7.14, TCZ-7.15). */
export function movePointer(state: State, table: Table<Event>): void {
  const { open } = state;
  if (currentStack(state).length > 0) return;
  const next = STACK_EPOCHS.find(epoch => epoch > open.pointer && stackOf(state, epoch).length > 0);
  if (next === undefined) return;
  open.pointer = next;
  open.returned = 0;
  table.tell({ type: 'pointerMoved', epoch: next });
}

/** Takes cards from the top into a hand, as far as there are any; tells how many. */
export function draw(state: State, seat: Seat, count: number, table: Table<Event>): number {
  const hand = handOf(state, seat);
  const cards: CardNo[] = [];
  const moved: (() => void)[] = [];
  while (cards.length < count) {
    const top = currentStack(state).shift();
    if (!top) break;
    hand.push(seenAlsoBy(top, seat));
    cards.push(top.card);
    state.open.returned = Math.min(state.open.returned, currentStack(state).length);
    movePointer(state, { ...table, tell: event => moved.push(() => table.tell(event)) });
  }
  if (cards.length === 0) return 0;
  state.open.drawn += cards.length;
  table.whisper(
    [seat],
    { type: 'drew', by: seat, count: cards.length, cards },
    { type: 'drew', by: seat, count: cards.length, cards: null },
  );
  for (const tell of moved) tell();
  return cards.length;
}

/** A card goes under the current stack; `seenBy` are those who saw it go. */
export function putUnder(state: State, card: CardNo, seenBy: readonly Viewer[]): void {
  currentStack(state).push(hidden(card, seenBy));
  state.open.returned += 1;
}

/** Everybody saw this card. */
export const everybody = ({ seats }: Pick<Open, 'seats'>): Viewer[] => viewersOf(seats);

/** A card that an event discards to "current"; in the fast game to the used pile (TCZ-11.10, TCZ-11.12). */
export function returnOpenly(state: State, card: CardNo): void {
  if (state.open.options.fastDiscard) discard(state.open, card);
  else putUnder(state, card, everybody(state.open));
}

/** Returned cards can then lie anywhere in the stack. */
export function reshuffle(state: State, table: Table<Event>): void {
  const at = state.open.pointer - 3;
  state.stacks[at] = shuffledUnseen(state.stacks[at] ?? [], table);
  state.open.returned = currentStack(state).length;
}

/** Takes a card out of a hand. */
export function takeFromHand(state: State, seat: Seat, card: CardNo): void {
  const hand = handOf(state, seat);
  const index = hand.findIndex(one => one.card === card);
  if (index < 0) throw new Error(`seat ${seat} does not hold ${card}`);
  hand.splice(index, 1);
}

/** After a hidden card left this hand, only these seats know what is still in it. */
export function forgetHand(state: State, seat: Seat, knowing: readonly Seat[]): void {
  state.hands[seat] = handOf(state, seat).map(card => seenOnlyBy(card, knowing));
}

/** One card under the stack, then one from its top (TCZ-7.5). */
export function swap(state: State, seat: Seat, card: CardNo, table: Table<Event>): void {
  takeFromHand(state, seat, card);
  forgetHand(state, seat, [seat]);
  putUnder(state, card, [seat]);
  table.tell({ type: 'swapped', by: seat });
  draw(state, seat, 1, table);
}

export const isDrawBan = (lasting: Lasting, seat: Seat): boolean =>
  lasting.kind === 'ban' && lasting.what === 'draw' && lasting.seat === seat;

/** A drawing ban binds the player now (TCZ-14.35). */
export const isBannedFromDrawing = ({ lasting, turn }: Open, seat: Seat): boolean =>
  (turn?.seat === seat && turn.isRefillBanned) || lasting.some(one => isDrawBan(one, seat));

/** How many cards the refill of this turn aims at (TCZ-7.9, TCZ-14.35). */
export const refillTarget = ({ turn }: Open): number => HAND_SIZE + (turn?.extraCards ?? 0);
