import { createMemo, createSignal } from 'solid-js';
import type { Seat } from '#kernel';
import { type Element, type Kind, KINDS } from '../../rules/edition.ts';
import { townOf } from '../../rules/tiles.ts';
import type { NotebookModel } from './notebook-model.ts';
import type { Fact } from './facts.ts';
import { type Mark, type ShownMark, shownMark, nextMark } from './marks.ts';
import { markOn } from './pages.ts';
import { type Assumption, type Hypothesis, suppose } from '../../rules/reasoning.ts';

/** The marks beside one element. */
export interface SheetCell extends Omit<ShownMark, 'mark'> {
  readonly mark: Mark | 'assumed';
  /** The investigation is over, and it was part of the case. */
  readonly isTrue: boolean;
}

/** The part of a page about one solver, and its UI state. */
export interface SolverSheet {
  readonly desk: NotebookModel;
  readonly solver: Seat;
  cell(kind: Kind, element: Element): SheetCell;
  /** The fact behind an automatic note. */
  fact(element: Element): Fact | undefined;
  /** The selected element. */
  chosen(): Element | null; // null: none
  choose(element: Element | null): void;
  /** The current assumption. */
  assumed(): Assumption | null; // null: nothing is being assumed
  assume(assumed: Assumption | null): void;
  hypothesis(): Hypothesis | null; // null: nothing is assumed yet
  /** One tap beside an element. */
  tap(kind: Kind, element: Element): void;
  put(element: Element, as: Mark | null): void;
}

export function openSheet(desk: NotebookModel, solver: Seat): SolverSheet {
  const { props } = desk;
  const [chosen, choose] = createSignal<Element | null>(null);
  const [wanted, assume] = createSignal<Assumption | null>(null);
  const assumed = (): Assumption | null => (desk.isOld() || desk.level() < 2 ? null : wanted());
  const hypothesis = createMemo(() => {
    const now = assumed();
    return now && Object.keys(now).length > 0 ? suppose(props.view, solver, now) : null;
  });

  const truth = (): string[] => {
    const known = desk.isOld() ? props.view.open.past[desk.investigation() - 1]?.[solver] : undefined;
    return known ? KINDS.map(kind => known[kind]) : [];
  };
  const certain = (element: Element): Fact['mark'] | undefined => {
    if (!desk.isOld()) return desk.notes(solver).certain.get(element)?.mark;
    const noted = desk.page()?.noted[solver]?.[element];
    return noted === 'excluded' || noted === 'sure' ? noted : undefined;
  };
  const mine = (element: Element): Mark | undefined => markOn(desk.page(), solver, element);

  function ifAssumed(kind: Kind, element: Element, { reasoning }: Hypothesis): SheetCell {
    const bit = 1 << (townOf(props.view.open).numberOf.get(element) ?? 0);
    const left = reasoning.left[kind];
    const mark = left === bit ? 'sure' : left & bit ? 'open' : 'excluded';
    return { mark, by: mark === 'open' ? null : 'notebook', isDisputed: false, isTrue: false };
  }

  const put = (element: Element, as: Mark | null): void => {
    if (desk.canMark()) desk.put(solver, element, as);
  };

  return {
    desk,
    solver,
    cell(kind, element) {
      const tried = hypothesis();
      if (assumed()?.[kind] === element) return { mark: 'assumed', by: 'me', isDisputed: false, isTrue: false };
      // an impossible assumption has no consequences to show
      if (tried && tried.reasoning.count > 0) return ifAssumed(kind, element, tried);
      return { ...shownMark(mine(element), certain(element)), isTrue: truth().includes(element) };
    },
    fact: element => (desk.isOld() ? undefined : desk.notes(solver).certain.get(element)),
    chosen,
    choose,
    assumed,
    assume,
    hypothesis,
    tap(kind, element) {
      const now = assumed();
      if (!now) return put(element, nextMark(mine(element), certain(element)) ?? null);
      const { [kind]: before, ...others } = now;
      assume(before === element ? others : { ...others, [kind]: element });
    },
    put,
  };
}
