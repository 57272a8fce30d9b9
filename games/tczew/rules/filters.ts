import type { Seat } from '#kernel';
import { at, cellsOf, faceOf, groupsOf, isTouching, ownerOf } from './board.ts';
import { CELLS, type Cell, isBank, isRiver, sidesOf } from './cells.ts';
import type { CardFilter, Cond, Metric, Who } from './vocabulary.ts';
import type { Open, Placed, Sizes } from './state.ts';

/** Whom the words of an event mean. */
export interface Binding {
  readonly actor: Seat;
  readonly target: Seat | null; // null: no player is bound (TCZ-14.5)
  readonly vars: Readonly<Record<string, number>>;
}

export function seatOf({ actor, target }: Binding, who: Who): Seat {
  if (who === 'actor') return actor;
  if (target === null) throw new Error('no target is bound here');
  return target;
}

/** The cells whose face-up card matches, in reading order (TCZ-14.13). */
export const matching = (open: Readonly<Open>, filter: CardFilter, binding: Binding): Cell[] =>
  CELLS.filter(cell => matches(open, filter, cell, binding));

function matches(open: Readonly<Open>, filter: CardFilter, cell: Cell, binding: Binding): boolean {
  const placed = at(open.board, cell);
  return (
    placed !== null &&
    isOwnerMeant(filter.owner, placed.owner, binding) &&
    isCardMeant(filter, placed) &&
    isPlaceMeant(filter, cell) &&
    isSituationMeant(open, filter, { cell, placed }, binding)
  );
}

/** Ownerless cards only if the key allows them (TCZ-6.9). */
function isOwnerMeant(key: CardFilter['owner'], owner: Seat | null, binding: Binding): boolean {
  switch (key) {
    case 'anyone':
      return true;
    case 'nobody':
      return owner === null;
    case 'rivals':
      return owner !== null && owner !== binding.actor;
    case 'actor':
    case 'target':
      return owner === seatOf(binding, key);
  }
}

function isCardMeant({ types, cats, notCats, nos, epochs, covered, start }: CardFilter, placed: Placed): boolean {
  const { type, category, no, epoch } = faceOf(placed);
  if (type === 'start' && start !== true) return false; // TCZ-8.13
  return (
    (types?.includes(type) ?? true) &&
    (cats === undefined || (category !== null && cats.includes(category))) &&
    (notCats === undefined || category === null || !notCats.includes(category)) &&
    (nos === undefined || (no !== null && nos.includes(no))) &&
    (epochs === undefined || (epoch !== null && epochs.includes(epoch))) &&
    (covered === undefined || (covered === 'yes') === (placed.cover !== null))
  );
}

const isPlaceMeant = ({ on }: CardFilter, cell: Cell): boolean =>
  on === undefined ||
  on.some(place => {
    if (place === 'river') return isRiver(cell);
    return place === 'bank' ? isBank(cell) : !isRiver(cell);
  });

interface Spot {
  readonly cell: Cell;
  readonly placed: Placed;
}

function isSituationMeant(open: Readonly<Open>, filter: CardFilter, { cell, placed }: Spot, binding: Binding): boolean {
  const { touching, notTouching, leaf, edge, immune } = filter;
  const touches = (other: CardFilter): boolean => sidesOf(cell).some(side => matches(open, other, side, binding));
  return (
    (touching === undefined || touches(touching)) &&
    (notTouching === undefined || !touches(notTouching)) &&
    (leaf === undefined || isLeaf(open, cell, placed)) &&
    (edge === undefined || ownSides(open, cell, placed).length <= 1) &&
    (immune === undefined || open.options.mode === 'basic' || placed.immune === (immune === 'yes'))
  );
}

const ownSides = ({ board }: Readonly<Open>, cell: Cell, { owner }: Placed): Cell[] =>
  sidesOf(cell).filter(side => at(board, side) !== null && ownerOf(board, side) === owner);

/** Removing it does not split its component. */
function isLeaf(open: Readonly<Open>, cell: Cell, placed: Placed): boolean {
  const neighbours = ownSides(open, cell, placed);
  if (neighbours.length <= 1) return true;
  const rest = groupsOf(cellsOf(open.board, placed.owner).filter(one => one !== cell));
  return rest.filter(group => neighbours.some(side => group.includes(side))).length === 1;
}

export function metricOf(sizes: Sizes, metric: Metric, binding: Binding): number {
  if ('count' in metric) return matching(sizes.open, metric.count, binding).length;
  if ('cells' in metric) return cellsOf(sizes.open.board, seatOf(binding, metric.cells)).length;
  if ('hand' in metric) return sizes.hands[seatOf(binding, metric.hand)]?.length ?? 0;
  return 'var' in metric ? (binding.vars[metric.var] ?? 0) : metric.const;
}

export function holds(sizes: Sizes, cond: Cond, binding: Binding): boolean {
  if ('all' in cond) return cond.all.every(one => holds(sizes, one, binding));
  if ('any' in cond) return cond.any.some(one => holds(sizes, one, binding));
  if ('not' in cond) return !holds(sizes, cond.not, binding);
  if ('touching' in cond) return isTouching(sizes.open.board, binding.actor, seatOf(binding, 'target'));
  const [left, right] = [metricOf(sizes, cond.left, binding), metricOf(sizes, cond.right, binding)];
  switch (cond.cmp) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '=':
      return left === right;
    case '>=':
      return left >= right;
    case '>':
      return left > right;
  }
}
