import { type Element, type Kind, KINDS } from '../rules/edition.ts';
import type { CaseDraft } from './desk.ts';

/** Fills a draft with the certain elements; the player's choices stay. */
export function withCertain(draft: CaseDraft, certain: (kind: Kind) => Element | undefined): CaseDraft {
  const chosen: Partial<Record<Kind, Element>> = { ...draft };
  for (const kind of KINDS) {
    const sure = certain(kind);
    if (chosen[kind] === undefined && sure !== undefined) chosen[kind] = sure;
  }
  return chosen;
}

/** What "Solve" opens: the confirmation, or the choice of the missing elements. */
export const solveStep = (draft: CaseDraft): 'announce' | 'choose' =>
  KINDS.every(kind => draft[kind] !== undefined) ? 'announce' : 'choose';
