import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { type Seat, seatsOf } from '#kernel';
import type { Element } from '../../rules/edition.ts';
import type { Options } from '../../rules/state.ts';
import type { NotebookProps } from './props.ts';
import type { Mark } from './marks.ts';
import { type AutoNotes, autoNotesAbout } from './auto-notes.ts';
import {
  keepNotes,
  putMarks,
  type Marks,
  type NotebookPage,
  pageOfInvestigation,
  type NotebookPages,
  readPages,
  redoMarks,
  openPage,
  undoMarks,
  clearMarks,
  writePages,
} from './pages.ts';

/** The state of an open notebook. */
export interface NotebookModel {
  readonly props: NotebookProps;
  readonly me: Seat;
  level(): Options['notebook'];
  /** The automatic notes about a solver in the current investigation. */
  notes(solver: Seat): AutoNotes;
  /** The investigation of the shown page. */
  investigation(): number;
  look(investigation: number): void;
  page(): NotebookPage | undefined;
  /** The page is of a past investigation, and read-only. */
  isOld(): boolean;
  /** Whether marks can be stored. */
  canMark(): boolean;
  put(solver: Seat, element: Element, as: Mark | null): void;
  wipe(solver: Seat): void;
  undo(): void;
  redo(): void;
  canUndo(): boolean;
  canRedo(): boolean;
}

export function openNotebook(props: NotebookProps, me: Seat): NotebookModel {
  const now = (): number => props.view.open.investigation;
  const notes = createMemo(() => seatsOf(props.view.open.solvers.length).map(seat => autoNotesAbout(props.view, seat)));
  const [pages, setPages] = createSignal(openPage(readPages(props.notes?.read()), now()));
  const [looked, look] = createSignal<number | null>(null); // null: the newest page

  createEffect(() => {
    const noted = Object.fromEntries(notes().map(({ certain }, seat) => [seat, marksIn(certain)]));
    const investigation = now();
    setPages(before => keepNotes(openPage(before, investigation), noted));
  });
  createEffect(on(pages, written => props.notes?.write(writePages(written)), { defer: true }));
  createEffect(on(now, () => look(null), { defer: true }));

  const change = (how: (pages: NotebookPages) => NotebookPages): void => void setPages(how);
  const investigation = (): number => looked() ?? now();
  const isOld = (): boolean => investigation() !== now();
  const canMark = (): boolean => props.notes !== undefined && !isOld();
  return {
    props,
    me,
    level: () => props.view.open.options.notebook,
    notes: solver => notes()[solver] ?? autoNotesAbout(props.view, solver),
    investigation,
    look: chosen => look(chosen === now() ? null : chosen),
    page: () => pageOfInvestigation(pages(), investigation()),
    isOld,
    canMark,
    put: (solver, element, as) => change(before => putMarks(before, solver, [{ element, mark: as }])),
    wipe: solver => change(before => clearMarks(before, solver)),
    undo: () => change(undoMarks),
    redo: () => change(redoMarks),
    canUndo: () => pages().done.length > 0,
    canRedo: () => pages().undone.length > 0,
  };
}

const marksIn = (certain: AutoNotes['certain']): Marks =>
  Object.fromEntries([...certain].map(([element, fact]) => [element, fact.mark]));
