import { clockwiseFrom, type Seat, seatsOf, type Table } from '#kernel';
import { at, put } from './board.ts';
import { capture } from './capture.ts';
import { type Cell, cellAt, cellNamed, columnOf, isInZone, isRiver, rowOf, sidesOf, SIZE, zoneOf } from './cells.ts';
import { CARDS, cardOf, type Town, TOWNS, townOf } from './components.ts';
import { hidden } from './hidden.ts';
import type { CardNo } from './kinds.ts';
import { die, highestOf } from './dice.ts';
import { layingOf, whyNotBeside, whyNotLay } from './placement.ts';
import { type Refusal, refusal } from './refusal.ts';
import { reshuffle, stackOf } from './stacks.ts';
import { beginMain } from './turns.ts';
import type { Board, Event, Open, State } from './state.ts';

/** The first player is rolled for, and the four cards of Epoch I are dealt (TCZ-3.1, TCZ-3.4). */
export function beginEpochOne(state: State, table: Table<Event>): void {
  const { open } = state;
  open.phase = 'epoch1';
  const { rolls, highest } = highestOf(seatsOf(open.seats), table);
  open.first = highest;
  open.firstRolls = rolls;
  table.tell({ type: 'firstPlayerRolled', rolls, first: highest });
  const cards = table.shuffle(CARDS.filter(({ epoch }) => epoch === 1).map(({ no }) => no));
  open.epochOne = cards.map((card, turn) => ({ seat: (open.first + turn) % open.seats, card }));
  table.tell({ type: 'epochOneDealt', cards: open.epochOne });
}

/** The sum of three dice minus 3 (TCZ-3.6). */
const numberOf = (dice: readonly number[]): number => dice.reduce((sum, one) => sum + one, -3);

/** Fixes the cell of the next card, or opens a free choice (TCZ-3.6 to TCZ-3.8). */
export function rollEpochOne(state: State, table: Table<Event>): void {
  const { open } = state;
  const { seat, card } = nextOfEpochOne(open);
  const threeDice = (): number[] => [die(table), die(table), die(table)];
  const column = threeDice();
  const row = numberOf(column) === 0 ? null : threeDice();
  const isFree = row === null || numberOf(row) === 0;
  const drawn = isFree ? null : cellAt(numberOf(column), numberOf(row));
  table.tell({ type: 'epochOneRolled', by: seat, column, row, drawn });
  if (drawn === null) open.hasFreeChoice = true;
  else layEpochOne(state, firstAllowedFrom(open.board, card, drawn), table);
}

function nextOfEpochOne({ epochOne }: Open): Open['epochOne'][number] {
  const [next] = epochOne;
  if (!next) throw new Error('all cards of Epoch I are placed');
  return next;
}

/** TCZ-3.9, TCZ-3.10. */
export const isAllowedInEpochOne = (board: Board, card: CardNo, cell: Cell): boolean => {
  const { category } = cardOf(card);
  const isFree = !isRiver(cell) && !isInZone(cell) && at(board, cell) === null;
  return isFree && whyNotBeside(board, category === null ? [] : [category], cell) === undefined;
};

/** East in the same row, from its west end, then row by row to the south (TCZ-3.11, TCZ-3.12). */
export function firstAllowedFrom(board: Board, card: CardNo, drawn: Cell): Cell {
  const numbers = Array.from({ length: SIZE }, (_, index) => index);
  const inRow = numbers.map(step => cellAt(((columnOf(drawn) - 1 + step) % SIZE) + 1, rowOf(drawn)));
  const below = numbers
    .slice(1)
    .flatMap(step => numbers.map(column => cellAt(column + 1, ((rowOf(drawn) - 1 + step) % SIZE) + 1)));
  const cell = [...inRow, ...below].find(one => isAllowedInEpochOne(board, card, one));
  if (cell === undefined) throw new Error(`card ${card} has no cell at all`);
  return cell;
}

export function layEpochOne(state: State, cell: Cell, table: Table<Event>): void {
  const { open } = state;
  const { seat, card } = nextOfEpochOne(open);
  put(open, cell, { card, owner: null, cover: null, immune: false });
  open.epochOne = open.epochOne.slice(1);
  open.hasFreeChoice = false;
  table.tell({ type: 'epochOneLaid', by: seat, card, cell });
  if (open.epochOne.length === 0) beginEpochTwo(state, table);
}

