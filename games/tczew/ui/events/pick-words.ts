import type { Cell } from '../../rules/cells.ts';
import { pickStepAt } from '../../rules/resolution.ts';
import type { Open } from '../../rules/state.ts';
import type { PickStep } from '../../rules/vocabulary.ts';
import type { TczewDesk } from '../desk.ts';
import type { Bar, Candidates, PendingOf } from './candidates.ts';

/** What happens to the picked cards, as a key of words. */
export type PickFate =
  | 'used'
  | 'current'
  | 'ownerHand'
  | 'actorHand'
  | 'takeOver'
  | 'relocate'
  | 'cover'
  | 'uncover'
  | 'token'
  | 'noToken';

function fateOf(step: PickStep): PickFate {
  switch (step.op) {
    case 'remove':
      return step.to;
    case 'x.tokens':
      return step.set === 2 ? 'token' : 'noToken';
    default:
      return step.op;
  }
}

export const fateIn = (open: Readonly<Open>, { path }: PendingOf<'pick'>): PickFate => {
  const fate = fateOf(pickStepAt(open, path));
  // TCZ-11.10: in the fast game nothing goes back under the stack
  return fate === 'current' && open.options.fastDiscard ? 'used' : fate;
};

/** What the button does with a card. */
export function pickWords(desk: TczewDesk, open: Readonly<Open>, pending: PendingOf<'pick'>, card: string): string {
  const step = pickStepAt(open, pending.path);
  const replacement = step.op === 'cover' ? desk.replacementName(step.with) : '';
  return desk.word(`stage-pick-${fateIn(open, pending)}`, { card, replacement });
}

/** What the next pick has to obey besides the filter; undefined: nothing. */
export function shapeNote(
  desk: TczewDesk,
  open: Readonly<Open>,
  { path, picked }: PendingOf<'pick'>,
): string | undefined {
  const step = pickStepAt(open, path);
  if (step.op === 'takeOver') return step.touch === false ? undefined : desk.word('stage-touch-note');
  if (picked.length === 0) return step.pick.shape === 'connected' ? desk.word('stage-shape-connected') : undefined;
  switch (step.pick.shape) {
    case 'connected':
      return desk.word('stage-shape-connected');
    case 'row':
      return desk.word('stage-shape-row');
    case 'column':
      return desk.word('stage-shape-column');
    default:
      return undefined;
  }
}

const BARS = {
  shape: 'stage-bar-shape',
  touch: 'stage-bar-touch',
  place: 'stage-bar-place',
  covered: 'stage-bar-covered',
  sameCategory: 'stage-bar-same-category',
  gone: 'stage-bar-gone',
} as const satisfies Record<Bar, string>;

const barWord = (desk: TczewDesk, bar: Bar): string => desk.word(BARS[bar]);

/** Why a cell is marked, in words; undefined: the event does not mean it. */
export function noteOn(desk: TczewDesk, candidates: Candidates, cell: Cell): string | undefined {
  const shield = candidates.shielded.find(one => one.cell === cell);
  if (shield) {
    const by = desk.open().board[shield.by];
    return desk.word('stage-protected-by', { card: by ? desk.nameOn(by) : '', cell: desk.cellName(shield.by) });
  }
  const barred = candidates.barred.find(one => one.cell === cell);
  if (barred) return barWord(desk, barred.why);
  if (candidates.picked.includes(cell)) return desk.word('stage-is-picked');
  return candidates.pickable.includes(cell) ? desk.word('stage-can-be-picked') : undefined;
}
