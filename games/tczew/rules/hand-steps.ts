import type { Seat, Table, Viewer } from '#kernel';
import { discard } from './board.ts';
import { cardOf, isBuildable } from './components.ts';
import { hidden, seenAlsoBy } from './hidden.ts';
import type { CardNo, CardType, Category } from './kinds.ts';
import { isBannedFromPlacing } from './lasting.ts';
import { cellsFor, layingOf } from './placement.ts';
import { stepAt } from './program.ts';
import { amountOf, discardedTo, resolvingOf, setVar, spendSaving, who } from './resolution.ts';
import {
  currentStack,
  draw,
  everybody,
  forgetHand,
  handOf,
  isBannedFromDrawing,
  movePointer,
  putUnder,
  reshuffle,
  returnOpenly,
  takeFromHand,
} from './stacks.ts';
import { turnOf } from './turns.ts';
import type { StepOf } from './vocabulary.ts';
import type { Event, Open, Path, State } from './state.ts';

interface Kinds {
  readonly types?: readonly CardType[];
  readonly cats?: readonly Category[];
}

/** A card of a hand or a pile that an event means. */
export function isOfKind({ types, cats }: Kinds, no: CardNo): boolean {
  if (types === undefined && cats === undefined) return true;
  const { type, category } = cardOf(no);
  return (types?.includes(type) ?? true) && (cats === undefined || (category !== null && cats.includes(category)));
}

export function beginBuild(state: State, path: Path, step: StepOf<'build'>, table: Table<Event>): void {
  const n = amountOf(state, step.n, table);
  goOnBuilding(state, path, { n, built: 0 });
}

/** Asked while the hand is not empty, whatever is in it (TCZ-17.14). */
export function goOnBuilding(state: State, path: Path, { n, built }: { n: number; built: number }): void {
  const { open } = state;
  const step = stepAt(resolvingOf(open).event, path);
  if (step.op !== 'build') throw new Error(`${path} builds nothing`);
  const seat = who(open, step.who);
  const isAsked = built < n && handOf(state, seat).length > 0;
  open.pending = isAsked ? { type: 'build', seat, path, n, built } : null;
  if (!isAsked) setVar(open, path, step.as, built);
}

/** The cards that can be fetched, by number (TCZ-14.33). */
export function fetchable(
  open: Readonly<Open>,
  step: StepOf<'fetch'>,
  stack: readonly { readonly card: CardNo }[],
): CardNo[] {
  const pile = step.from === 'used' ? open.used.filter(isBuildable) : stack.map(({ card }) => card);
  return pile.filter(card => isOfKind(step, card)).toSorted((one, other) => one - other);
}

export function goOnFetching(state: State, path: Path, left: number, table: Table<Event>): void {
  const { open } = state;
  const step = stepAt(resolvingOf(open).event, path);
  if (step.op !== 'fetch') throw new Error(`${path} fetches nothing`);
  open.pending = null;
  if (left === 0 || isPileEmpty(state, step)) return;
  if (step.by !== 'chance') {
    open.pending = { type: 'fetch', seat: who(open, step.by), path, left };
    return;
  }
  const cards = fetchable(open, step, currentStack(state));
  if (cards.length > 0) fetch(state, path, { card: table.pick(cards), left }, table);
}

export const isPileEmpty = (state: State, step: StepOf<'fetch'>): boolean =>
  step.from === 'used' ? fetchable(state.open, step, []).length === 0 : currentStack(state).length === 0;

/** The card is shown to all; a searched stack is shuffled again (TCZ-14.33, TCZ-14.55). */
export function fetch(
  state: State,
  path: Path,
  { card, left }: { readonly card: CardNo; readonly left: number },
  table: Table<Event>,
): void {
  const { open } = state;
  const step = stepAt(resolvingOf(open).event, path);
  if (step.op !== 'fetch') throw new Error(`${path} fetches nothing`);
  const seat = who(open, step.who);
  open.pending = null;
  if (step.from === 'used') open.used = open.used.filter(one => one !== card);
  else {
    const stack = currentStack(state);
    stack.splice(
      stack.findIndex(one => one.card === card),
      1,
    );
    reshuffle(state, table);
    movePointer(state, table);
  }
  handOf(state, seat).push(hidden(card, everybody(open)));
  table.tell({ type: 'fetched', by: seat, card, from: step.from });
  const isLaid =
    step.to === 'build' &&
    !isBannedFromPlacing(open, seat, card) &&
    cellsFor(open.board, layingOf(seat, card)).length > 0;
  if (isLaid) open.pending = { type: 'lay', seat, path, card, left: left - 1 };
  else goOnFetching(state, path, left - 1, table);
}