/** Start cards are laid, and spare cards go to the stack of Epoch III (TCZ-4.2 to TCZ-4.4, TCZ-4.7). */
function beginEpochTwo(state: State, table: Table<Event>): void {
  const { open } = state;
  open.phase = 'epoch2';
  for (const { id, startCard, startCell } of TOWNS) {
    const seat = open.towns.indexOf(id);
    const owner = seat < 0 ? null : seat;
    const cell = cellNamed(startCell);
    put(open, cell, { card: startCard, owner, cover: null, immune: false });
    table.tell({ type: 'startLaid', card: startCard, cell, owner });
  }
  const spare = TOWNS.filter(({ id }) => !open.towns.includes(id)).flatMap(({ founding }) => founding);
  if (spare.length > 0) shuffleIn(state, spare, table);
  const order = clockwiseFrom(open.first, open.seats);
  open.founding = order.map(seat => ({ seat, cards: townAt(open, seat).founding }));
  passUnplaceable(state, table);
}

function shuffleIn(state: State, cards: readonly CardNo[], table: Table<Event>): void {
  stackOf(state, 3).push(...cards.map(card => hidden(card)));
  reshuffle(state, table);
  table.tell({ type: 'sparesShuffled', cards });
}

function townAt({ towns }: Open, seat: Seat): Town {
  const id = towns[seat];
  if (id === null || id === undefined) throw new Error(`seat ${seat} has no town yet`);
  return townOf(id);
}

/** Founders whose cards fit nowhere give them to the stack of Epoch III; then the next one founds (TCZ-4.9). */
function passUnplaceable(state: State, table: Table<Event>): void {
  const { open } = state;
  for (let [next] = open.founding; next; [next] = open.founding) {
    if (mostPlaceable(open, next.seat, next.cards) > 0) return;
    if (next.cards.length > 0) shuffleIn(state, next.cards, table);
    open.founding = open.founding.slice(1);
  }
  beginMain(state, table);
}

/** How many of these founding cards can still be placed. */
function mostPlaceable(open: Open, seat: Seat, cards: readonly CardNo[]): number {
  let most = 0;
  for (const card of cards)
    for (const cell of startSides(open, seat)) {
      if (whyNotFoundAt(open, seat, card, cell) !== undefined) continue;
      const rest = cards.filter(one => one !== card);
      most = Math.max(most, 1 + withCard(open, seat, { card, cell }, () => mostPlaceable(open, seat, rest)));
      if (most === cards.length) return most;
    }
  return most;
}

/** Looks at the board as it would be with a card laid. */
function withCard<Found>(
  open: Open,
  seat: Seat,
  { card, cell }: { card: CardNo; cell: Cell },
  look: () => Found,
): Found {
  put(open, cell, { card, owner: seat, cover: null, immune: false });
  const found = look();
  open.board[cell] = null;
  return found;
}

const startSides = (open: Open, seat: Seat): readonly Cell[] => sidesOf(cellNamed(townAt(open, seat).startCell));

/** TCZ-4.5, TCZ-4.6. */
function whyNotFoundAt(open: Open, seat: Seat, card: CardNo, cell: Cell): Refusal | undefined {
  if (zoneOf(cell) !== townAt(open, seat).zone) return refusal('OUTSIDE_ZONE', 'TCZ-4.5');
  if (!startSides(open, seat).includes(cell)) return refusal('NOT_BESIDE_START', 'TCZ-4.5');
  return whyNotLay(open.board, layingOf(seat, card), cell);
}

/** As many cards as possible must find a place (TCZ-4.9, TCZ-4.12). */
export function whyNotFound(view: Readonly<Open>, seat: Seat, card: CardNo, cell: Cell): Refusal | undefined {
  const open = { ...view, board: [...view.board] };
  const cards = open.founding[0]?.cards ?? [];
  const reason = whyNotFoundAt(open, seat, card, cell);
  if (reason) return reason;
  const rest = cards.filter(one => one !== card);
  const after = 1 + withCard(open, seat, { card, cell }, () => mostPlaceable(open, seat, rest));
  return after < mostPlaceable(open, seat, cards) ? refusal('FORBIDDEN_CELL', 'TCZ-4.12') : undefined;
}

export function placeFounding(state: State, card: CardNo, cell: Cell, table: Table<Event>): void {
  const { open } = state;
  const [next, ...later] = open.founding;
  if (!next) throw new Error('every town is founded');
  put(open, cell, { card, owner: next.seat, cover: null, immune: false });
  table.tell({ type: 'placed', by: next.seat, card, cell });
  capture(open, next.seat, table); // TCZ-4.10
  open.founding = [{ seat: next.seat, cards: next.cards.filter(one => one !== card) }, ...later];
  passUnplaceable(state, table);
}
