import type { Seat } from '#kernel';
import { prisonerOf } from '../../rules/board.ts';
import { ELEMENTS, type Element } from '../../rules/components.ts';
import type { Criterion, Ending, Open, Prisoner } from '../../rules/state.ts';

type Escape = Extract<Ending, { outcome: 'escape' }>;
type Position = Pick<Open, 'prisoners' | 'scapegoat'>;

/** One question of ALC-16, in their order, and what came of it. */
export interface EndStep {
  readonly criterion: Criterion;
  readonly state: 'passed' | 'decides' | 'notAsked';
  /** Who was compared, and their numbers where numbers decide. */
  readonly compared: readonly { readonly seat: Seat; readonly value: number | null }[]; // null: no number counts here
}

const VALUES: Readonly<Partial<Record<Criterion, (prisoner: Prisoner) => number>>> = {
  elements: ({ marks }) => marks.length,
  cash: ({ cash }) => cash,
  items: ({ items }) => items.length,
  strength: ({ strength }) => strength,
};

const CRITERIA: readonly Criterion[] = ['scapegoat', 'onlyOne', 'elements', 'cash', 'items', 'strength', 'naming'];

/** The steps that led to who stays behind (ALC-16.6 to ALC-16.9). */
export function endSteps(open: Position, { decidedBy, redundant }: Escape): EndStep[] {
  const last = CRITERIA.indexOf(decidedBy);
  let candidates: readonly Seat[] = redundant;
  return CRITERIA.map((criterion, at): EndStep => {
    if (at > last) return { criterion, state: 'notAsked', compared: [] };
    const valueOf = VALUES[criterion];
    const asked = criterion === 'scapegoat' ? [open.scapegoat] : candidates;
    const compared = asked.map(seat => ({ seat, value: valueOf ? valueOf(prisonerOf(open, seat)) : null }));
    if (valueOf) {
      const least = Math.min(...compared.map(({ value }) => value ?? 0));
      candidates = compared.filter(({ value }) => value === least).map(({ seat }) => seat);
    }
    return { criterion, state: at === last ? 'decides' : 'passed', compared };
  });
}

/** The letters that a prisoner alone has (ALC-16.5). */
export const soleLetters = ({ prisoners }: Pick<Open, 'prisoners'>, seat: Seat): Element[] =>
  ELEMENTS.filter(element => prisoners.every(({ marks }, other) => marks.includes(element) === (other === seat)));
