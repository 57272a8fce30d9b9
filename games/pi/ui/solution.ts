import { type Element, type Kind, KINDS } from '../rules/edition.ts';
import type { CaseDraft } from './desk.ts';

/** A solution with everything that is certain chosen; what the player has chosen stays. */
export function withCertain(draft: CaseDraft, certain: (kind: Kind) => Element | undefined): CaseDraft {
  const chosen: Partial<Record<Kind, Element>> = { ...draft };
  for (const kind of KINDS) {
    const sure = certain(kind);
    if (chosen[kind] === undefined && sure !== undefined) chosen[kind] = sure;
  }
  return chosen;
}

/** What the button "Solve" leads to: the question whether to announce it, or the choice of what is missing. */
export const solveStep = (draft: CaseDraft): 'announce' | 'choose' =>
  KINDS.every(kind => draft[kind] !== undefined) ? 'announce' : 'choose';
