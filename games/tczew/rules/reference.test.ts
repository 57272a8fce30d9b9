import { describe, expect, test } from 'vitest';
import { type Chance, copy, eventsFor, quickChance, type Seat, seatsOf, tableFor, type ToldEvent } from '#kernel';
import { faceOf } from './board.ts';
import { CELLS, type Cell, isBank, isRiver } from './cells.ts';
import { cardOf, isBuildable, replacementOf, townOf } from './components.ts';
import { settle } from './districts.ts';
import type { CardNo } from './kinds.ts';
import { playOut } from './match.fixture.ts';
import { layingOf, whyNotLay } from './placement.ts';
import type { Board, Event, Open, Placed } from './state.ts';

// The pseudo-code of sections 5 and 10, written out as the ledger has it and compared with the rules on random boards.

const BOARDS: readonly Open[] = [
  playOut({ seats: 2, seed: 21 }),
  playOut({ seats: 3, seed: 22 }),
  playOut({ seats: 4, seed: 23, options: { mode: 'extended' } }),
].flatMap(steps => steps.map(({ state: { open } }) => open).filter(({ phase }) => phase === 'main'));

const around = (cell: Cell): Cell[] =>
  CELLS.filter(
    other => Math.abs((cell % 15) - (other % 15)) + Math.abs(Math.floor(cell / 15) - Math.floor(other / 15)) === 1,
  );
const SIDES = CELLS.map(around);
const sides = (board: Board, cell: Cell): Placed[] => (SIDES[cell] ?? []).flatMap(side => board[side] ?? []);
const colours = ({ card, cover }: Placed): unknown[] => [
  cardOf(card).category,
  ...(cover === null ? [] : [replacementOf(cover)]),
];

function isLegal(board: Board, seat: Seat, card: CardNo, cell: Cell): boolean {
  const { stars, category } = cardOf(card);
  const neighbours = sides(board, cell);
  const loners = (SIDES[cell] ?? []).filter(side => {
    const placed = board[side];
    return placed && cardOf(placed.card).stars === 4;
  });
  return (
    !board[cell] &&
    isRiver(cell) === (stars === 2) &&
    (stars !== 3 || isBank(cell)) &&
    neighbours.some(({ owner }) => owner === seat) &&
    neighbours.every(placed => !colours(placed).includes(category)) &&
    (stars !== 4 || neighbours.length === 1) &&
    loners.every(side => sides(board, side).length === 0)
  );
}

const structural = (placed: Placed): boolean =>
  faceOf(placed).type === 'start' || faceOf(placed).category === 'town_hall';
const held = (board: Board, cells: readonly Cell[]): Placed[] => cells.flatMap(cell => board[cell] ?? []);

function components(board: Board, seat: Seat): Cell[][] {
  const found: Cell[][] = [];
  for (const cell of CELLS) {
    if (board[cell]?.owner !== seat || found.some(one => one.includes(cell))) continue;
    const grown = [cell];
    for (const one of grown)
      for (const side of SIDES[one] ?? []) if (board[side]?.owner === seat && !grown.includes(side)) grown.push(side);
    found.push(grown.toSorted((one, other) => one - other));
  }
  return found;
}

function mother({ board, towns }: Open, seat: Seat): Cell[] | undefined {
  const town = towns[seat];
  const own = town ? townOf(town).startCard : 0;
  const all = components(board, seat);
  const withCard = (no: CardNo) => all.find(cells => held(board, cells).some(({ card }) => card === no));
  const halls = (cells: readonly Cell[]): number =>
    held(board, cells).filter(placed => faceOf(placed).category === 'town_hall').length;
  const most = (of: (cells: readonly Cell[]) => number, among: Cell[][]): Cell[][] =>
    among.filter(cells => of(cells) === Math.max(...among.map(of)));
  const [largest] = most(cells => cells.length, most(halls, all));
  return [own, 1, 2, 3, 4].map(withCard).find(cells => cells !== undefined) ?? largest;
}

