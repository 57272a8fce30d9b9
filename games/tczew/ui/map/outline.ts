import { type Cell, columnOf, rowOf } from '../../rules/cells.ts';
import { CELL } from './geometry.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

interface OutlineOptions {
  /** How far inside the cells the line runs; negative: outside. */
  readonly inset?: number;
  /** The radius of its corners. */
  readonly radius?: number;
}

/** The path around a group of cells, with one loop for each connected part and each hole. */
export const outlineOf = (cells: readonly Cell[], { inset = 0, radius = 0 }: OutlineOptions = {}): string =>
  loopsAround(cells)
    .map(loop => pathOf(loop, inset, radius))
    .join('');

const keyOf = ({ x, y }: Point): string => `${x} ${y}`;

/** The sides of cells, clockwise. */
function sidesAround(cell: Cell): Edge[] {
  const [left, top] = [columnOf(cell) - 1, rowOf(cell) - 1];
  const corners: Point[] = [
    { x: left, y: top },
    { x: left + 1, y: top },
    { x: left + 1, y: top + 1 },
    { x: left, y: top + 1 },
  ];
  return corners.map((from, at) => ({ from, to: corners[(at + 1) % 4] ?? from }));
}

/** The corners of the loops, in cells; the inside is on the right. */
function loopsAround(cells: readonly Cell[]): Point[][] {
  const sides = cells.flatMap(sidesAround);
  const inner = new Set(sides.map(({ from, to }) => `${keyOf(to)} ${keyOf(from)}`));
  const edges = sides.filter(({ from, to }) => !inner.has(`${keyOf(from)} ${keyOf(to)}`));
  const byStart = Map.groupBy(edges, ({ from }) => keyOf(from));
  const done = new Set<Edge>();
  return edges.flatMap(first => (done.has(first) ? [] : [cornersOf(loopFrom(first, byStart, done))]));
}

function loopFrom(first: Edge, byStart: ReadonlyMap<string, readonly Edge[]>, done: Set<Edge>): Edge[] {
  const loop = [first];
  done.add(first);
  for (let last = first; keyOf(last.to) !== keyOf(first.from); ) {
    last = nextEdge(
      last,
      (byStart.get(keyOf(last.to)) ?? []).filter(edge => !done.has(edge)),
    );
    done.add(last);
    loop.push(last);
  }
  return loop;
}

/** Where two cells touch by a corner only, the line stays with its cell: it turns right. */
function nextEdge(last: Edge, choices: readonly Edge[]): Edge {
  const now = directionOf(last);
  const right = choices.find(edge => {
    const { x, y } = directionOf(edge);
    return x === -now.y && y === now.x;
  });
  const next = right ?? choices[0];
  if (!next) throw new Error('the outline of cells is not closed');
  return next;
}

const directionOf = ({ from, to }: Edge): Point => ({ x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) });

/** The points where the direction changes. */
function cornersOf(edges: readonly Edge[]): Point[] {
  return edges
    .filter((edge, at) => {
      const before = edges[(at + edges.length - 1) % edges.length] ?? edge;
      const [one, other] = [directionOf(before), directionOf(edge)];
      return one.x !== other.x || one.y !== other.y;
    })
    .map(({ from }) => from);
}

function pathOf(corners: readonly Point[], inset: number, radius: number): string {
  const at = (index: number): Point => corners[(index + corners.length) % corners.length] ?? { x: 0, y: 0 };
  const points = corners.map((corner, index) => {
    const before = directionOf({ from: at(index - 1), to: corner });
    const after = directionOf({ from: corner, to: at(index + 1) });
    return {
      x: corner.x * CELL + inset * (-before.y - after.y),
      y: corner.y * CELL + inset * (before.x + after.x),
      before,
      after,
    };
  });
  const steps = points.map(({ x, y, before, after }, index) => {
    const start = index === 0 ? 'M' : 'L';
    if (radius === 0) return `${start}${x} ${y}`;
    const from = `${x - before.x * radius} ${y - before.y * radius}`;
    const to = `${x + after.x * radius} ${y + after.y * radius}`;
    return `${start}${from}Q${x} ${y} ${to}`;
  });
  return `${steps.join('')}Z`;
}
