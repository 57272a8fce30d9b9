import { type BySeat, type Chance, copy, type FaceDown, type FaceDownView, faceDown } from '#kernel';
import { CARDS, type CardNo, STACK_EPOCHS } from './components.ts';
import { activeEvents } from './lasting.ts';
import { stepAt } from './program.ts';
import { cardsOfEpoch } from './setup.ts';
import { isOfKind } from './steps.ts';
import type { Open, State, View } from './state.ts';

type Slots = readonly FaceDownView<CardNo>[];

/** A state that looks like the view: hands and stacks are drawn anew from the cards the viewer has not seen. */
export function imagineState(view: Readonly<View>, chance: Chance): State {
  const open = copy(view.open);
  const untouched = STACK_EPOCHS.filter(epoch => epoch > open.pointer);
  const rest = unseenCards(view, untouched.flatMap(cardsOfEpoch));
  const current = open.pointer - 3;
  const known = (slots: Slots, isHand: boolean): (CardNo | null)[] =>
    slots.map(slot => (isKnown(view, slot, isHand) ? slot.card : null));
  const hands = view.hands.map(hand => known(hand, true));
  const stack = known(view.stacks[current] ?? [], false);
  for (const card of [...hands.flat(), ...stack]) if (card !== null) rest.delete(card);
  fillStack(view, stack, rest, chance);
  const drawn = chance.shuffle([...rest]);
  const fill = (cards: readonly (CardNo | null)[]): CardNo[] => cards.map(card => card ?? drawnFrom(drawn));
  return {
    open,
    hands: withSeen(view.hands, hands.map(fill)),
    stacks: view.stacks.map((slots, index) => {
      if (index < current) return [];
      const epoch = STACK_EPOCHS[index];
      const cards = index === current || epoch === undefined ? fill(stack) : chance.shuffle(cardsOfEpoch(epoch));
      return slots.map(({ seenBy }, at) => faceDown(cards[at] ?? 0, [...seenBy]));
    }),
  };
}

/** It goes by who has seen a card, not by what the view happens to show, so that a leak is found out. */
const isKnown = ({ me, open }: Readonly<View>, { seenBy }: FaceDownView<CardNo>, isHand: boolean): boolean =>
  (isHand && open.phase === 'scored') || (me !== 'audience' && seenBy.includes(me));

const withSeen = (slots: readonly Slots[], cards: readonly (readonly CardNo[])[]): BySeat<FaceDown<CardNo>[]> =>
  slots.map((hand, seat) => hand.map(({ seenBy }, at) => faceDown(cards[seat]?.[at] ?? 0, [...seenBy])));

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

/** A player who searches the stack knows which matching cards are in it, and that no other is. */
function fillStack(view: Readonly<View>, stack: (CardNo | null)[], rest: Set<CardNo>, chance: Chance): void {
  const { open, search } = view;
  if (search === null || !open.resolving || open.pending?.type !== 'fetch') return;
  const step = stepAt(open.resolving.event, open.pending.path);
  if (step.op !== 'fetch') return;
  const found = search.filter(card => rest.has(card));
  const others = chance.shuffle([...rest].filter(card => !isOfKind(step, card)));
  const free = stack.flatMap((card, index) => (card === null ? [index] : []));
  chance.shuffle(free).forEach((index, at) => {
    const card = found[at] ?? drawnFrom(others);
    stack[index] = card;
    rest.delete(card);
  });
}

function drawnFrom(cards: CardNo[]): CardNo {
  const card = cards.pop();
  if (card === undefined) throw new Error('there are more hidden cards than cards');
  return card;
}
