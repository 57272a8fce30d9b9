import { at, groupsOf, ownerOf } from './board.ts';
import { type Cell, columnOf, rowOf, sidesOf } from './cells.ts';
import { type Binding, matching, seatOf } from './filters.ts';
import { shieldOf } from './guards.ts';
import { destinationsOf } from './placement.ts';
import { whyNotHost } from './replacements.ts';
import type { PickStep } from './vocabulary.ts';
import type { Open, Resolving } from './state.ts';

/** Actor, target and variables of the running event; a single target is bound outside `each` too (TCZ-14.5). */
export const bindingOf = ({ actor, target, targets, vars }: Resolving): Binding => ({
  actor,
  target: target ?? (targets.length === 1 ? (targets[0] ?? null) : null),
  vars,
});

/** The cards that may be picked, in reading order (TCZ-14.13). */
function candidatesOf(open: Readonly<Open>, step: PickStep, resolving: Resolving): Cell[] {
  const found = matching(open, step.pick.from, bindingOf(resolving));
  switch (step.op) {
    case 'remove':
      return found.filter(cell => shieldOf(open, resolving, cell) === undefined);
    case 'takeOver':
      return found.filter(cell => shieldOf(open, resolving, cell) === undefined);
    case 'relocate':
      return found.filter(
        cell => shieldOf(open, resolving, cell) === undefined && destinationsOf(open.board, cell).length > 0,
      );
    case 'cover':
      return open.replacements.includes(step.with)
        ? found.filter(
            cell =>
              shieldOf(open, resolving, cell) === undefined && whyNotHost(open.board, step.with, cell) === undefined,
          )
        : [];
    case 'uncover':
      return found.filter(cell => at(open.board, cell)?.cover !== null);
    case 'x.tokens':
      return found;
  }
}

/** Cards joined to the city of the new owner by a chain of candidates (TCZ-14.14). */
function joined(open: Readonly<Open>, step: PickStep, cells: readonly Cell[], resolving: Resolving): Cell[] {
  if (step.op !== 'takeOver' || step.touch === false) return [...cells];
  const owner = seatOf(bindingOf(resolving), step.newOwner);
  const isBeside = (cell: Cell): boolean => sidesOf(cell).some(side => ownerOf(open.board, side) === owner);
  return groupsOf(cells)
    .filter(group => group.some(isBeside))
    .flat();
}

/** Lines of cells that a shape allows together. */
function linesOf(cells: readonly Cell[], shape: PickStep['pick']['shape']): Cell[][] {
  switch (shape) {
    case 'connected':
      return groupsOf(cells);
    case 'row':
      return groupedBy(cells, rowOf);
    case 'column':
      return groupedBy(cells, columnOf);
    case 'any':
    case undefined:
      return [[...cells]];
  }
}

const groupedBy = (cells: readonly Cell[], lineOf: (cell: Cell) => number): Cell[][] =>
  [...new Set(cells.map(lineOf))].map(line => cells.filter(cell => lineOf(cell) === line));

/** The largest number of cards that can be picked (TCZ-14.14, TCZ-14.17). */
export function reachableIn(open: Readonly<Open>, step: PickStep, resolving: Resolving): number {
  const cells = joined(open, step, candidatesOf(open, step, resolving), resolving);
  return Math.max(0, ...linesOf(cells, step.pick.shape).map(({ length }) => length));
}

/** A pick in the making. */
export interface Picking {
  readonly n: number;
  readonly must: boolean;
  readonly picked: readonly Cell[];
}

/** What may be picked next; compulsory picks always lead to the full number. */
export function nextPicks(
  open: Readonly<Open>,
  step: PickStep,
  resolving: Resolving,
  { n, must, picked }: Picking,
): Cell[] {
  const { shape } = step.pick;
  const candidates = candidatesOf(open, step, resolving);
  if (step.op === 'takeOver' && step.touch !== false) {
    const owner = seatOf(bindingOf(resolving), step.newOwner);
    return candidates.filter(cell => sidesOf(cell).some(side => ownerOf(open.board, side) === owner));
  }
  const left = candidates.filter(cell => !picked.includes(cell));
  const [first] = picked;
  if (first !== undefined) return left.filter(cell => isInShape(shape, picked, cell));
  const isLongEnough = (line: readonly Cell[]): boolean => !must || line.length >= n;
  return linesOf(left, shape)
    .filter(isLongEnough)
    .flat()
    .toSorted((one, other) => one - other);
}

/** Whether a cell fits the shape of those picked before. */
function isInShape(shape: PickStep['pick']['shape'], picked: readonly Cell[], cell: Cell): boolean {
  switch (shape) {
    case 'connected':
      return sidesOf(cell).some(side => picked.includes(side));
    case 'row':
      return picked.every(one => rowOf(one) === rowOf(cell));
    case 'column':
      return picked.every(one => columnOf(one) === columnOf(cell));
    case 'any':
    case undefined:
      return true;
  }
}
