import type { BySeat, Seat } from '#kernel';
import { type Cell, isBank, isRiver, sidesOf } from '../rules/cells.ts';
import { SERVICES } from '../rules/kinds.ts';
import type { Board } from '../rules/state.ts';
import { ALL_BITS, bitOf, COLUMNS, coverFacts, factsOf, isEast, OBJECT_BITS, ROWS } from './plan.ts';

/** What an evaluation has to know of a player's city. */
export interface City {
  /** In the scored area (TCZ-12.2). */
  cells: number;
  points: number;
  /** The object categories there, as bits. */
  objects: number;
  /** Cells of districts that score nothing. */
  outside: number;
  /** Own cards of each service. */
  townHalls: number;
  police: number;
  fire: number;
  health: number;
  /** Empty cells beside the city. */
  land: number;
  river: number;
  bank: number;
  /** Empty cells beside the city where a Future card may lie. */
  futureCells: number;
  /** The categories that fit on some empty cell, as bits, for cards of each terrain. */
  fitsLand: number;
  fitsRiver: number;
  fitsBank: number;
  fitsAlone: number;
  /** How near ownerless cards are, from 0 to 1 each. */
  nearStarts: number;
  nearCards: number;
  /** What the loss of a single card would cut off at most, and in all. */
  worstCut: number;
  allCuts: number;
  /** Cards that touch a rival's card, without and with immunity. */
  border: number;
  immune: number;
  /** Own Start cards that a plebiscite could attack. */
  startsAtRisk: number;
}

/** What the owner of each cell would lose with its card: points, and cards cut off with it. */
export interface Losses {
  readonly points: Float64Array;
  readonly cells: Float64Array;
}

const CELL_COUNT = 225;
const EMPTY = -2;
const OWNERLESS = -1;
const [TOWN_HALL, POLICE, FIRE, HEALTH] = SERVICES.map(bitOf);
const FUTURE = bitOf('future');
const CONTAMINATION = bitOf('contamination');
/** Crossing the Vistula needs cards of its own. */
const CROSSING = 4;
const FAR = 10;

const newCity = (): City => ({
  cells: 0,
  points: 0,
  objects: 0,
  outside: 0,
  townHalls: 0,
  police: 0,
  fire: 0,
  health: 0,
  land: 0,
  river: 0,
  bank: 0,
  futureCells: 0,
  fitsLand: 0,
  fitsRiver: 0,
  fitsBank: 0,
  fitsAlone: 0,
  nearStarts: 0,
  nearCards: 0,
  worstCut: 0,
  allCuts: 0,
  border: 0,
  immune: 0,
  startsAtRisk: 0,
});

/** Reads the board once for all players. */
export const readCities = (board: Board, seats: number): BySeat<City> => read(board, seats).cities;

export function lossesOn(board: Board, seats: number): Losses {
  read(board, seats);
  return { points: LOST_POINTS.slice(), cells: LOST_CELLS.slice() };
}

/** What is known of each cell during a reading; used again by the next one, since a bot reads thousands of boards. */
const OWNERS = new Int8Array(CELL_COUNT);
const BITS = new Uint16Array(CELL_COUNT);
const POINTS = new Int8Array(CELL_COUNT);
const LOST_POINTS = new Float64Array(CELL_COUNT);
const LOST_CELLS = new Float64Array(CELL_COUNT);
/** The order in which a search reached each cell; 0: not yet. */
const FOUND = new Uint16Array(CELL_COUNT);
const LOWEST = new Uint16Array(CELL_COUNT);

interface Reader {
  readonly board: Board;
  readonly cities: City[];
  /** Start cards first, then Town Halls: from there the cards are searched. */
  readonly roots: Cell[];
  readonly ownerless: Cell[];
  readonly cellsOfSeats: Cell[][];
  clock: number;
}

function read(board: Board, seats: number): Reader {
  const reader = newReader(board, seats);
  for (let cell = 0; cell < CELL_COUNT; cell++)
    if (OWNERS[cell] === EMPTY) readEmpty(reader, cell);
    else if ((OWNERS[cell] ?? EMPTY) >= 0) readBorder(reader, cell);
  for (const cell of reader.roots) readComponent(reader, cell);
  for (const cells of reader.cellsOfSeats) for (const cell of cells) readComponent(reader, cell);
  for (const cell of reader.ownerless) readDistances(reader, cell);
  return reader;
}

