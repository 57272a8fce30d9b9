import { at } from '../../rules/board.ts';
import type { Cell } from '../../rules/cells.ts';
import { matching } from '../../rules/filters.ts';
import { shieldOf } from '../../rules/guards.ts';
import { pickable } from '../../rules/answers.ts';
import { bindingOf } from '../../rules/picks.ts';
import { whyNotHost } from '../../rules/replacements.ts';
import { pickStepAt } from '../../rules/resolution.ts';
import type { Open, Pending, Resolving } from '../../rules/state.ts';
import type { PickStep } from '../../rules/vocabulary.ts';

export type PendingOf<Type extends Pending['type']> = Extract<Pending, { type: Type }>;

/** Why a card that the event means cannot be picked now. */
export type Bar = 'shape' | 'touch' | 'place' | 'covered' | 'sameCategory' | 'gone';

/** What a pick of an event means on the board. */
export interface Candidates {
  readonly picked: readonly Cell[];
  readonly pickable: readonly Cell[];
  /** The event means these cards, but they cannot be picked now. */
  readonly barred: readonly { readonly cell: Cell; readonly why: Bar }[];
  /** Cards that a service of their owner protects, with the cell of that service (TCZ-14.25). */
  readonly shielded: readonly { readonly cell: Cell; readonly by: Cell }[];
}

/** The cards an event means in this pick, by whether and why not they can be picked. */
export function candidatesIn(open: Readonly<Open>, resolving: Resolving, pending: PendingOf<'pick'>): Candidates {
  const step = pickStepAt(open, pending.path);
  const canPick = new Set(pickable(open, pending));
  const found = matching(open, step.pick.from, bindingOf(resolving));
  const shielded = found.flatMap(cell => {
    const by = shielding(step) ? shieldOf(open, resolving, cell) : undefined;
    return by === undefined ? [] : [{ cell, by }];
  });
  const isShielded = new Set(shielded.map(({ cell }) => cell));
  const barred = found
    .filter(cell => !canPick.has(cell) && !isShielded.has(cell) && !pending.picked.includes(cell))
    .map(cell => ({ cell, why: barOf(open, step, cell) }));
  return { picked: pending.picked, pickable: [...canPick], barred, shielded };
}

/** Tokens and replacements are taken off whatever stands beside them. */
const shielding = ({ op }: PickStep): boolean => op !== 'uncover' && op !== 'x.tokens';

function barOf(open: Readonly<Open>, step: PickStep, cell: Cell): Bar {
  switch (step.op) {
    case 'takeOver':
      return 'touch';
    case 'relocate':
      return 'place';
    case 'cover': {
      if (!open.replacements.includes(step.with)) return 'gone';
      const why = whyNotHost(open.board, step.with, cell);
      return why?.code === 'SAME_CATEGORY' ? 'sameCategory' : 'covered';
    }
    case 'uncover':
      return at(open.board, cell)?.cover === null ? 'gone' : 'shape';
    case 'remove':
    case 'x.tokens':
      return 'shape';
  }
}