/** Extra cards raise the refill of one's own turn; with `keep` cards go back instead (TCZ-14.35). */
export function drawExtra(state: State, step: StepOf<'draw'>, table: Table<Event>): void {
  const { open } = state;
  const seat = who(open, step.who);
  const n = amountOf(state, step.n, table);
  if (isBannedFromDrawing(open, seat)) return;
  const count = draw(state, seat, n, table);
  if (step.keep === undefined) {
    const turn = turnOf(open);
    if (turn.seat === seat) turn.extraCards += count;
    return;
  }
  const left = handOf(state, seat).length - step.keep;
  if (left > 0) open.pending = { type: 'putBack', seat, left };
}

/** A card goes back under the stack unseen; in the fast game to the used pile (TCZ-11.12, TCZ-17.3). */
export function putBack(state: State, seat: Seat, card: CardNo, table: Table<Event>): void {
  const { open } = state;
  takeFromHand(state, seat, card);
  if (open.options.fastDiscard) {
    discard(open, card);
    return table.tell({ type: 'putBack', by: seat, count: 1, cards: [card] });
  }
  forgetHand(state, seat, [seat]);
  putUnder(state, card, [seat]);
  table.whisper(
    [seat],
    { type: 'putBack', by: seat, count: 1, cards: [card] },
    { type: 'putBack', by: seat, count: 1, cards: null },
  );
}

export function beginHandMove(state: State, path: Path, step: StepOf<'handMove'>, table: Table<Event>): void {
  const { open } = state;
  const from = who(open, step.from);
  const loss = Math.min(amountOf(state, step.n, table), handOf(state, from).length);
  const n = spendSaving(open, step.from === 'target', loss);
  if (n === 0) return setVar(open, path, step.as, 0);
  switch (step.by) {
    case 'chance': {
      const cards = handOf(state, from).map(({ card }) => card);
      const kind = cards.filter(card => isOfKind(step, card));
      const chosen = table.shuffle(kind).slice(0, n);
      moveHandCards(state, step, chosen, table);
      return setVar(open, path, step.as, chosen.length);
    }
    case 'giver':
      open.pending = { type: 'give', seat: from, path, n, given: 0, to: receiverOf(open, step) };
      return;
    case 'actor':
      showHand(state, from, [resolvingOf(open).actor], table);
      open.pending = { type: 'take', seat: resolvingOf(open).actor, path, n, taken: 0, from };
  }
}

/** The player who gets the cards; null: a pile does. */
function receiverOf(open: Open, step: StepOf<'handMove'>): Seat | null {
  if (step.to === 'used' || step.to === 'current') return null;
  return who(open, step.to === 'actorHand' ? 'actor' : 'target');
}

/** To a pile for all to see, to a hand for giver and receiver only (TCZ-14.36, TCZ-17.7). */
export function moveHandCards(
  state: State,
  step: StepOf<'handMove'>,
  cards: readonly CardNo[],
  table: Table<Event>,
): void {
  if (cards.length === 0) return;
  const { open } = state;
  const from = who(open, step.from);
  const receiver = receiverOf(open, step);
  for (const card of cards) takeFromHand(state, from, card);
  const count = cards.length;
  if (receiver === null) {
    for (const card of cards) {
      if (step.to === 'used') discard(open, card);
      else returnOpenly(state, card);
    }
    const to = discardedTo(open, step.to === 'used' ? 'used' : 'current');
    return table.tell({ type: 'handMoved', from, to, count, cards });
  }
  const knowing = [from, receiver].toSorted((one, other) => one - other);
  forgetHand(state, from, knowing);
  handOf(state, receiver).push(...cards.map(card => hidden(card, knowing)));
  table.whisper(
    knowing,
    { type: 'handMoved', from, to: receiver, count, cards },
    { type: 'handMoved', from, to: receiver, count, cards: null },
  );
}

export function swapHands(state: State, table: Table<Event>): void {
  const { open } = state;
  const [actor, target] = [who(open, 'actor'), who(open, 'target')];
  const [mine, theirs] = [handOf(state, actor), handOf(state, target)];
  state.hands[actor] = theirs.map(card => seenAlsoBy(card, actor));
  state.hands[target] = mine.map(card => seenAlsoBy(card, target));
  table.tell({ type: 'handsSwapped', by: actor, with: target });
}

/** The seats that were shown a hand remember its cards (TCZ-17.8). */
function showHand(state: State, of: Seat, to: readonly Viewer[], table: Table<Event>): void {
  const cards = handOf(state, of).map(({ card }) => card);
  state.hands[of] = handOf(state, of).map(card => seenAlsoBy(card, ...to));
  const [only] = to;
  if (to.includes('audience')) return table.tell({ type: 'handShown', of, to: 'all', cards });
  if (only === undefined || only === 'audience') return;
  table.whisper(
    [of, only].toSorted((one, other) => one - other),
    { type: 'handShown', of, to: only, cards },
    { type: 'handShown', of, to: only, cards: null },
  );
}

export function reveal(state: State, step: StepOf<'reveal'>, table: Table<Event>): void {
  const { open } = state;
  const to = step.to === 'all' ? everybody(open) : [who(open, 'actor')];
  showHand(state, who(open, step.who), to, table);
}