function newReader(board: Board, seats: number): Reader {
  const reader: Reader = {
    board,
    cities: Array.from({ length: seats }, newCity),
    roots: [],
    ownerless: [],
    cellsOfSeats: Array.from({ length: seats }, () => []),
    clock: 0,
  };
  FOUND.fill(0);
  LOST_POINTS.fill(0);
  LOST_CELLS.fill(0);
  const halls: Cell[] = [];
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const placed = board[cell];
    if (!placed) {
      OWNERS[cell] = EMPTY;
      continue;
    }
    const facts = factsOf(placed.card);
    const cover = placed.cover === null ? null : coverFacts(placed.cover);
    OWNERS[cell] = placed.owner ?? OWNERLESS;
    BITS[cell] = facts.bit | (cover?.bit ?? 0);
    POINTS[cell] = cover ? cover.points : facts.points;
    if (placed.owner === null) {
      reader.ownerless.push(cell);
      continue;
    }
    reader.cellsOfSeats[placed.owner]?.push(cell);
    if (facts.isStart) reader.roots.push(cell);
    else if (facts.isStructural && !cover) halls.push(cell);
    const city = reader.cities[placed.owner];
    if (!city || cover) continue;
    if (facts.bit === TOWN_HALL) city.townHalls += 1;
    else if (facts.bit === POLICE) city.police += 1;
    else if (facts.bit === FIRE) city.fire += 1;
    else if (facts.bit === HEALTH) city.health += 1;
  }
  reader.roots.push(...halls);
  return reader;
}

/** What could be built on an empty cell, and by whom. */
function readEmpty({ board, cities }: Reader, cell: Cell): void {
  let [taken, occupied, seats] = [0, 0, 0];
  for (const side of sidesOf(cell)) {
    const owner = OWNERS[side] ?? EMPTY;
    if (owner === EMPTY) continue;
    occupied += 1;
    taken |= BITS[side] ?? 0;
    if (owner >= 0) seats |= 1 << owner;
    if (isClosedLoner(board, side)) return;
  }
  if (seats === 0) return;
  const free = ALL_BITS & ~taken;
  for (let seat = 0; seat < cities.length; seat++) {
    const city = cities[seat];
    if (!city || (seats & (1 << seat)) === 0) continue;
    if (isRiver(cell)) {
      city.river += 1;
      city.fitsRiver |= free;
      continue;
    }
    city.land += 1;
    city.fitsLand |= free;
    if ((free & FUTURE) !== 0) city.futureCells += 1;
    if (occupied === 1) city.fitsAlone |= free;
    if (!isBank(cell)) continue;
    city.bank += 1;
    city.fitsBank |= free;
  }
}

/** A loner with a neighbour (TCZ-5.9). */
function isClosedLoner(board: Board, cell: Cell): boolean {
  const placed = board[cell];
  if (!placed || factsOf(placed.card).stars !== 4) return false;
  return sidesOf(cell).some(side => OWNERS[side] !== EMPTY);
}

/** Whether a plebiscite could attack the card. */
function readBorder({ board, cities }: Reader, cell: Cell): void {
  const owner = OWNERS[cell] ?? EMPTY;
  const city = cities[owner];
  const placed = board[cell];
  if (!city || !placed) return;
  if (placed.immune) {
    city.immune += 1;
    return;
  }
  for (const side of sidesOf(cell)) {
    const other = OWNERS[side] ?? EMPTY;
    if (other < 0 || other === owner) continue;
    city.border += 1;
    if (factsOf(placed.card).isStart) city.startsAtRisk += 1;
    return;
  }
}

/** What hangs on each card of a search, the card included. */
const BRANCH_CELLS = new Uint8Array(CELL_COUNT);
const BRANCH_POINTS = new Int16Array(CELL_COUNT);
const BRANCH_OBJECTS = new Uint16Array(CELL_COUNT);
/** 1: a Town Hall or Start card is among them; 3: a Start card is. */
const BRANCH_ROOTS = new Uint8Array(CELL_COUNT);

/** A component, searched from its first root; cards whose loss would cut it are found on the way. */
function readComponent(reader: Reader, root: Cell): void {
  if (FOUND[root] !== 0) return;
  const city = reader.cities[OWNERS[root] ?? EMPTY];
  if (!city) return;
  search(reader, city, root, -1);
  const cells = BRANCH_CELLS[root] ?? 0;
  if (BRANCH_ROOTS[root] !== 3) {
    city.outside += cells;
    return;
  }
  city.cells += cells;
  city.points += BRANCH_POINTS[root] ?? 0;
  city.objects |= (BRANCH_OBJECTS[root] ?? 0) & OBJECT_BITS;
}

