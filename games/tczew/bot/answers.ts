import type { Seat } from '#kernel';
import { buildable, fetchableIn, layable, movable, pickable } from '../rules/answers.ts';
import { ownerOf } from '../rules/board.ts';
import { type Cell, sidesOf } from '../rules/cells.ts';
import { eventOf } from '../rules/components.ts';
import type { CardNo } from '../rules/kinds.ts';
import { cardsIn } from '../rules/moves.ts';
import { attackersOf, targetsFrom } from '../rules/plebiscites.ts';
import { pickStepAt } from '../rules/resolution.ts';
import { view as viewOf } from '../rules/view.ts';
import type { Action, Board, Pending, State } from '../rules/state.ts';
import { type Losses, lossesOn } from './cities.ts';
import { factsOf } from './plan.ts';

/** A quick, reasonable answer to the open decision, for playing on in one's head. */
export function quickAnswer(state: State, pending: Pending): Action {
  const { open } = state;
  const view = viewOf(state, pending.seat);
  switch (pending.type) {
    case 'pick':
      return quickPick(state, pending);
    case 'relocate':
    case 'lay':
      return { type: 'lay', cell: snuggest(open.board, pending.seat, layable(open, pending)) };
    case 'build': {
      const [best] = buildable(view, pending).toSorted((one, other) => worthOf(other.card) - worthOf(one.card));
      if (!best) return { type: 'done' };
      return { type: 'build', card: best.card, cell: snuggest(open.board, pending.seat, best.cells) };
    }
    case 'fetch': {
      const card = bestCard(fetchableIn(view, pending));
      return card === undefined ? { type: 'done' } : { type: 'fetch', card };
    }
    case 'give': {
      const card = worstCard(movable(view, pending));
      return card === undefined ? { type: 'done' } : { type: 'give', card, to: pending.to };
    }
    case 'take': {
      const card = bestCard(movable(view, pending));
      return card === undefined ? { type: 'done' } : { type: 'take', card };
    }
    case 'putBack':
      return { type: 'putBack', card: worstCard(cardsIn(view, pending.seat)) ?? 0 };
    case 'choice':
      return { type: 'choose', option: pending.options[0] ?? '' };
    case 'plebiscite':
      return quickPlebiscite(state, pending);
  }
}

/** Rivals lose what hurts most, the picker itself what hurts least. */
function quickPick({ open }: State, pending: Extract<Pending, { type: 'pick' }>): Action {
  const step = pickStepAt(open, pending.path);
  const cells = pickable(open, pending);
  if (cells.length === 0 || (step.op === 'relocate' && !pending.must)) return { type: 'done' };
  const losses = lossesOn(open.board, open.seats);
  const isLoss = step.op !== 'x.tokens' || step.set === 0;
  const ranked = cells.map(cell => {
    const isOwn = ownerOf(open.board, cell) === pending.seat;
    return { cell, rank: lossOf(losses, cell) * (isOwn && isLoss ? -1 : 1) };
  });
  return { type: 'pick', cell: ranked.reduce((best, one) => (one.rank > best.rank ? one : best)).cell };
}

/** What the owner of a card would lose with it. */
const lossOf = ({ points, cells }: Losses, cell: Cell): number => (points[cell] ?? 0) + 0.2 * (cells[cell] ?? 0);

function quickPlebiscite({ open }: State, pending: Extract<Pending, { type: 'plebiscite' }>): Action {
  const losses = lossesOn(open.board, open.seats);
  const attacks = attackersOf(open.board, pending.seat, pending).flatMap(from =>
    targetsFrom(open.board, pending.seat, from, pending).map(to => ({ from, to, rank: lossOf(losses, to) })),
  );
  const [first] = attacks;
  if (!first) return { type: 'done' };
  const { from, to } = attacks.reduce((best, one) => (one.rank > best.rank ? one : best), first);
  return { type: 'plebiscite', from, to };
}

/** The cell with the most own neighbours. */
function snuggest(board: Board, seat: Seat, cells: readonly Cell[]): Cell {
  const neighbours = (cell: Cell): number => sidesOf(cell).filter(side => ownerOf(board, side) === seat).length;
  return cells.reduce((best, cell) => (neighbours(cell) > neighbours(best) ? cell : best), cells[0] ?? 0);
}

/** How good a card is to hold, roughly. */
function worthOf(card: CardNo): number {
  const { isEvent, points, stars, isStructural } = factsOf(card);
  if (isEvent) return eventOf(card).hostile ? 1.5 : 1.2;
  return points + (stars === 2 || stars === 3 ? 0 : 0.5) + (isStructural ? 0.3 : 0);
}

const bestCard = (cards: readonly CardNo[]): CardNo | undefined =>
  cards.toSorted((one, other) => worthOf(other) - worthOf(one))[0];

const worstCard = (cards: readonly CardNo[]): CardNo | undefined =>
  cards.toSorted((one, other) => worthOf(one) - worthOf(other))[0];
