import type { Cell } from './cells.ts';
import type { CardNo } from './kinds.ts';
import { isBannedFromPlacing } from './lasting.ts';
import { cardsIn } from './moves.ts';
import { nextPicks } from './picks.ts';
import { cellsFor, destinationsOf, layingOf } from './placement.ts';
import { stepAt } from './program.ts';
import { isBuildable } from './components.ts';
import { fetchable, isOfKind } from './hand-steps.ts';
import { pickStepAt, resolvingOf } from './resolution.ts';
import type { StepOf } from './vocabulary.ts';
import type { Open, Path, Pending, View } from './state.ts';

type PendingOf<Type extends Pending['type']> = Extract<Pending, { type: Type }>;

/** The cells that may be picked now. */
export const pickable = (open: Readonly<Open>, pending: PendingOf<'pick'>): Cell[] =>
  nextPicks(open, pickStepAt(open, pending.path), resolvingOf(open), pending);

/** The hand cards that may be built now, and where (TCZ-14.34, TCZ-14.54). */
export function buildable(view: Readonly<View>, { seat, path }: PendingOf<'build'>): { card: CardNo; cells: Cell[] }[] {
  const { open } = view;
  const step = stepOf(open, path, (one): one is StepOf<'build'> => one.op === 'build');
  return cardsIn(view, seat)
    .filter(card => isBuildable(card) && isOfKind(step, card) && !isBannedFromPlacing(open, seat, card))
    .map(card => ({ card, cells: cellsFor(open.board, layingOf(seat, card)) }))
    .filter(({ cells }) => cells.length > 0);
}

function stepOf<Wanted extends StepOf<'build' | 'fetch' | 'handMove'>>(
  open: Readonly<Open>,
  path: Path,
  isWanted: (step: ReturnType<typeof stepAt>) => step is Wanted,
): Wanted {
  const step = stepAt(resolvingOf(open).event, path);
  if (!isWanted(step)) throw new Error(`${path} is another step`);
  return step;
}

/** The cards of the searched pile that may be fetched. */
export function fetchableIn({ open, search }: Readonly<View>, { path }: PendingOf<'fetch'>): readonly CardNo[] {
  const step = stepOf(open, path, (one): one is StepOf<'fetch'> => one.op === 'fetch');
  return step.from === 'used' ? fetchable(open, step, []) : (search ?? []);
}

/** The cells a fetched card may be laid on, or a picked card moved to. */
export function layable(open: Readonly<Open>, pending: PendingOf<'lay'> | PendingOf<'relocate'>): Cell[] {
  if (pending.type === 'lay') return cellsFor(open.board, layingOf(pending.seat, pending.card));
  const [cell] = pending.cells;
  return cell === undefined ? [] : destinationsOf(open.board, cell);
}

/** The hand cards that may be given or taken. */
export function movable(view: Readonly<View>, pending: PendingOf<'give'> | PendingOf<'take'>): CardNo[] {
  const step = stepOf(view.open, pending.path, (one): one is StepOf<'handMove'> => one.op === 'handMove');
  const hand = cardsIn(view, pending.type === 'give' ? pending.seat : pending.from);
  return hand.filter(card => isOfKind(step, card));
}

/** Whether the player may stop here. */
export function mayStop(view: Readonly<View>, pending: Pending): boolean {
  switch (pending.type) {
    case 'pick':
      return !pending.must;
    case 'build':
    case 'take':
    case 'plebiscite':
      return true;
    case 'fetch':
      return fetchableIn(view, pending).length === 0;
    case 'give':
      return movable(view, pending).length === 0;
    case 'relocate':
    case 'lay':
    case 'putBack':
    case 'choice':
      return false;
  }
}
