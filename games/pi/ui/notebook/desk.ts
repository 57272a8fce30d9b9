import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { type Seat, seatsOf } from '#kernel';
import type { Element } from '../../rules/edition.ts';
import type { Options } from '../../rules/state.ts';
import type { NotebookProps } from './props.ts';
import type { Mark } from './marks.ts';
import { type Notes, notesAbout } from './notes.ts';
import {
  keepNotes,
  mark,
  type Marks,
  type Page,
  pageOf,
  type Pages,
  read,
  redo,
  turnTo,
  undo,
  wipe,
  write,
} from './pages.ts';

/** A notebook lying open: its pages, what it works out by itself, and what can be done with it. */
export interface Desk {
  readonly props: NotebookProps;
  readonly me: Seat;
  level(): Options['notebook'];
  /** What the notebook works out about a solver in the investigation that goes on. */
  notes(solver: Seat): Notes;
  /** The investigation whose page is looked at. */
  investigation(): number;
  look(investigation: number): void;
  page(): Page | undefined;
  /** Its investigation is over, and it can only be read. */
  isOld(): boolean;
  /** Whether there is anything to write with. */
  canMark(): boolean;
  put(solver: Seat, element: Element, as: Mark | null): void;
  wipe(solver: Seat): void;
  undo(): void;
  redo(): void;
  canUndo(): boolean;
  canRedo(): boolean;
}

export function openDesk(props: NotebookProps, me: Seat): Desk {
  const now = (): number => props.view.open.investigation;
  const notes = createMemo(() => seatsOf(props.view.open.solvers.length).map(seat => notesAbout(props.view, seat)));
  const [pages, setPages] = createSignal(turnTo(read(props.notes?.read()), now()));
  const [looked, look] = createSignal<number | null>(null); // null: the newest page

  createEffect(() => {
    const noted = Object.fromEntries(notes().map(({ certain }, seat) => [seat, marksIn(certain)]));
    const investigation = now();
    setPages(before => keepNotes(turnTo(before, investigation), noted));
  });
  createEffect(on(pages, written => props.notes?.write(write(written)), { defer: true }));
  createEffect(on(now, () => look(null), { defer: true }));

  const change = (how: (pages: Pages) => Pages): void => void setPages(how);
  const investigation = (): number => looked() ?? now();
  const isOld = (): boolean => investigation() !== now();
  const canMark = (): boolean => props.notes !== undefined && !isOld();
  return {
    props,
    me,
    level: () => props.view.open.options.notebook,
    notes: solver => notes()[solver] ?? notesAbout(props.view, solver),
    investigation,
    look: chosen => look(chosen === now() ? null : chosen),
    page: () => pageOf(pages(), investigation()),
    isOld,
    canMark,
    put: (solver, element, as) => change(before => mark(before, solver, [{ element, mark: as }])),
    wipe: solver => change(before => wipe(before, solver)),
    undo: () => change(undo),
    redo: () => change(redo),
    canUndo: () => pages().done.length > 0,
    canRedo: () => pages().undone.length > 0,
  };
}

const marksIn = (certain: Notes['certain']): Marks =>
  Object.fromEntries([...certain].map(([element, fact]) => [element, fact.mark]));
