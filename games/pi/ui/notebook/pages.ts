import { same, type Seat } from '#kernel';
import type { Element } from '../../rules/edition.ts';
import { isMark, type Mark } from './marks.ts';

/** Marks by element. */
export type Marks = Readonly<Record<Element, Mark>>;

/** One investigation in the notebook of one seat; by the number of the solver it is about. */
export interface NotebookPage {
  readonly investigation: number;
  /** What I marked. */
  readonly marks: Readonly<Record<string, Marks>>;
  /** The automatic notes at the end of the investigation; the view no longer has their reasons. */
  readonly noted: Readonly<Record<string, Marks>>;
}

/** A mark put, changed or taken away. */
export interface MarkChange {
  readonly solver: Seat;
  readonly element: Element;
  readonly before: Mark | null; // null: none was there
  readonly after: Mark | null; // null: none is left
}

/** All pages, the newest last, with the undo and redo steps of the newest. */
export interface NotebookPages {
  readonly version: typeof VERSION;
  readonly pages: readonly NotebookPage[];
  readonly done: readonly (readonly MarkChange[])[];
  readonly undone: readonly (readonly MarkChange[])[];
}

const VERSION = 1;
/** Steps that can be undone. */
const MAX_UNDO = 200;

export const EMPTY_NOTEBOOK: NotebookPages = { version: VERSION, pages: [], done: [], undone: [] };

/** Opens the page of an investigation. Older pages are read-only. */
export function openPage(notebook: NotebookPages, investigation: number): NotebookPages {
  if (notebook.pages.at(-1)?.investigation === investigation) return notebook;
  const older = notebook.pages.filter(page => page.investigation < investigation);
  return { ...EMPTY_NOTEBOOK, pages: [...older, { investigation, marks: {}, noted: {} }] };
}

export const pageOfInvestigation = ({ pages }: NotebookPages, investigation: number): NotebookPage | undefined =>
  pages.find(page => page.investigation === investigation);

export const markOn = (page: NotebookPage | undefined, solver: Seat, element: Element): Mark | undefined =>
  page?.marks[solver]?.[element];

/** Puts marks on the newest page, in one step; null takes a mark away. */
export function putMarks(
  notebook: NotebookPages,
  solver: Seat,
  marks: readonly { readonly element: Element; readonly mark: Mark | null }[],
): NotebookPages {
  const page = notebook.pages.at(-1);
  if (!page) throw new Error('there is no page to mark on');
  const step = marks
    .map(({ element, mark }) => ({ solver, element, before: markOn(page, solver, element) ?? null, after: mark }))
    .filter(({ before, after }) => before !== after);
  if (step.length === 0) return notebook;
  return { ...rewritten(notebook, step), done: [...notebook.done, step].slice(-MAX_UNDO), undone: [] };
}

/** Takes away every mark of mine about a solver, in one step. */
export const clearMarks = (notebook: NotebookPages, solver: Seat): NotebookPages =>
  putMarks(
    notebook,
    solver,
    Object.keys(notebook.pages.at(-1)?.marks[solver] ?? {}).map(element => ({ element, mark: null })),
  );

export function undoMarks(notebook: NotebookPages): NotebookPages {
  const step = notebook.done.at(-1);
  if (!step) return notebook;
  const back = step.map(({ before, after, ...where }) => ({ ...where, before: after, after: before }));
  return { ...rewritten(notebook, back), done: notebook.done.slice(0, -1), undone: [...notebook.undone, step] };
}

export function redoMarks(notebook: NotebookPages): NotebookPages {
  const step = notebook.undone.at(-1);
  if (!step) return notebook;
  return { ...rewritten(notebook, step), done: [...notebook.done, step], undone: notebook.undone.slice(0, -1) };
}

function rewritten(notebook: NotebookPages, step: readonly MarkChange[]): NotebookPages {
  const page = notebook.pages.at(-1);
  if (!page) return notebook;
  const marks = Object.fromEntries(Object.entries(page.marks).map(([solver, all]) => [solver, { ...all }]));
  for (const { solver, element, after } of step) {
    const about = (marks[solver] ??= {});
    if (after === null) delete about[element];
    else about[element] = after;
  }
  return { ...notebook, pages: [...notebook.pages.slice(0, -1), { ...page, marks }] };
}

/** Stores the automatic notes for after the investigation. */
export function keepNotes(notebook: NotebookPages, noted: NotebookPage['noted']): NotebookPages {
  const page = notebook.pages.at(-1);
  if (!page || same(page.noted, noted)) return notebook;
  return { ...notebook, pages: [...notebook.pages.slice(0, -1), { ...page, noted }] };
}

export const writePages = (notebook: NotebookPages): string => JSON.stringify(notebook);

/** Parses a stored notebook; invalid text gives an empty one. */
export function readPages(text: string | undefined): NotebookPages {
  if (text === undefined) return EMPTY_NOTEBOOK;
  try {
    return pagesFrom(JSON.parse(text)) ?? EMPTY_NOTEBOOK;
  } catch (error) {
    if (error instanceof SyntaxError) return EMPTY_NOTEBOOK;
    throw error;
  }
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pagesFrom(value: unknown): NotebookPages | undefined {
  if (!isFields(value) || value['version'] !== VERSION) return undefined;
  const pages = listFrom(value['pages'], pageFrom);
  const done = listFrom(value['done'], stepFrom);
  const undone = listFrom(value['undone'], stepFrom);
  if (
    !pages ||
    !done ||
    !undone ||
    !pages.every((page, at) => page.investigation > (pages[at - 1]?.investigation ?? 0))
  )
    return undefined;
  return { version: VERSION, pages, done, undone };
}

function listFrom<Item>(value: unknown, itemFrom: (value: unknown) => Item | undefined): Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(itemFrom);
  return items.every(item => item !== undefined) ? items : undefined;
}

function pageFrom(value: unknown): NotebookPage | undefined {
  if (!isFields(value)) return undefined;
  const { investigation } = value;
  const marks = recordFrom(value['marks'], marksFrom);
  const noted = recordFrom(value['noted'], marksFrom);
  if (typeof investigation !== 'number' || !Number.isInteger(investigation) || !marks || !noted) return undefined;
  return { investigation, marks, noted };
}

const marksFrom = (value: unknown): Marks | undefined => recordFrom(value, mark => (isMark(mark) ? mark : undefined));

function recordFrom<Item>(
  value: unknown,
  itemFrom: (value: unknown) => Item | undefined,
): Readonly<Record<string, Item>> | undefined {
  if (!isFields(value)) return undefined;
  const entries = Object.entries(value).map(([key, item]) => [key, itemFrom(item)] as const);
  const isWhole = (entry: readonly [string, Item | undefined]): entry is readonly [string, Item] =>
    entry[1] !== undefined;
  return entries.every(isWhole) ? Object.fromEntries(entries) : undefined;
}

const stepFrom = (value: unknown): MarkChange[] | undefined => listFrom(value, changeFrom);

function changeFrom(value: unknown): MarkChange | undefined {
  if (!isFields(value)) return undefined;
  const { solver, element, before, after } = value;
  if (typeof solver !== 'number' || typeof element !== 'string') return undefined;
  if (!(before === null || isMark(before)) || !(after === null || isMark(after))) return undefined;
  return { solver, element, before, after };
}