/** Searches in depth; a branch that reaches no earlier card than this one hangs on it alone. */
function search(reader: Reader, city: City, cell: Cell, parent: Cell): void {
  const owner = OWNERS[cell] ?? EMPTY;
  const placed = reader.board[cell];
  if (!placed) return;
  const facts = factsOf(placed.card);
  const isOpen = placed.cover === null;
  reader.clock += 1;
  const time = reader.clock;
  FOUND[cell] = time;
  const own = POINTS[cell] ?? 0;
  const bits = BITS[cell] ?? 0;
  let [low, cells, points, cutCells, cutPoints] = [time, 1, own, 0, 0];
  let objects = (bits & CONTAMINATION) === 0 ? bits : 0;
  let roots = facts.isStart ? 3 : facts.isStructural && isOpen ? 1 : 0;
  for (const side of sidesOf(cell)) {
    if (side === parent || OWNERS[side] !== owner) continue;
    const before = FOUND[side] ?? 0;
    if (before > 0) {
      if (before < low) low = before;
      continue;
    }
    search(reader, city, side, cell);
    const [reached, held] = [LOWEST[side] ?? 0, BRANCH_ROOTS[side] ?? 0];
    if (reached < low) low = reached;
    if (reached >= time) {
      if (held === 0) cutCells += BRANCH_CELLS[side] ?? 0;
      if (held !== 3) cutPoints += BRANCH_POINTS[side] ?? 0;
    }
    cells += BRANCH_CELLS[side] ?? 0;
    points += BRANCH_POINTS[side] ?? 0;
    objects |= BRANCH_OBJECTS[side] ?? 0;
    roots |= held;
  }
  LOWEST[cell] = low;
  BRANCH_CELLS[cell] = cells;
  BRANCH_POINTS[cell] = points;
  BRANCH_OBJECTS[cell] = objects;
  BRANCH_ROOTS[cell] = roots;
  LOST_CELLS[cell] = 1 + cutCells;
  LOST_POINTS[cell] = own + cutPoints;
  if (facts.isStart) return;
  const cut = cutPoints + 0.2 * cutCells;
  city.allCuts += cut;
  if (cut > city.worstCut) city.worstCut = cut;
}

/** The players' distances to an ownerless card: nearer than all rivals counts in full. */
function readDistances({ board, cities, cellsOfSeats }: Reader, cell: Cell): void {
  const placed = board[cell];
  if (!placed) return;
  const distances = cellsOfSeats.map(cells => nearestOf(cells, cell));
  const isStart = factsOf(placed.card).isStart;
  cities.forEach((city, seat) => {
    const own = distances[seat] ?? FAR;
    if (own >= FAR) return;
    const isNearest = distances.every((other, rival) => rival === seat || other > own);
    const nearness = (1 - own / FAR) * (isNearest ? 1 : 0.4);
    if (isStart) city.nearStarts += nearness;
    else city.nearCards += nearness;
  });
}

function nearestOf(cells: readonly Cell[], to: Cell): number {
  let nearest = FAR;
  const [column, row, east] = [COLUMNS[to] ?? 0, ROWS[to] ?? 0, isEast(to)];
  for (const cell of cells) {
    const steps = Math.abs((COLUMNS[cell] ?? 0) - column) + Math.abs((ROWS[cell] ?? 0) - row);
    const distance = steps + (isEast(cell) === east ? 0 : CROSSING);
    if (distance < nearest) nearest = distance;
  }
  return nearest;
}

/** The points of each city with the largest-city bonus (TCZ-12.4, TCZ-12.5) and the categories (TCZ-12.10). */
export function pointsNow(cities: BySeat<City>): number[] {
  const largest = Math.max(...cities.map(({ cells }) => cells));
  return cities.map(({ cells, points, objects }) =>
    cells === 0 ? 0 : points + countBits(objects) + (cells === largest ? 3 : 0),
  );
}

export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** The seat whose city leads among the others. */
export function leadingRival(points: BySeat<number>, me: Seat): Seat | undefined {
  let best: Seat | undefined;
  points.forEach((total, seat) => {
    if (seat !== me && (best === undefined || total > (points[best] ?? 0))) best = seat;
  });
  return best;
}
