import type { Seat } from '#kernel';
import { type Element, KINDS } from '../../rules/edition.ts';
import type { Box } from '../../rules/knowledge.ts';
import type { View } from '../../rules/state.ts';
import { townOf } from '../../rules/tiles.ts';
import { type Fact, factsAbout } from './facts.ts';
import { type Reasoning, reasonAbout } from '../../rules/reasoning.ts';

/** The automatic notes about one solver, limited by the help level of the table. */
export interface AutoNotes {
  readonly certain: ReadonlyMap<Element, Fact>;
  /** The elements that the certain facts leave. */
  readonly left: Box | null; // null: help level 0
  readonly reasoning: Reasoning | null; // null: help level 1
}

export function autoNotesAbout(view: Readonly<View>, solver: Seat): AutoNotes {
  const level = view.open.options.notebook;
  if (level === 0) return { certain: new Map(), left: null, reasoning: null };
  const facts = factsAbout(view, solver);
  if (level === 1) return { ...facts, reasoning: null };
  const reasoning = reasonAbout(view, solver);
  const certain = new Map(facts.certain);
  for (const kind of KINDS)
    townOf(view.open).elements[kind].forEach((element, number) => {
      if (certain.has(element)) return;
      const bit = 1 << number;
      if ((reasoning.left[kind] & bit) === 0) certain.set(element, { mark: 'excluded', because: [] });
      else if (reasoning.left[kind] === bit) certain.set(element, { mark: 'sure', because: [] });
    });
  return { certain, left: reasoning.left, reasoning };
}