/** The board after settling, without captures: whoever removes cards creates no contact with an ownerless one. */
function settled(open: Open, attacker: Seat, luck: Chance): (Placed | null)[] {
  const board = [...open.board];
  const order = seatsOf(open.seats).map(step => (attacker + 1 + step) % open.seats);
  for (;;) {
    const orphans = order.flatMap(owner => {
      const city = mother({ ...open, board }, owner);
      const lost = components(board, owner).filter(
        cells => cells[0] !== city?.[0] && !held(board, cells).some(structural),
      );
      return lost.map(cells => ({ owner, cells }));
    });
    const [orphan] = orphans;
    if (!orphan) return board;
    const { owner, cells } = orphan;
    const touching = new Set(cells.flatMap(cell => sides(board, cell).flatMap(one => one.owner ?? [])));
    const rivals = seatsOf(open.seats).filter(seat => seat !== owner && touching.has(seat));
    const to = rivals.includes(attacker) ? attacker : nearest(board, rivals, cells, luck);
    for (const cell of cells) {
      const placed = board[cell];
      board[cell] = placed && to !== undefined ? { ...placed, owner: to, immune: false } : null;
    }
  }
}

function nearest(board: Board, rivals: readonly Seat[], cells: readonly Cell[], luck: Chance): Seat | undefined {
  const distance = (seat: Seat): number =>
    Math.min(
      ...CELLS.filter(cell => board[cell] && board[cell].owner === seat && structural(board[cell])).flatMap(from =>
        cells.map(to => Math.abs((from % 15) - (to % 15)) + Math.abs(Math.floor(from / 15) - Math.floor(to / 15))),
      ),
    );
  let tied = rivals.filter(seat => distance(seat) === Math.min(...rivals.map(distance)));
  while (tied.length > 1) {
    const dice = tied.map(() => luck.below(6));
    tied = tied.filter((_, at) => dice[at] === Math.max(...dice));
  }
  return tied[0];
}

describe('The pseudo-code of the ledger and the rules agree', () => {
  test('TCZ-5.18 on where a card may be laid', () => {
    const luck = quickChance(1);
    const cards = Array.from({ length: 146 }, (_, at) => at + 5).filter(isBuildable);
    const found = { legal: 0, illegal: 0 };
    for (const { board, seats } of BOARDS.filter((_, at) => at % 5 === 0))
      for (const card of luck.shuffle(cards).slice(0, 12)) {
        const seat = luck.below(seats);
        for (const cell of CELLS) {
          const isOffered = whyNotLay(board, layingOf(seat, card), cell) === undefined;
          if (isOffered !== isLegal(board, seat, card, cell))
            throw new Error(`card ${card} of seat ${seat} on cell ${cell}: the rules say ${isOffered}`);
          found[isOffered ? 'legal' : 'illegal'] += 1;
        }
      }
    expect([found.legal > 500, found.illegal > 500]).toEqual([true, true]);
  });

  test('TCZ-10.15, TCZ-10.2 on what becomes of districts when random cards are gone', () => {
    const luck = quickChance(2);
    const found = { taken: 0, lost: 0, rolled: 0 };
    for (const [at, now] of BOARDS.filter(one => one.resolving === null).entries()) {
      const open = copy(now);
      const seat = luck.below(open.seats);
      // Start cards too, as if plebiscites had been lost
      const cells = CELLS.filter(cell => open.board[cell]?.owner === seat);
      for (const cell of luck.shuffle(cells).slice(0, 1 + luck.below(6))) open.board[cell] = null;
      const attacker = luck.below(open.seats);
      const expected = settled(open, attacker, quickChance(at));
      const told: ToldEvent<Event>[] = [];
      settle(open, attacker, tableFor(quickChance(at), told));
      expect(open.board).toEqual(expected);
      for (const { type } of eventsFor(told, 'audience')) {
        if (type === 'districtTaken') found.taken += 1;
        if (type === 'districtLost') found.lost += 1;
        if (type === 'tieRolled') found.rolled += 1;
      }
    }
    expect([found.taken > 5, found.lost > 5, found.rolled > 0]).toEqual([true, true, true]);
  });
});
